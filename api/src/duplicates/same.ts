import { amsterdamDay } from '../calendar.js'
import { TenderType } from '../reference/tender-values.js'
import { addressesOf } from './addresses.js'
import type { Found } from './found.js'
import { compareOrganisations, type Organisation, organisationOf, type SameOrganisation } from './organisation.js'
import { areOfOneSeries, codeOf } from './reference-code.js'
import { compareTitles, contradict, type SameTitle, type Title, titleOf } from './title.js'

/** Why two tenders are one; null: they are not, or nothing says so. */
export type Reason = 'address' | 'code' | 'words'

/** What is read from a tender once, for many comparisons. */
export interface Profile {
  readonly found: Found
  readonly addresses: ReadonlySet<string>
  readonly code: string | null
  readonly organisation: Organisation
  readonly title: Title
}

export const profileOf = (found: Found): Profile => ({
  found,
  addresses: addressesOf(found),
  code: codeOf(found.reference),
  organisation: organisationOf(found.organization),
  title: titleOf(found.title),
})

/** Symmetric. Keys first, then words; neither makes one of what contradicts itself. */
export function sameness(one: Profile, other: Profile): Reason | null {
  if (one.found.source === other.found.source || one.found.tenderType !== other.found.tenderType) return null
  if (contradict(one.title, other.title)) return null

  const organisation = compareOrganisations(one.organisation, other.organisation)
  const names = new Set([...one.organisation.name, ...other.organisation.name])
  const title = compareTitles(one.title, other.title, names)
  const dates = compareDates(one.found, other.found)

  // A key is typed by people: nothing is believed of it that nothing else agrees with.
  const isPlausible = organisation !== 'different' || title === 'equal' || title === 'fuller'
  if (isPlausible && dates !== 'far' && haveCommon(one.addresses, other.addresses)) return 'address'
  if (organisation !== 'same' && organisation !== 'unknown') return null
  const isSameCode = one.code !== null && one.code === other.code
  if (
    isSameCode &&
    organisation === 'same' &&
    (dates === 'equal' || dates === 'near' || (dates === 'unknown' && title !== 'different'))
  )
    return 'code'
  return areSameByWords(one, other, { organisation, title, dates }) ? 'words' : null
}

const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some(address => other.has(address))

interface Compared {
  readonly organisation: SameOrganisation
  readonly title: SameTitle
  readonly dates: SameDates
}

function areSameByWords(one: Profile, other: Profile, { organisation, title, dates }: Compared): boolean {
  const isAssignment = one.found.tenderType === TenderType.FREELANCE_CONTRACT
  if (isAssignment && (haveOtherTerms(one.found, other.found) || haveOtherCodes(one, other))) return false
  if (organisation === 'unknown')
    return (
      isAssignment &&
      title === 'equal' &&
      dates === 'equal' &&
      isSpecific(one, other) &&
      haveSameTerms(one.found, other.found)
    )
  if (title === 'equal') return dates === 'equal' || dates === 'near' || dates === 'unknown'
  if (title === 'contained') return !isAssignment && dates === 'equal'
  return title === 'fuller' && (dates === 'equal' || (isAssignment && dates === 'near'))
}

const haveOtherCodes = (one: Profile, other: Profile) =>
  one.code !== null && other.code !== null && areOfOneSeries(one.code, other.code)

/** Fewest words by which an assignment is recognised without its client. */
const SPECIFIC_WORDS = 3
const isSpecific = ({ title }: Profile, other: Profile) =>
  Math.min(title.words.length, other.title.words.length) >= SPECIFIC_WORDS

type SameDates = 'equal' | 'near' | 'far' | 'unknown'

const DAY_MS = 86_400_000
/** How far apart the deadlines of one may be: a corrected one for a procedure, the broker's own for an assignment. */
const NEAR_DAYS = { [TenderType.EU_PROCUREMENT]: 8, [TenderType.FREELANCE_CONTRACT]: 3 }
const PUBLISHED_DAYS = { [TenderType.EU_PROCUREMENT]: 30, [TenderType.FREELANCE_CONTRACT]: 10 }

/** By the deadline; where one does not know it, what was published within days of the other may be the same. */
function compareDates(one: Found, other: Found): SameDates {
  const published = Math.abs(one.publicationDate.getTime() - other.publicationDate.getTime()) / DAY_MS
  if (published > 3 * PUBLISHED_DAYS[one.tenderType]) return 'far'
  if (!one.closingDate || !other.closingDate) return published <= PUBLISHED_DAYS[one.tenderType] ? 'unknown' : 'far'
  const [ours, theirs] = [dayOf(one.closingDate), dayOf(other.closingDate)]
  if (ours === theirs) return 'equal'
  const apart = Math.abs(ours - theirs) / DAY_MS
  return apart <= NEAR_DAYS[one.tenderType] && published <= PUBLISHED_DAYS[one.tenderType] ? 'near' : 'far'
}

const dayOf = (moment: Date) => Date.parse(amsterdamDay(moment))

const MAX_START_DAYS = 31
/** Brokers take a margin: rates may differ by this factor. */
const RATE_MARGIN = 1.2

function haveOtherTerms(one: Found, other: Found): boolean {
  return (
    (one.province !== null && other.province !== null && one.province !== other.province) ||
    areApart(hoursOf(one), hoursOf(other), 1) ||
    areApart(rateOf(one), rateOf(other), RATE_MARGIN) ||
    startsApart(one, other)
  )
}

/** What identifies an assignment whose client is hidden: where it is, and when it begins. */
const haveSameTerms = (one: Found, other: Found) =>
  one.province !== null &&
  one.province === other.province &&
  one.startDate !== null &&
  one.startDate === other.startDate

type Range = readonly [min: number | null, max: number | null]
const hoursOf = ({ minHoursPerWeek, maxHoursPerWeek }: Found): Range => [minHoursPerWeek, maxHoursPerWeek]
const rateOf = ({ minHourlyRate, maxHourlyRate }: Found): Range => [minHourlyRate, maxHourlyRate]

/** Whether the ranges do not overlap, even when each is wider by the margin. An unknown bound is the other one. */
function areApart([min, max]: Range, [otherMin, otherMax]: Range, margin: number): boolean {
  const [low, high] = [min ?? max, max ?? min]
  const [otherLow, otherHigh] = [otherMin ?? otherMax, otherMax ?? otherMin]
  if (low === null || high === null || otherLow === null || otherHigh === null) return false
  return low > otherHigh * margin || otherLow > high * margin
}

const startsApart = ({ startDate }: Found, other: Found) =>
  startDate !== null &&
  other.startDate !== null &&
  Math.abs(Date.parse(startDate) - Date.parse(other.startDate)) / DAY_MS > MAX_START_DAYS
