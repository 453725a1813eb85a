import { invalid } from '../../platform/errors.js'
import { given } from '../../tenders/query/asked.js'
import { ShowBookmarked, TenderFilter } from '../../tenders/tender/tender.inputs.js'

/**
 * The fields of a filter that a profile stores. Absolute dates are left out, because a profile looks forward from the moment it is read; numbers
 * of days stay meaningful.
 */
const kept = [
  ...(['search', 'searchExactly', 'greenRockCategory', 'status', 'openClosed', 'showBookmarked'] as const),
  ...(['source', 'domain', 'category', 'region', 'organization', 'tenderType', 'stage'] as const),
  ...(['selfEmployment', 'workplace'] as const),
  ...([
    'sources',
    'domains',
    'categories',
    'regions',
    'organizations',
    'tenderTypes',
    'stages',
    'selfEmployments',
    'workplaces',
  ] as const),
  ...(['near', 'cpv', 'excludedWords', 'excludedOrganizations'] as const),
  ...(['minRate', 'maxRate', 'minValue', 'maxValue', 'minHours', 'maxHours'] as const),
  ...(['minDaysLeft', 'maxDaysLeft', 'withoutClosingDate', 'publishedWithinDays'] as const),
  ...(['withinKilometres', 'includeUnknown'] as const),
] satisfies readonly (keyof TenderFilter)[]

/** Fields that select nothing by themselves. */
const notFinding: ReadonlySet<string> = new Set<keyof TenderFilter>(['searchExactly', 'includeUnknown', 'near'])

export type ProfileFilter = Readonly<Partial<Pick<TenderFilter, (typeof kept)[number]>>>

/**
 * The part of a filter that a profile stores.
 * @throws UserError when nothing is left, or when it asks for the viewer's own bookmarks, which colleagues do not share
 */
export function keptFilter(filter: TenderFilter): ProfileFilter {
  if (filter.showBookmarked === ShowBookmarked.MINE)
    throw invalid('filter', 'Je eigen bookmarks zijn geen zoekprofiel: je vindt ze bij Bookmarks.')
  if (filter.archived) throw invalid('filter', 'Een zoekprofiel volgt wat nieuw is, en zoekt niet in het archief.')
  const values = kept.flatMap(field => {
    const value = filter[field]
    if (!given(value) || value === false) return []
    // JSON cannot hold a lone surrogate; the replacement matches nothing in a search.
    return [[field, wellFormed(value)] as const]
  })
  if (values.every(([field]) => notFinding.has(field)))
    throw invalid('filter', 'Kies eerst een filter of typ een zoektekst: een zoekprofiel zonder filter vindt alles.')
  return Object.fromEntries(values)
}

const wellFormed = <Value>(value: Value): Value =>
  (Array.isArray(value) ? value.map(wellFormed) : typeof value === 'string' ? value.toWellFormed() : value) as Value

/** @param times additional conditions, such as `createdAfter` */
export const filterOf = (profile: ProfileFilter, times: Partial<TenderFilter> = {}): TenderFilter =>
  Object.assign(new TenderFilter(), { archived: false }, profile, times)
