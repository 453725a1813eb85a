import { Field, Int, registerEnumType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'
import { ObjectType } from '../../platform/graphql/object-type.js'

export const InboxKind = { CHANGE: 'change', REPLY: 'reply', MENTION: 'mention', MATCHES: 'matches' } as const
export type InboxKind = (typeof InboxKind)[keyof typeof InboxKind]

registerEnumType(InboxKind, {
  name: 'InboxKind',
  description: 'What a message in the inbox is about.',
  valuesConfig: {
    CHANGE: { description: 'A change of a tender that the viewer follows (`change`).' },
    REPLY: { description: "A reply to the viewer's comment, or a comment on their bookmark (`comment`)." },
    MENTION: { description: 'A comment that mentions the viewer (`comment`).' },
    MATCHES: { description: 'New tenders of one of their search profiles (`profile`, `tenderCount`).' },
  },
})

@ObjectType({ implements: Node, description: 'A message in the inbox of the viewer.' })
@Entity('inbox_items')
export class InboxItem extends Node {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  userId!: string

  @Field(() => InboxKind, { description: 'What it is about.' })
  @Column('text')
  kind!: InboxKind

  @Column('uuid', { nullable: true })
  changeId!: string | null

  @Column('uuid', { nullable: true })
  commentId!: string | null

  @Column('uuid', { nullable: true })
  profileId!: string | null

  @Field(() => Int, { nullable: true, description: 'Number of new tenders; null except for MATCHES.' })
  @Column('integer', { nullable: true })
  tenderCount!: number | null

  /** The person chose to see such messages in the product, not only by mail or push. */
  @Column('boolean')
  isListed!: boolean

  @Field(() => Date, { description: 'When it arrived.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readAt!: Date | null
}
