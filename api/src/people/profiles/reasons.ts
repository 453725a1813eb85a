import type { KnownCategory } from '../../tenders/catalogue/category.entity.js'
import { UserError } from '../../platform/errors.js'
import { filterOf, type ProfileFilter } from './profile-filter.js'
import { cpvShortLabel } from '../../reference/cpv-labels.js'
import { cpvDigits } from '../../reference/cpv-tree.js'
import { domains } from '../../reference/domains.js'
import { type Distance, distanceText, townNamed } from '../../reference/coordinates.js'
import { Workplace } from '../../reference/tender-values.js'
import { foundWords } from '../../tenders/search/find-hit.js'
import { readPieces } from '../../tenders/search/read-pieces.js'
import { understand } from '../../tenders/search/understand.js'
import { textsAsked } from '../../tenders/query/asked.js'
import { valuesAsked } from '../../tenders/query/dimensions.js'
import { factsAsked } from '../../tenders/query/unknown.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { hoursOf, rateOf, valueOf } from '../../tenders/tender/amounts.js'
import { UnknownFact } from '../../tenders/tender/tender.inputs.js'

const amounts = [
  { fact: UnknownFact.VALUE, of: valueOf, unknown: 'waarde onbekend' },
  { fact: UnknownFact.RATE, of: rateOf, unknown: 'tarief onbekend' },
  { fact: UnknownFact.HOURS, of: hoursOf, unknown: 'uren onbekend' },
] as const

/** A longer list would explain nothing more. */
const MOST = 6

type Told = Pick<
  Tender,
  | 'title'
  | 'organization'
  | 'summary'
  | 'description'
  | 'region'
  | 'province'
  | 'workplace'
  | 'publicationId'
  | 'reference'
  | 'cpv'
  | 'estimatedValue'
  | 'currency'
  | 'minHourlyRate'
  | 'maxHourlyRate'
  | 'minHoursPerWeek'
  | 'maxHoursPerWeek'
>

/**
 * The reasons for a match: the values of the tender that the profile asks for. Type, source and deadline are shown anyway.
 * @param own the tender's categories
 * @param known all categories
 * @param distance the distance to the place of the filter
 */
export function reasonsOf(
  filter: ProfileFilter,
  tender: Told,
  own: readonly KnownCategory[],
  known: readonly KnownCategory[],
  distance?: Distance,
): readonly string[] {
  const asked = filterOf(filter)
  const words = foundWords(understand(readPieces(filter.search ?? '')), tender)
  const facts = factsAsked(asked)
  const place = tender.region ?? tender.province
  const reasons = [
    ...words,
    ...cpvOf(textsAsked(asked, 'cpv'), tender.cpv),
    ...categoriesOf(filter, own, known),
    ...(textsAsked(asked, 'organization', 'organizations').length > 0 ? [tender.organization] : []),
    ...(place && textsAsked(asked, 'region', 'regions').length > 0 ? [place] : []),
    ...distanceOf(filter, tender, distance),
    ...amounts
      .filter(({ fact }) => facts.includes(fact))
      .map(({ fact, of, unknown }) => of(tender) ?? (filter.includeUnknown?.includes(fact) ? unknown : null)),
  ]
  return [...new Set(reasons.filter(reason => reason !== null))].slice(0, MOST)
}

function distanceOf(
  { near, withinKilometres, includeUnknown }: ProfileFilter,
  { workplace }: Told,
  distance?: Distance,
): string[] {
  if (!near || !withinKilometres) return []
  if (distance && distance.kilometres <= withinKilometres)
    return [`op ${distanceText(distance)} van ${townNamed(near) ?? near}`]
  if (workplace === Workplace.REMOTE) return ['op afstand te doen']
  return !distance && includeUnknown?.includes(UnknownFact.PLACE) ? ['plaats onbekend'] : []
}

/** Codes of the tender that the filter has, or has an ancestor of. */
function cpvOf(asked: readonly string[], codes: readonly string[]): string[] {
  const within = asked.map(code => cpvDigits(code.replace(/-\d$/, '')))
  return codes
    .filter(code => within.some(digits => code.startsWith(digits)))
    .map(code => [code, cpvShortLabel(code)].filter(Boolean).join(' '))
}

/** The categories and domains of the tender that the filter asks for. */
function categoriesOf(filter: ProfileFilter, own: readonly KnownCategory[], known: readonly KnownCategory[]): string[] {
  const masks = masksOf(filter, known)
  const main = filter.greenRockCategory?.toLowerCase()
  const isAsked = ({ bit, name, slug }: KnownCategory) =>
    masks.some(mask => ((mask >> BigInt(bit)) & 1n) === 1n) || [name.toLowerCase(), slug].includes(main ?? '')
  const inDomains = new Set(textsAsked(filterOf(filter), 'domain', 'domains').map(text => text.toLowerCase()))
  const isTheirs = (domain: string) => own.some(one => one.domain === domain)
  return [
    ...own.filter(isAsked).map(({ name }) => name),
    ...domains
      .filter(({ key, name }) => inDomains.has(key) || inDomains.has(name.toLowerCase()))
      .filter(({ key }) => isTheirs(key) || (key === 'other' && own.length === 0))
      .map(({ name }) => name),
  ]
}

/** Empty for a category that was renamed since, because that must not stop the mail. */
function masksOf(filter: ProfileFilter, known: readonly KnownCategory[]): readonly bigint[] {
  try {
    return valuesAsked('category', filterOf(filter), known) as readonly bigint[]
  } catch (error) {
    if (error instanceof UserError) return []
    throw error
  }
}
