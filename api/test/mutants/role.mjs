const policy = 'api/src/people/auth/policy.ts'
const routes = 'api/src/transport/rest/routes.ts'
const reclassify = 'api/src/tenders/categorise/reclassify.service.ts'
const bookmarks = 'api/src/people/bookmarks/bookmark.service.ts'
const bookmarkResolver = 'api/src/people/bookmarks/bookmark.resolver.ts'
const comments = 'api/src/people/comments/comment.service.ts'
const thread = 'api/src/people/comments/thread.service.ts'
const commentResolver = 'api/src/people/comments/comment.resolver.ts'
const commentRoutes = 'api/src/transport/rest/comments.ts'
const tenderRoutes = 'api/src/transport/rest/tenders.ts'
const awardRoutes = 'api/src/transport/rest/awards.ts'

const level = (operation, before, after) => ({
  file: policy,
  from: `\n  ${operation}: '${before}'`,
  to: `\n  ${operation}: '${after}'`,
})
const unguarded = name => ({
  file: 'api/src/transport/schema/guard.ts',
  from: 'field.resolve = (root, args, context: Context, info) => {\n          authorise(',
  to: `field.resolve = (root, args, context: Context, info) => {\n          if (name !== '${name}') authorise(`,
})
const noAdministrator = {
  file: policy,
  from: "level === 'administrator' && !viewer.user.isAdmin ?",
  to: "level === 'administrator' ?",
}

/** Mutants that violate the requirements of roles (R-ROLE). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-ROLE-1': [
    level('tenders', 'anyone', 'signedIn'),
    {
      file: routes,
      from: "path: '/public-tenders',\n    operation: 'tenders'",
      to: "path: '/public-tenders',\n    operation: 'tendersWithBookmarks'",
    },
    {
      file: tenderRoutes,
      from: 'listTenders(context.db, asTyped, null',
      to: 'listTenders(context.db, context.caller.viewer ? asTyped : {}, null',
    },
    {
      file: 'api/src/tenders/tender/tender.resolver.ts',
      from: 'listTenders(db, filter ?? {}, orderBy',
      to: 'listTenders(db, (caller.viewer && filter) ?? {}, orderBy',
    },
  ],
  'R-ROLE-2': [
    {
      file: tenderRoutes,
      from: 'isMarked && context.caller.viewer ? context.load(bookmarkersLoader, tender.id) : null',
      to: 'context.load(bookmarkersLoader, tender.id)',
    },
    {
      file: bookmarkResolver,
      from: 'context.caller.viewer ? context.load(tenderBookmarksLoader, id).then(({ count }) => count) : null',
      to: 'context.load(tenderBookmarksLoader, id).then(({ count }) => count)',
    },
  ],
  'R-ROLE-3': [
    level('tendersWithBookmarks', 'signedIn', 'anyone'),
    { file: 'api/src/platform/errors.ts', from: 'Unauthorized: log in om dit te doen', to: 'Log in om dit te doen' },
    { file: 'api/src/platform/errors.ts', from: 'UNAUTHENTICATED: 401', to: 'UNAUTHENTICATED: 403' },
  ],
  'R-ROLE-4': [
    level('bookmarks', 'anyone', 'signedIn'),
    {
      file: routes,
      from: "path: '/bookmarks/public',\n    operation: 'bookmarks'",
      to: "path: '/bookmarks/public',\n    operation: 'ownBookmarks'",
    },
    { file: bookmarks, from: 'if (scope === BookmarkScope.MINE && !viewer) throw', to: 'if (!viewer) throw' },
  ],
  'R-ROLE-5': [
    {
      file: commentRoutes,
      from: 'commentShape(one, caller.viewer?.user.id)',
      to: 'commentShape(one, caller.viewer!.user.id)',
    },
    { file: commentResolver, from: 'caller.isUser(userId)', to: 'caller.viewer!.user.id === userId' },
    { file: thread, from: "new UserError('AUTHENTICATION_REQUIRED'", to: "new UserError('UNAUTHENTICATED'" },
  ],
  'R-ROLE-6': [
    level('reclassifyTenders', 'signedIn', 'anyone'),
    { file: routes, from: "operation: 'reclassifyTenders'", to: "operation: 'refreshTenders'" },
    unguarded('reclassifyTenders'),
  ],
  'R-ROLE-7': [
    level('bookmarkTender', 'signedIn', 'administrator'),
    level('unbookmarkTender', 'signedIn', 'administrator'),
    { file: 'api/src/transport/rest/bookmarks.ts', from: 'if (tenderId) await', to: 'if (!tenderId) await' },
    { file: bookmarkResolver, from: 'if (tenderId) await', to: 'if (!tenderId) await' },
  ],
  'R-ROLE-8': [
    level('ownBookmarks', 'signedIn', 'administrator'),
    {
      file: bookmarks,
      from: 'where.push(`item.user_id = ${place(viewer!.user.id)}`)',
      to: 'where.push(`(item.user_id = ${place(viewer!.user.id)} OR NOT item.is_public)`)',
    },
    {
      file: bookmarks,
      from: "else where.push('item.is_public')",
      to: "else if (!viewer) where.push('item.is_public')",
    },
  ],
  'R-ROLE-9': [
    level('addComment', 'signedIn', 'administrator'),
    {
      file: comments,
      from: 'if (!(await lockBookmark(tx, bookmark.id)).isAttached)',
      to: 'if (bookmark.userId !== viewer.user.id || !(await lockBookmark(tx, bookmark.id)).isAttached)',
    },
    { file: comments, from: 'AND parent_comment_id IS NULL', to: 'AND parent_comment_id IS NOT NULL' },
  ],
  'R-ROLE-10': [
    level('updateComment', 'signedIn', 'administrator'),
    level('deleteComment', 'signedIn', 'administrator'),
    { file: comments, from: 'comment.id, { commenterName, content })', to: 'comment.id, { commenterName })' },
    { file: commentRoutes, from: 'await deleteComment(db, caller.viewer!, readUuid(params.id))', to: '' },
  ],
  'R-ROLE-13': [
    noAdministrator,
    { file: 'api/src/transport/rest/categories.ts', from: 'if (!isUuid(params.id))', to: 'if (isUuid(params.id))' },
    {
      file: 'api/src/tenders/categorise/choose-category.service.ts',
      from: "await tx.query('DELETE FROM tender_categories WHERE tender_id = $1', [tenderId])",
      to: '',
    },
  ],
  'R-ROLE-14': [
    noAdministrator,
    { file: awardRoutes, from: 'if (!isUuid(params.id))', to: 'if (isUuid(params.id))' },
    { file: awardRoutes, from: '=> checkAwards(db, settings)', to: '=> ({ db, settings, checked: 0, updated: 0 })' },
    {
      file: 'api/src/ingest/awards/award.resolver.ts',
      from: 'return checkAwards(db, settings)',
      to: 'return Promise.resolve({ db, settings, checked: 0, updated: 0 })',
    },
    { file: 'api/src/ingest/awards/award.service.ts', from: 'awardSolution: solution || null,', to: '' },
  ],
  'R-ROLE-15': [
    noAdministrator,
    {
      file: 'api/src/accounts/users/user.service.ts',
      from: 'where: [], values',
      to: "where: ['item.is_active'], values",
    },
    { file: reclassify, from: "sort(db, 'true', job)", to: 'sort(db, isUncategorised, job)' },
  ],
  'R-ROLE-16': [
    level('saveAward', 'administrator', 'signedIn'),
    level('users', 'administrator', 'signedIn'),
    { file: routes, from: "operation: 'checkAwards'", to: "operation: 'reclassifyTenders'" },
    { file: routes, from: "operation: 'createUser'", to: "operation: 'changePassword'" },
    unguarded('categorizeTender'),
  ],
}
