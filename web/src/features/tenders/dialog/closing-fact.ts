import type { ClosingParty } from '../../../graphql.generated'
import { clockOf, dayOfYear, daysLeft, daysUntil, longDay, weekday } from '../../../platform/dutch'
import { isClosingSoon } from '../closing-soon'
import { goneBeforeClosing } from '../not-listed'
import { closingOf } from '../lots/closing-of'
import { firstOf } from '../routes'
import { openLotsText } from '../lots/open-lots'
import type { KeyFactsFragment } from './KeyFacts.generated'
import type { KeyFact } from './key-fact'

const CLOSING_DATE = 'Sluitingsdatum'

/** When the tender or its lots close, or why that is unknown. */
export function closingFact(tender: KeyFactsFragment, now: Date): KeyFact {
  const { lots, stage, closingDate } = tender
  const goneAt = goneBeforeClosing(tender, now.getTime())
  if (goneAt) return { label: 'Niet meer vermeld', value: `sinds ${longDay(goneAt)}`, isUnknown: true }
  if (stage === 'PRIOR_ANNOUNCEMENT') {
    const note = closingDate ? `sluit ${longDay(closingDate)}` : null
    return { label: 'Aankondiging', value: 'verwacht', isUnknown: true, note }
  }
  return lots.length > 1 && stage !== 'CONSULTATION' ? ofLots(tender, now) : ofWhole(tender, now)
}

function ofWhole(tender: KeyFactsFragment, now: Date): KeyFact {
  const { closingDate, closingNote, status, stage, staysOpen } = tender
  if (!closingDate && staysOpen && status === 'OPEN') return { label: CLOSING_DATE, value: 'Doorlopend' }
  if (!closingDate)
    return { label: 'Sluitdatum', value: 'onbekend', isUnknown: true, ...(closingNote ? { note: closingNote } : {}) }
  const isRunning = status === 'OPEN' || stage === 'CONSULTATION'
  return { label: labelOf(tender, now), value: longDay(closingDate), ...timeOf(closingDate, isRunning, now) }
}

/** A broker needs a response before the client's own deadline. */
const partyLabels: Readonly<Record<ClosingParty, string>> = {
  BROKER: 'Sluit bij de bemiddelaar',
  CLIENT: 'Sluit bij de opdrachtgever',
}

function labelOf(tender: KeyFactsFragment, now: Date): string {
  const { closingDate, closingParty, status, stage, source } = tender
  if (stage === 'CONSULTATION' && Date.parse(closingDate!) > now.getTime()) return 'Reageren tot'
  if (status !== 'OPEN') return CLOSING_DATE
  const first = firstOf(tender)
  if (first) return `Sluit bij ${source.name}, ${first}`
  return closingParty ? partyLabels[closingParty] : CLOSING_DATE
}

function ofLots(tender: KeyFactsFragment, now: Date): KeyFact {
  const { lots, closingDate } = tender
  const open = lots.filter(({ status }) => status === 'OPEN')
  if (open.length === 0)
    return { label: CLOSING_DATE, value: 'Alle percelen gesloten', note: closingDate ? longDay(closingDate) : null }
  const dates = open
    .flatMap(lot => closingOf(lot, tender) ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const [first] = dates
  if (!first) return ofWhole(tender, now)
  const days = [...new Set(dates.map(date => dayOfYear(date, now)))]
  const time = timeOf(first, true, now)
  return {
    ...time,
    label: CLOSING_DATE,
    value: lotsText(open, days, dates.length === open.length),
    note: [time.note, openLotsText(lots)].filter(Boolean).join(' · '),
    isWide: true,
  }
}

function lotsText(open: KeyFactsFragment['lots'], days: readonly string[], areAllKnown: boolean): string {
  const [first, ...later] = days
  if (open.length === 1) return `Perceel ${open[0]!.number} sluit ${first}`
  if (later.length > 0) return `Eerste perceel sluit ${first} · laatste ${later.at(-1)}`
  return areAllKnown ? `Alle percelen sluiten ${first}` : `Eerste perceel sluit ${first}`
}

/** Weekday and time and, while it is open, the number of days left. */
function timeOf(closingDate: string, isOpen: boolean, now: Date): Pick<KeyFact, 'day' | 'note' | 'isUrgent'> {
  const days = daysUntil(closingDate, now)
  if (Number.isNaN(days)) return {}
  const [day, time] = [weekday(closingDate), clockOf(closingDate)]
  if (!isOpen || days < 0) return { note: time ? `${day} ${time}` : day, isUrgent: false }
  const isUrgent = isClosingSoon(days)
  // 'maandag 10:00, nog 6 dagen' would wrap in half a phone's width; the time is the essential part.
  return time ? { day, note: `${time}, ${daysLeft(days)}`, isUrgent } : { note: `${day}, ${daysLeft(days)}`, isUrgent }
}
