import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { RunStatus } from '../reference/tender-values.js'
import { JobKind } from './job.entity.js'
import { newestJob } from './job.service.js'

@ObjectType({ description: 'How far a job is, or how it ended.' })
export class JobProgress {
  @Field(() => JobKind, { description: 'Which job.' })
  kind!: JobKind

  @Field(() => RunStatus, { description: 'Whether it runs, or how it ended.' })
  state!: RunStatus

  @Field(() => Int, { description: 'Number of items that were handled.' })
  done!: number

  @Field(() => Int, { description: 'Number of items in all; 0 while that is not known.' })
  total!: number

  @Field(() => String, {
    nullable: true,
    description: 'What it handles now, in Dutch; null when there is nothing to say.',
  })
  label!: string | null

  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  completedAt!: Date | null
}

@Resolver()
export class JobResolver {
  @Query(() => JobProgress, {
    nullable: true,
    description: 'The newest job of a kind; null when there was none. Public; needs no sign-in.',
  })
  job(
    @Arg('kind', () => JobKind, { description: 'Which job.' }) kind: JobKind,
    @Ctx() { db }: Context,
  ): Promise<JobProgress | null> {
    return newestJob(db, kind)
  }
}
