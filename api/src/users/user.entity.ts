import { Field, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../graphql/node.js'

/** The one principal: whoever signs in, however they do it, is a row of this table. */
@ObjectType({ implements: Node, description: 'Somebody who can sign in.' })
@Entity('app_users')
export class User extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => String, { description: 'Unique ignoring case.' })
  @Column('varchar', { length: 50 })
  username!: string

  @Field(() => String, { nullable: true, description: 'Unique ignoring case.' })
  @Column('varchar', { length: 100 })
  email!: string

  @Field(() => String, { nullable: true, description: 'First name.' })
  @Column('varchar', { length: 50, nullable: true })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name.' })
  @Column('varchar', { length: 50, nullable: true })
  lastName!: string | null

  @Column('text', { select: false })
  passwordHash?: string

  @Field(() => Boolean, { description: 'False: cannot sign in.' })
  @Column('boolean', { default: true })
  isActive!: boolean

  @Field(() => Boolean, { description: 'Administrator.' })
  @Column('boolean', { default: false })
  isAdmin!: boolean

  /** A temporary password signs in once, and nothing else is possible before it is changed. */
  @Column('boolean', { default: false })
  mustChangePassword!: boolean

  /** Until when a temporary password can still be used; null once it has been. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  temporaryUntil!: Date | null

  /** What the sign-in provider says of the same person. */
  @Column('uuid', { nullable: true, unique: true })
  legacyUserId!: string | null

  @Column('jsonb', { nullable: true, select: false })
  bookmarkCache?: object | null

  @Field(() => Date, { nullable: true, description: 'Null before the first time.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastLoginAt!: Date | null

  @Field(() => Date, { description: 'When the account was made.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
