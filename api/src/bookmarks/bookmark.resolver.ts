import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../context.js'
import { type ConnectionOf, PageCursors } from '../paging/connection.js'
import { PageArgs } from '../paging/page-args.js'
import { Tender } from '../tenders/tender.entity.js'
import { tenderLoader } from '../tenders/tender.loaders.js'
import { findTender, tenderNotFound } from '../tenders/tender.service.js'
import { Person } from '../users/person.js'
import { personLoader } from '../users/person.loader.js'
import type { Checked } from '../validation/checked.js'
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
  @Query(() => BookmarkConnection, { description: 'The newest first.' })
  bookmarks(
    @Arg('scope', () => BookmarkScope, { description: 'Whose bookmarks.' }) scope: BookmarkScope,
    @Arg('search', () => String, { nullable: true, description: 'As in `TenderFilter`.' }) search: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, caller }: Context,
  ) {
    return listBookmarks(db, caller.viewer, { scope, search }, page)
  }

  @Mutation(() => BookmarkTenderPayload, { description: 'Idempotent: the bookmark that is there already is changed.' })
  async bookmarkTender(
    @Arg('input', () => BookmarkTenderInput, { description: 'What to bookmark.' }) input: Checked<BookmarkTenderInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<BookmarkTenderPayload> {
    // True is what the schema fills in when nothing is said: a retry must not publish what was made private meanwhile.
    if (input.isPublic) input.isPublic = null
    const bookmark = await bookmarkTender(db, caller.viewer!.user.id, input)
    return { bookmark, tender: (await findTender(db, bookmark.tenderId))! }
  }

  @Mutation(() => UnbookmarkTenderPayload, { description: 'Idempotent; comments are kept.' })
  async unbookmarkTender(
    @Arg('input', () => UnbookmarkTenderInput, { description: 'Of which tender.' }) { tenderId }: UnbookmarkTenderInput,
    @Ctx() { db, caller }: Context,
  ): Promise<UnbookmarkTenderPayload> {
    if (tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)
    const tender = tenderId ? await findTender(db, tenderId) : null
    if (!tender) throw tenderNotFound()
    return { tender }
  }

  @Mutation(() => UpdateBookmarkPayload, { description: 'Only your own.' })
  async updateBookmark(
    @Arg('input', () => UpdateBookmarkInput, { description: 'The bookmark, and what changes of it.' })
    input: Checked<UpdateBookmarkInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<UpdateBookmarkPayload> {
    return { bookmark: await updateBookmark(db, caller.viewer!.user.id, input) }
  }

  @FieldResolver(() => Tender, { description: 'What is bookmarked.' })
  tender(@Root() { tenderId }: Bookmark, @Ctx() context: Context) {
    return context.load(tenderLoader, tenderId)
  }

  @FieldResolver(() => Person, { description: 'Whose bookmark it is.' })
  owner(@Root() { userId }: Bookmark, @Ctx() context: Context) {
    return context.load(personLoader, userId)
  }

  @FieldResolver(() => BookmarkMetadata, { nullable: true, description: "The owner's notes; null for anybody else." })
  metadata(@Root() { userId, metadata }: Bookmark, @Ctx() { caller }: Context) {
    return caller.viewer?.user.id === userId && metadata ? { ...metadata, tags: [...(metadata.tags ?? [])] } : null
  }
}

@Resolver(() => Tender)
export class TenderBookmarksResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Attached public bookmarks and one's own; null for a visitor.",
  })
  async bookmarkCount(@Root() { id }: Tender, @Ctx() context: Context): Promise<number | null> {
    return context.caller.viewer ? (await context.load(tenderBookmarksLoader, id)).count : null
  }

  @FieldResolver(() => Boolean, { description: 'False for a visitor.' })
  async isBookmarkedByUser(@Root() { id }: Tender, @Ctx() context: Context): Promise<boolean> {
    return context.caller.viewer !== null && (await context.load(tenderBookmarksLoader, id)).isMine
  }

  @FieldResolver(() => Bookmark, { nullable: true, description: 'Your own bookmark of it.' })
  viewerBookmark(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(viewerBookmarkLoader, id) : null
  }

  @FieldResolver(() => BookmarkConnection, { description: "Everybody's public ones, the newest first." })
  publicBookmarks(@Root() { id }: Tender, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return context.load(publicBookmarksLoader, { parentId: id, args })
  }
}

@Resolver(() => BookmarkConnection)
export class BookmarkConnectionResolver {
  @FieldResolver(() => Int, { description: 'Over all pages.' })
  totalCount(@Root() connection: ConnectionOf<Bookmark>) {
    return connection.totalCount()
  }

  @FieldResolver(() => PageCursors, { description: 'For a numbered pager.' })
  pageCursors(@Root() connection: ConnectionOf<Bookmark>) {
    return connection.pageCursors()
  }
}
