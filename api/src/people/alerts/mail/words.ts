import { amsterdamDaysBetween, inAmsterdam } from '../../../platform/calendar.js'
import { valueKindLabels } from '../../../reference/labels.js'
import { TenderStage } from '../../../reference/tender-values.js'
import { type Rate, rateOf, type Value, valueOf } from '../../../tenders/tender/amounts.js'
import type { Tender } from '../../../tenders/tender/tender.entity.js'

/** 'vrijdag 20 november' */
export const wholeDay = (date: Date): string => inAmsterdam(date).toFormat('cccc d MMMM')

/** 'donderdag 17 december 2026, 12:00'; midnight means that the source gave only a day. */
export function momentText(date: Date): string {
  const local = inAmsterdam(date)
  return local.toFormat(local.hour + local.minute === 0 ? 'cccc d MMMM yyyy' : 'cccc d MMMM yyyy, HH:mm')
}

/** '27 nov 2026' */
const shortDay = (date: Date): string => inAmsterdam(date).toFormat('dd LLL yyyy').replaceAll('.', '')

/** '07:30', from the minutes since midnight. */
export const clockOf = (minuteOfDay: number): string =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const
/** @param weekday 1 is Monday */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? 'maandag'

/** 'vandaag 06:10', 'gisteren 07:30', 'vrijdag 07:30', else '12 nov 2026' */
export function sinceText(since: Date, now: Date): string {
  const then = inAmsterdam(since)
  const days = amsterdamDaysBetween(since, now)
  if (days === 0) return `vandaag ${then.toFormat('HH:mm')}`
  if (days === 1) return `gisteren ${then.toFormat('HH:mm')}`
  return days < 7 ? `${weekdayName(then.weekday)} ${then.toFormat('HH:mm')}` : shortDay(since)
}

/** The end of the day `days` days after this one, in Amsterdam. */
export const midnightAfter = (now: Date, days: number): Date =>
  inAmsterdam(now)
    .startOf('day')
    .plus({ days: days + 1 })
    .toJSDate()

export interface Closing {
  /** 'Sluit 27 nov 2026', or 'Sluitingsdatum onbekend' */
  readonly day: string
  /** 'nog 7 dagen'; empty without a date. */
  readonly left: string
  /** Follows 'sluit': 'over 7 dagen'; empty without a date. */
  readonly when: string
  readonly isSoon: boolean
}

/** Like the cards on the site: orange within a week. */
export const SOON_DAYS = 7

type Closes = Pick<Tender, 'closingDate' | 'lotClosingDates'> & Partial<Pick<Tender, 'stage' | 'staysOpen'>>

/** The next moment at which a tender or one of its lots closes, else the last one; null when unknown. */
export const nextClosing = ({ closingDate, lotClosingDates }: Closes, now: Date): Date | null =>
  lotClosingDates.find(date => date > now) ?? closingDate

export function closingOf(tender: Closes, now: Date): Closing {
  const closing = nextClosing(tender, now)
  if (!closing) return { day: withoutDate(tender), left: '', when: '', isSoon: false }
  const days = amsterdamDaysBetween(now, closing)
  const day = `${verbOf(tender, closing, now)} ${shortDay(closing)}`
  if (closing < now) return { day, left: '', when: '', isSoon: false }
  return { day, left: distance(days, 'nog'), when: distance(days, 'over'), isSoon: days <= SOON_DAYS }
}

function withoutDate({ stage, staysOpen }: Closes): string {
  if (stage === TenderStage.PRIOR_ANNOUNCEMENT) return 'Verwacht'
  return staysOpen ? 'Doorlopend' : 'Sluitingsdatum onbekend'
}

function verbOf({ stage, lotClosingDates }: Closes, closing: Date, now: Date): string {
  if (closing < now) return 'Gesloten'
  if (stage === TenderStage.CONSULTATION) return 'Reageren tot'
  if (lotClosingDates.length === 0) return 'Sluit'
  return closing < lotClosingDates.at(-1)! ? 'Eerste perceel sluit' : 'Laatste perceel sluit'
}

function distance(days: number, word: 'nog' | 'over'): string {
  if (days === 0) return 'vandaag'
  return days === 1 ? 'morgen' : `${word} ${days} dagen`
}

/** '€ 1.250.000 geraamd' or '€110-125/uur'; null when neither is known. */
export const worthOf = (tender: Rate & Value & Partial<Pick<Tender, 'valueKind'>>): string | null => {
  const value = valueOf(tender)
  return (
    rateOf(tender) ??
    (value && [value, tender.valueKind && valueKindLabels[tender.valueKind]].filter(Boolean).join(' '))
  )
}

/** 'Gemeente Westerveen, Utrecht' */
export const whereOf = ({ organization, region, province }: Tender): string =>
  [organization, region ?? province].filter(Boolean).join(', ')
