import { Column, Entity, PrimaryColumn } from 'typeorm'

export interface VersionedCheckpoint {
  /** Version of the connector that wrote it. */
  readonly version: number
  /** Opaque: only the connector interprets it. */
  readonly position: object
}

/** How far a source has been read. */
@Entity('source_checkpoints')
export class SourceCheckpoint {
  @PrimaryColumn('text')
  source!: string

  @Column('jsonb')
  checkpoint!: VersionedCheckpoint

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
