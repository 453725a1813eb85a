import { createHash } from 'node:crypto'
import pg from 'pg'
import { FOUND, onderhoudSoftware } from './search.js'

/** The reads of the hand-written server for the frozen documents: one statement per answer, without the product's code. */
export interface Limit {
  readonly pool: pg.Pool
  readonly categories: readonly Category[]
  /** Counts of the last seconds, by key. */
  readonly kept: Map<string, { readonly at: number; readonly value: Promise<unknown> }>
}
type Category = Readonly<Record<'id' | 'slug' | 'name' | 'color' | 'domain', string>> & { readonly bit: number }
// oxlint-disable-next-line typescript/no-explicit-any -- Rows of a hand-written server: the statement says what is in them.
type Row = any

const settings = '-c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=32MB'
const KEPT_MS = 5000

export async function openLimit(connectionString: string): Promise<Limit> {
  const pool = new pg.Pool({ connectionString, max: 8, idleTimeoutMillis: 0, options: settings })
  pool.on('error', () => {}) // Ignores that the database may stop first.
  const { rows } = await pool.query<Category>(
    'SELECT id, slug, name, color, domain, bit FROM categories ORDER BY sort_order',
  )
  return { pool, categories: rows, kept: new Map() }
}

/** Keyed cache with single flight. */
function kept<Value>({ kept: all }: Limit, key: string, count: () => Promise<Value>): Promise<Value> {
  const known = all.get(key)
  if (known && performance.now() - known.at < KEPT_MS) return known.value as Promise<Value>
  const value = count()
  all.set(key, { at: performance.now(), value })
  return value
}

const names = new Map<string, string>()
/** A prepared statement, planned once per connection. */
function named(text: string, values: readonly unknown[]) {
  const name = names.get(text) ?? createHash('md5').update(text).digest('hex')
  names.set(text, name)
  return { name, text, values: [...values] }
}

export async function viewerOf({ pool }: Limit, authorization: string | undefined): Promise<string | null> {
  if (!authorization) return null
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest()
  const { rows } = await pool.query<{ id: string }>(named(VIEWER, [hash]))
  return rows[0]?.id ?? null
}
const VIEWER = `SELECT u.id FROM access_tokens a JOIN sessions s USING (sid) JOIN app_users u ON u.id = (s.sess ->> 'userId')::uuid
  WHERE a.token_hash = $1 AND a.expires_at > now() AND s.expire > now() AND u.is_active`

/** Keys with their names. */
const namesIn = (text: string) =>
  new Map(text.split(',').map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const))
const sourceNames = namesIn(
  'tenderned TenderNed,between Between,freep Freep,freelanceplatform FreelancePlatform,opdrachtoverheid OpdrachtOverheid,flextender FlexTender,ted TED,striive Striive,headfirst HeadFirst,ctm CTM,zzp-opdrachten ZZP Opdrachten,haert Haert,bij-oranje Bij Oranje,pro-act Pro-Act,bluetrail BlueTrail,hero Hero,inhuurdesk Inhuurdesk,harveynash Harvey Nash,onefellow Onefellow,eu-funding EU Funding & Tenders',
)
const typeNames = namesIn('EU_PROCUREMENT Europese aanbesteding,FREELANCE_CONTRACT Freelance opdracht')
const domainNames = namesIn(
  'business Business Services,technology Technology,interim Interim & Projecten,public-sector Publieke Sector,eu-specific EU Specifiek,other Overig',
)
const regionNames =
  'Noord-Holland Zuid-Holland Utrecht Amsterdam Rotterdam Drenthe Flevoland Friesland Gelderland Groningen Limburg Noord-Brabant Overijssel Zeeland'.split(
    ' ',
  )
export const sourceOf = (key: string) => ({ key, name: sourceNames.get(key)! })

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

/** Columns of `tenders t` under the names of the schema; enumerations are converted to upper case. */
const columns = (names: string, sqlOf = (column: string) => column) =>
  names
    .split(' ')
    .map(name => `${sqlOf(`t.${name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`)} AS "${name}"`)
    .join(', ')
const upper = (column: string) => `upper(${column})`
const day = (column: string) => `${column}::text`
const statusColumn = `CASE WHEN t.archived THEN 'ARCHIVED'
  WHEN t.status_open AND (t.closing_date IS NULL OR t.closing_date > now()) THEN 'OPEN' ELSE 'CLOSED' END AS status`
const linksColumn = (more: string) => `coalesce((SELECT json_agg(json_build_object('category', l.category_id${more})
    ORDER BY l.source = 'manual' DESC, l.confidence DESC, l.category_id)
  FROM tender_categories l WHERE l.tender_id = t.id), '[]') AS "tenderCategories"`
const cardColumns = (more = '') => `${columns(
  'id title organization summary sourceUrl estimatedValue currency minHourlyRate maxHourlyRate rateNote publicationDate closingDate closingNote region province minHoursPerWeek maxHoursPerWeek homeDaysPerWeek isExtendable positions source',
)}, ${columns('tenderType workplace', upper)}, ${columns('startDate endDate', day)}, ${statusColumn}, ${linksColumn(more)},
  coalesce((SELECT json_agg(json_build_object('tenderId', c.id, 'source', c.source) ORDER BY c.source)
    FROM tenders c WHERE c.copy_of = t.id), '[]') AS "alsoAt"`
const forVisitors = `false AS "isBookmarkedByUser", NULL::int AS "bookmarkCount"`
const forViewers = 'b."isBookmarkedByUser", b."bookmarkCount"'
/** The bookmarks of all copies as the viewer sees them. */
const bookmarksOf = (viewer: string) => `CROSS JOIN LATERAL (
  SELECT coalesce(bool_or(b.user_id = ${viewer}), false) AS "isBookmarkedByUser",
    count(DISTINCT b.user_id)::int AS "bookmarkCount"
  FROM bookmarks b WHERE b.tender_id = ANY (array(SELECT c.id FROM tenders c WHERE c.copy_of = t.id) || t.id)
    AND b.detached_at IS NULL AND (b.is_public OR b.user_id = ${viewer})) b`
const unseenColumn = (viewer: string) => `(
  t.created_at > greatest((SELECT u.seen_until FROM app_users u WHERE u.id = ${viewer}), now() - interval '30 days')
  AND NOT EXISTS (SELECT FROM tender_seen s WHERE s.user_id = ${viewer} AND s.tender_id = t.id)) AS "isUnseen"`
const isNewColumn = `t.new_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date AS "isUnseen"`

/** In place: replaces keys in the row by the objects that they refer to. */
function cardOf({ categories }: Limit, row: Row): Row {
  row.id = globalId('Tender', row.id)
  row.source = sourceOf(row.source)
  for (const copy of row.alsoAt) {
    copy.tenderId = globalId('Tender', copy.tenderId)
    copy.source = sourceOf(copy.source)
  }
  for (const link of row.tenderCategories) {
    const { id, name, color } = categories.find(one => one.id === link.category)!
    link.category = { id: globalId('Category', id), name, color }
  }
  return row
}

interface PageVariables {
  readonly filter: Readonly<Record<'category' | 'domain' | 'region' | 'openClosed' | 'search', string | undefined>>
  readonly first: number
  readonly page?: number
  readonly after?: string
}

/** The conditions on listed tenders, with their values numbered from $1. */
function conditionsOf({ categories }: Limit, { category, domain, region, openClosed }: PageVariables['filter']) {
  const where = ['NOT t.archived', 't.copy_of IS NULL']
  const values: unknown[] = []
  const mask = (isWanted: (one: Category) => boolean) =>
    `$${values.push(String(bitsOf(categories.filter(isWanted))))}::bigint`
  if (category) where.push(`t.category_mask & ${mask(({ slug }) => slug === category)} > 0`)
  // The planner estimates almost no rows for `= 0`, and would sort everything.
  if (domain) where.push(`(t.category_mask & ~${mask(one => one.domain === domain)}) < 1 AND t.category_mask > 0`)
  if (region) where.push(`t.province = $${values.push(regionNames.find(name => name.toLowerCase() === region))}`)
  if (openClosed) where.push(`t.status_open AND (t.closing_date IS NULL OR t.closing_date + interval '0' > now())`)
  return { where: where.join(' AND '), values }
}
const bitsOf = (categories: readonly Category[]) => categories.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)

export async function tendersPage(limit: Limit, variables: PageVariables, viewer: string | null) {
  const {
    with: found,
    total,
    orderBy,
    values,
    count,
  } = variables.filter.search ? search(variables) : page(limit, variables)
  const own = `$${values.length + 1}::uuid`
  const shown = viewer ? `${forViewers}, ${unseenColumn(own)}` : `${forVisitors}, ${isNewColumn}`
  const text = `WITH ${found} SELECT ${cardColumns()}, ${shown}, ${total} AS total
    FROM p JOIN tenders t USING (id) ${viewer ? bookmarksOf(own) : ''} ORDER BY ${orderBy}`
  const read = limit.pool.query<Row>(named(text, viewer ? [...values, viewer] : values))
  const counted = await count
  const { rows } = await read
  const last = rows.at(-1)
  const endCursor = last && Buffer.from(`${last.publicationDate.toISOString()} ${last.id}`).toString('base64')
  const totalCount = counted ?? rows[0]?.total ?? 0
  return { tenders: { totalCount, pageInfo: { endCursor }, nodes: rows.map((row: Row) => cardOf(limit, row)) } }
}

const search = ({ first }: PageVariables) => ({
  with: FOUND,
  total: 'p.total',
  orderBy: 'p.rank DESC, p.publication_date DESC, p.id DESC',
  values: [...Object.values(onderhoudSoftware), first],
  count: null,
})

function page(limit: Limit, { filter, first, page: number = 1, after }: PageVariables) {
  const { where, values } = conditionsOf(limit, filter)
  const counting = `SELECT count(*)::int AS n FROM tenders t WHERE ${where}`
  const count = kept(
    limit,
    where + String(values),
    async () => (await limit.pool.query(counting, [...values])).rows[0].n,
  )
  const from = after ? Buffer.from(after, 'base64').toString().split(' ') : []
  const beyond = after
    ? `AND (t.publication_date, t.id) < ($${values.push(from[0])}::timestamptz, $${values.push(from[1])}::uuid)`
    : ''
  const offset = number > 1 ? `OFFSET $${values.push((number - 1) * first)}` : ''
  return {
    with: `p AS MATERIALIZED (SELECT t.id, t.publication_date FROM tenders t WHERE ${where} ${beyond}
      ORDER BY t.publication_date DESC, t.id DESC LIMIT $${values.push(first)} ${offset})`,
    total: 'NULL',
    orderBy: 'p.publication_date DESC, p.id DESC',
    values,
    count,
  }
}

const detailText = (shown: string, from: string) => `SELECT ${cardColumns(
  `, 'confidence', l.confidence, 'source', l.source, 'matchedKeywords', l.matched_keywords`,
)}, t.id AS uuid, ${columns(
  'description category reference isEuropean cpv clientHourlyRate awardWinner awardSolution awardValue awardCurrency bidCount notAwardedReason',
)}, ${columns('closingParty contractNature procedureType awardSource', upper)}, ${columns('awardDate', day)}, ${shown},
    (SELECT coalesce(json_agg(json_build_object('lot', l.identifier, 'status', upper(l.decision), 'reason', l.reason, 'winner', l.winner,
        'value', l.award_value, 'currency', l.award_currency, 'bidCount', l.bid_count) ORDER BY l.position), '[]')
      FROM lots l WHERE l.tender_id = t.id) AS lots,
    CASE WHEN t.status_open AND t.closing_date <= now() THEN 'Gesloten' ELSE t.status END AS "statusText",
    (SELECT json_agg(json_build_object('kind', upper(c.kind), 'noticeKind', upper(c.notice_kind), 'publishedAt', c.published_at,
        'publicationId', c.publication_id) ORDER BY c.published_at DESC, c.publication_id DESC, c.position)
      FROM tender_changes c WHERE c.tender_id = t.id AND NOT c.is_obsolete) AS changes
  FROM tenders t ${from} WHERE t.id = $1`
const visitorsDetail = detailText(`${forVisitors}, NULL AS "viewerBookmark"`, '')
const viewersDetail = detailText(
  `${forViewers}, (SELECT json_build_object('id', o.id, 'isPublic', o.is_public) FROM bookmarks o
      WHERE o.user_id = $2 AND o.detached_at IS NULL
        AND o.tender_id = ANY (array(SELECT c.id FROM tenders c WHERE c.copy_of = t.id) || t.id) LIMIT 1) AS "viewerBookmark"`,
  bookmarksOf('$2::uuid'),
)

export async function detail(limit: Limit, { id }: { readonly id: string }, viewer: string | null) {
  const query = viewer ? named(viewersDetail, [uuidIn(id), viewer]) : named(visitorsDetail, [uuidIn(id)])
  const [row] = (await limit.pool.query<Row>(query)).rows
  if (!row) return { tender: null }
  if (row.viewerBookmark) row.viewerBookmark.id = globalId('Bookmark', row.viewerBookmark.id)
  return { tender: cardOf(limit, row) }
}

/** The facet counts of all listed tenders. */
export const counts = (limit: Limit) => kept(limit, 'facets', () => counted(limit))

async function counted(limit: Limit) {
  const { rows } = await limit.pool.query<Row>(FACETS)
  const of = (key: string, label: string, isIn: (row: Row) => boolean) => ({
    key,
    label,
    count: rows.reduce((sum: number, row: Row) => (isIn(row) ? sum + row.n : sum), 0),
  })
  const shown = (row: Row) => !row.is_copy
  const facets = {
    source: [...sourceNames].map(([key, name]) => of(key, name, row => row.source === key)),
    tenderType: [...typeNames].map(([key, name]) => of(key, name, row => shown(row) && row.type === key)),
    domain: [...domainNames].map(([key, name]) => {
      const mask = bitsOf(limit.categories.filter(one => one.domain === key))
      return of(key, name, row => shown(row) && (BigInt(row.mask) & ~mask) === 0n)
    }),
    category: limit.categories.map(one =>
      of(one.slug, one.name, row => shown(row) && (BigInt(row.mask) & bitsOf([one])) > 0n),
    ),
    region: regionNames.map(name =>
      of(name.toLowerCase(), name, row => shown(row) && [row.province, row.place].includes(name)),
    ),
  }
  return { tenders: { facets } }
}
const FACETS = `SELECT t.source, upper(t.tender_type) AS type, t.category_mask::text AS mask, t.province, t.copy_of IS NOT NULL AS is_copy,
    CASE WHEN t.region IN ('Amsterdam', 'Rotterdam') THEN t.region END AS place, count(*)::int AS n
  FROM tenders t WHERE NOT t.archived GROUP BY 1, 2, 3, 4, 5, 6`

export async function bookmarks(limit: Limit, asked: { first: number; page: number }, viewer: string | null) {
  const query = named(BOOKMARKS, [viewer, asked.first, (asked.page - 1) * asked.first])
  const { rows } = await limit.pool.query<Row>(query)
  const totalCount = rows[0]?.total ?? 0
  const nodes = rows.map(
    ({ bookmarkId, isPublic, metadata, commentCount, firstName, lastName, total: _total, ...row }: Row) => ({
      id: globalId('Bookmark', bookmarkId),
      isPublic,
      commentCount,
      metadata: metadata && { notes: null, category: null, priority: null, tags: [], ...metadata },
      owner: { firstName, lastName },
      tender: cardOf(limit, row),
    }),
  )
  return { bookmarks: { totalCount, nodes } }
}
const BOOKMARKS = `WITH mine AS MATERIALIZED (
    SELECT * FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3)
  SELECT ${cardColumns()}, ${forViewers}, m.id AS "bookmarkId", m.is_public AS "isPublic", m.metadata,
    m.comment_count AS "commentCount", u.first_name AS "firstName", u.last_name AS "lastName",
    (SELECT count(*)::int FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL) AS total
  FROM mine m JOIN tenders t ON t.id = m.tender_id JOIN app_users u ON u.id = m.user_id ${bookmarksOf('$1')}
  ORDER BY m.created_at DESC, m.id DESC`
