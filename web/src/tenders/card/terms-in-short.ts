import { dayOfYear, hoursPerWeek } from '../../dutch'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { placeOf } from '../place'
import { durationOf, positionsText, workplaceText } from '../assignment-words'

export type TermName = 'hours' | 'place' | 'workplace' | 'period' | 'positions'

/** What is known, each in a few words: '32–36 uur per week', 'Den Haag', 'Hybride', 'Start 1 december, 6 maanden'. */
export function termsInShort(tender: AssignmentTermsFragment, now = new Date()): [name: TermName, text: string][] {
  const hours = hoursPerWeek(tender.minHoursPerWeek, tender.maxHoursPerWeek)
  const terms: [TermName, string | null | undefined][] = [
    ['hours', hours && `${hours} per week`],
    ['place', placeOf(tender)],
    ['workplace', workplaceText(tender)],
    ['period', periodText(tender, now)],
    ['positions', positionsText(tender.positions)],
  ]
  return terms.flatMap(([name, text]) => (text ? [[name, text]] : []))
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
