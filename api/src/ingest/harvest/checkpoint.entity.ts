import { Column, Entity, PrimaryColumn } from 'typeorm'

export interface VersionedCheckpoint {
  /** Version of the connector that wrote the checkpoint. */
  readonly version: number
  /** Opaque: only the connector interprets it. */
  readonly position: object
}

/** The position up to which a source has been read. */
@Entity('source_checkpoints')
export class SourceCheckpoint {
  @PrimaryColumn('text')
  source!: string

  @Column('jsonb')
  checkpoint!: VersionedCheckpoint

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
