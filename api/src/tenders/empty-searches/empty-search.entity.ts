import { Field, Int } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'

@ObjectType({
  implements: Node,
  description:
    'A search without other filters that found nothing, on two days or more. The person who searched is not stored.',
})
@Entity('fruitless_searches')
export class EmptySearch extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the database.' })
  @PrimaryColumn('uuid')
  id!: string

  @Field(() => String, { description: 'The search text, in lower case and with single spaces.' })
  @Column('text', { unique: true })
  text!: string

  @Field(() => Int, { description: 'Number of times; the same text within some seconds counts once.' })
  @Column('integer')
  times!: number

  @Field(() => CalendarDate, { description: 'First day on which it found nothing.' })
  @Column('date')
  firstOn!: string

  @Field(() => CalendarDate, { description: 'Last day on which it found nothing.' })
  @Column('date')
  lastOn!: string
}
