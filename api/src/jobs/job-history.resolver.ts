import { Ctx, Field, Int, Query, Resolver } from 'type-graphql'
import { ObjectType } from '../graphql/object-type.js'
import type { Context } from '../context.js'
import { RunStatus } from '../reference/tender-values.js'
import { type JobRun, newestJobs } from './job-history.js'
import { JobKind } from './job.entity.js'

@ObjectType({ description: 'Number of the tenders that a job sorted, by their first category.' })
class JobCount {
  @Field(() => String, { description: 'Name of the category.' })
  category!: string

  @Field(() => Int, { description: 'Number of tenders.' })
  count!: number
}

/** A number that not every kind of job has. */
const NumberOf = (description: string) => Field(() => Int, { nullable: true, description })

@ObjectType('JobRun', {
  description:
    'The newest job of a kind over all of the data, with the numbers of the newest one that left a result. Each number is null for the kinds that do not count it.',
})
class JobRunType {
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
    description: 'When the job ended that the numbers are of; null when none left a result.',
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

@Resolver()
export class JobHistoryResolver {
  @Query(() => [JobRunType], {
    description: 'The newest job of each kind that ran at least once. UNAUTHENTICATED for visitors.',
  })
  jobs(@Ctx() { db }: Context): Promise<readonly JobRun[]> {
    return newestJobs(db)
  }
}
