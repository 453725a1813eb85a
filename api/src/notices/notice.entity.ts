import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import type { StoredDraft } from './draft.js'

/** One publication of a source as we read it. A tender is what its notices add up to: see fold.ts. */
@Entity('notices')
export class Notice {
  @PrimaryColumn('text')
  source!: string

  @PrimaryColumn('text')
  publicationId!: string

  @Column('uuid')
  tenderId!: string

  /** The procedure that the notice itself names; its tender may go by another one of the same procedure. */
  @Column('text')
  procedureKey!: string

  /** Publication ids of earlier notices of the same procedure. */
  @Column('text', { array: true, default: [] })
  refersTo!: string[]

  /** Of what the source's list said: equal means that the notice need not be fetched again. */
  @Column('bytea')
  fingerprint!: Buffer

  @Column('jsonb')
  content!: StoredDraft

  @Column({ type: 'timestamptz', precision: 3 })
  publishedAt!: Date

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
