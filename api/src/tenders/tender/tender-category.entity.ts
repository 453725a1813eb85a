import { Field, Float } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, CreateDateColumn, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm'
import { Category } from '../catalogue/category.entity.js'
import { Tender } from './tender.entity.js'

@ObjectType({ description: 'A category of a tender, and why it was chosen.' })
@Entity('tender_categories')
@Unique(['tenderId', 'categoryId'])
export class TenderCategory {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  tenderId!: string

  @ManyToOne(() => Tender, { onDelete: 'CASCADE' })
  tender?: Relation<Tender>

  @Column('uuid')
  categoryId!: string

  @Field(() => Category, { description: 'The assigned category.' })
  @ManyToOne(() => Category)
  category?: Relation<Category>

  @Field(() => Float, { description: 'Probability that the category is right, from 0 to 1.' })
  @Column('double precision', { default: 0 })
  confidence!: number

  @Field(() => String, { description: '`auto`, or `manual` when an administrator chose it.' })
  @Column('text', { default: 'auto' })
  source!: string

  @Field(() => [String], {
    description:
      'Keywords and CPV codes found in the tender, and the nature of its contract; empty when an administrator chose the category.',
  })
  @Column('text', { array: true, default: [] })
  matchedKeywords!: string[]

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date
}
