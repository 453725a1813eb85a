import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { RunStatus } from '../reference/tender-values.js'
import { JobKind, ON_SCHEDULE } from './job.entity.js'

/** Numbers out of a stored result; which of them a kind of job has differs, and so does what an older version stored. */
export interface JobNumbers {
  readonly notices: number | null
  readonly found: number | null
  readonly added: number | null
  readonly processed: number | null
  readonly categorized: number | null
  readonly remaining: number | null
  readonly total: number | null
  readonly checked: number | null
  readonly updated: number | null
  readonly distribution: readonly JobCount[] | null
}

export interface JobCount {
  readonly category: string
  readonly count: number
}

/** The newest job of a kind, with the numbers of the newest one that left a result: a failed job leaves none. */
export interface JobRun extends JobNumbers {
  readonly kind: JobKind
  readonly state: RunStatus
  readonly startedAt: Date
  readonly completedAt: Date | null
  readonly resultAt: Date | null
}

interface Row extends Omit<JobRun, keyof JobNumbers> {
  readonly result: unknown
}

/** A job with another scope did a part of the work only, such as one source, and does not count. */
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
  const rows = await namedQuery<Row>(db, { text: newestSql, values: [Object.values(JobKind)] })
  return rows.map(({ result, ...job }) => ({ ...job, ...numbersOf(result) }))
}

/** @param result as a job stored it, in whichever version of the product */
export function numbersOf(result: unknown): JobNumbers {
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

/** What fits in an Int of GraphQL: any other number would fail the whole answer. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INT

const isJobCount = (value: unknown): value is JobCount =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as JobCount).category === 'string' &&
  isCount((value as JobCount).count)
