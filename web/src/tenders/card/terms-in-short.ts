import { dayOfYear, hoursPerWeek } from '../../dutch'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { durationOf, positionsText, workplaceText } from '../assignment-words'

export interface Term {
  readonly text: string
  /** The longest of them, for which a card on a phone has no room. */
  readonly isPeriod: boolean
}

/** What is known beside rate and place, each in a few words: '32–36 uur/week', 'Hybride', 'Start 1 december, 6 maanden'. */
export function termsInShort(tender: AssignmentTermsFragment, now = new Date()): Term[] {
  const hours = hoursPerWeek(tender.minHoursPerWeek, tender.maxHoursPerWeek)
  const period = periodText(tender, now)
  return [hours && `${hours}/week`, workplaceText(tender), period, positionsText(tender.positions)].flatMap(text =>
    text ? [{ text, isPeriod: text === period }] : [],
  )
}

/** 'Start 1 december, 6 maanden, verlenging mogelijk'; begins with a capital, whatever of it is known. */
function periodText({ startDate, endDate, isExtendable }: AssignmentTermsFragment, now: Date): string {
  const text = [
    startDate && `start ${dayOfYear(startDate, now)}`,
    durationOf(startDate, endDate) ?? (endDate && `tot en met ${dayOfYear(endDate, now)}`),
    isExtendable && 'verlenging mogelijk',
  ]
    .filter(Boolean)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
