import { Field, Int } from 'type-graphql'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../graphql/object-type.js'
import { RunStatus } from '../../reference/tender-values.js'

export const JobKind = {
  REFRESH: 'refresh',
  RECLASSIFY: 'reclassify',
  CATEGORIZE: 'categorize',
  CHECK_AWARDS: 'check_awards',
} as const
export type JobKind = (typeof JobKind)[keyof typeof JobKind]

/** Scope of a refresh of the sources that follow the schedule, when some sources have their own interval. */
export const ON_SCHEDULE = 'schedule'

/** A long-running job. One job of each kind runs at a time in the whole installation. */
@ObjectType('JobProgress', { description: 'The progress or result of a job.' })
@Entity('jobs')
@Index(['kind', 'startedAt'])
export class Job {
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => JobKind, { description: 'Which job.' })
  @Column('text')
  kind!: JobKind

  /** The part of the work, such as one source; null for all of it. */
  @Column('text', { nullable: true })
  scope!: string | null

  @Column('text')
  status!: RunStatus

  @Field(() => RunStatus, { description: 'Whether it runs, or how it ended.' })
  get state(): RunStatus {
    return this.status
  }

  @Field(() => Int, { description: 'Number of items that were handled.' })
  @Column('integer', { default: 0 })
  done!: number

  @Field(() => Int, { description: 'Number of items in all; 0 while that is not known.' })
  @Column('integer', { default: 0 })
  total!: number

  @Field(() => String, {
    nullable: true,
    description: 'The current step, in Dutch; null when there is none to report.',
  })
  @Column('text', { nullable: true })
  label!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The work that a cancelled job finishes before it stops, such as a source; null when it stops at once.',
  })
  @Column('text', { nullable: true })
  stopsAfter!: string | null

  @Field(() => Boolean, { description: 'Whether it was cancelled, and is stopping or has stopped.' })
  @Column('boolean', { default: false })
  isStopAsked!: boolean

  @Column('jsonb', { nullable: true })
  result!: object | null

  @Column('text', { nullable: true })
  errorMessage!: string | null

  @Field(() => Date, { description: 'When it began.' })
  @Column({ type: 'timestamptz', precision: 3 })
  startedAt!: Date

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completedAt!: Date | null
}
