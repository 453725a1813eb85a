import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far a source has been read; only its connector knows what the value means. */
@Entity('source_checkpoints')
export class SourceCheckpoint {
  @PrimaryColumn('text')
  source!: string

  @Column('jsonb')
  checkpoint!: object

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
