import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far a source has been read. Opaque: only its connector interprets the value. */
@Entity('source_checkpoints')
export class SourceCheckpoint {
  @PrimaryColumn('text')
  source!: string

  @Column('jsonb')
  checkpoint!: object

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
