import { clock, daysLeft, daysUntil, longDay, money, rate, weekday } from '../../dutch'
import type { KeyFactsFragment } from '../../graphql.generated'
import { isClosingSoon } from '../closing-soon'
import { placeOf } from '../place'
import { dayOf } from './change-text'

export interface KeyFact {
  readonly label: string
  readonly value: string
  readonly isUnknown?: boolean
  /** It closes within days. */
  readonly isUrgent?: boolean
  readonly note?: string | null
}

/** Closes when, worth what, where, published when. Label and value of an unknown fact read on: 'Sluitdatum onbekend'. */
export function keyFactsOf(tender: KeyFactsFragment, now = new Date()): KeyFact[] {
  const facts = [closing(tender, now), tender.tenderType === 'FREELANCE_CONTRACT' ? hourlyRate(tender) : worth(tender)]
  const place = placeOf(tender)
  if (place) facts.push({ label: 'Regio', value: place })
  return [...facts, publication(tender, now)]
}

function closing({ closingDate, status }: KeyFactsFragment, now: Date): KeyFact {
  if (!closingDate) return { label: 'Sluitdatum', value: 'onbekend', isUnknown: true }
  const fact = { label: 'Sluitingsdatum', value: longDay(closingDate) }
  const days = daysUntil(closingDate, now)
  if (Number.isNaN(days)) return fact
  const isRunning = status === 'OPEN' && days >= 0
  const note = isRunning ? `${weekdayAndTime(closingDate)}, ${daysLeft(days)}` : weekdayAndTime(closingDate)
  return { ...fact, note, isUrgent: isRunning && isClosingSoon(days) }
}

/** 'vrijdag 12:00'; of a source that names only a day, which is the end of that day, 'vrijdag'. */
function weekdayAndTime(iso: string): string {
  const time = clock(new Date(iso))
  return time === '23:59' ? weekday(iso) : `${weekday(iso)} ${time}`
}

const worth = ({ estimatedValue, currency }: KeyFactsFragment): KeyFact =>
  estimatedValue == null
    ? { label: 'Waarde', value: 'onbekend', isUnknown: true }
    : { label: 'Geschatte waarde', value: money(estimatedValue, currency) }

const hourlyRate = ({ minHourlyRate, maxHourlyRate }: KeyFactsFragment): KeyFact =>
  minHourlyRate || maxHourlyRate
    ? { label: 'Tarief', value: rate(minHourlyRate, maxHourlyRate) }
    : { label: 'Tarief', value: 'niet opgegeven', isUnknown: true }

/** The last change is its first publication. */
function publication({ publicationDate, changes }: KeyFactsFragment, now: Date): KeyFact {
  const [newest, ...earlier] = changes
  const isChanged = newest !== undefined && earlier.length > 0
  return {
    label: 'Publicatiedatum',
    value: longDay(publicationDate),
    note: isChanged ? `gewijzigd ${dayOf(newest.publishedAt, now)}` : null,
  }
}
