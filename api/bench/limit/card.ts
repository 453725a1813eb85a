import { unseenSql } from '../../src/tenders/query/personal.js'
import type { Dictionary } from './dictionary.js'
import { globalId } from './global-id.js'

/** Other copies of `tenders t`, which most tenders have none of. */
const hasCopies = 't.copy_of IS NOT NULL OR EXISTS (SELECT FROM tenders c WHERE c.copy_of = t.id)'
const copyIds = `CASE WHEN ${hasCopies} THEN array(SELECT copy_id FROM copies_of(array[t.id])) ELSE array[t.id] END`

export const copiesColumn = `CASE WHEN ${hasCopies} THEN routes_of(t.id) END AS copies`

/** The bookmarks of `tenders t` as the viewer sees them: their number, and whether one is the viewer's own. */
export const bookmarksColumn = (viewer: string) => `(
  SELECT json_build_object('count', count(DISTINCT b.user_id), 'mine', coalesce(bool_or(b.user_id = ${viewer}), false))
  FROM bookmarks b WHERE b.tender_id = ANY (${copyIds})
    AND b.detached_at IS NULL AND (b.is_public OR b.user_id = ${viewer})) AS bookmarks`

/** Whether `tenders t` is new to the viewer. */
export const unseenColumn = (viewer: string) => `${unseenSql(viewer)} AS is_unseen`

/** What a card of the web client shows, and the columns that this takes. */
export const cardColumns = `t.id, t.title, t.organization, t.summary, t.tender_type, t.source_url, t.status,
  t.archived, t.closing_date, t.publication_date, t.estimated_value, t.currency, t.min_hourly_rate, t.max_hourly_rate,
  t.region, t.province, t.min_hours_per_week, t.max_hours_per_week, t.workplace, t.home_days_per_week,
  t.start_date::text, t.end_date::text, t.is_extendable, t.positions, t.source,
  t.new_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date AS is_new,
  array(SELECT l.category_id FROM tender_categories l WHERE l.tender_id = t.id
    ORDER BY l.source = 'manual' DESC, l.confidence DESC, l.category_id) AS categories,
  ${copiesColumn}`

// oxlint-disable-next-line typescript/no-explicit-any -- Rows of a hand-written server: the statement says what is in them.
export type Row = any

export const cardOf = (dictionary: Dictionary, row: Row) => ({
  __typename: 'Tender',
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
  closingDate: row.closing_date,
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
  publicationDate: row.publication_date,
  alsoAt: copiesOf(dictionary, row, ({ id, source }) => ({
    __typename: 'TenderCopy',
    tenderId: globalId('Tender', id),
    source: dictionary.sourceOf(source),
  })),
  tenderCategories: (row.categories as string[]).map(id => ({
    __typename: 'TenderCategory',
    category: dictionary.categoryOf(id),
  })),
  isBookmarkedByUser: row.bookmarks?.mine ?? false,
  bookmarkCount: row.bookmarks?.count ?? null,
  source: dictionary.sourceOf(row.source),
})

/** GraphQL names a value of an enumeration as the database does, in capitals. */
export const enumOf = (value: string | null) => value && value.toUpperCase()

const isOpen = (row: Row) => row.status.toLowerCase() === 'open'
const hasClosed = ({ closing_date: date }: Row) => date !== null && date.getTime() <= Date.now()

export function statusOf(row: Row): string {
  if (row.archived) return 'ARCHIVED'
  return isOpen(row) && !hasClosed(row) ? 'OPEN' : 'CLOSED'
}

export const statusTextOf = (row: Row): string => (isOpen(row) && hasClosed(row) ? 'Gesloten' : row.status)

interface Copy {
  readonly id: string
  readonly source: string
  readonly url: string | null
}

/** In the order of the sources. */
export const copiesOf = ({ placeOf }: Dictionary, { id, copies }: Row, answer: (copy: Copy) => object): object[] =>
  copies
    ? (copies as Copy[])
        .filter(copy => copy.id !== id)
        .sort((one, other) => placeOf(one.source) - placeOf(other.source))
        .map(answer)
    : []
