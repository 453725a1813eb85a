import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { StoredDraft } from '../../notices/draft.js'

/** A notice that was read, as JSON. */
export interface HeldNotice {
  readonly draft: Omit<StoredDraft, 'publishedAt'> & { readonly publishedAt: string | null }
  /** Hexadecimal. */
  readonly fingerprint: string
}

/** The notices of a suspect run, held until an administrator accepts it or a later run is in order. One per source. */
@Entity('held_runs')
export class HeldRun {
  @PrimaryColumn('text')
  source!: string

  @Column('uuid')
  runId!: string

  @Column('jsonb')
  notices!: readonly HeldNotice[]

  /** The length of `notices`, so that reading the count does not load them. */
  @Column('integer')
  noticeCount!: number

  /** The publication ids of a complete list of all open notices; null when no tender may be closed by it. */
  @Column('text', { array: true, nullable: true })
  seen!: string[] | null

  @Column('boolean')
  isSample!: boolean
}
