import { Field, ID } from 'type-graphql'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { JsonObject } from '../../platform/graphql/scalars.js'
import type { ProfileFilter } from './profile-filter.js'

/** A zoekprofiel: a named filter for following new tenders. */
@ObjectType({ description: 'A filter that is kept under a name: your own, or one that a colleague shares.' })
@Entity('search_profiles')
export class SearchProfile {
  @Field(() => ID, { description: 'For the mutations; opaque, not a global id.' })
  @PrimaryColumn('uuid')
  id!: string

  @Index()
  @Column('uuid')
  userId!: string

  @Field(() => String, { description: 'What its owner called it.' })
  @Column('text')
  name!: string

  @Field(() => JsonObject, { description: 'Fields of `TenderFilter` by name, those without a value left out.' })
  @Column('jsonb')
  filter!: ProfileFilter

  @Field(() => Boolean, { description: 'Whether all staff see it.' })
  @Column('boolean', { default: false })
  isShared!: boolean

  @Field(() => Date, { description: 'Until when its owner has seen what is new in it.' })
  @Column({ type: 'timestamptz', precision: 3 })
  seenAt!: Date

  @Field(() => Date, { description: 'When it was made.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
