import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AddedKey, SourceAdapter } from '../../../reference/added-sources.js'
import type { TenderType } from '../../../reference/tender-values.js'

/** A source that an administrator added. The row outlives its removal, because its tenders do. */
@Entity('added_sources')
export class StoredSource {
  @PrimaryColumn('text')
  key!: AddedKey

  @Column('text')
  name!: string

  @Column('text')
  adapter!: SourceAdapter

  @Column('text')
  address!: string

  @Column('text')
  tenderType!: TenderType

  /** Null when the account was erased. */
  @Column('uuid', { nullable: true })
  createdBy!: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  /** Null while the source is read. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  removedAt!: Date | null
}
