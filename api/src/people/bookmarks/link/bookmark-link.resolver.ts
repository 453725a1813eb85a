import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../accounts/context.js'
import { findBookmarkLink, renewBookmarkLink, revokeBookmarkLink } from './bookmark-link.service.js'
import { BookmarkLinkState, RenewBookmarkLinkPayload } from './bookmark-link.types.js'

@Resolver()
export class BookmarkLinkResolver {
  @Query(() => BookmarkLinkState, { nullable: true, description: 'Your secret link; null without one.' })
  bookmarkLink(@Ctx() { db, caller }: Context): Promise<BookmarkLinkState | null> {
    return findBookmarkLink(db, caller.viewer!.user.id)
  }

  @Mutation(() => RenewBookmarkLinkPayload, {
    description: 'Makes your secret link, or a new one: the former address stops working at once.',
  })
  async renewBookmarkLink(@Ctx() { db, caller, settings }: Context): Promise<RenewBookmarkLinkPayload> {
    const userId = caller.viewer!.user.id
    const secret = await renewBookmarkLink(db, userId)
    const address = (ending: string) => `${settings.publicUrl}/api/export/bookmarks/${secret}.${ending}`
    return {
      agenda: address('ics'),
      rss: address('rss'),
      atom: address('atom'),
      jsonFeed: address('jsonfeed'),
      bookmarkLink: (await findBookmarkLink(db, userId))!,
    }
  }

  @Mutation(() => Boolean, { description: 'Ends your secret link. Idempotent: true also without one.' })
  async revokeBookmarkLink(@Ctx() { db, caller }: Context): Promise<boolean> {
    await revokeBookmarkLink(db, caller.viewer!.user.id)
    return true
  }
}
