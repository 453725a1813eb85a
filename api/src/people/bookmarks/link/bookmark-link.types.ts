import { Field } from 'type-graphql'
import { ObjectType } from '../../../platform/graphql/object-type.js'

@ObjectType('BookmarkLink', { description: 'The secret address of your bookmarks, for a calendar or feed reader.' })
export class BookmarkLinkState {
  @Field(() => Date, { description: 'When it was made, or last renewed.' })
  createdAt!: Date
}

@ObjectType({ description: 'The new secret addresses. They are shown once: only a hash is stored.' })
export class RenewBookmarkLinkPayload {
  @Field(() => String, { description: 'Calendar of closing dates, iCalendar.' })
  agenda!: string

  @Field(() => String, { description: 'RSS.' })
  rss!: string

  @Field(() => String, { description: 'Atom.' })
  atom!: string

  @Field(() => String, { description: 'JSON Feed.' })
  jsonFeed!: string

  @Field(() => BookmarkLinkState, { description: 'The state of the link from now on.' })
  bookmarkLink!: BookmarkLinkState
}
