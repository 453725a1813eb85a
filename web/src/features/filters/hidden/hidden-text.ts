import type { UnknownFact } from '../../../graphql.generated'
import { number, pluralize } from '../../../platform/dutch'
import { type FactName, factNames, unknownFacts } from '../state/unknown-facts'
import type { HiddenTendersFragment } from './HiddenTenders.generated'

/** Id of the number of results. */
export const RESULT_COUNT = 'aantal-resultaten'

export const factOf = (fact: UnknownFact): FactName => factNames.find(name => unknownFacts[name].sent === fact)!

/** '2 opdrachten sluiten zzp uit', for a search for 'zzp' or 'freelance' */
export const excludingText = (count: number): string =>
  `${pluralize(count, 'opdracht sluit', 'opdrachten sluiten')} zzp uit`

/** '112 zonder tarief verborgen' */
export function hiddenText({ hidden, hiddenCount }: HiddenTendersFragment): string {
  const [first, second] = hidden
  const lack = first && !second ? unknownFacts[factOf(first.fact)].without : 'met een onbekend gegeven'
  return `${number(hiddenCount)} ${lack} verborgen`
}
