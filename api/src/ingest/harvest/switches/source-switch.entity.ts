import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Whether an administrator wants a source to be read; a source without a row is on. */
@Entity('source_switches')
export class SourceSwitch {
  @PrimaryColumn('text')
  source!: string

  @Column('boolean')
  isOff!: boolean

  /** Why it was switched off. */
  @Column('text', { nullable: true })
  reason!: string | null

  /** Null when the account was erased. */
  @Column('uuid', { nullable: true })
  changedBy!: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  changedAt!: Date
}
