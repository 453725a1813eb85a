import { Field, ObjectType } from 'type-graphql'
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
import { Node } from '../graphql/node.js'
import { User } from '../users/user.entity.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'

@ObjectType('Comment', { implements: Node, description: 'A comment, or a reply to one.' })
@Entity('bookmark_comments')
@Index(['bookmarkId', 'createdAt', 'id'])
export class BookmarkComment extends Node {
  protected override get typeName() {
    return 'Comment'
  }

  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  bookmarkId!: string

  @ManyToOne(() => Bookmark, { onDelete: 'CASCADE' })
  bookmark?: Relation<Bookmark>

  /** Whose rights these are; without one the comment is read-only. */
  @Column('uuid', { nullable: true })
  userId!: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user?: Relation<User>

  /** Typed by hand: it need not be the user's name. */
  @Field(() => String, { description: 'As typed by hand; empty when the comment is deleted.' })
  @Column('varchar', { length: 100 })
  commenterName!: string

  @Field(() => String, { description: 'Plain text; empty when the comment is deleted.' })
  @Column('text')
  content!: string

  /** Null for a comment; a reply has a comment of the same bookmark. */
  @Column('uuid', { nullable: true })
  parentCommentId!: string | null

  @ManyToOne(() => BookmarkComment, { onDelete: 'CASCADE' })
  parentComment?: Relation<BookmarkComment>

  /** Made by the client, so that a retry makes no second one. */
  @Column('varchar', { length: 100, nullable: true })
  clientMutationId!: string | null

  /** Set while replies still need its place. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt!: Date | null

  @Field(() => Date, { description: 'When it was written.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Field(() => Date, { description: 'When it was changed last.' })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
