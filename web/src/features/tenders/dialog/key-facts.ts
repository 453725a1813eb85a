import type { ValueKind } from '../../../graphql.generated'
import { hoursPerWeek, longDay, money, rate } from '../../../platform/dutch'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { durationOf, workplaceText } from '../assignment-words'
import { placeOf } from '../place'
import { brokersOf } from '../routes'
import { amountOf } from '../worth'
import { dayOf } from './change-day'
import { closingFact } from './closing-fact'
import type { KeyFact } from './key-fact'

/**
 * Ordered by importance. Procurement: closing date, value, place, publication. Assignment: closing date, rate, hours,
 * place, start, duration. Label and value of an unknown fact form a phrase: 'Sluitdatum onbekend'.
 */
export const keyFactsOf = (tender: KeyFactsFragment, now = new Date()): KeyFact[] =>
  (tender.tenderType === 'FREELANCE_CONTRACT'
    ? [closingFact(tender, now), hourlyRate(tender), hours(tender), place(tender), start(tender)]
    : [closingFact(tender, now), worth(tender), place(tender), publication(tender, now)]
  ).filter(fact => fact !== null)

/** Amounts of different kinds are shown beside each other, and never added. */
function worth(tender: KeyFactsFragment): KeyFact {
  const { valueKind, maximumValue, currency, lots } = tender
  const value = amountOf(tender)
  if (value === null)
    return lots.some(lot => (lot.estimatedValue ?? lot.maximumValue) != null)
      ? { label: 'Waarde', value: 'per perceel' }
      : { label: 'Waarde', value: 'niet vermeld', isUnknown: true }
  const label = worthLabels[valueKind]
  const notes = [
    valueKind.startsWith('LOT_') && 'alle percelen samen',
    maximumValue != null && label !== FRAMEWORK && `maximum ${money(maximumValue, currency)}`,
  ].filter(Boolean)
  return { label, value, ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) }
}

const ESTIMATE = 'Geraamde waarde'
const FRAMEWORK = 'Maximum raamovereenkomst'
const worthLabels: Readonly<Record<ValueKind, string>> = {
  ESTIMATE,
  LOT_ESTIMATE: ESTIMATE,
  FRAMEWORK_MAXIMUM: FRAMEWORK,
  LOT_MAXIMUM: FRAMEWORK,
  AWARD: 'Gegunde waarde',
  UNKNOWN: 'Waarde',
}

function hourlyRate(tender: KeyFactsFragment): KeyFact {
  const { minHourlyRate, maxHourlyRate, rateNote } = tender
  return minHourlyRate || maxHourlyRate
    ? { label: 'Tarief', value: rate(minHourlyRate, maxHourlyRate), ...viaOf(tender) }
    : { label: 'Tarief', value: rateNote ?? 'niet opgegeven', isUnknown: true }
}

const viaOf = (tender: KeyFactsFragment) => {
  const brokers = brokersOf(tender)
  return brokers ? { note: `via ${brokers}` } : {}
}

function hours({ minHoursPerWeek, maxHoursPerWeek }: KeyFactsFragment): KeyFact | null {
  const value = hoursPerWeek(minHoursPerWeek, maxHoursPerWeek)
  return value ? { label: 'Uren per week', value } : null
}

function place(tender: KeyFactsFragment): KeyFact | null {
  const note = workplaceText(tender)
  const region = placeOf(tender)
  if (region) return { label: 'Regio', value: region, ...(note ? { note } : {}) }
  return note ? { label: 'Werkplek', value: note } : null
}

const start = ({ startDate, endDate }: KeyFactsFragment): KeyFact | null =>
  startDate ? { label: 'Start', value: longDay(startDate), note: durationOf(startDate, endDate) } : null

/** The last change is the first publication. */
function publication({ publicationDate, changes }: KeyFactsFragment, now: Date): KeyFact {
  const [newest, ...earlier] = changes
  const isChanged = newest !== undefined && earlier.length > 0
  return {
    label: 'Publicatiedatum',
    value: longDay(publicationDate),
    note: isChanged ? `gewijzigd ${dayOf(newest.publishedAt, now)}` : null,
  }
}
