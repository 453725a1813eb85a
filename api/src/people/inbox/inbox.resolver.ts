import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { invalid } from '../../platform/errors.js'
import { uuidOf } from '../../platform/graphql/node.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import type { Checked } from '../../platform/validation/checked.js'
import { TenderChange } from '../../tenders/changes/change.types.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { shownTenderLoader } from '../../tenders/tender/tender.loaders.js'
import { bookmarkLoader } from '../bookmarks/bookmark.loaders.js'
import { BookmarkComment } from '../comments/comment.entity.js'
import { readableCommentLoader } from '../comments/comment.loaders.js'
import { discussedBookmark } from '../comments/thread.service.js'
import { SearchProfile } from '../profiles/search-profile.entity.js'
import { inboxUpdates } from './inbox-hub.js'
import { InboxItem } from './inbox-item.entity.js'
import { changeLoader, ownProfileLoader, unreadChangeIdsLoader, unreadCountLoader } from './inbox.loaders.js'
import { MAX_SUGGESTED_NAMES, suggestedNames } from './mentionable.service.js'
import { InboxConnection, KEPT_DAYS, listInbox, markInbox } from './inbox.service.js'
import { InboxUpdate, MarkInboxInput, MarkInboxPayload } from './inbox.types.js'

@Resolver(() => InboxItem)
export class InboxResolver {
  @Query(() => InboxConnection, { description: `Messages of the last ${KEPT_DAYS} days, newest first.` })
  inbox(
    @Args(() => PageArgs) args: PageArgs,
    @Arg('isUnread', () => Boolean, { nullable: true, description: 'True: only unread messages.' }) isUnread:
      | boolean
      | null,
    @Ctx() { db, caller }: Context,
  ): Promise<ConnectionOf<InboxItem>> {
    return listInbox(db, caller.viewer!.user.id, isUnread === true, args)
  }

  @Query(() => Int, { description: 'Number of unread messages in the inbox.' })
  unreadInboxCount(@Ctx() context: Context): Promise<number> {
    return unreadOf(context)
  }

  @Query(() => [String], {
    description: `Names to write after '@' in a comment on this bookmark, at most ${MAX_SUGGESTED_NAMES}. BOOKMARK_NOT_FOUND.`,
  })
  async mentionableNames(
    @Arg('bookmarkId', () => ID, { description: 'Global id of the bookmark.' }) bookmarkId: string,
    @Arg('beginning', () => String, { description: 'Beginning of the first or last name; may be empty.' })
    beginning: string,
    @Ctx() { db, caller, settings }: Context,
  ): Promise<string[]> {
    const { viewer } = caller
    const bookmark = await discussedBookmark(
      db,
      viewer,
      uuidOf('Bookmark', bookmarkId),
      settings.isCommentReadingPublic,
    )
    return suggestedNames(db, bookmark, viewer!.user.id, beginning)
  }

  @Mutation(() => MarkInboxPayload, { description: 'Marks messages as read or unread. Idempotent.' })
  async markInbox(
    @Arg('input', () => MarkInboxInput, { description: 'Which messages.' }) {
      ids,
      tenderId,
      isRead,
    }: Checked<MarkInboxInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<MarkInboxPayload> {
    const tender = tenderId ? uuidOf('Tender', tenderId) : null
    if (tenderId && !tender) throw invalid('tenderId', 'Deze tender bestaat niet (meer).')
    const known = ids?.flatMap(id => uuidOf('InboxItem', id) ?? []) ?? null
    await markInbox(db, caller.viewer!.user.id, { ids: known, tenderId: tender }, isRead)
    return new MarkInboxPayload()
  }

  @Subscription(() => InboxUpdate, {
    description: "Each change of the viewer's inbox, in any process.",
    subscribe: ({ context }: { context: Context }) => inboxUpdates(context, context.caller.viewer!.user.id),
  })
  inboxUpdates(): InboxUpdate {
    throw new Error('guarded() answers with the event itself')
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has read it.' })
  isRead(@Root() { readAt }: InboxItem): boolean {
    return readAt !== null
  }

  @FieldResolver(() => TenderChange, { nullable: true, description: 'Null except for CHANGE.' })
  change(@Root() { changeId }: InboxItem, @Ctx() context: Context) {
    return changeId ? context.load(changeLoader, changeId) : null
  }

  @FieldResolver(() => BookmarkComment, { nullable: true, description: 'Null except for REPLY and MENTION.' })
  comment(@Root() { commentId }: InboxItem, @Ctx() context: Context) {
    return commentId ? context.load(readableCommentLoader, commentId) : null
  }

  @FieldResolver(() => SearchProfile, { nullable: true, description: 'Null except for MATCHES.' })
  profile(@Root() { profileId }: InboxItem, @Ctx() context: Context) {
    return profileId ? context.load(ownProfileLoader, profileId) : null
  }

  @FieldResolver(() => Tender, {
    nullable: true,
    description: 'The tender that it is about, as lists show it; null for MATCHES.',
  })
  async tender(@Root() { changeId, commentId }: InboxItem, @Ctx() context: Context) {
    const change = changeId ? await context.load(changeLoader, changeId) : null
    const comment = commentId ? await context.load(readableCommentLoader, commentId) : null
    const bookmark = comment && (await context.load(bookmarkLoader, comment.bookmarkId))
    const tenderId = change?.tenderId ?? bookmark?.tenderId
    return tenderId ? context.load(shownTenderLoader, tenderId) : null
  }
}

const unreadOf = (context: Context) => context.load(unreadCountLoader, context.caller.viewer!.user.id)

@Resolver(() => InboxConnection)
export class InboxConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of messages over all pages.' })
  totalCount(@Root() connection: ConnectionOf<InboxItem>) {
    return connection.totalCount()
  }
}

@Resolver(() => InboxUpdate)
export class InboxUpdateResolver {
  @FieldResolver(() => Int, { description: 'Number of unread messages.' })
  unreadCount(@Root() _update: InboxUpdate, @Ctx() context: Context) {
    return unreadOf(context)
  }
}

@Resolver(() => MarkInboxPayload)
export class MarkInboxPayloadResolver {
  @FieldResolver(() => Int, { description: 'Number of unread messages.' })
  unreadCount(@Root() _payload: MarkInboxPayload, @Ctx() context: Context) {
    return unreadOf(context)
  }
}

@Resolver(() => Tender)
export class TenderInboxResolver {
  @Reads(['id'])
  @FieldResolver(() => [TenderChange], {
    description:
      'Changes of it and its copies that the viewer was told about and has not read, oldest first; empty for a visitor.',
  })
  async unreadChanges(@Root() { id }: Tender, @Ctx() context: Context) {
    if (!context.caller.viewer) return []
    const ids = await context.load(unreadChangeIdsLoader, id)
    return (await Promise.all(ids.map(changeId => context.load(changeLoader, changeId)))).filter(
      change => change !== null,
    )
  }
}
