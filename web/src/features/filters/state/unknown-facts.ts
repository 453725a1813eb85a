import type { UnknownFact } from '../../../graphql.generated'
import type { ChoiceName } from './choice-filters'
import type { NumberName } from './more-filters'

/** A filter that may ask about a fact. */
type Asking = NumberName | ChoiceName | 'withinKilometres'
type Asked = Readonly<Record<NumberName | 'withinKilometres', number | null> & Record<ChoiceName, readonly string[]>>

interface Fact {
  readonly sent: UnknownFact
  /** 'Ook zonder tarief', '112 zonder tarief verborgen' */
  readonly without: string
  /** The filters that ask about the fact. */
  readonly askedBy: readonly Asking[]
}

/** The facts that a tender may lack: the filters that ask about one hide such tenders, unless it is in `includeUnknown`. */
export const unknownFacts = {
  rate: { sent: 'RATE', without: 'zonder tarief', askedBy: ['minRate', 'maxRate'] },
  value: { sent: 'VALUE', without: 'zonder waarde in euro', askedBy: ['minValue', 'maxValue'] },
  hours: { sent: 'HOURS', without: 'zonder uren', askedBy: ['minHours', 'maxHours'] },
  place: { sent: 'PLACE', without: 'zonder bekende plaats', askedBy: ['withinKilometres'] },
  closing_date: { sent: 'CLOSING_DATE', without: 'zonder sluitingsdatum', askedBy: ['minDaysLeft', 'maxDaysLeft'] },
  zzp: { sent: 'SELF_EMPLOYMENT', without: 'zonder uitspraak over zzp', askedBy: ['zzp'] },
  workplace: { sent: 'WORKPLACE', without: 'zonder uitspraak over thuiswerken', askedBy: ['workplace'] },
} as const satisfies Readonly<Record<string, Fact>>

export type FactName = keyof typeof unknownFacts
export const factNames = Object.keys(unknownFacts) as readonly FactName[]

export const isFact = (name: string): name is FactName => Object.hasOwn(unknownFacts, name)

const isSet = (value: unknown) => [value].flat().some(one => one !== null)

export const isAsked = (filter: Asked, fact: FactName): boolean =>
  unknownFacts[fact].askedBy.some(name => isSet(filter[name]))

interface Including {
  readonly includeUnknown: readonly FactName[]
}

/** Whether a filter also matches tenders that lack the fact it asks about. */
export const matchesUnknown = ({ includeUnknown }: Including, name: Asking): boolean =>
  includeUnknown.some(fact => (unknownFacts[fact].askedBy as readonly Asking[]).includes(name))

export const withUnknown = ({ includeUnknown }: Including, fact: FactName, isIncluded: boolean): Including => ({
  includeUnknown: factNames.filter(name => (name === fact ? isIncluded : includeUnknown.includes(name))),
})
