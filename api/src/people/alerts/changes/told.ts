import { type Change, ChangeTopic, TenderChangeKind, topicOf } from '../../../tenders/changes/change.js'

/** From the most to the least urgent. */
const urgency: readonly ChangeTopic[] = [
  ChangeTopic.DEADLINE_EARLIER,
  ChangeTopic.WITHDRAWN,
  ChangeTopic.AWARDED,
  ChangeTopic.DEADLINE_LATER,
  ChangeTopic.DOCUMENTS,
  ChangeTopic.PROGRESS,
  ChangeTopic.WORDING,
]

export const byUrgency = (one: Change, other: Change): number =>
  urgency.indexOf(one.topic) - urgency.indexOf(other.topic)

const replaced: ReadonlySet<TenderChangeKind> = new Set([
  TenderChangeKind.CLOSING_DATE,
  TenderChangeKind.ESTIMATED_VALUE,
  TenderChangeKind.MAXIMUM_VALUE,
  TenderChangeKind.PLACE,
  TenderChangeKind.STATUS,
])

/**
 * Summarises several changes of one tender: two moves of the same date are one, from what the reader last saw to what it is now, and none
 * when it moved back.
 * @returns most urgent first
 */
export function toldChanges(changes: readonly Change[]): readonly Change[] {
  const inTime = changes.toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  const merged = new Map<string, Change>()
  for (const change of inTime) {
    const name = replaced.has(change.kind) ? `${change.kind} ${change.lotNumber ?? ''}` : change.id
    const first = merged.get(name)
    const { oldDate, oldAmount, oldCurrency, oldText } = first ?? change
    const whole = { ...change, oldDate, oldAmount, oldCurrency, oldText }
    merged.set(name, { ...whole, topic: topicOf(whole) })
  }
  return [...merged.values()].filter(change => !replaced.has(change.kind) || isDifferent(change)).toSorted(byUrgency)
}

const isDifferent = (change: Change): boolean =>
  change.oldDate?.getTime() !== change.newDate?.getTime() ||
  change.oldAmount !== change.newAmount ||
  change.oldCurrency !== change.newCurrency ||
  change.oldText !== change.newText
