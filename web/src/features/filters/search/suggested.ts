import type { SuggestionKind } from '../../../graphql.generated'
import type { Filter } from '../state/filter'
import type { SuggestionsQuery } from './Suggestions.generated'

export type Suggestion = SuggestionsQuery['suggestions'][number]

export const groupNames: Readonly<Record<SuggestionKind, string>> = {
  CATEGORY: 'Categorieën',
  ORGANIZATION: 'Opdrachtgevers',
  PLACE: 'Plaatsen',
  CPV: 'CPV',
}

/** Label of one suggestion: 'Opdrachtgever: Gemeente Delfwijk'. */
export const kindNames: Readonly<Record<SuggestionKind, string>> = {
  CATEGORY: 'Categorie',
  ORGANIZATION: 'Opdrachtgever',
  PLACE: 'Plaats',
  CPV: 'CPV',
}

/** The change of the filter; it clears the half-typed text, which only served to find the suggestion. */
export function changeOf({ kind, value }: Suggestion): Partial<Filter> {
  if (kind === 'CATEGORY') return { search: '', category: [value] }
  if (kind === 'ORGANIZATION') return { search: '', organizations: [value] }
  if (kind === 'PLACE') return { search: '', region: [value] }
  return { search: value }
}
