import { typeLabels } from '../../reference/labels.js'
import { findSource } from '../../reference/sources.js'
import type { ProfileFilter } from '../../profiles/profile-filter.js'
import { understand } from '../../search/understand.js'
import { readPieces } from '../../search/read-pieces.js'

/** More say nothing more. */
const MOST = 6

/** Why a tender is in a mail: what of the profile's filter it has, as somebody typed or chose it. */
export function reasonsOf(filter: ProfileFilter): readonly string[] {
  const { search, category, categories, greenRockCategory, domain, domains } = filter
  const { organization, organizations, region, regions } = filter
  const chosen = [
    category,
    categories,
    greenRockCategory,
    domain,
    domains,
    organization,
    organizations,
    region,
    regions,
  ]
    .flat()
    .flatMap(textsOf)
  const sources = [filter.source, filter.sources]
    .flat()
    .flatMap(textsOf)
    .map(key => findSource(key)?.name ?? key)
  const types = [filter.tenderType, filter.tenderTypes]
    .flat()
    .flatMap(textsOf)
    .map(type => typeLabels[type as keyof typeof typeLabels] ?? type)
  const reasons = [...wordsOf(textsOf(search).join(' ')), ...chosen, ...sources, ...types]
  return [...new Set(reasons)].slice(0, MOST)
}

/** The words of the search that a tender must have. */
const wordsOf = (search: string): string[] =>
  understand(readPieces(search))
    .filter(wish => !wish.isExcluded && !wish.isOptional)
    .map(({ words }) => words)

/** A filter holds one value or several. */
const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
