import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../../platform/graphql/object-type.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'

@ObjectType({
  description: 'The last answer of a source to a list request, kept when its run was suspect or failed.',
})
@Entity('source_answers')
export class SourceAnswer {
  @PrimaryColumn('text')
  source!: string

  @Field(() => String, { description: 'The requested URL.' })
  @Column('text')
  url!: string

  @Field(() => Int, { description: 'HTTP status.' })
  @Column('integer')
  status!: number

  @Field(() => String, { nullable: true, description: 'Content type that the source gave it; null without one.' })
  @Column('text', { nullable: true })
  contentType!: string | null

  @Field(() => String, {
    description:
      'Beginning of the answer, without e-mail addresses and telephone numbers. Untrusted: show it as plain text, never as HTML.',
  })
  @Column('text')
  body!: string

  @Field(() => Boolean, { description: 'Whether the answer was truncated.' })
  @Column('boolean')
  isCutOff!: boolean

  @Field(() => Date, { description: 'When the answer was received.' })
  @Column({ type: 'timestamptz', precision: 3 })
  answeredAt!: Date
}
