import { createHash } from 'node:crypto'
import pg from 'pg'
import { FOUND, onderhoudSoftware } from './search.js'

/** The reads of the limit, hand-written for the frozen documents: one statement an answer, and nothing of the product's code. */
export interface Limit {
  readonly pool: pg.Pool
  readonly categories: readonly Category[]
  /** What was counted in the last seconds. */
  readonly kept: Map<string, { readonly at: number; readonly value: Promise<unknown> }>
}
interface Category {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly color: string
  readonly domain: string
  readonly bit: number
}
// oxlint-disable-next-line typescript/no-explicit-any -- Rows of a hand-written server: the statement says what is in them.
type Row = any

const settings = '-c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=32MB'
const KEPT_MS = 5000

export async function openLimit(connectionString: string): Promise<Limit> {
  const pool = new pg.Pool({ connectionString, max: 8, idleTimeoutMillis: 0, options: settings })
  pool.on('error', () => {}) // the database may stop first
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
/** A prepared statement, planned once a connection. */
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

const sourceNames = new Map(
  `tenderned TenderNed,between Between,freep Freep,freelanceplatform FreelancePlatform,opdrachtoverheid OpdrachtOverheid,flextender FlexTender,ted TED,striive Striive,headfirst HeadFirst,ctm CTM,zzp-opdrachten ZZP Opdrachten,haert Haert,bij-oranje Bij Oranje,pro-act Pro-Act,bluetrail BlueTrail,hero Hero,inhuurdesk Inhuurdesk,harveynash Harvey Nash,onefellow Onefellow,eu-funding EU Funding & Tenders`
    .split(',')
    .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
)
const domainNames = {
  business: 'Business Services',
  technology: 'Technology',
  interim: 'Interim & Projecten',
  'public-sector': 'Publieke Sector',
  'eu-specific': 'EU Specifiek',
  other: 'Overig',
}
const regionNames =
  'Noord-Holland,Zuid-Holland,Utrecht,Amsterdam,Rotterdam,Drenthe,Flevoland,Friesland,Gelderland,Groningen,Limburg,Noord-Brabant,Overijssel,Zeeland'.split(
    ',',
  )
export const sourceOf = (key: string) => ({ key, name: sourceNames.get(key)! })

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!
/** GraphQL names a value of an enumeration as the database does, in capitals. */
const enumOf = (value: string | null) => value && value.toUpperCase()

const copies = `(SELECT json_agg(json_build_object('id', c.id, 'source', c.source) ORDER BY c.source)
  FROM tenders c WHERE c.copy_of = t.id) AS copies`
const cardColumns = `t.id, t.title, t.organization, t.summary, t.tender_type, t.source_url, t.status, t.status_open, t.archived,
  t.estimated_value, t.currency, t.min_hourly_rate, t.max_hourly_rate, t.rate_note, t.publication_date, t.closing_date,
  t.closing_note, t.region, t.province, t.min_hours_per_week, t.max_hours_per_week, t.workplace, t.home_days_per_week,
  t.start_date::text, t.end_date::text, t.is_extendable, t.positions, t.source,
  t.new_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date AS is_new, ${copies},
  (SELECT json_agg(json_build_object('id', l.category_id, 'confidence', l.confidence, 'source', l.source,
      'matched', l.matched_keywords) ORDER BY l.source = 'manual' DESC, l.confidence DESC, l.category_id)
    FROM tender_categories l WHERE l.tender_id = t.id) AS links`
/** The bookmarks of all copies as the viewer sees them: their number, and whether one is the viewer's own. */
const bookmarksColumn = (viewer: string) => `(
  SELECT json_build_object('count', count(DISTINCT b.user_id), 'mine', coalesce(bool_or(b.user_id = ${viewer}), false))
  FROM bookmarks b WHERE b.tender_id = ANY (array(SELECT c.id FROM tenders c WHERE c.copy_of = t.id) || t.id)
    AND b.detached_at IS NULL AND (b.is_public OR b.user_id = ${viewer})) AS bookmarks`
const unseenColumn = (viewer: string) => `(
  t.created_at > greatest((SELECT u.seen_until FROM app_users u WHERE u.id = ${viewer}), now() - interval '30 days')
  AND NOT EXISTS (SELECT FROM tender_seen s WHERE s.user_id = ${viewer} AND s.tender_id = t.id)) AS is_unseen`

function statusOf({ archived, status_open: isOpen, closing_date: closes }: Row): string {
  if (archived) return 'ARCHIVED'
  return isOpen && (closes === null || closes.getTime() > Date.now()) ? 'OPEN' : 'CLOSED'
}

const cardOf = ({ categories }: Limit, row: Row) => ({
  id: globalId('Tender', row.id),
  title: row.title,
  organization: row.organization,
  summary: row.summary,
  tenderType: enumOf(row.tender_type),
  sourceUrl: row.source_url,
  status: statusOf(row),
  estimatedValue: row.estimated_value,
  currency: row.currency,
  minHourlyRate: row.min_hourly_rate,
  maxHourlyRate: row.max_hourly_rate,
  rateNote: row.rate_note,
  publicationDate: row.publication_date,
  closingDate: row.closing_date,
  closingNote: row.closing_note,
  region: row.region,
  province: row.province,
  minHoursPerWeek: row.min_hours_per_week,
  maxHoursPerWeek: row.max_hours_per_week,
  workplace: enumOf(row.workplace),
  homeDaysPerWeek: row.home_days_per_week,
  startDate: row.start_date,
  endDate: row.end_date,
  isExtendable: row.is_extendable,
  positions: row.positions,
  isBookmarkedByUser: row.bookmarks?.mine ?? false,
  bookmarkCount: row.bookmarks?.count ?? null,
  source: sourceOf(row.source),
  alsoAt: (row.copies ?? []).map(({ id, source }: Row) => ({
    tenderId: globalId('Tender', id),
    source: sourceOf(source),
  })),
  tenderCategories: (row.links ?? []).map(({ id }: Row) => {
    const { name, color } = categories.find(one => one.id === id)!
    return { category: { id: globalId('Category', id), name, color } }
  }),
})

export interface PageVariables {
  readonly filter: Readonly<Record<'category' | 'domain' | 'region' | 'openClosed' | 'search', string | undefined>>
  readonly first: number
  readonly page?: number
  readonly after?: string
}

/** The conditions on listed tenders, with their values from $1 on. */
function conditionsOf({ categories }: Limit, { category, domain, region, openClosed }: PageVariables['filter']) {
  const mask = (isWanted: (one: Category) => boolean) =>
    String(categories.filter(isWanted).reduce((all, { bit }) => all | (1n << BigInt(bit)), 0n))
  const where = ['NOT t.archived', 't.copy_of IS NULL']
  const values: unknown[] = []
  if (category) where.push(`t.category_mask & $${values.push(mask(({ slug }) => slug === category))}::bigint > 0`)
  // The planner takes `= 0` for next to nothing, and would sort everything.
  if (domain)
    where.push(
      `(t.category_mask & ~$${values.push(mask(one => one.domain === domain))}::bigint) < 1 AND t.category_mask > 0`,
    )
  if (region) where.push(`t.province = $${values.push(regionNames.find(name => name.toLowerCase() === region))}`)
  if (openClosed) where.push(`t.status_open AND (t.closing_date IS NULL OR t.closing_date + interval '0' > now())`)
  return { where, values }
}

export async function tendersPage(limit: Limit, { filter, first, page, after }: PageVariables, viewer: string | null) {
  const extra = (at: number) => (viewer ? `, ${bookmarksColumn(`$${at}::uuid`)}, ${unseenColumn(`$${at}::uuid`)}` : '')
  const nodesOf = (rows: readonly Row[]) =>
    rows.map(row => ({ isUnseen: row.is_unseen ?? row.is_new, ...cardOf(limit, row) }))
  if (filter.search) {
    const values = [...Object.values(onderhoudSoftware), first, ...(viewer ? [viewer] : [])]
    const text = `${FOUND} SELECT ${cardColumns}${extra(values.length)}, p.total FROM p JOIN tenders t USING (id)
      ORDER BY p.rank DESC, p.publication_date DESC, p.id DESC`
    const { rows } = await limit.pool.query<Row>(named(text, values))
    return { tenders: { totalCount: rows[0]?.total ?? 0, pageInfo: { endCursor: '' }, nodes: nodesOf(rows) } }
  }
  const { where, values } = conditionsOf(limit, filter)
  const countSql = `SELECT count(*)::int AS n FROM tenders t WHERE ${where.join(' AND ')}`
  const total = kept(
    limit,
    JSON.stringify(filter),
    async () => (await limit.pool.query(countSql, values)).rows[0].n as number,
  )
  const asked = [...values]
  const from = after && Buffer.from(after, 'base64').toString().split(' ')
  const keyset = from
    ? `AND (t.publication_date, t.id) < ($${asked.push(from[0])}::timestamptz, $${asked.push(from[1])}::uuid)`
    : ''
  const offset = page && page > 1 ? `OFFSET $${asked.push((page - 1) * first)}` : ''
  const text = `WITH p AS MATERIALIZED (SELECT t.id, t.publication_date FROM tenders t WHERE ${where.join(' AND ')} ${keyset}
      ORDER BY t.publication_date DESC, t.id DESC LIMIT $${asked.push(first)} ${offset})
    SELECT ${cardColumns}${extra(asked.length + 1)} FROM p JOIN tenders t USING (id) ORDER BY p.publication_date DESC, p.id DESC`
  const { rows } = await limit.pool.query<Row>(named(text, viewer ? [...asked, viewer] : asked))
  const last = rows.at(-1)
  const endCursor = last && Buffer.from(`${last.publication_date.toISOString()} ${last.id}`).toString('base64')
  return { tenders: { totalCount: await total, pageInfo: { endCursor }, nodes: nodesOf(rows) } }
}

const detailText = (viewer: string) => `SELECT ${cardColumns}, t.description, t.closing_party, t.category, t.reference,
    t.contract_nature, t.procedure_type, t.is_european, t.cpv, t.client_hourly_rate, t.award_winner, t.award_solution,
    t.award_date::text, t.award_value, t.award_currency, t.bid_count, t.award_source, t.not_awarded_reason, t.lots,
    (SELECT json_agg(json_build_object('id', n.publication_id, 'kind', n.content ->> 'kind', 'at', n.content ->> 'publishedAt'))
      FROM notices n WHERE n.tender_id = t.id) AS notices${viewer}
  FROM tenders t WHERE t.id = $1`
const forVisitor = detailText('')
const forViewer = detailText(`, ${bookmarksColumn('$2::uuid')},
    (SELECT json_build_object('id', b.id, 'isPublic', b.is_public) FROM bookmarks b
      WHERE b.user_id = $2 AND b.detached_at IS NULL
        AND b.tender_id = ANY (array(SELECT c.id FROM tenders c WHERE c.copy_of = t.id) || t.id) LIMIT 1) AS own`)

export async function detail(limit: Limit, { id }: { readonly id: string }, viewer: string | null) {
  const query = viewer ? named(forViewer, [uuidIn(id), viewer]) : named(forVisitor, [uuidIn(id)])
  const [row] = (await limit.pool.query<Row>(query)).rows
  return { tender: row ? detailOf(limit, row) : null }
}

function detailOf(limit: Limit, row: Row) {
  const card = cardOf(limit, row)
  return {
    ...card,
    uuid: row.id,
    description: row.description,
    statusText: row.status_open && statusOf(row) === 'CLOSED' ? 'Gesloten' : row.status,
    closingParty: enumOf(row.closing_party),
    category: row.category,
    reference: row.reference,
    contractNature: enumOf(row.contract_nature),
    procedureType: enumOf(row.procedure_type),
    isEuropean: row.is_european,
    cpv: row.cpv,
    clientHourlyRate: row.client_hourly_rate,
    awardWinner: row.award_winner,
    awardSolution: row.award_solution,
    awardDate: row.award_date,
    awardValue: row.award_value,
    awardCurrency: row.award_currency,
    bidCount: row.bid_count,
    awardSource: enumOf(row.award_source),
    notAwardedReason: row.not_awarded_reason,
    tenderCategories: (row.links ?? []).map(({ confidence, source, matched }: Row, at: number) => ({
      ...card.tenderCategories[at],
      confidence,
      source,
      matchedKeywords: matched,
    })),
    lots: row.lots.map((lot: Row) => ({
      lot: lot.lot,
      status: enumOf(lot.status),
      reason: lot.reason ?? null,
      winner: lot.winner,
      value: lot.value,
      currency: lot.currency,
      bidCount: lot.bidCount ?? null,
    })),
    // The history of a tender with one notice is that notice.
    changes: row.notices.map(({ id, kind, at }: Row) => ({
      kind: 'PUBLISHED',
      noticeKind: enumOf(kind),
      publishedAt: at,
      publicationId: id,
    })),
    viewerBookmark: row.own ? { id: globalId('Bookmark', row.own.id), isPublic: row.own.isPublic } : null,
  }
}

/** Of all listed tenders. */
export const counts = (limit: Limit) => kept(limit, 'facets', () => counted(limit))

async function counted(limit: Limit) {
  const { rows } = await limit.pool.query<Row>(FACETS)
  const of = (key: string, label: string, isIn: (row: Row) => boolean) => ({
    key,
    label,
    count: rows.reduce((sum: number, row: Row) => (isIn(row) ? sum + row.n : sum), 0),
  })
  const bits = (isWanted: (one: Category) => boolean) =>
    limit.categories.filter(isWanted).reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)
  const shown = (row: Row) => !row.is_copy
  const facets = {
    source: [...sourceNames].map(([key, name]) => of(key, name, row => row.source === key)),
    tenderType: [
      of('EU_PROCUREMENT', 'Europese aanbesteding', row => shown(row) && row.tender_type === 'eu_procurement'),
      of('FREELANCE_CONTRACT', 'Freelance opdracht', row => shown(row) && row.tender_type === 'freelance_contract'),
    ],
    domain: Object.entries(domainNames).map(([key, name]) => {
      const mask = bits(one => one.domain === key)
      return of(key, name, row => shown(row) && (BigInt(row.mask) & ~mask) === 0n)
    }),
    category: limit.categories.map(({ slug, name, bit }) =>
      of(slug, name, row => shown(row) && (BigInt(row.mask) & (1n << BigInt(bit))) > 0n),
    ),
    region: regionNames.map(name =>
      of(name.toLowerCase(), name, row => shown(row) && (row.province === name || row.place === name.toLowerCase())),
    ),
  }
  return { tenders: { facets } }
}
const FACETS = `SELECT t.source, t.tender_type, t.category_mask::text AS mask, t.province, t.copy_of IS NOT NULL AS is_copy,
    CASE WHEN t.region IN ('Amsterdam', 'Rotterdam') THEN lower(t.region) END AS place, count(*)::int AS n
  FROM tenders t WHERE NOT t.archived GROUP BY 1, 2, 3, 4, 5, 6`

export async function bookmarks(limit: Limit, { first, page }: { first: number; page: number }, viewer: string | null) {
  const { rows } = await limit.pool.query<Row>(named(BOOKMARKS, [viewer, first, (page - 1) * first]))
  const nodes = rows.map((row: Row) => ({
    id: globalId('Bookmark', row.bookmark_id),
    isPublic: row.is_public,
    commentCount: row.comment_count,
    metadata: row.metadata && { notes: null, category: null, priority: null, tags: [], ...row.metadata },
    owner: { firstName: row.first_name, lastName: row.last_name },
    tender: cardOf(limit, row),
  }))
  return { bookmarks: { totalCount: rows[0]?.total ?? 0, nodes } }
}
const BOOKMARKS = `WITH mine AS MATERIALIZED (
    SELECT * FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3)
  SELECT ${cardColumns}, ${bookmarksColumn('$1')}, m.id AS bookmark_id, m.is_public, m.metadata, m.comment_count,
    u.first_name, u.last_name,
    (SELECT count(*)::int FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL) AS total
  FROM mine m JOIN tenders t ON t.id = m.tender_id JOIN app_users u ON u.id = m.user_id
  ORDER BY m.created_at DESC, m.id DESC`
