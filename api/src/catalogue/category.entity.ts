import { Field, Int, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../graphql/node.js'

@ObjectType({ implements: Node, description: 'One of the sixteen categories that tenders are sorted into.' })
@Entity('categories')
export class Category extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => String, { description: 'Permanent name in addresses and filters: `it-development`.' })
  @Column('text', { unique: true })
  slug!: string

  @Field(() => String, { description: 'Dutch name: `IT Development`.' })
  @Column('text', { unique: true })
  name!: string

  @Column('text')
  domain!: string

  @Field(() => String, { nullable: true, description: 'What belongs here, in Dutch.' })
  @Column('text', { nullable: true })
  description!: string | null

  @Column('text', { array: true, default: [] })
  keywords!: string[]

  /** What the last seeding wrote: keywords that still equal it have not been changed by hand. */
  @Column('text', { array: true, default: [] })
  seededKeywords!: string[]

  @Field(() => String, { nullable: true, description: 'Name of the icon in the Lucide set.' })
  @Column('text', { nullable: true })
  icon!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Colour of the domain: blue, purple, orange, teal, pink or gray.',
  })
  @Column('text', { nullable: true })
  color!: string | null

  @Column('boolean', { default: true })
  isActive!: boolean

  @Field(() => Int, { description: 'Place in lists, from 0.' })
  @Column('integer', { default: 0 })
  sortOrder!: number

  /** Stands for this category in `tenders.category_mask`; never given to another. */
  @Column('smallint', { unique: true })
  bit!: number

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}

/** A category without its keywords, which are 64 kB for all of them and which only the categoriser needs. */
export type KnownCategory = Node & Omit<Category, 'keywords' | 'seededKeywords'>
