import { bookmarksColumn, copiesColumn, copiesOf, enumOf, type Row, statusOf, statusTextOf } from './card.js'
import type { Dictionary } from './dictionary.js'
import { globalId, uuidIn } from './global-id.js'
import { named } from './named.js'
import type { Limit } from './reads.js'

const columns = `t.id, t.title, t.organization, t.description, t.source_url, t.tender_type, t.is_european, t.status, t.archived,
  t.publication_date, t.closing_date, t.closing_party, t.region, t.province, t.estimated_value, t.currency,
  t.min_hourly_rate, t.max_hourly_rate, t.client_hourly_rate, t.min_hours_per_week, t.max_hours_per_week, t.workplace,
  t.home_days_per_week, t.start_date::text, t.end_date::text, t.is_extendable, t.positions, t.source, t.category,
  t.reference, t.contract_nature, t.procedure_type, t.cpv, t.award_winner, t.award_solution, t.award_date::text,
  t.award_value, t.award_currency, t.bid_count, t.award_source, t.not_awarded_reason, t.lots, ${copiesColumn},
  (SELECT json_agg(json_build_object('id', l.category_id, 'confidence', l.confidence, 'source', l.source,
      'matched', l.matched_keywords) ORDER BY l.source = 'manual' DESC, l.confidence DESC, l.category_id)
    FROM tender_categories l WHERE l.tender_id = t.id) AS categories,
  (SELECT json_agg(json_build_object('id', n.publication_id, 'kind', n.content ->> 'kind', 'at', n.content ->> 'publishedAt'))
    FROM notices n WHERE n.tender_id = t.id) AS notices`
const forVisitor = `SELECT ${columns} FROM tenders t WHERE t.id = $1`
const forViewer = `SELECT ${columns}, ${bookmarksColumn('$2')}, (
    SELECT json_build_object('id', b.id, 'isPublic', b.is_public)
    FROM copies_of(array[t.id]) o JOIN bookmarks b ON b.tender_id = o.copy_id
    WHERE b.user_id = $2 AND b.detached_at IS NULL ORDER BY b.tender_id <> t.id, b.created_at, b.id LIMIT 1) AS own
  FROM tenders t WHERE t.id = $1`

export async function tenderDialog(
  { pool, dictionary }: Limit,
  { id }: { readonly id: string },
  viewer: string | null,
) {
  const uuid = uuidIn(id)
  const { rows } = await pool.query<Row>(
    named(viewer ? { text: forViewer, values: [uuid, viewer] } : { text: forVisitor, values: [uuid] }),
  )
  return { tender: rows[0] ? detailOf(dictionary, rows[0]) : null }
}

const detailOf = (dictionary: Dictionary, row: Row) => ({
  __typename: 'Tender',
  id: globalId('Tender', row.id),
  uuid: row.id,
  title: row.title,
  organization: row.organization,
  description: row.description,
  sourceUrl: row.source_url,
  tenderType: enumOf(row.tender_type),
  isEuropean: row.is_european,
  status: statusOf(row),
  publicationDate: row.publication_date,
  closingDate: row.closing_date,
  closingParty: enumOf(row.closing_party),
  region: row.region,
  province: row.province,
  estimatedValue: row.estimated_value,
  currency: row.currency,
  minHourlyRate: row.min_hourly_rate,
  maxHourlyRate: row.max_hourly_rate,
  minHoursPerWeek: row.min_hours_per_week,
  maxHoursPerWeek: row.max_hours_per_week,
  workplace: enumOf(row.workplace),
  homeDaysPerWeek: row.home_days_per_week,
  startDate: row.start_date,
  endDate: row.end_date,
  changes: changesOf(row),
  category: row.category,
  source: dictionary.sourceOf(row.source),
  tenderCategories: (row.categories ?? []).map(({ id, confidence, source, matched }: Row) => ({
    __typename: 'TenderCategory',
    category: dictionary.categoryOf(id),
    confidence,
    source,
    matchedKeywords: matched,
  })),
  reference: row.reference,
  contractNature: enumOf(row.contract_nature),
  procedureType: enumOf(row.procedure_type),
  cpv: row.cpv,
  positions: row.positions,
  isExtendable: row.is_extendable,
  clientHourlyRate: row.client_hourly_rate,
  alsoAt: copiesOf(dictionary, row, ({ id, source, url }) => ({
    __typename: 'TenderCopy',
    tenderId: globalId('Tender', id),
    url,
    source: dictionary.sourceOf(source),
  })),
  awardWinner: row.award_winner,
  awardSolution: row.award_solution,
  awardDate: row.award_date,
  awardValue: row.award_value,
  awardCurrency: row.award_currency,
  bidCount: row.bid_count,
  awardSource: enumOf(row.award_source),
  statusText: statusTextOf(row),
  notAwardedReason: row.not_awarded_reason,
  lots: row.lots.map((lot: Row) => ({
    __typename: 'LotOutcome',
    lot: lot.lot,
    status: enumOf(lot.status),
    reason: lot.reason ?? null,
    winner: lot.winner,
    value: lot.value,
    currency: lot.currency,
    bidCount: lot.bidCount ?? null,
  })),
  isBookmarkedByUser: row.bookmarks?.mine ?? false,
  bookmarkCount: row.bookmarks?.count ?? null,
  viewerBookmark: row.own
    ? { __typename: 'Bookmark', id: globalId('Bookmark', row.own.id), isPublic: row.own.isPublic }
    : null,
})

/** The history of a tender with one notice, as the scenario's tender has, is that notice. */
function changesOf({ notices }: Row): object[] {
  if (notices.length !== 1) throw new Error('the limit knows the history of a tender with one notice only')
  const [{ id, kind, at }] = notices
  const none = {
    oldDate: null,
    newDate: null,
    oldAmount: null,
    newAmount: null,
    oldCurrency: null,
    newCurrency: null,
    oldText: null,
    newText: null,
  }
  const change = { kind: 'PUBLISHED', noticeKind: enumOf(kind), publishedAt: at, publicationId: id }
  return [{ __typename: 'TenderChange', ...change, ...none }]
}
