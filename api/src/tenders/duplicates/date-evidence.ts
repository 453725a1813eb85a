import { amsterdamDay } from '../../platform/calendar.js'
import { TenderType } from '../../reference/tender-values.js'
import type { ComparableTender } from './comparable-tender.js'
import type { Evidence } from './weights.js'

const DAY_MS = 86_400_000
const dayOf = (moment: Date) => Date.parse(amsterdamDay(moment))

/** Differences in days between closing dates: brokers close before the client, and a postponement takes at least a week. */
const NEAR_DAYS = 3
const APART_DAYS = 8
/** Procedures are postponed by whole weeks, and one site may be late in showing it. */
const MAX_POSTPONED_DAYS = 28
/** Maximum days between publications of one procedure. */
const PUBLISHED_TOGETHER_DAYS = 4

export const daysBetween = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) / DAY_MS

/** A later notice that changes or ends the procedure. */
const RECTIFIES =
  /\brectificatie|\bgerectificeerd|\bwijziging van (?:de )?aankondiging|(?:datum|termijn|inschrijving)\P{Lu}{0,60} (?:verplaatst|uitgesteld|verlengd|opgeschoven)\b/iu

export const isLaterNotice = ({ tenderType, publicationDate, closingDate, description }: ComparableTender): boolean =>
  tenderType === TenderType.EU_PROCUREMENT &&
  ((closingDate !== null && publicationDate > closingDate) || RECTIFIES.test(description ?? ''))

export const isFollowUp = (one: ComparableTender, other: ComparableTender): boolean =>
  isLaterNotice(one) || isLaterNotice(other)

/** A repeated procedure closes on another day, unlike a later notice of the same one. */
export const closeOnSameDay = (one: ComparableTender, other: ComparableTender): boolean =>
  one.closingDate !== null && other.closingDate !== null && dayOf(one.closingDate) === dayOf(other.closingDate)

export function dateEvidence(one: ComparableTender, other: ComparableTender): Evidence {
  if (!one.closingDate || !other.closingDate) return {}
  const days = Math.abs(dayOf(one.closingDate) - dayOf(other.closingDate)) / DAY_MS
  const isPostponed =
    days > APART_DAYS &&
    days <= MAX_POSTPONED_DAYS &&
    days % 7 === 0 &&
    one.tenderType === TenderType.EU_PROCUREMENT &&
    (isFollowUp(one, other) || daysBetween(one.publicationDate, other.publicationDate) <= PUBLISHED_TOGETHER_DAYS)
  return {
    closesSameDay: days === 0,
    closesNear: days > 0 && days <= NEAR_DAYS,
    closesApart: days > NEAR_DAYS && days <= APART_DAYS,
    closesFar: days > APART_DAYS && !isPostponed,
  }
}
