import { Arg, Ctx, Field, InputType, Mutation, Query, registerEnumType, Resolver, Subscription } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Job, JobKind } from '../../platform/jobs/job.entity.js'
import { JobRun, newestJobs } from '../../platform/jobs/job-history.js'
import { jobHubOf } from '../../platform/jobs/job-hub.js'
import { cancelJob, newestJob } from '../../platform/jobs/job-row.js'

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

@InputType({ description: 'Which job to cancel.' })
class CancelJobInput {
  @Field(() => JobKind, { description: 'Kind of the job.' })
  kind!: JobKind
}

@ObjectType({ description: 'The job that was asked to stop.' })
class CancelJobPayload {
  @Field(() => Job, { nullable: true, description: 'The newest job of this kind; null when there was none.' })
  job!: Job | null
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

  @Query(() => [JobRun], {
    description: 'The newest job of each kind that ran at least once. UNAUTHENTICATED for visitors.',
  })
  jobs(@Ctx() { db }: Context): Promise<readonly JobRun[]> {
    return newestJobs(db)
  }

  @Query(() => Job, {
    nullable: true,
    description: 'The newest job of a kind; null when there was none. Public; needs no sign-in.',
  })
  job(
    @Arg('kind', () => JobKind, { description: 'Which job.' }) kind: JobKind,
    @Ctx() { db }: Context,
  ): Promise<Job | null> {
    return newestJob(db, kind)
  }

  @Subscription(() => Job, {
    description: 'Each change of the newest job of a kind, in any process. Public; needs no sign-in.',
    subscribe: ({ args, context }: { args: { kind?: JobKind }; context: Context }) =>
      jobHubOf(context.db, context.live!.notifications).subscribe(args.kind!, context.live!.listener.tooSlow),
  })
  jobProgress(@Arg('kind', () => JobKind, { description: 'Which job.' }) _kind: JobKind): Job {
    throw new Error('guarded() answers with the event itself')
  }
}
