/** What would break the requirements of bookmarking (R-BMK). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-BMK-11': [
    {
      file: 'api/src/bookmarks/bookmark.inputs.ts',
      from: "@IsUUID('all', { message: 'Tender ID is verplicht' })",
      to: "@IsString({ message: 'Tender ID is verplicht' })",
    },
    { file: 'api/src/bookmarks/bookmark.inputs.ts', from: 'Tender ID is verplicht', to: 'Tender is verplicht' },
  ],
  'R-BMK-12': [
    { file: 'api/src/bookmarks/bookmark.service.ts', from: 'coalesce($4, true), $5)', to: 'coalesce($4, false), $5)' },
    { file: 'api/src/bookmarks/bookmark.inputs.ts', from: 'defaultValue: true,', to: 'defaultValue: false,' },
  ],
  'R-BMK-13': [
    {
      file: 'api/src/bookmarks/bookmark.service.ts',
      from: 'category: category && composedAndTrimmed(category),',
      to: '',
    },
    { file: 'api/src/bookmarks/bookmark.resolver.ts', from: 'tags: [...(metadata.tags ?? [])]', to: 'tags: []' },
    {
      file: 'api/src/rest/shapes.ts',
      from: 'userId: bookmark.userId, metadata: bookmark.metadata',
      to: 'userId: bookmark.userId',
    },
    {
      file: 'api/src/bookmarks/bookmark.inputs.ts',
      from: "description: 'Your notes; an existing bookmark keeps its own when left out.',\n  })\n  @IsOptional()",
      to: "description: 'Your notes; an existing bookmark keeps its own when left out.',\n  })",
    },
  ],
  'R-BMK-14': [
    {
      file: 'api/src/bookmarks/bookmark.inputs.ts',
      from: '@IsIn(Object.values(Priority), {',
      to: '@IsString({',
    },
    { file: 'api/src/bookmarks/priority.ts', from: "HIGH: 'high' }", to: "HIGH: 'high', URGENT: 'urgent' }" },
    { file: 'api/src/bookmarks/priority.ts', from: "MEDIUM: 'medium'", to: "MEDIUM: 'normal'" },
  ],
  'R-BMK-15': [
    { file: 'api/src/auth/policy.ts', from: "  bookmarkTender: 'signedIn'", to: "  bookmarkTender: 'anyone'" },
    { file: 'api/src/auth/policy.ts', from: "unbookmarkTender: 'signedIn'", to: "unbookmarkTender: 'anyone'" },
    { file: 'api/src/rest/routes.ts', from: "operation: 'unbookmarkTender'", to: "operation: 'bookmarks'" },
  ],
  'R-BMK-16': {
    file: 'api/src/bookmarks/bookmark.service.ts',
    from: 'SELECT id FROM bookmarks WHERE user_id = $1 AND tender_id',
    to: 'SELECT id FROM bookmarks WHERE $1::uuid IS NOT NULL AND tender_id',
  },
  'R-BMK-17': [
    {
      file: 'api/src/rest/routes.ts',
      from: "summary: 'As `/tenders`, for whoever signed in.',\n    query: tenderParameters,\n    answer: tenderListSchema,\n    run: tenders(true),",
      to: "summary: 'As `/tenders`, for whoever signed in.',\n    query: tenderParameters,\n    answer: tenderListSchema,\n    run: tenders(false),",
    },
    {
      file: 'api/src/rest/tenders.ts',
      from: 'bookmarkers.some(({ isViewer }) => isViewer)',
      to: 'bookmarkers.length > 0',
    },
    {
      file: 'api/src/rest/tenders.ts',
      from: '({ firstName, lastName }) => ({ firstName, lastName })',
      to: '({ firstName }) => ({ firstName, lastName: null })',
    },
    {
      file: 'api/src/bookmarks/bookmark.resolver.ts',
      from: 'then(({ count }) => count)',
      to: 'then(({ isMine }) => (isMine ? 1 : 0))',
    },
    { file: 'api/src/bookmarks/bookmark.resolver.ts', from: 'then(({ isMine }) => isMine)', to: 'then(() => false)' },
  ],
}
