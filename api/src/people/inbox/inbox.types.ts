import { ArrayMaxSize, IsArray, IsBoolean, IsOptional } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

const MAX_MARKED = 500

@ObjectType({ description: 'The inbox of the viewer changed.' })
export class InboxUpdate {
  unreadCount?: number
}

@ObjectType({ description: 'The inbox after the change.' })
export class MarkInboxPayload {
  unreadCount?: number
}

@InputType({ description: 'The messages to mark: those with these ids, those about changes of one tender, or all.' })
export class MarkInboxInput {
  @Field(() => [ID], {
    nullable: true,
    description: `Global ids of messages, at most ${MAX_MARKED}; unknown ids are ignored.`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_MARKED, { message: `Hoogstens ${MAX_MARKED} meldingen tegelijk` })
  ids?: string[] | null

  @Field(() => ID, { nullable: true, description: 'Global id of a tender, of which all copies count.' })
  @IsOptional()
  tenderId?: string | null

  @Field(() => Boolean, { description: 'Whether they are read.' })
  @IsBoolean({ message: 'isRead moet true of false zijn' })
  isRead!: boolean
}
