const status = 'api/src/tenders/status.ts'
const cube = 'api/src/tenders/hot/cube.ts'
const dimensions = 'api/src/tenders/hot/dimensions.ts'
const conditions = 'api/src/tenders/hot/conditions.ts'
const ranges = 'api/src/tenders/hot/ranges.ts'
const list = 'api/src/tenders/hot/list.ts'
const shapes = 'api/src/rest/shapes.ts'
const bookmarks = 'api/src/bookmarks/bookmark.service.ts'
const comments = 'api/src/comments/comment.service.ts'

/** A function of the database with another text in its body. */
const inFunction = (name, from, to) => ({
  sql: `DO $do$ DECLARE written text := pg_get_functiondef('${name}'::regproc); BEGIN
    ASSERT strpos(written, $a$${from}$a$) > 0; EXECUTE replace(written, $a$${from}$a$, $b$${to}$b$); END $do$`,
})

/** What would break the readings of what is silent (R-INT). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-INT-4': [
    {
      file: cube,
      from: 'cube.total - cube.archived - cube.open_later - closing_today.n AS closed',
      to: 'cube.total - cube.open_later - closing_today.n AS closed',
    },
    { file: cube, from: 'cube.open_later + closing_today.n AS open', to: 'cube.open_later AS open' },
  ],
  'R-INT-5': [
    {
      file: cube,
      from: 'FILTER (WHERE NOT archived AND status_open AND closing_day',
      to: 'FILTER (WHERE status_open AND closing_day',
    },
    { file: cube, from: 'WHERE NOT t.archived AND t.status_open', to: 'WHERE t.status_open' },
    { file: status, from: '  if (tender.archived) return TenderStatus.ARCHIVED\n', to: '' },
  ],
  'R-INT-6': [
    { file: conditions, from: "archived ? 't.archived' : 'NOT t.archived'", to: "archived ? 't.archived' : 'true'" },
    { file: 'api/src/tenders/counts.service.ts', from: 'if (!filter.archived) return live', to: 'return live' },
  ],
  'R-INT-7': [
    {
      file: dimensions,
      from: 'one.domain === itAndTechnology.domain)',
      to: "one.slug.startsWith('it-'))",
    },
    {
      file: dimensions,
      from: 't.category_mask & ${parameters.add(mask.toString())}::bigint > 0`',
      to: '(t.category_mask & ~${parameters.add(mask.toString())}::bigint) < 1 AND t.category_mask > 0`',
    },
    { file: dimensions, from: '(group.mask & mask) > 0n,', to: '(group.mask & mask) === mask,' },
  ],
  'R-INT-8': [
    { file: 'api/src/reference/domains.ts', from: "public: 'public-sector', ", to: '' },
    { file: 'api/src/reference/domains.ts', from: ", eu_specific: 'eu-specific'", to: '' },
  ],
  'R-INT-9': [
    { file: dimensions, from: "takesNone: key === 'other',", to: 'takesNone: true,' },
    { file: dimensions, from: "takesNone: key === 'other',", to: 'takesNone: false,' },
  ],
  'R-INT-10': [
    { file: dimensions, from: 'return province ? { province } : { name }', to: 'return { name }' },
    {
      file: dimensions,
      from: "'province' in where ? group.province === where.province :",
      to: "'province' in where ? group.place === where.province.toLowerCase() :",
    },
  ],
  'R-INT-11': [
    { sql: "ALTER TABLE tenders ALTER status_open SET EXPRESSION AS (status = 'Open')" },
    {
      file: status,
      from: 'status.toLowerCase() === statusTexts.open.toLowerCase()',
      to: 'status === statusTexts.open',
    },
    {
      file: conditions,
      from: 'lower(${statusTextSql}) = lower(${parameters.add(filter.status)})',
      to: '${statusTextSql} = ${parameters.add(filter.status)}',
    },
  ],
  'R-INT-12': [
    {
      file: ranges,
      from: '`${to} >= ${parameters.add(lowest)}::float8`',
      to: '`(${to} IS NULL OR ${to} >= ${parameters.add(lowest)}::float8)`',
    },
    {
      file: ranges,
      from: '`${from} <= ${parameters.add(highest)}::float8`',
      to: '`coalesce(${from}, 0) <= ${parameters.add(highest)}::float8`',
    },
  ],
  'R-INT-13': [
    {
      file: cube,
      from: "const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`",
      to: "const today = `(now() AT TIME ZONE 'UTC')::date`",
    },
    { file: cube, from: 'WHERE new_on = ${today} AND', to: 'WHERE' },
    {
      file: 'api/src/notices/tender-row.ts',
      from: 'newOn: isFirstImport && published < today ? published : today',
      to: 'newOn: published < today ? published : today',
    },
    {
      file: 'api/src/notices/tender-row.ts',
      from: 'newOn: isFirstImport && published < today ? published : today',
      to: 'newOn: today',
    },
  ],
  'R-INT-14': [
    { file: bookmarks, from: 'ON CONFLICT (user_id, tender_id) DO UPDATE', to: 'ON CONFLICT (id) DO UPDATE' },
  ],
  'R-INT-15': [
    {
      file: comments,
      from: 'bookmark_id = $2 AND parent_comment_id IS NULL',
      to: 'bookmark_id = $2',
    },
    {
      file: comments,
      from: 'bookmark_id = $2 AND parent_comment_id IS NULL',
      to: '$2::uuid IS NOT NULL AND parent_comment_id IS NULL',
    },
  ],
  'R-INT-16': [
    { file: comments, from: '    if (hasReplies)\n', to: '    if (false)\n' },
    { file: comments, from: "        content: '',\n", to: '' },
    { file: shapes, from: 'isDeleted: comment.deletedAt !== null', to: 'isDeleted: false' },
  ],
  'R-INT-17': [
    inFunction(
      'bookmark_comments_changed',
      'FROM new_rows WHERE deleted_at IS NULL GROUP BY',
      'FROM new_rows WHERE deleted_at IS NULL AND parent_comment_id IS NULL GROUP BY',
    ),
  ],
  'R-INT-18': [
    {
      file: 'api/src/categorise/categorise.service.ts',
      from: `       WHERE NOT EXISTS (SELECT FROM tender_categories m WHERE m.tender_id = row."tenderId" AND m.source = 'manual')\n`,
      to: '',
    },
    {
      file: 'api/src/categorise/categorise.service.ts',
      from: "WHERE l.tender_id = ANY ($2) AND l.source <> 'manual'",
      to: 'WHERE l.tender_id = ANY ($2)',
    },
    { file: 'api/src/categorise/choose-category.service.ts', from: "id, 1, 'manual' FROM", to: "id, 1, 'auto' FROM" },
  ],
  'R-INT-19': [
    {
      file: 'api/src/notices/store.service.ts',
      from: 'AND n.publication_id = asked.id AND n.fingerprint = asked.fingerprint`',
      to: 'AND n.publication_id = asked.id AND n.fingerprint <> asked.fingerprint`',
    },
    {
      file: 'api/src/harvest/refresh.service.ts',
      from: 'afterCoolDown: ({ totalFound }) => ({ totalFound, totalAdded: 0 })',
      to: 'afterCoolDown: last => last',
    },
    {
      file: 'api/src/harvest/refresh.service.ts',
      from: 'totalAdded: sum(results.map(result => result.added))',
      to: 'totalAdded: sum(results.map(result => result.tenders))',
    },
  ],
  'R-INT-20': [
    {
      file: 'api/src/jobs/job.service.ts',
      from: 'if (joined) return joined',
      to: 'if (joined) return {} as Result',
    },
  ],
  'R-INT-21': [
    {
      file: 'api/src/notices/vanish.service.ts',
      from: 'const isDoubtful = ({ openCount, gone }: Missing) => ',
      to: 'const isDoubtful = ({ openCount, gone }: Missing) => false && ',
    },
    {
      file: 'api/src/harvest/harvest.service.ts',
      from: 'isStrange: hasEnded && isEmpty && isLong,',
      to: 'isStrange: false,',
    },
  ],
  'R-INT-22': [
    {
      file: status,
      from: "'t.status_open AND (t.closing_date IS NULL OR t.closing_date > now())'",
      to: "'t.status_open'",
    },
    { file: status, from: 'isOpenText(tender.status) && !hasClosed(tender, now) ?', to: 'isOpenText(tender.status) ?' },
    {
      file: status,
      from: 'return isOpenText(tender.status) && hasClosed(tender, now) ? statusTexts.closed : tender.status',
      to: 'return tender.status',
    },
    { file: cube, from: ' AND t.copy_of IS NULL AND t.closing_date > now()\n', to: ' AND t.copy_of IS NULL\n' },
    {
      file: 'api/src/tenders/hot/moment.ts',
      from: 'WHERE NOT archived AND status_open AND closing_date > ${at} AND closing_date <= now()',
      to: 'WHERE false',
    },
  ],
  'R-INT-25': [
    {
      file: 'api/src/users/user.inputs.ts',
      from: '(sentence: string) => `Ongeldige invoer: ${sentence}`',
      to: '(sentence: string) => sentence',
    },
    {
      file: 'api/src/users/user.service.ts',
      from: 'refusedAccount(`Email moet eindigen met @${domain}`)',
      to: '`Email moet eindigen met @${domain}`',
    },
  ],
  'R-INT-27': [
    {
      file: 'api/src/read-uuid.ts',
      from: "typeof value === 'string' && isUuid(value) ?",
      to: "typeof value === 'string' ?",
    },
    { file: 'api/src/graphql/node.ts', from: 'const uuid = readUuid(id)', to: 'const uuid = id' },
    {
      file: 'api/src/bookmarks/bookmark.inputs.ts',
      from: "  @IsUUID('all', { message: 'Tender ID is verplicht' })\n",
      to: '  @IsString()\n',
    },
  ],
  'R-INT-28': [
    {
      file: 'api/src/sources/source-url.ts',
      from: "  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null\n",
      to: '',
    },
    {
      file: 'api/src/sources/source-url.ts',
      from: "url.protocol !== 'https:' && url.protocol !== 'http:'",
      to: "url.protocol === 'javascript:'",
    },
    {
      file: 'api/src/sources/striive/normalise.ts',
      from: 'url: sourceUrl(listing.brokerUrl) ??',
      to: 'url: listing.brokerUrl ??',
    },
  ],
  'R-INT-30': [
    {
      file: 'api/src/users/user.service.ts',
      from: '    if (!isActive) await endSessionsOf(tx, userId)\n',
      to: '    if (!isActive) await endSessionsOf(tx, byUserId)\n',
    },
    {
      file: 'api/src/users/sign-in/identity.service.ts',
      from: "    if (!user.isActive) return 'gedeactiveerd'\n",
      to: '',
    },
    {
      file: 'api/src/users/sign-in/password.service.ts',
      from: 'AND password_hash = $2 AND is_active AND',
      to: 'AND password_hash = $2 AND',
    },
  ],
  'R-INT-34': [
    {
      file: 'api/src/rest/query.ts',
      from: "return text === null ? null : text === 'true'",
      to: 'return text === null ? null : Boolean(text)',
    },
    {
      file: conditions,
      from: 'archivedSql(filter.archived ?? false, search)',
      to: 'archivedSql(filter.archived != null, search)',
    },
  ],
  'R-INT-35': [
    {
      file: 'api/src/rest/rest.ts',
      from: 'routes.map(row => row.path))',
      to: 'routes.map(row => row.path).sort())',
    },
  ],
  'R-INT-36': [
    { file: conditions, from: 'c.public_bookmark_count > 0', to: 'c.public_bookmark_count >= 0' },
    {
      file: list,
      from: '  if (filter.showBookmarked === ShowBookmarked.POPULAR) return { field: TenderOrderField.BOOKMARKS, direction }\n',
      to: '',
    },
    inFunction('count_bookmarks', 'b.is_public AND b.detached_at IS NULL', 'b.detached_at IS NULL'),
  ],
  'R-INT-37': [
    {
      file: list,
      from: "'t.publication_date', type: 'timestamptz', descending }, byId]",
      to: "'t.publication_date', type: 'timestamptz', descending }]",
    },
    { file: list, from: 'const direction = OrderDirection.DESC', to: 'const direction = OrderDirection.ASC' },
    {
      file: 'api/src/paging/keyset.ts',
      from: "descending !== backward ? '<' : '>'",
      to: "descending !== backward ? '<=' : '>'",
    },
  ],
  'R-INT-38': [
    { file: bookmarks, from: 'ids.filter(id => !discussed.includes(id))', to: 'ids' },
    {
      file: bookmarks,
      from: 'coalesce(excluded.metadata, b.metadata), detached_at = NULL',
      to: 'coalesce(excluded.metadata, b.metadata)',
    },
  ],
  'R-INT-43': [
    { file: shapes, from: '  organization: tender.organization,\n', to: '' },
    {
      file: shapes,
      from: 'organisation: tender.organization,',
      to: "organisation: tender.organization.normalize('NFD').toLowerCase(),",
    },
  ],
  'R-INT-44': [
    {
      file: 'api/src/calendar.ts',
      from: 'DateTime.fromJSDate(date, { zone: AMSTERDAM })',
      to: 'DateTime.fromJSDate(date)',
    },
    {
      file: 'api/src/sources/source-date.ts',
      from: 'DateTime.fromISO(text, { zone: AMSTERDAM })',
      to: 'DateTime.fromISO(text)',
    },
    {
      file: 'api/src/tenders/hot/columns.ts',
      from: "type === 'date' ? `t.${name}::text` : `t.${name}`",
      to: '`t.${name}`',
    },
  ],
  'R-INT-45': [
    {
      file: 'api/src/categorise/matcher.ts',
      from: 'isWhole: isWhole || symbols.length <= MAX_WHOLE_WORD_LENGTH',
      to: 'isWhole',
    },
  ],
  'R-INT-48': [
    { file: 'api/src/rest/body.ts', from: '!Buffer.isBuffer(sent) || sent.length === 0', to: '!Buffer.isBuffer(sent)' },
    {
      file: 'api/src/rest/body.ts',
      from: '  const sent: unknown = request.body\n',
      to: "  const sent: unknown = request.body\n  if (!request.headers['content-type']) throw unreadable('stuur JSON')\n",
    },
  ],
  'R-INT-49': [
    {
      file: conditions,
      from: 'if (search) where.push(`s.vector @@ q.query`)',
      to: 'if (search?.terms.query) where.push(`s.vector @@ q.query`)',
    },
    { file: 'api/src/search/read-text.ts', from: "    .replaceAll(/\\p{Surrogate}/gu, '\\ufffd')\n", to: '' },
  ],
}
