import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm'
import { Tender } from '../tenders/tender.entity.js'
import { AppUser } from '../users/app-user.entity.js'

export interface BookmarkMetadata {
  readonly notes?: string
  readonly category?: string
  readonly priority?: 'low' | 'medium' | 'high'
  readonly tags?: readonly string[]
}

@Entity('bookmarks')
@Unique(['userId', 'tenderId'])
export class Bookmark {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => AppUser, { onDelete: 'CASCADE' })
  user?: Relation<AppUser>

  @Index()
  @Column('uuid')
  tenderId!: string

  @ManyToOne(() => Tender, { onDelete: 'CASCADE' })
  tender?: Relation<Tender>

  @Column('boolean', { default: true })
  isPublic!: boolean

  @Column('jsonb', { nullable: true })
  metadata!: BookmarkMetadata | null

  /** Visible comments and replies; kept by a trigger. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  commentCount!: number

  /** Un-bookmarked while others had commented: hidden with its thread until its owner bookmarks again. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  detachedAt!: Date | null

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date
}
