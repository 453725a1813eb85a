const inputs = 'api/src/people/comments/comment.inputs.ts'
const service = 'api/src/people/comments/comment.service.ts'
const thread = 'api/src/people/comments/thread.service.ts'
const resolver = 'api/src/people/comments/comment.resolver.ts'
const rest = 'api/src/transport/rest/comments.ts'
const routes = 'api/src/transport/rest/routes.ts'
const guard = 'api/src/transport/schema/guard.ts'

const visible = 'IsVisible({ message: `${what} is verplicht` }),'
const atMost = 'MaxCharacters(most, {'
const normalised = 'Normalised(composedAndTrimmed),'
const visibleUnless = one => `...(what === '${one}' ? [] : [${visible.slice(0, -1)}]),`
const ofLength = (one, length) => `MaxCharacters(what === '${one}' ? ${length} : most, {`
const trimmedUnless = one =>
  `Normalised(what === '${one}' ? (text: string) => text.normalize('NFC') : composedAndTrimmed),`

/** Mutants that violate the requirements of comments (R-COM). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-COM-24': ['Naam', 'Opmerking'].map(one => ({
    file: inputs,
    from: `${normalised}\n    IsString({ message: \`\${what} is verplicht\` }),\n    ${visible}`,
    to: `${trimmedUnless(one)}\n    IsString({ message: \`\${what} is verplicht\` }),\n    what === '${one}' ? Matches(/./s, { message: \`\${what} is verplicht\` }) : ${visible}`,
  })),
  'R-COM-25': [
    { file: inputs, from: "'Bookmark ID is verplicht'", to: 'COMMENT_GONE' },
    { file: inputs, from: "@IsUUID('all', { message: 'Bookmark ID is verplicht' })", to: '@IsString()' },
    { file: rest, from: 'readUuid(body.bookmarkId) === id ? id : null', to: 'id' },
  ],
  'R-COM-26': { file: inputs, from: visible, to: visibleUnless('Naam') },
  'R-COM-27': [
    { file: inputs, from: atMost, to: ofLength('Naam', 'most + 1') },
    { file: inputs, from: atMost, to: ofLength('Naam', 'most - 1') },
    { file: inputs, from: 'mag maximaal ${most} karakters zijn', to: 'is te lang' },
  ],
  'R-COM-28': { file: inputs, from: visible, to: visibleUnless('Opmerking') },
  'R-COM-29': [
    { file: inputs, from: atMost, to: ofLength('Opmerking', 'most + 1') },
    { file: inputs, from: atMost, to: ofLength('Opmerking', 'most - 1') },
  ],
  'R-COM-30': [
    { file: service, from: 'given.parentCommentId ?? null,', to: 'null,' },
    { file: rest, from: '{ ...body, bookmarkId }', to: '{ ...body, bookmarkId, parentCommentId: null }' },
    {
      file: resolver,
      from: 'return parentCommentId ? context.load(commentLoader, parentCommentId) : null',
      to: 'return null',
    },
    {
      file: 'api/src/transport/rest/shapes.ts',
      from: 'parentCommentId: comment.parentCommentId,',
      to: 'parentCommentId: null,',
    },
  ],
  'R-COM-31': ['Naam', 'Opmerking'].map(one => ({ file: inputs, from: normalised, to: trimmedUnless(one) })),
  'R-COM-51': [
    { file: thread, from: 'canSee(viewer, bookmark) && (viewer', to: '(viewer' },
    { file: thread, from: '? bookmarkNotFound()', to: "? new UserError('NOT_FOUND', 'Deze bookmark bestaat niet')" },
    { file: rest, from: 'caller.viewer, readUuid(params.id), settings', to: 'caller.viewer, params.id!, settings' },
    {
      file: resolver,
      from: 'readableBookmark(context.caller.viewer, bookmark, context.settings.isCommentReadingPublic)',
      to: 'bookmark!',
    },
  ],
  'R-COM-52': [
    { file: 'api/src/people/auth/policy.ts', from: "addComment: 'signedIn'", to: "addComment: 'anyone'" },
    { file: routes, from: "operation: 'addComment'", to: "operation: 'bookmarks'" },
    {
      file: guard,
      from: 'field.resolve = (root, args, context: Context, info) => {\n          authorise(',
      to: "field.resolve = (root, args, context: Context, info) => {\n          if (name !== 'addComment') authorise(",
    },
  ],
  'R-COM-53': [
    {
      file: service,
      from: 'const comment = await lockOwn(tx, viewer, commentId)',
      to: 'const comment = await tx.findOneByOrFail(BookmarkComment, { id: commentId })',
    },
    {
      file: service,
      from: 'if (comment.userId !== viewer.user.id)',
      to: 'if (comment.userId !== viewer.user.id && !viewer.user.isAdmin)',
    },
  ],
  'R-COM-54': [
    {
      file: service,
      from: 'parentCommentId } = await lockOwn(tx, viewer, commentId)',
      to: 'parentCommentId } = before!',
    },
    {
      file: service,
      from: 'if (comment.userId !== viewer.user.id)',
      to: 'if (comment.userId !== viewer.user.id && !viewer.user.isAdmin)',
    },
    {
      file: service,
      from: 'if (comment.userId !== viewer.user.id)',
      to: 'if (comment.userId !== viewer.user.id && bookmark.userId !== viewer.user.id)',
    },
  ],
}
