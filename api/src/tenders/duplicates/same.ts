import { TenderType } from '../../reference/tender-values.js'
import { haveOtherClients } from './client-evidence.js'
import { closeTogether, daysBetween, isFollowedUp } from './date-evidence.js'
import { evidenceOf } from './evidence.js'
import type { Profile } from './profile.js'
import { contradict } from './title.js'
import { demanded, type Evidence, type EvidenceName, weights } from './weights.js'

/** Why two tenders are one; null: they are not, or nothing says so. */
export type Reason = 'address' | 'code' | 'words'

/** What was published longer after the other, in days, is asked for again. */
const AGAIN_DAYS = { [TenderType.EU_PROCUREMENT]: 90, [TenderType.FREELANCE_CONTRACT]: 30 }

/** Symmetric. A key first, then the evidence together; neither makes one of what contradicts itself. */
export function sameness(one: Profile, other: Profile): Reason | null {
  if (areKnownDifferent(one, other)) return null
  const isOtherClient = haveOtherClients(one, other)
  const haveAddress = haveCommon(one.addresses, other.addresses)
  if (isOtherClient && !haveAddress) return null
  const evidence = evidenceOf(one, other)
  // A key is typed by people: nothing is believed of it that nothing else agrees with.
  const isPlausible = !isOtherClient || (!evidence.subjectsOther && Number(evidence.subjectsShared) >= 1)
  if (isPlausible && !evidence.closesFar && haveAddress) return 'address'
  if (isOtherClient || sumOf(evidence) <= demanded[one.found.tenderType]) return null
  return evidence.codeSame ? 'code' : 'words'
}

/** Whether they are told apart before any evidence is weighed. */
const areKnownDifferent = (one: Profile, other: Profile): boolean =>
  one.found.source === other.found.source ||
  one.found.tenderType !== other.found.tenderType ||
  contradict(one.title, other.title) ||
  (daysBetween(one.found.publicationDate, other.found.publicationDate) > AGAIN_DAYS[one.found.tenderType] &&
    !(closeTogether(one.found, other.found) && isFollowedUp(one.found, other.found)))

const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some(address => other.has(address))

export interface Weighed {
  readonly name: EvidenceName
  readonly weight: number
}

/** What applies, and how much it says: the sum of it decides. */
export const weighed = (evidence: Evidence): readonly Weighed[] =>
  (Object.keys(weights) as EvidenceName[]).flatMap(name => {
    const amount = Number(evidence[name] ?? 0)
    return amount === 0 ? [] : [{ name, weight: amount * weights[name] }]
  })

const sumOf = (evidence: Evidence) => weighed(evidence).reduce((sum, { weight }) => sum + weight, 0)
