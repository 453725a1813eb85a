import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { NoticeKind } from '../../reference/tender-values.js'
import type { ChangedValues, ChangeTopic, TenderChangeKind } from './change.js'

/** One event in the history of a tender. Rows are written only by change.service.ts. */
@Entity('tender_changes')
export class StoredChange {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  tenderId!: string

  @Column('text')
  key!: string

  @Column('text')
  kind!: TenderChangeKind

  @Column('text')
  topic!: ChangeTopic

  @Column({ type: 'timestamptz', precision: 3 })
  publishedAt!: Date

  /** Order among the changes by one notice. */
  @Column('smallint')
  position!: number

  @Column('text')
  publicationId!: string

  @Column('text')
  noticeKind!: NoticeKind

  @Column('jsonb')
  details!: ChangedValues

  @Column({ type: 'timestamptz', precision: 3 })
  noticedAt!: Date

  /** A notice that arrived late showed that it did not happen. */
  @Column('boolean')
  isObsolete!: boolean

  /** Followers have not been told yet. */
  @Column('boolean')
  isUntold!: boolean
}
