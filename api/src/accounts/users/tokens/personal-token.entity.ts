import { Field, ID } from 'type-graphql'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../../../platform/graphql/object-type.js'
import { TokenScope } from './token-scope.js'

/** An access token for programs that act for a user. Its secret is shown once; only its hash is stored. */
@ObjectType({ description: 'One of your own access tokens for programs; its secret is shown once, when it is made.' })
@Entity('personal_tokens')
export class PersonalToken {
  @Field(() => ID, { description: 'For `revokePersonalToken`; opaque, not a global id.' })
  @PrimaryColumn('uuid')
  id!: string

  @Index()
  @Column('uuid')
  userId!: string

  @Field(() => String, { description: 'Your name for it.' })
  @Column('text')
  name!: string

  @Field(() => String, { description: 'The prefix of its secret, to recognise it by.' })
  @Column('text')
  prefix!: string

  @Column('bytea', { unique: true, select: false })
  tokenHash?: Buffer

  @Field(() => TokenScope, { description: 'What it may do.' })
  @Column('text')
  scope!: TokenScope

  @Field(() => Date, { description: 'When it was made.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Field(() => Date, { description: 'When it expires.' })
  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date

  @Field(() => Date, { nullable: true, description: 'Last use, to the minute; null before the first.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastUsedAt!: Date | null
}
