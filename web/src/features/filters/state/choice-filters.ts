import type { FilterCountsQuery } from '../FilterCounts.generated'
import type { TenderFilter } from '../../../graphql.generated'
import { selfEmploymentOptionLabels, stageLabels, typeLabels } from '../../../labels.generated'

interface ChoiceFilter {
  readonly label: string
  /** Label of the empty option. */
  readonly all: string
  /** Field of the GraphQL filter for one value. */
  readonly field: keyof TenderFilter
  readonly facet: Exclude<keyof FilterCountsQuery['tenders']['facets'], '__typename' | 'isApproximate'>
  /** Its values, if they are a closed list; otherwise the server lists them. Any other value is ignored. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Values whose spelling in GraphQL differs from that in the address. */
  readonly sent?: Readonly<Record<string, string>>
  /** Whether values are case-sensitive; others are lower-case keys. */
  readonly isCaseSensitive?: boolean
  /** It has no select in the bar, only its part below 'Meer filters'. */
  readonly isBelowBar?: boolean
}

/**
 * Single declaration of the filters with a choice, in order. The key is the query parameter; state, address,
 * variables, counts and tags follow from it.
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
  stage: {
    label: 'Fase',
    all: 'Alle fasen',
    field: 'stage',
    facet: 'stage',
    options: Object.entries(stageLabels).map(([key, label]) => ({ value: key.toLowerCase(), label })),
    sent: Object.fromEntries(Object.keys(stageLabels).map(key => [key.toLowerCase(), key])),
    isBelowBar: true,
  },
  zzp: {
    label: 'Zzp',
    all: 'Alle antwoorden',
    field: 'selfEmployment',
    facet: 'selfEmployment',
    options: Object.entries(selfEmploymentOptionLabels).map(([key, label]) => ({ value: key.toLowerCase(), label })),
    sent: Object.fromEntries(Object.keys(selfEmploymentOptionLabels).map(key => [key.toLowerCase(), key])),
    isBelowBar: true,
  },
  workplace: {
    label: 'Thuiswerken',
    all: 'Maakt niet uit',
    field: 'workplace',
    facet: 'workplace',
    options: [
      { value: 'remote', label: 'Helemaal' },
      { value: 'hybrid', label: 'Deels' },
      { value: 'on_site', label: 'Op locatie' },
      { value: 'unknown', label: 'Onbekend' },
    ],
    sent: { remote: 'REMOTE', hybrid: 'HYBRID', on_site: 'ON_SITE', unknown: 'UNKNOWN' },
    isBelowBar: true,
  },
} as const satisfies Readonly<Record<string, ChoiceFilter>>

export type ChoiceName = keyof typeof choiceFilters

export const choiceNames = Object.keys(choiceFilters) as readonly ChoiceName[]

export const choiceFilter = (name: ChoiceName): ChoiceFilter => choiceFilters[name]

/** The selects of the bar. */
export const choicesInBar: readonly ChoiceName[] = choiceNames.filter(name => !choiceFilter(name).isBelowBar)

/** The field of the GraphQL filter for several values: `source` becomes `sources`, `category` becomes `categories`. */
export const severalOf = (field: string) => `${field.replace(/y$/, 'ie')}s`
