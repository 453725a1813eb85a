import { TenderType } from '../../reference/tender-values.js'
import { haveDifferentClients } from './client-evidence.js'
import { closeOnSameDay, daysBetween, isFollowUp } from './date-evidence.js'
import { evidenceOf } from './evidence.js'
import type { Profile } from './profile.js'
import { contradict } from './title.js'
import { requiredPoints, type Evidence, type EvidenceName, weights } from './weights.js'

export type MatchReason = 'address' | 'code' | 'words'

/** Maximum days between publications; after that, it is a repeated request. */
const MAX_DAYS_APART = { [TenderType.EU_PROCUREMENT]: 90, [TenderType.FREELANCE_CONTRACT]: 30 }

/** Symmetric. Null without a match. Titles that contradict each other never match, even with an equal address. */
export function matchReason(one: Profile, other: Profile): MatchReason | null {
  if (areKnownDifferent(one, other)) return null
  const isOtherClient = haveDifferentClients(one, other)
  const haveAddress = intersect(one.addresses, other.addresses)
  if (isOtherClient && !haveAddress) return null
  const evidence = evidenceOf(one, other)
  // People mistype addresses, so that something else has to agree.
  const isPlausible = !isOtherClient || (!evidence.subjectsOther && Number(evidence.subjectsShared) >= 1)
  if (isPlausible && !evidence.closesFar && haveAddress) return 'address'
  if (isOtherClient || totalPoints(evidence) <= requiredPoints[one.tender.tenderType]) return null
  return evidence.codeSame ? 'code' : 'words'
}

/** Excludes pairs before the evidence is weighed. */
const areKnownDifferent = (one: Profile, other: Profile): boolean =>
  one.tender.source === other.tender.source ||
  one.tender.tenderType !== other.tender.tenderType ||
  contradict(one.title, other.title) ||
  (daysBetween(one.tender.publicationDate, other.tender.publicationDate) > MAX_DAYS_APART[one.tender.tenderType] &&
    !(closeOnSameDay(one.tender, other.tender) && isFollowUp(one.tender, other.tender)))

const intersect = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some(address => other.has(address))

export interface WeightedEvidence {
  readonly name: EvidenceName
  readonly weight: number
}

/** The evidence that applies, with its points; their sum decides. */
export const weightedEvidence = (evidence: Evidence): readonly WeightedEvidence[] =>
  (Object.keys(weights) as EvidenceName[]).flatMap(name => {
    const amount = Number(evidence[name] ?? 0)
    return amount === 0 ? [] : [{ name, weight: amount * weights[name] }]
  })

const totalPoints = (evidence: Evidence) => weightedEvidence(evidence).reduce((sum, { weight }) => sum + weight, 0)
