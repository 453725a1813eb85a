import { clockOf, daysLeft, daysUntil, hoursPerWeek, longDay, money, rate, weekday } from '../../../platform/dutch'
import type { ClosingParty } from '../../../graphql.generated'
import type { KeyFactsFragment } from './KeyFacts.generated'
import { durationOf, workplaceText } from '../assignment-words'
import { isClosingSoon } from '../closing-soon'
import { placeOf } from '../place'
import { goneBeforeClosing } from '../not-listed'
import { brokersOf, firstOf } from '../routes'
import { dayOf } from './change-text'

export interface KeyFact {
  readonly label: string
  readonly value: string
  readonly isUnknown?: boolean
  readonly isUrgent?: boolean
  readonly note?: string | null
  /** Prefix of the note, shown if there is room. */
  readonly day?: string
}

/**
 * Ordered by importance. Procurement: closing date, value, place, publication. Assignment: closing date, rate, hours,
 * place, start, duration. Label and value of an unknown fact form a phrase: 'Sluitdatum onbekend'.
 */
export const keyFactsOf = (tender: KeyFactsFragment, now = new Date()): KeyFact[] =>
  (tender.tenderType === 'FREELANCE_CONTRACT'
    ? [closing(tender, now), hourlyRate(tender), hours(tender), place(tender), start(tender)]
    : [closing(tender, now), worth(tender), place(tender), publication(tender, now)]
  ).filter(fact => fact !== null)

/** A broker needs a response before the client's own deadline. */
const closingLabels: Readonly<Record<ClosingParty, string>> = {
  BROKER: 'Sluit bij de bemiddelaar',
  CLIENT: 'Sluit bij de opdrachtgever',
}

function closing(tender: KeyFactsFragment, now: Date): KeyFact {
  const { closingDate, closingNote, status } = tender
  const goneAt = goneBeforeClosing(tender, now.getTime())
  if (goneAt) return { label: 'Niet meer vermeld', value: `sinds ${longDay(goneAt)}`, isUnknown: true }
  if (!closingDate)
    return { label: 'Sluitdatum', value: 'onbekend', isUnknown: true, ...(closingNote ? { note: closingNote } : {}) }
  const fact = { label: closingLabel(tender), value: longDay(closingDate) }
  const days = daysUntil(closingDate, now)
  if (Number.isNaN(days)) return fact
  const isRunning = status === 'OPEN' && days >= 0
  const [day, time] = [weekday(closingDate), clockOf(closingDate)]
  if (!isRunning) return { ...fact, note: time ? `${day} ${time}` : day, isUrgent: false }
  const isUrgent = isClosingSoon(days)
  // 'maandag 10:00, nog 6 dagen' would wrap in half a phone's width; the time is the essential part.
  return time
    ? { ...fact, day, note: `${time}, ${daysLeft(days)}`, isUrgent }
    : { ...fact, note: `${day}, ${daysLeft(days)}`, isUrgent }
}

function closingLabel(tender: KeyFactsFragment): string {
  const { closingParty, status, source } = tender
  if (status !== 'OPEN') return 'Sluitingsdatum'
  const first = firstOf(tender)
  if (first) return `Sluit bij ${source.name}, ${first}`
  return closingParty ? closingLabels[closingParty] : 'Sluitingsdatum'
}

const worth = ({ estimatedValue, currency }: KeyFactsFragment): KeyFact =>
  estimatedValue == null
    ? { label: 'Waarde', value: 'onbekend', isUnknown: true }
    : { label: 'Geschatte waarde', value: money(estimatedValue, currency) }

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
