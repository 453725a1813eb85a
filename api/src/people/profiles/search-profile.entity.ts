import { Field, ID } from 'type-graphql'
import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { JsonObject } from '../../platform/graphql/scalars.js'
import type { ProfileFilter } from './profile-filter.js'

/** A zoekprofiel: a named filter for following new tenders. */
@ObjectType({ description: 'A named filter: your own, or one that a colleague shares.' })
@Entity('search_profiles')
export class SearchProfile {
  @Field(() => ID, { description: 'For the mutations; opaque, not a global id.' })
  @PrimaryColumn('uuid')
  id!: string

  @Index()
  @Column('uuid')
  userId!: string

  @Field(() => String, { description: 'Name that the owner chose.' })
  @Column('text')
  name!: string

  @Field(() => JsonObject, { description: 'Fields of `TenderFilter` by name, without empty ones.' })
  @Column('jsonb')
  filter!: ProfileFilter

  @Field(() => Boolean, { description: 'Whether colleagues can see it.' })
  @Column('boolean', { default: false })
  isShared!: boolean

  @Field(() => Date, { description: 'The owner has seen everything stored before this time.' })
  @Column({ type: 'timestamptz', precision: 3 })
  seenAt!: Date

  @Field(() => Date, { description: 'Time of creation.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
