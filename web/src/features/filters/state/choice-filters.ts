import type { FilterCountsQuery } from '../FilterCounts.generated'
import type { TenderFilter } from '../../../graphql.generated'
import { typeLabels } from '../../../labels.generated'

interface ChoiceFilter {
  /** Of its select. */
  readonly label: string
  /** Of the choice that nothing is chosen. */
  readonly all: string
  /** Field of the GraphQL filter for one value. */
  readonly field: keyof TenderFilter
  /** Which counts its choices have. */
  readonly facet: Exclude<keyof FilterCountsQuery['tenders']['facets'], '__typename' | 'isApproximate'>
  /** What it offers when that is a closed list; else the server says. Any other value is none. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Values that GraphQL spells in another way than the address. */
  readonly sent?: Readonly<Record<string, string>>
  /** A value is compared as it is written; others are keys in lower case. */
  readonly isCaseSensitive?: boolean
}

/**
 * The selects of the filter bar, in their order, declared once. The name of each is its query parameter; state, address,
 * variables, counts and tags follow.
 */
export const choiceFilters = {
  source: { label: 'Bron', all: 'Alle bronnen', field: 'source', facet: 'source' },
  type: {
    label: 'Type',
    all: 'Alle types',
    field: 'tenderType',
    facet: 'tenderType',
    options: [
      { value: 'eu_procurement', label: typeLabels.EU_PROCUREMENT },
      { value: 'freelance_contract', label: typeLabels.FREELANCE_CONTRACT },
    ],
    sent: { eu_procurement: 'EU_PROCUREMENT', freelance_contract: 'FREELANCE_CONTRACT' },
  },
  domain: {
    label: 'Domein',
    all: 'Alle domeinen',
    field: 'domain',
    facet: 'domain',
    // Two domains have a shorter name in the filter than on their badges.
    sent: { 'public-sector': 'public', 'eu-specific': 'eu_specific' },
  },
  category: {
    label: 'Categorie',
    all: 'Alle categorieën',
    field: 'category',
    facet: 'category',
    isCaseSensitive: true,
  },
  region: { label: 'Regio', all: 'Alle regio’s', field: 'region', facet: 'region' },
} as const satisfies Readonly<Record<string, ChoiceFilter>>

export type ChoiceName = keyof typeof choiceFilters

export const choiceNames = Object.keys(choiceFilters) as readonly ChoiceName[]

export const choiceFilter = (name: ChoiceName): ChoiceFilter => choiceFilters[name]

/** The field of the GraphQL filter for several values: source, sources; category, categories. */
export const severalOf = (field: string) => `${field.replace(/y$/, 'ie')}s`
