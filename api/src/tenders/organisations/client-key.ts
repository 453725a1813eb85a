import { brokers } from './brokers.js'
import { organisationOf } from './organisation.js'

/**
 * Normalised name by which tenders of one client are found: what kind of body it is, and the words of its name in any order, so
 * that 'Gem. Westerveen' is 'Gemeente Westerveen'. Null when the source hides who it is.
 */
export function clientKeyOf(organization: string): string | null {
  const { kinds, name, qualifier } = organisationOf(organization, brokers)
  if (name.size === 0) return null
  return [[...kinds].toSorted().join('+'), [...name].toSorted().join(' '), qualifier].filter(Boolean).join(' ')
}
