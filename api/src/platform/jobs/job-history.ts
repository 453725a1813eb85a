import { Field, Int } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import { ObjectType } from '../graphql/object-type.js'
import { RunStatus } from '../../reference/tender-values.js'
import { JobKind, ON_SCHEDULE } from './job.entity.js'

@ObjectType({ description: 'Number of the tenders that a job sorted, by their first category.' })
class JobCount {
  @Field(() => String, { description: 'Name of the category.' })
  category!: string

  @Field(() => Int, { description: 'Number of tenders.' })
  count!: number
}

/** Null for kinds of job without this number. */
const NumberOf = (description: string) => Field(() => Int, { nullable: true, description })

@ObjectType({
  description:
    'The newest job of a kind over all data, with the numbers of the newest one that left a result. Each number is null for the kinds without it.',
})
export class JobRun {
  @Field(() => JobKind, { description: 'Which job.' })
  kind!: JobKind

  @Field(() => RunStatus, { description: 'Whether the newest one runs, or how it ended.' })
  state!: RunStatus

  @Field(() => Date, { description: 'When the newest one began.' })
  startedAt!: Date

  @Field(() => Date, { nullable: true, description: 'When the newest one ended; null while it runs.' })
  completedAt!: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the job with these numbers ended; null when none left a result.',
  })
  resultAt!: Date | null

  @NumberOf('Number of notices that the sources had; a tender may have several.')
  notices!: number | null

  @NumberOf('Number of tenders that the sources had.')
  found!: number | null

  @NumberOf('Number of tenders that were new.')
  added!: number | null

  @NumberOf('Number of tenders that were sorted again.')
  processed!: number | null

  @NumberOf("Number of tenders with a category other than 'Overig'.")
  categorized!: number | null

  @NumberOf("Number of tenders that are still in 'Overig'.")
  remaining!: number | null

  @NumberOf("Number of tenders that had 'Overig' only.")
  total!: number | null

  @NumberOf('Number of tenders whose award was looked up.')
  checked!: number | null

  @NumberOf('Number of tenders of which something changed.')
  updated!: number | null

  @Field(() => [JobCount], { nullable: true, description: 'By first category; highest count first.' })
  distribution!: readonly JobCount[] | null
}

/** The job's own fields; the others are numbers from its result. */
type JobTimes = Pick<JobRun, 'kind' | 'state' | 'startedAt' | 'completedAt' | 'resultAt'>

/** A job with a scope did only a part of the work, such as one source, and is excluded. */
const isWhole = `(scope IS NULL OR scope = '${ON_SCHEDULE}')`

const newestSql = `
  SELECT kinds.kind, newest.status AS state, newest.started_at AS "startedAt", newest.completed_at AS "completedAt",
    finished.result, finished.completed_at AS "resultAt"
  FROM unnest($1::text[]) WITH ORDINALITY AS kinds (kind, position)
  CROSS JOIN LATERAL (
    SELECT status, started_at, completed_at FROM jobs
    WHERE kind = kinds.kind AND ${isWhole} ORDER BY started_at DESC LIMIT 1
  ) newest
  LEFT JOIN LATERAL (
    SELECT result, completed_at FROM jobs
    WHERE kind = kinds.kind AND ${isWhole} AND result IS NOT NULL ORDER BY started_at DESC LIMIT 1
  ) finished ON true
  ORDER BY kinds.position`

/** The newest job of each kind that ran at least once. */
export async function newestJobs(db: EntityManager): Promise<readonly JobRun[]> {
  const values = [Object.values(JobKind)]
  const rows = await namedQuery<JobTimes & { readonly result: unknown }>(db, { text: newestSql, values })
  return rows.map(({ result, ...job }) => ({ ...job, ...numbersOf(result) }))
}

/** @param result as stored by any version of the product */
export function numbersOf(result: unknown): Omit<JobRun, keyof JobTimes> {
  const stored = (typeof result === 'object' && result !== null ? result : {}) as Readonly<Record<string, unknown>>
  const count = (name: string) => (isCount(stored[name]) ? stored[name] : null)
  return {
    notices: count('totalNotices'),
    found: count('totalFound'),
    added: count('totalAdded'),
    processed: count('processed'),
    categorized: count('categorized'),
    remaining: count('remainingUncategorized'),
    total: count('total'),
    checked: count('checked'),
    updated: count('updated'),
    distribution: Array.isArray(stored.categoryDistribution)
      ? stored.categoryDistribution.filter(isJobCount).map(({ category, count: n }) => ({ category, count: n }))
      : null,
  }
}

const MAX_INT = 2 ** 31 - 1

/** A number outside the range of GraphQL's Int would fail the whole answer. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INT

const isJobCount = (value: unknown): value is JobCount =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as JobCount).category === 'string' &&
  isCount((value as JobCount).count)
