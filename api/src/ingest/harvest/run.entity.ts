import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'
import { RunStatus } from '../../reference/tender-values.js'
import type { SuspicionKind } from './suspicion.js'

@ObjectType('Run', { implements: Node, description: 'One run of the harvest over one source.' })
@Entity('scraper_runs')
@Index(['source', 'startedAt'])
export class ScraperRun extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the database.' })
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  source!: string

  @Field(() => RunStatus, { description: 'Whether it runs, or how it ended.' })
  @Column('text')
  status!: RunStatus

  @Field(() => Int, { description: 'Number of notices in the list.' })
  @Column('integer', { default: 0 })
  itemsFound!: number

  @Field(() => Int, { description: 'Number of tenders that were added.' })
  @Column('integer', { default: 0 })
  itemsAdded!: number

  @Field(() => Int, { description: 'Number of tenders that changed, those that were closed included.' })
  @Column('integer', { default: 0 })
  itemsUpdated!: number

  @Field(() => Int, { description: 'Number of notices that could not be used.' })
  @Column('integer', { default: 0 })
  itemsRefused!: number

  /** Dutch sentence for the operator; null when there were no problems. */
  @Column('text', { nullable: true })
  errorMessage!: string | null

  /** The kind of suspicion; kept after an administrator accepts the run. */
  @Column('text', { nullable: true })
  suspicion!: SuspicionKind | null

  /** Part of the baseline that later runs are compared with. */
  @Column('boolean', { default: false })
  isUsual!: boolean

  /** The time limit cut the run short while it made progress: the worker continues it. */
  @Column('boolean', { default: false })
  isUnfinished!: boolean

  /** The administrator who accepted the suspect run. */
  @Column('uuid', { nullable: true })
  acceptedBy!: string | null

  @Field(() => Date, { description: 'When it began.' })
  @Column({ type: 'timestamptz', precision: 3 })
  startedAt!: Date

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completedAt!: Date | null

  protected override get typeName(): string {
    return 'Run'
  }
}
