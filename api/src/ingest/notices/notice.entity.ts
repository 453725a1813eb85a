import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import type { FormerContent } from './changes/changes.js'
import type { StoredDraft } from './draft.js'

/** One publication of a source, normalised. A tender is the fold of its notices: see fold.ts. */
@Entity('notices')
export class Notice {
  @PrimaryColumn('text')
  source!: string

  @PrimaryColumn('text')
  publicationId!: string

  @Column('uuid')
  tenderId!: string

  /** Procedure key in the notice; that of its tender may differ after a merge. */
  @Column('text')
  procedureKey!: string

  /** Publication ids of earlier notices of the same procedure. */
  @Column('text', { array: true, default: [] })
  refersTo!: string[]

  /** Hash of the entry in the source's list: an unchanged notice is not fetched again. */
  @Column('bytea')
  fingerprint!: Buffer

  @Column('jsonb')
  content!: StoredDraft

  /** Its contents before its source replaced them. */
  @Column('jsonb', { default: [] })
  former!: readonly FormerContent[]

  @Column({ type: 'timestamptz', precision: 3 })
  publishedAt!: Date

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
