const list = 'api/src/bookmarks/bookmark.service.ts'
const rest = 'api/src/rest/bookmarks.ts'

/** What would break the requirements of the lists of bookmarks (R-BKPG). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-BKPG-27': [
    { file: list, from: 'if (search)\n', to: 'if (search && scope !== BookmarkScope.MINE)\n' },
    {
      file: rest,
      from: 'const asked = { scope, search:',
      to: "const asked = { scope, search: scope === 'mine' ? null :",
    },
    {
      file: rest,
      from: 'export const ownBookmarks = (call: Call) => pageOf(call,',
      to: 'export const ownBookmarks = (call: Call) => pageOf({ ...call, query: { ...call.query, page: undefined } },',
    },
    {
      file: rest,
      from: 'export const ownBookmarks = (call: Call) => pageOf(call,',
      to: 'export const ownBookmarks = (call: Call) => pageOf({ ...call, query: { ...call.query, limit: undefined } },',
    },
    {
      file: rest,
      from: 'return { bookmarks, total, page, limit }',
      to: 'return { bookmarks, total: bookmarks.length, page, limit }',
    },
    {
      file: 'api/src/bookmarks/bookmark.resolver.ts',
      from: '{ scope, search }, page)',
      to: "{ scope, search: scope === 'mine' ? null : search }, page)",
    },
    {
      file: 'api/src/bookmarks/bookmark.resolver.ts',
      from: '{ scope, search }, page)',
      to: "{ scope, search }, scope === 'mine' ? { ...page, page: null } : page)",
    },
  ],
  'R-BKPG-28': [
    { file: rest, from: 'tender: await shownTender(tender!, context, true),', to: '' },
    { file: rest, from: 'bookmark: bookmarkShape(bookmark, context.caller.viewer?.user.id),', to: '' },
    {
      file: 'api/src/bookmarks/bookmark.resolver.ts',
      from: 'tender(@Root() { tenderId }: Bookmark,',
      to: 'tender(@Root() { id: tenderId }: Bookmark,',
    },
  ],
  'R-BKPG-29': [
    { file: list, from: 'if (search)\n', to: 'if (search && scope === BookmarkScope.MINE)\n' },
    {
      file: rest,
      from: 'const asked = { scope, search:',
      to: "const asked = { scope, search: scope === 'public' ? null :",
    },
    {
      file: rest,
      from: 'export const publicBookmarks = (call: Call) => pageOf(call,',
      to: 'export const publicBookmarks = (call: Call) => pageOf({ ...call, query: { ...call.query, page: undefined } },',
    },
    {
      file: rest,
      from: 'export const publicBookmarks = (call: Call) => pageOf(call,',
      to: 'export const publicBookmarks = (call: Call) => pageOf({ ...call, query: { ...call.query, limit: undefined } },',
    },
    {
      file: rest,
      from: 'return { bookmarks, total, page, limit }',
      to: 'return { bookmarks, total: bookmarks.length, page, limit }',
    },
    {
      file: 'api/src/bookmarks/bookmark.resolver.ts',
      from: '{ scope, search }, page)',
      to: "{ scope, search }, scope === 'public' ? { ...page, page: null } : page)",
    },
  ],
  'R-BKPG-30': [
    { file: rest, from: 'lastName: owner?.lastName ?? null', to: 'lastName: null' },
    {
      file: rest,
      from: 'withTender(bookmark, context), context',
      to: '{ bookmark: bookmarkShape(bookmark, undefined) }, context',
    },
    {
      file: 'api/src/users/person.ts',
      from: "@Field(() => String, { nullable: true, description: 'Last name;",
      to: "@Field(() => String, { name: 'surname', nullable: true, description: 'Last name;",
    },
  ],
  'R-BKPG-31': [
    { file: 'api/src/auth/policy.ts', from: "  bookmarks: 'anyone'", to: "  bookmarks: 'signedIn'" },
    {
      file: 'api/src/rest/routes.ts',
      from: "path: '/bookmarks/public',\n    operation: 'bookmarks'",
      to: "path: '/bookmarks/public',\n    operation: 'ownBookmarks'",
    },
  ],
  'R-BKPG-32': { file: list, from: "else where.push('item.is_public')\n", to: '\n' },
  // The policy refuses first in REST, and the service in GraphQL.
  'R-BKPG-33': { file: list, from: 'if (scope === BookmarkScope.MINE && !viewer) throw signInFirst()\n', to: '\n' },
}
