import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'

@ObjectType({ implements: Node, description: 'One of the sixteen categories that tenders are sorted into.' })
@Entity('categories')
export class Category extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => String, { description: 'Permanent name in URLs and filters, as in `it-development`.' })
  @Column('text', { unique: true })
  slug!: string

  @Field(() => String, { description: 'Dutch name: `IT Development`.' })
  @Column('text', { unique: true })
  name!: string

  @Column('text')
  domain!: string

  @Field(() => String, { nullable: true, description: 'Short description in Dutch; null without one.' })
  @Column('text', { nullable: true })
  description!: string | null

  @Column('text', { array: true, default: [] })
  keywords!: string[]

  /** Keywords as last seeded: while `keywords` equals them, nobody has edited the keywords by hand. */
  @Column('text', { array: true, default: [] })
  seededKeywords!: string[]

  @Field(() => String, { nullable: true, description: 'Name of an icon in the Lucide set; null without one.' })
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

  @Field(() => Int, { description: 'Position in lists, from 0.' })
  @Column('integer', { default: 0 })
  sortOrder!: number

  /** Bit of this category in `tenders.category_mask`; never reused for another category. */
  @Column('smallint', { unique: true })
  bit!: number

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}

/** A category without its keywords, which are 64 kB in all and used by the categoriser only. */
export type KnownCategory = Node & Omit<Category, 'keywords' | 'seededKeywords'>
