import { Field } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
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
import { MAX_COMMENTER_NAME_LENGTH, MAX_IDEMPOTENCY_KEY_LENGTH } from '../../reference/limits.js'
import { Node } from '../../platform/graphql/node.js'
import { User } from '../../accounts/users/user.entity.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'

@ObjectType('Comment', { implements: Node, description: 'A comment on a bookmark, or a reply to a comment.' })
@Entity('bookmark_comments')
@Index(['bookmarkId', 'createdAt', 'id'])
export class BookmarkComment extends Node {
  protected override get typeName() {
    return 'Comment'
  }

  @Field(() => String, { name: 'uuid', description: 'Id in the REST API.' })
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  bookmarkId!: string

  @ManyToOne(() => Bookmark, { onDelete: 'CASCADE' })
  bookmark?: Relation<Bookmark>

  /** The author, who may change and delete it; null, and so read-only, after the account was erased. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user?: Relation<User>

  /** A name that the author typed, not necessarily the user's name. */
  @Field(() => String, {
    description: "Name as the author typed it, not necessarily the user's; empty when the comment is deleted.",
  })
  @Column('varchar', { length: MAX_COMMENTER_NAME_LENGTH })
  commenterName!: string

  @Field(() => String, { description: 'Plain text; empty when the comment is deleted.' })
  @Column('text')
  content!: string

  /** A comment of the same bookmark; null when this is not a reply. */
  @Column('uuid', { nullable: true })
  parentCommentId!: string | null

  @ManyToOne(() => BookmarkComment, { onDelete: 'CASCADE' })
  parentComment?: Relation<BookmarkComment>

  /** Idempotency key of the client: a retry with the same key adds no second comment. */
  @Column('varchar', { length: MAX_IDEMPOTENCY_KEY_LENGTH, nullable: true })
  clientMutationId!: string | null

  /** Soft delete: set on a deleted comment that stays as a placeholder while it has replies. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt!: Date | null

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Field(() => Date, { description: 'Time of the last change.' })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
