import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm'
import { AppUser } from '../users/app-user.entity.js'
import { Bookmark } from './bookmark.entity.js'

@Entity('bookmark_comments')
@Index(['bookmarkId', 'createdAt', 'id'])
export class BookmarkComment {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  bookmarkId!: string

  @ManyToOne(() => Bookmark, { onDelete: 'CASCADE' })
  bookmark?: Relation<Bookmark>

  /** Whose rights these are; without one the comment is read-only. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => AppUser, { onDelete: 'SET NULL' })
  user?: Relation<AppUser>

  /** Typed by hand: it need not be the user's name. */
  @Column('varchar', { length: 100 })
  commenterName!: string

  @Column('text')
  content!: string

  /** Null for a comment; a reply has a comment of the same bookmark. */
  @Column('uuid', { nullable: true })
  parentCommentId!: string | null

  @ManyToOne(() => BookmarkComment, { onDelete: 'CASCADE' })
  parentComment?: Relation<BookmarkComment>

  /** Set while replies still need its place. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt!: Date | null

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
