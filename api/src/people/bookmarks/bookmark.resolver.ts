import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { type ConnectionOf, PageCursors } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { shownTenderLoader } from '../../tenders/tender/tender.loaders.js'
import { findTender, tenderNotFound } from '../../tenders/tender/tender.service.js'
import { Person } from '../../accounts/users/person.js'
import { personLoader } from '../../accounts/users/person.loader.js'
import type { Checked } from '../../platform/validation/checked.js'
import { Bookmark } from './bookmark.entity.js'
import { publicBookmarksLoader, tenderBookmarksLoader, viewerBookmarkLoader } from './bookmark.loaders.js'
import {
  BookmarkConnection,
  BookmarkScope,
  bookmarkTender,
  listBookmarks,
  unbookmarkTender,
  updateBookmark,
} from './bookmark.service.js'
import { BookmarkTenderInput, UnbookmarkTenderInput, UpdateBookmarkInput } from './bookmark.inputs.js'
import {
  BookmarkMetadata,
  BookmarkTenderPayload,
  UnbookmarkTenderPayload,
  UpdateBookmarkPayload,
} from './bookmark.types.js'

@Resolver(() => Bookmark)
export class BookmarkResolver {
  @Query(() => BookmarkConnection, {
    description: 'Bookmarks, newest first. UNAUTHENTICATED for a visitor who asks for MINE.',
  })
  bookmarks(
    @Arg('scope', () => BookmarkScope, { description: 'Whose bookmarks.' }) scope: BookmarkScope,
    @Arg('search', () => String, { nullable: true, description: 'Words in the tender, as `search` of `TenderFilter`.' })
    search: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, caller }: Context,
  ) {
    return listBookmarks(db, caller.viewer, { scope, search }, page)
  }

  @Mutation(() => BookmarkTenderPayload, {
    description: 'Bookmarks a tender for yourself. Idempotent upsert: an existing bookmark is updated.',
  })
  async bookmarkTender(
    @Arg('input', () => BookmarkTenderInput, { description: 'The tender, and the bookmark to make of it.' })
    input: Checked<BookmarkTenderInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<BookmarkTenderPayload> {
    // True may be just the schema's default, and a retry must not publish a bookmark that became private meanwhile.
    if (input.isPublic) input.isPublic = null
    const bookmark = await bookmarkTender(db, caller.viewer!.user.id, input)
    return { bookmark, tender: (await findTender(db, input.tenderId))! }
  }

  @Mutation(() => UnbookmarkTenderPayload, {
    description: 'Removes your own bookmark. Idempotent; its comments return when you bookmark the tender again.',
  })
  async unbookmarkTender(
    @Arg('input', () => UnbookmarkTenderInput, { description: 'The tender whose bookmark is removed.' }) {
      tenderId,
    }: UnbookmarkTenderInput,
    @Ctx() { db, caller }: Context,
  ): Promise<UnbookmarkTenderPayload> {
    if (tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)
    const tender = tenderId ? await findTender(db, tenderId) : null
    if (!tender) throw tenderNotFound()
    return { tender }
  }

  @Mutation(() => UpdateBookmarkPayload, {
    description: "Changes your own bookmark. BOOKMARK_NOT_FOUND for another user's.",
  })
  async updateBookmark(
    @Arg('input', () => UpdateBookmarkInput, { description: 'The bookmark, and the fields to change.' })
    input: Checked<UpdateBookmarkInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<UpdateBookmarkPayload> {
    return { bookmark: await updateBookmark(db, caller.viewer!.user.id, input) }
  }

  @FieldResolver(() => Tender, {
    description: 'The tender that is bookmarked, or the copy that lists show in its place.',
  })
  tender(@Root() { tenderId }: Bookmark, @Ctx() context: Context) {
    return context.load(shownTenderLoader, tenderId)
  }

  @FieldResolver(() => Person, { description: 'The name of the user who made it.' })
  owner(@Root() { userId }: Bookmark, @Ctx() context: Context) {
    return context.load(personLoader, userId)
  }

  @FieldResolver(() => BookmarkMetadata, {
    nullable: true,
    description: "The owner's notes; null for other viewers, and when never set.",
  })
  metadata(@Root() { userId, metadata }: Bookmark, @Ctx() { caller }: Context) {
    return caller.viewer?.user.id === userId && metadata ? { ...metadata, tags: [...(metadata.tags ?? [])] } : null
  }
}

@Resolver(() => Tender)
export class TenderBookmarksResolver {
  @Reads(['id'])
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Public bookmarks of it, and your own private one; null for a visitor.',
  })
  bookmarkCount(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(tenderBookmarksLoader, id).then(({ count }) => count) : null
  }

  @Reads(['id'])
  @FieldResolver(() => Boolean, { description: 'Whether you have bookmarked it; false for a visitor.' })
  isBookmarkedByUser(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(tenderBookmarksLoader, id).then(({ isMine }) => isMine) : false
  }

  @Reads(['id'])
  @FieldResolver(() => Bookmark, {
    nullable: true,
    description: 'Your own bookmark of it; null without one, and for a visitor.',
  })
  viewerBookmark(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(viewerBookmarkLoader, id) : null
  }

  @Reads(['id'])
  @FieldResolver(() => BookmarkConnection, {
    description:
      'Threads: public bookmarks of all users on the tender and its copies, newest first. One user may have several, on copies ' +
      'that were not known to be one; `bookmarkCount` counts users.',
  })
  publicBookmarks(@Root() { id }: Tender, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return context.load(publicBookmarksLoader, { parentId: id, args })
  }
}

@Resolver(() => BookmarkConnection)
export class BookmarkConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<Bookmark>) {
    return connection.totalCount()
  }

  @FieldResolver(() => PageCursors, { description: 'Cursors of the pages that a numbered pager shows.' })
  pageCursors(@Root() connection: ConnectionOf<Bookmark>) {
    return connection.pageCursors()
  }
}
