import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { invalid } from '../../platform/errors.js'
import { cpvDigits, cpvWithin } from '../../reference/cpv-tree.js'
import { cpvLabels } from '../../reference/cpv-labels.js'
import type { ListViewer } from '../query/asked.js'
import { cpvCountsSql } from '../query/statistics.js'
import { TenderFilter } from '../tender/tender.inputs.js'
import { askedOf } from '../tender/asked.service.js'
import { countEach } from '../tender/counts.service.js'
import { FilterValueKind, type FilterValue } from './filter-value.types.js'
import { suggest, usualOf } from './suggestion.service.js'
import { SuggestionKind } from './suggestion.types.js'

type Candidate = Pick<FilterValue, 'value' | 'label' | 'detail'>

export interface FilterValuesAsked {
  readonly kind: FilterValueKind
  readonly filter: TenderFilter
  /** The search text for the values; empty for the most frequent ones. */
  readonly text: string
  /** A CPV code, to get the codes below it. */
  readonly within: string
  readonly first: number
}

const ofDays = (days: number): Candidate => ({
  value: String(days),
  label: days === 1 ? '1 dag' : `${days} dagen`,
  detail: null,
})
const closing = [7, 14, 30, 60].map(ofDays)
const published = [1, 7, 14, 30].map(ofDays)
const distances = [10, 25, 50, 75].map(
  (kilometres): Candidate => ({
    value: String(kilometres),
    label: `${kilometres} km`,
    detail: null,
  }),
)

/**
 * Values of a filter, each with the number of tenders it would leave in combination with all other filters. Buyers, places and codes that a
 * text searches come from the tenders that lists show.
 * @throws UserError for an invalid filter, text or code
 */
export async function filterValues(
  db: EntityManager,
  asked: FilterValuesAsked,
  viewer: ListViewer | null,
): Promise<readonly FilterValue[]> {
  const { kind, filter } = asked
  switch (kind) {
    case FilterValueKind.CPV:
      return cpvValues(db, asked, viewer)
    case FilterValueKind.CLOSING:
      return counted(
        db,
        closing,
        ({ value }) => withValues(filter, { maxDaysLeft: Number(value), withoutClosingDate: null }),
        viewer,
      )
    case FilterValueKind.PUBLISHED:
      return counted(db, published, ({ value }) => withValues(filter, { publishedWithinDays: Number(value) }), viewer)
    case FilterValueKind.DISTANCE:
      return counted(db, distances, ({ value }) => withValues(filter, { withinKilometres: Number(value) }), viewer)
    case FilterValueKind.ORGANIZATION: {
      const found = await candidates(db, SuggestionKind.ORGANIZATION, asked)
      const only = ({ value }: Candidate) => withValues(filter, { organization: null, organizations: [value] })
      return mostFirst(await counted(db, found, only, viewer))
    }
    case FilterValueKind.PLACE: {
      const found = await candidates(db, SuggestionKind.PLACE, asked)
      const only = ({ value }: Candidate) => withValues(filter, { region: null, regions: [value] })
      return mostFirst(await counted(db, found, only, viewer))
    }
  }
}

const withValues = (filter: TenderFilter, values: Partial<TenderFilter>): TenderFilter =>
  Object.assign(new TenderFilter(), filter, values)

const mostFirst = (values: readonly FilterValue[]) => values.toSorted((one, other) => other.count - one.count)

const candidates = (
  db: EntityManager,
  kind: SuggestionKind,
  { text, first }: FilterValuesAsked,
): Promise<readonly Candidate[]> => (text.trim() ? suggest(db, text, first, [kind]) : usualOf(db, kind, first))

async function counted(
  db: EntityManager,
  all: readonly Candidate[],
  filterOf: (one: Candidate) => TenderFilter,
  viewer: ListViewer | null,
): Promise<readonly FilterValue[]> {
  const counts = await countEach(db, all.map(filterOf), viewer)
  return all.map(({ value, label, detail }, index) => ({
    value,
    label,
    detail,
    count: counts[index]!,
    isDivided: false,
  }))
}

/** The codes of one level of the tree, or those that match a text, counted in one pass over the tenders of the filter. */
async function cpvValues(
  db: EntityManager,
  asked: FilterValuesAsked,
  viewer: ListViewer | null,
): Promise<readonly FilterValue[]> {
  const { text, within, filter } = asked
  const labels = cpvLabels()
  if (within && !labels.has(within))
    throw invalid('within', `${within.slice(0, 20)} is geen CPV-code van acht cijfers.`)
  const codes = text.trim()
    ? (await candidates(db, SuggestionKind.CPV, asked)).map(({ value }) => value)
    : cpvWithin(within)
  if (codes.length === 0) return []
  const narrowed = withValues(filter, { cpv: within ? [within] : null })
  const rows = await namedQuery<{ digits: string; n: number }>(
    db,
    cpvCountsSql(await askedOf(db, narrowed, viewer), codes.map(cpvDigits)),
  )
  const counts = new Map(rows.map(({ digits, n }) => [digits, n]))
  return codes.map(code => ({
    value: code,
    label: labels.get(code) ?? code,
    detail: null,
    count: counts.get(cpvDigits(code)) ?? 0,
    isDivided: cpvWithin(code).length > 0,
  }))
}
