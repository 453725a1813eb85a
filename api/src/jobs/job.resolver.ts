import {
  Arg,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  Query,
  registerEnumType,
  Resolver,
  Subscription,
} from 'type-graphql'
import { ObjectType } from '../graphql/object-type.js'
import type { Context } from '../context.js'
import { RunStatus } from '../reference/tender-values.js'
import { JobKind } from './job.entity.js'
import { jobHubOf } from './job-hub.js'
import { newestJob } from './job-row.js'
import { cancelJob } from './job.service.js'

registerEnumType(JobKind, {
  name: 'JobKind',
  description: 'Kind of long-running job; one of each kind runs at a time in the whole installation.',
  valuesConfig: {
    REFRESH: { description: 'Reads all sources.' },
    RECLASSIFY: { description: 'Sorts all tenders into categories again.' },
    CATEGORIZE: { description: "Sorts the tenders that are only in 'Overig'." },
    CHECK_AWARDS: { description: 'Looks up who won.' },
  },
})
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

  @Field(() => String, {
    nullable: true,
    description: 'What is finished before it stops when it is cancelled, such as a source; null when it stops at once.',
  })
  stopsAfter!: string | null

  @Field(() => Boolean, { description: 'Whether it was cancelled, and is stopping or has stopped.' })
  isStopAsked!: boolean

  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  completedAt!: Date | null
}

@InputType({ description: 'Which job to cancel.' })
class CancelJobInput {
  @Field(() => JobKind, { description: 'Kind of the job.' })
  kind!: JobKind
}

@ObjectType({ description: 'The job that was asked to stop.' })
class CancelJobPayload {
  @Field(() => JobProgress, { nullable: true, description: 'The newest job of this kind; null when there was none.' })
  job!: JobProgress | null
}

@Resolver()
export class JobResolver {
  @Mutation(() => CancelJobPayload, {
    description:
      'Asks the running job of a kind to stop; what it did stays. Idempotent: without a running job nothing happens. Administrators only.',
  })
  async cancelJob(
    @Arg('input', () => CancelJobInput, { description: 'Which job.' }) { kind }: CancelJobInput,
    @Ctx() { db }: Context,
  ): Promise<CancelJobPayload> {
    await cancelJob(db, kind)
    return { job: await newestJob(db, kind) }
  }

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

  @Subscription(() => JobProgress, {
    description: 'Each change of the newest job of a kind, in any process. Public; needs no sign-in.',
    subscribe: ({ args, context }: { args: { kind?: JobKind }; context: Context }) =>
      jobHubOf(context).subscribe(args.kind!, context.live!.listener.tooSlow),
  })
  jobProgress(@Arg('kind', () => JobKind, { description: 'Which job.' }) _kind: JobKind): JobProgress {
    throw new Error('guarded() answers with the event itself')
  }
}
