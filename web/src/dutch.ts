import { DateTime } from 'luxon'

/** Everything that turns a value into Dutch text. Days are Amsterdam's, wherever the reader is. */
const ZONE = 'Europe/Amsterdam'

const inAmsterdam = (iso: string) => DateTime.fromISO(iso, { zone: ZONE }).setLocale('nl')

/** Luxon writes some months with a full stop in some browsers; we never do. */
const formatted = (iso: string, format: string) => {
  const date = inAmsterdam(iso)
  return date.isValid ? date.toFormat(format).replaceAll('.', '') : 'Onbekend'
}

/** '05 mrt 2026' */
export const shortDay = (iso: string) => formatted(iso, 'dd MMM yyyy')

/** '05 maart 2026' */
export const longDay = (iso: string) => formatted(iso, 'dd MMMM yyyy')

/** '05 mrt 2026 om 09:07' */
export const moment = (iso: string) => formatted(iso, "dd MMM yyyy 'om' HH:mm")

/** '05 mrt 2026 09:07' */
export const shortMoment = (iso: string) => formatted(iso, 'dd MMM yyyy HH:mm')

/** Calendar days from today until that moment: 0 is today, negative is over. */
export function daysUntil(iso: string, now: DateTime = DateTime.now()): number {
  const today = now.setZone(ZONE).startOf('day')
  return Math.round(inAmsterdam(iso).startOf('day').diff(today, 'days').days)
}

/** 'sluit vandaag', 'nog 1 dag', 'nog 12 dagen' */
export const daysLeft = (days: number) => (days === 0 ? 'sluit vandaag' : `nog ${counted(days, 'dag', 'dagen')}`)

const numbers = new Intl.NumberFormat('nl-NL')

export const number = (value: number) => numbers.format(value)

/** '1 resultaat', '1.234 resultaten' */
export const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`

/** '€ 1.250.000', '€ 99,50'; an unknown currency keeps its code. */
export function money(value: number, currency: string | null | undefined): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  try {
    return new Intl.NumberFormat('nl-NL', { style: 'currency', currency: currency ?? 'EUR', ...format }).format(value)
  } catch {
    return `${currency} ${new Intl.NumberFormat('nl-NL', format).format(value)}`
  }
}

const amounts = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2, useGrouping: false })

/** '€80-95/uur', 'max €95/uur', '€80/uur'; 'Tarief niet opgegeven' without any. */
export function rate(min: number | null | undefined, max: number | null | undefined): string {
  if (min && max && min !== max) return `€${amounts.format(min)}-${amounts.format(max)}/uur`
  if (max && !min) return `max €${amounts.format(max)}/uur`
  if (min) return `€${amounts.format(min)}/uur`
  return 'Tarief niet opgegeven'
}

const LONGEST_WHOLE = 150
const CUT_AT = 147
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Up to 150 characters stay whole; longer texts become their first 147 and an ellipsis. Never half a character. */
export function shortened(text: string): string {
  const all = Array.from(characters.segment(text), ({ segment }) => segment)
  return all.length > LONGEST_WHOLE ? `${all.slice(0, CUT_AT).join('')}…` : text
}
