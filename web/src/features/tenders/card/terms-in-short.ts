import { dayOfYear, hoursPerWeek } from '../../../platform/dutch'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { durationOf, positionsText, workplaceText } from '../assignment-words'

/** Known terms beside rate and place, abbreviated: '32–36 uur/week', 'Hybride', 'Start 01 dec, 6 maanden'. */
export function termsInShort(tender: AssignmentTermsFragment, now = new Date()): string[] {
  const hours = hoursPerWeek(tender.minHoursPerWeek, tender.maxHoursPerWeek)
  return [
    hours && `${hours}/week`,
    workplaceText(tender),
    periodText(tender, now),
    positionsText(tender.positions),
  ].flatMap(text => text || [])
}

/** 'Start 01 dec, 6 maanden, verlenging mogelijk'; always begins with a capital. */
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
