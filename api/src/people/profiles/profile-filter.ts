import { invalid } from '../../platform/errors.js'
import { given } from '../../tenders/query/asked.js'
import { ShowBookmarked, TenderFilter } from '../../tenders/tender/tender.inputs.js'

/**
 * What of a filter is kept. Moments stay out: a profile looks forward from whenever it is read. What is counted in days from today
 * stays true.
 */
const kept = [
  ...(['search', 'searchExactly', 'greenRockCategory', 'status', 'openClosed', 'showBookmarked'] as const),
  ...(['source', 'domain', 'category', 'region', 'organization', 'tenderType'] as const),
  ...(['sources', 'domains', 'categories', 'regions', 'organizations', 'tenderTypes'] as const),
  ...(['cpv', 'excludedWords', 'excludedOrganizations'] as const),
  ...(['minRate', 'maxRate', 'minValue', 'maxValue', 'minHours', 'maxHours'] as const),
  ...(['minDaysLeft', 'maxDaysLeft', 'publishedWithinDays'] as const),
] satisfies readonly (keyof TenderFilter)[]

export type ProfileFilter = Readonly<Partial<Pick<TenderFilter, (typeof kept)[number]>>>

/**
 * The part of a filter that a profile keeps.
 * @throws UserError when nothing is left, or when it asks for the viewer's own bookmarks, which nobody else has
 */
export function keptFilter(filter: TenderFilter): ProfileFilter {
  if (filter.showBookmarked === ShowBookmarked.MINE)
    throw invalid('filter', 'Je eigen bookmarks zijn geen zoekprofiel: je vindt ze bij Bookmarks.')
  if (filter.archived) throw invalid('filter', 'Een zoekprofiel volgt wat nieuw is, en zoekt niet in het archief.')
  const values = kept.flatMap(field => {
    const value = filter[field]
    if (!given(value) || value === false) return []
    // A lone surrogate cannot be stored as JSON; a search takes it for a character that matches nothing.
    return [[field, wellFormed(value)] as const]
  })
  if (values.every(([field]) => field === 'searchExactly'))
    throw invalid('filter', 'Kies eerst een filter of typ een zoektekst: een zoekprofiel zonder filter vindt alles.')
  return Object.fromEntries(values)
}

const wellFormed = <Value>(value: Value): Value =>
  (Array.isArray(value) ? value.map(wellFormed) : typeof value === 'string' ? value.toWellFormed() : value) as Value

/** @param times what is asked beside it, as `createdAfter` */
export const filterOf = (profile: ProfileFilter, times: Partial<TenderFilter> = {}): TenderFilter =>
  Object.assign(new TenderFilter(), { archived: false }, profile, times)
