const shapes = 'api/src/rest/shapes.ts'
const routes = 'api/src/rest/routes.ts'
const query = 'api/src/rest/query.ts'
const tenders = 'api/src/rest/tenders.ts'

/** DELETE reads a body, as POST and PUT do. */
const totalOfPage = {
  file: tenders,
  from: 'tenders: found, total, page',
  to: 'tenders: found, total: found.length, page',
}

/** What would break the requirements of the addresses of REST (R-API). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-API-4': [
    { file: shapes, from: '  id: category.id,\n', to: '' },
    { file: shapes, from: '  domain: category.domain,\n', to: '' },
  ],
  'R-API-5': [
    {
      file: 'api/src/tenders/tender.service.ts',
      from: 'categories.map(({ name }, index) => ({ category: name,',
      to: 'categories.map(({ slug }, index) => ({ category: slug,',
    },
    {
      file: 'api/src/tenders/tender.service.ts',
      from: '({ source: sourceName(source), count: n })',
      to: '({ source, count: n })',
    },
    {
      file: 'api/src/tenders/tender.service.ts',
      from: 'reduce((total, { shown }) => total + shown, 0)',
      to: 'length',
    },
  ],
  'R-API-6': [
    { file: query, from: "integerOf(query, 'limit', MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE", to: 'DEFAULT_PAGE_SIZE' },
    {
      file: query,
      from: 'return [field, values ? oneOf(values, text(field)) : text(field)]',
      to: "return [field, field === 'tenderType' ? null : values ? oneOf(values, text(field)) : text(field)]",
    },
  ],
  'R-API-7': [totalOfPage, { file: tenders, from: 'tenders: found, total, page', to: 'items: found, total, page' }],
  'R-API-8': [
    totalOfPage,
    { file: query, from: "    greenRockCategory: text('greenRockCategory'),\n", to: '' },
    { file: query, from: "['minRate', 'maxRate',", to: "['minRate'," },
    {
      file: routes,
      from: "path: '/public-tenders',\n    operation: 'tenders'",
      to: "path: '/public-tenders',\n    operation: 'tendersWithBookmarks'",
    },
  ],
  'R-API-9': [
    {
      file: 'api/src/tenders/tender.service.ts',
      from: "new UserError('NOT_FOUND', TENDER_GONE)",
      to: "new UserError('BAD_USER_INPUT', TENDER_GONE)",
    },
    {
      file: 'api/src/tenders/tender.service.ts',
      from: '`t.id = ${parameters.add(ids[0])}`',
      to: '`t.id >= ${parameters.add(ids[0])} ORDER BY t.id DESC`',
    },
  ],
  'R-API-10': [
    {
      file: routes,
      from: "    body: { input: CategorizeTenderInput, idInPath: 'tenderId' },\n",
      to: '',
    },
    {
      file: 'api/src/categorise/categorise.inputs.ts',
      from: 'categories.map(({ slug }) => slug)',
      to: 'categories.map(({ name }) => name)',
    },
  ],
  'R-API-11': [
    { file: 'api/src/rest/body.ts', from: '!Buffer.isBuffer(sent) || sent.length === 0', to: '!Buffer.isBuffer(sent)' },
  ],
  'R-API-12': [
    { file: routes, from: "    body: { input: SaveAwardInput, idInPath: 'tenderId' },\n", to: '' },
    {
      file: 'api/src/awards/award.inputs.ts',
      from: '    IsOptional(),\n    Normalised(composedAndTrimmed),\n    MaxCharacters(MAX_AWARD_SOLUTION_LENGTH',
      to: '    Normalised(composedAndTrimmed),\n    MaxCharacters(MAX_AWARD_SOLUTION_LENGTH',
    },
    { file: 'api/src/awards/award.service.ts', from: '      awardSolution: solution || null,\n', to: '' },
    {
      file: 'api/src/awards/award.service.ts',
      from: 'awardWinner: winner || null',
      to: 'awardWinner: winner || undefined',
    },
  ],
  'R-API-13': [
    {
      file: 'api/src/bookmarks/bookmark.service.ts',
      from: '[uuid(), userId, bookmarkedId, isPublic ?? null,',
      to: '[uuid(), userId, bookmarkedId, true,',
    },
    { file: routes, from: '    body: { input: BookmarkTenderInput },\n', to: '' },
  ],
  'R-API-14': [
    {
      file: 'api/src/rest/bookmarks.ts',
      from: 'if (tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)',
      to: 'if (!tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)',
    },
  ],
  'R-API-15': [
    {
      file: 'api/src/bookmarks/bookmark.service.ts',
      from: 'everyBatch(db, Bookmark, bookmarkList(viewer, BookmarkScope.MINE, null))',
      to: 'everyBatch(db, Bookmark, bookmarkList(viewer, BookmarkScope.PUBLIC, null))',
    },
  ],
  'R-API-16': [
    {
      file: 'api/src/rest/comments.ts',
      from: 'return new WholeList(wholeThread(db, id), shape)',
      to: "return new WholeList(wholeThread(db, id), shape, 'comments')",
    },
    {
      file: 'api/src/comments/thread.service.ts',
      from: "where: ['item.bookmark_id = $1'],",
      to: "where: ['item.bookmark_id = $1', 'item.parent_comment_id IS NULL'],",
    },
  ],
  'R-API-17': [
    {
      file: 'api/src/comments/comment.service.ts',
      from: 'comment.id, { commenterName, content }',
      to: 'comment.id, { content }',
    },
    { file: routes, from: "    body: { input: UpdateCommentInput, idInPath: 'commentId' },\n", to: '' },
  ],
  'R-API-18': [
    {
      file: 'api/src/comments/comment.service.ts',
      from: 'else await tx.delete(BookmarkComment, id)',
      to: "else await tx.update(BookmarkComment, id, { content: '' })",
    },
  ],
  'R-API-19': [
    { file: query, from: "page: integerOf(query, 'page', MAX_PAGE) ?? 1,", to: 'page: 1,' },
    {
      file: 'api/src/paging/page-args.ts',
      from: 'skip: (page - 1) * each',
      to: 'skip: (page - 1) * DEFAULT_PAGE_SIZE',
    },
    { file: tenders, from: '{ first: limit, page }', to: '{ page }' },
    { file: 'api/src/rest/bookmarks.ts', from: '{ first: limit, page }', to: '{ first: limit }' },
    { file: 'api/src/rest/users.ts', from: '{ first: limit, page }', to: '{ first: limit }' },
    { file: 'api/src/rest/comments.ts', from: '{ first: limit, page }', to: '{ first: limit }' },
  ],
}
