import { daysLeft, daysUntil, longDay, money, number, pluralize, shortDay } from '../../../platform/dutch'
import { isClosingSoon } from '../closing-soon'
import { statusTexts } from '../status-texts'
import { kindTexts } from '../worth'
import { closingOf } from './closing-of'
import type { LotsFragment } from './Lots.generated'

export type Lot = LotsFragment['lots'][number]
export type TenderOfLots = Pick<LotsFragment, 'statusText' | 'closingDate'>

export interface LotState {
  readonly label: string
  readonly detail?: string | null
  readonly isUrgent?: boolean
  /** The first winner, and the number of others. */
  readonly winner?: string
  readonly others?: number
}

const ended: ReadonlySet<string> = new Set([statusTexts.awarded, statusTexts.notAwarded])

export function stateOf(lot: Lot, tender: TenderOfLots, now = new Date()): LotState {
  const { status, reason, decidedAt } = lot
  switch (status) {
    case 'ANNOUNCED':
      return { label: 'Verwacht' }
    case 'OPEN':
      return openState(closingOf(lot, tender), now)
    case 'CLOSED':
      // The end of the whole procedure decides nothing about a single lot.
      return tender.statusText === statusTexts.withdrawn
        ? { label: 'Ingetrokken' }
        : { label: 'Gesloten', detail: 'nog niet gegund' }
    case 'PENDING':
      return { label: ended.has(tender.statusText) ? 'Uitslag niet vermeld' : 'Nog niet gegund' }
    case 'AWARDED':
      return awardedState(lot)
    case 'NOT_AWARDED':
      return { label: 'Niet gegund', detail: reason ?? null }
    case 'WITHDRAWN':
      return { label: 'Ingetrokken', detail: decidedAt ? `op ${shortDay(decidedAt)}` : null }
  }
}

function openState(closes: string | null, now: Date): LotState {
  const days = closes ? daysUntil(closes, now) : Number.NaN
  if (!(days >= 0)) return { label: 'Open' }
  return { label: 'Open', detail: daysLeft(days), isUrgent: isClosingSoon(days) }
}

function awardedState({ winner, awardDate }: Lot): LotState {
  const [first, ...others] = winnersOf(winner)
  if (!first) return { label: 'Gegund', detail: awardDate ? `op ${shortDay(awardDate)}` : null }
  return { label: 'Gegund', winner: first, others: others.length }
}

const winnersOf = (winner: string | null | undefined) => (winner ?? '').split('; ').filter(Boolean)

interface Amount {
  readonly text: string
  readonly kind: string
}

/** The value of the award, else the estimate, else the maximum; null when unknown. */
export function valueOf({ awardValue, awardCurrency, ...lot }: Lot): Amount | null {
  if (awardValue != null) return { text: money(awardValue, awardCurrency), kind: kindTexts.AWARD }
  const { estimatedValue, maximumValue, valueCurrency } = lot
  if (estimatedValue != null) return { text: money(estimatedValue, valueCurrency), kind: kindTexts.ESTIMATE }
  return maximumValue == null ? null : { text: money(maximumValue, valueCurrency), kind: kindTexts.FRAMEWORK_MAXIMUM }
}

/** Everything that the row does not show; unknown details are absent. */
export function detailsOf(lot: Lot): [label: string, text: string][] {
  const { description, cpv, options, bidCount, reason, status, awardDate, valueCurrency } = lot
  const winners = winnersOf(lot.winner)
  const shown = valueOf(lot)?.kind
  const amount = (value: number | null | undefined, kind: string) =>
    value == null || shown === kind ? null : money(value, valueCurrency)
  const rows: [string, string | null | undefined][] = [
    ['Omschrijving', description],
    ['CPV', cpv.join(', ')],
    ['Geraamde waarde', amount(lot.estimatedValue, kindTexts.ESTIMATE)],
    ['Maximum raamovereenkomst', amount(lot.maximumValue, kindTexts.FRAMEWORK_MAXIMUM)],
    ['Looptijd', periodOf(lot)],
    ['Opties', options],
    ['Winnaars', winners.length > 1 ? winners.join('\n') : null],
    ['Gegund op', awardDate && winners.length > 0 ? longDay(awardDate) : null],
    ['Inschrijvingen', bidCount == null ? null : number(bidCount)],
    ['Reden', status === 'NOT_AWARDED' ? null : reason],
  ]
  return rows.flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []))
}

/** '24 maanden, 01 januari 2027 tot en met 31 december 2028'; null when unknown. */
function periodOf({ duration, startDate, endDate }: Lot): string | null {
  const days = startDate
    ? endDate
      ? `${longDay(startDate)} tot en met ${longDay(endDate)}`
      : `vanaf ${longDay(startDate)}`
    : endDate && `tot en met ${longDay(endDate)}`
  return [duration && durationText(duration), days].filter(Boolean).join(', ') || null
}

const units = { Y: ['jaar', 'jaar'], M: ['maand', 'maanden'], W: ['week', 'weken'], D: ['dag', 'dagen'] } as const

/** '24 maanden' for P24M; the text itself if it is not an ISO 8601 duration of whole days, weeks, months or years. */
function durationText(duration: string): string {
  if (!/^P(\d+[YMWD])+$/.test(duration)) return duration
  return [...duration.matchAll(/(\d+)([YMWD])/g)]
    .map(([, count, unit]) => {
      const [one, more] = units[unit as keyof typeof units]
      return pluralize(Number(count), one, more)
    })
    .join(' en ')
}
