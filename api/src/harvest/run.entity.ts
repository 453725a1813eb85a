import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { RunStatus } from '../reference/tender-values.js'

/** One run of the harvest over one source. */
@Entity('scraper_runs')
@Index(['source', 'startedAt'])
export class ScraperRun {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  source!: string

  @Column('text')
  status!: RunStatus

  @Column('integer', { default: 0 })
  itemsFound!: number

  @Column('integer', { default: 0 })
  itemsAdded!: number

  @Column('integer', { default: 0 })
  itemsUpdated!: number

  @Column('integer', { default: 0 })
  itemsRefused!: number

  /** Dutch sentence for the operator; null when there were no problems. */
  @Column('text', { nullable: true })
  errorMessage!: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt!: Date

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completedAt!: Date | null
}
