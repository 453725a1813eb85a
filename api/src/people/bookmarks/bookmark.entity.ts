import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { User } from '../../accounts/users/user.entity.js'
import type { Priority } from './priority.js'

export interface BookmarkMetadata {
  readonly notes?: string
  readonly category?: string
  readonly priority?: Priority
  readonly tags?: readonly string[]
}

@ObjectType({ implements: Node, description: 'A tender that a user saved, with its comments.' })
@Entity('bookmarks')
@Unique(['userId', 'tenderId'])
export class Bookmark extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST API.' })
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>

  @Index()
  @Column('uuid')
  tenderId!: string

  @ManyToOne(() => Tender, { onDelete: 'CASCADE' })
  tender?: Relation<Tender>

  @Field(() => Boolean, { description: 'True: visible to everybody. False: only to its owner.' })
  @Column('boolean', { default: true })
  isPublic!: boolean

  @Column('jsonb', { nullable: true })
  metadata!: BookmarkMetadata | null

  /** Maintained by a trigger. */
  @Field(() => Int, { description: 'Number of comments and replies, without the placeholders of deleted comments.' })
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  commentCount!: number

  /** Set when a bookmark with comments is removed: hidden with its thread until its owner bookmarks the tender again. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  detachedAt!: Date | null

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date
}
