import { Field } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'

/** The one principal: everybody who signs in, at the provider or by password, has a row in this table. */
@ObjectType({ implements: Node, description: 'An account. Visible to the user and to administrators.' })
@Entity('app_users')
export class User extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST API.' })
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => String, { description: 'User name; unique, ignoring case.' })
  @Column('varchar', { length: 50 })
  username!: string

  @Field(() => String, { nullable: true, description: 'E-mail address; unique, ignoring case.' })
  @Column('varchar', { length: 100 })
  email!: string

  @Field(() => String, { nullable: true, description: 'First name; null when unknown.' })
  @Column('varchar', { length: 50, nullable: true })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name; null when unknown.' })
  @Column('varchar', { length: 50, nullable: true })
  lastName!: string | null

  @Column('text', { select: false })
  passwordHash?: string

  @Field(() => Boolean, { description: 'False: deactivated, cannot sign in.' })
  @Column('boolean', { default: true })
  isActive!: boolean

  @Field(() => Boolean, { description: 'Whether the user is an administrator.' })
  @Column('boolean', { default: false })
  isAdmin!: boolean

  /** A temporary password signs in once, and must be changed before any other operation. */
  @Column('boolean', { default: false })
  mustChangePassword!: boolean

  /** When an unused temporary password expires; null after its use. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  temporaryUntil!: Date | null

  /** Id of the user's profile at the sign-in provider, in the legacy table `users`. */
  @Column('uuid', { nullable: true, unique: true })
  legacyUserId!: string | null

  @Column('jsonb', { nullable: true, select: false })
  bookmarkCache?: object | null

  /** Whether the user ever dismissed a tender; if not, their lists skip that query. */
  @Column('boolean', { name: 'has_put_away', default: false })
  hasDismissed!: boolean

  @Field(() => Date, { nullable: true, description: 'Time of the last sign-in; null before the first.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastLoginAt!: Date | null

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
