import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { RunStatus } from '../reference/tender-values.js'

export const JobKind = {
  REFRESH: 'refresh',
  RECLASSIFY: 'reclassify',
  CATEGORIZE: 'categorize',
  CHECK_AWARDS: 'check_awards',
} as const
export type JobKind = (typeof JobKind)[keyof typeof JobKind]

/** Scope of a refresh of all sources that follow the schedule, where some have an interval of their own. */
export const ON_SCHEDULE = 'schedule'

/** A long-running job, of which one of each kind runs at a time in the whole installation. */
@Entity('jobs')
@Index(['kind', 'startedAt'])
export class Job {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  kind!: JobKind

  /** The part of the work that it does, such as one source; null for all of it. */
  @Column('text', { nullable: true })
  scope!: string | null

  @Column('text')
  status!: RunStatus

  @Column('integer', { default: 0 })
  done!: number

  @Column('integer', { default: 0 })
  total!: number

  @Column('text', { nullable: true })
  label!: string | null

  /** What is finished before a cancelled job stops, as the screen names it; null when it stops at once. */
  @Column('text', { nullable: true })
  stopsAfter!: string | null

  /** Whether an administrator cancelled it. */
  @Column('boolean', { default: false })
  isStopAsked!: boolean

  @Column('jsonb', { nullable: true })
  result!: object | null

  @Column('text', { nullable: true })
  errorMessage!: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt!: Date

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completedAt!: Date | null
}
