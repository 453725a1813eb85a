import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Whether an administrator enabled a source; a source without a row is on. */
@Entity('source_switches')
export class SourceSwitch {
  @PrimaryColumn('text')
  source!: string

  @Column('boolean')
  isOff!: boolean

  @Column('text', { nullable: true })
  reason!: string | null

  /** Null when the account was erased. */
  @Column('uuid', { nullable: true })
  changedBy!: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  changedAt!: Date
}
