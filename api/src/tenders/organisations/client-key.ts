import { brokers } from './brokers.js'
import { organisationOf } from './organisation.js'

/**
 * Normalised name by which tenders of one client are found: the kind of organisation and the words of its name in any order, so that 'Gem.
 * Westerveen' equals 'Gemeente Westerveen'. Null when the source hides the client.
 */
export function clientKeyOf(organization: string): string | null {
  const { kinds, name, qualifier } = organisationOf(organization, brokers)
  if (name.size === 0) return null
  return [[...kinds].toSorted().join('+'), [...name].toSorted().join(' '), qualifier].filter(Boolean).join(' ')
}
