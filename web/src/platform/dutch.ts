/** Formats values as Dutch text, in Amsterdam's time zone wherever the reader is. */
export const timeZone = 'Europe/Amsterdam'

const day = { day: '2-digit', year: 'numeric' } as const
const parts = {
  short: new Intl.DateTimeFormat('nl-NL', { timeZone, ...day, month: 'short' }),
  long: new Intl.DateTimeFormat('nl-NL', { timeZone, ...day, month: 'long' }),
  dayAndMonth: new Intl.DateTimeFormat('nl-NL', { timeZone, day: '2-digit', month: 'short' }),
  plain: new Intl.DateTimeFormat('nl-NL', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
  time: new Intl.DateTimeFormat('nl-NL', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  weekday: new Intl.DateTimeFormat('nl-NL', { timeZone, weekday: 'long' }),
  /** 'sv' writes a day as ISO does: 2026-03-05. */
  calendar: new Intl.DateTimeFormat('sv', { timeZone }),
}

/** Some browsers abbreviate months with a full stop, which is removed. */
export function written(iso: string, write: (date: Date) => string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Onbekend' : write(date).replaceAll('.', '')
}

/** '05 mrt 2026' */
export const shortDay = (iso: string) => written(iso, date => parts.short.format(date))

/** '05 maart 2026' */
export const longDay = (iso: string) => written(iso, date => parts.long.format(date))

/** '5 maart 2026'; also for a calendar day yyyy-MM-dd, because midnight UTC is on the same day in Amsterdam. */
export const writtenDay = (iso: string) => written(iso, date => parts.plain.format(date))

/** A date further away has its year. */
export const MAX_PLAIN_YEAR_DAYS = 270

/** '01 dec' in the current year, else '01 dec 2027' */
export const dayOfYear = (iso: string, now = new Date()) =>
  Math.abs(daysUntil(iso, now)) <= MAX_PLAIN_YEAR_DAYS
    ? written(iso, date => parts.dayAndMonth.format(date))
    : shortDay(iso)

export const weekday = (iso: string) => written(iso, date => parts.weekday.format(date))

/** '05 mrt 2026 om 09:07' */
export const moment = (iso: string) => written(iso, date => `${parts.short.format(date)} om ${parts.time.format(date)}`)

export const clock = (date: Date) => parts.time.format(date)

/** '12:00'; null for a deadline without a time, which is stored as the end of that day. */
export function clockOf(iso: string): string | null {
  const time = clock(new Date(iso))
  return time === '23:59' ? null : time
}

const DAY_MS = 86_400_000
const calendarDay = (date: Date) =>
  Number.isNaN(date.getTime()) ? Number.NaN : Date.parse(parts.calendar.format(date)) / DAY_MS

/** Calendar days until an instant; 0 is today, negative is the past, NaN is an invalid date. */
export const daysUntil = (iso: string, now = new Date()) => calendarDay(new Date(iso)) - calendarDay(now)

/** 'sluit vandaag', 'nog 1 dag', 'nog 12 dagen' */
export const daysLeft = (days: number) => (days === 0 ? 'sluit vandaag' : `nog ${pluralize(days, 'dag', 'dagen')}`)

const numbers = new Intl.NumberFormat('nl-NL')

export const number = (value: number) => numbers.format(value)

/** '1 resultaat', '1.234 resultaten' */
export const pluralize = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`

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
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** '€80-95/uur', 'max €95/uur', '€97,50/uur'; 'Tarief niet opgegeven' without any. */
export function rate(min: number | null | undefined, max: number | null | undefined): string {
  const { format } = [min, max].every(amount => Number.isInteger(amount ?? 0)) ? amounts : cents
  if (min && max && min !== max) return `€${format(min)}-${format(max)}/uur`
  if (max && !min) return `max €${format(max)}/uur`
  if (min) return `€${format(min)}/uur`
  return 'Tarief niet opgegeven'
}

/** '32–40 uur', '36 uur', 'max. 40 uur'; null without any. */
export function hoursPerWeek(min: number | null | undefined, max: number | null | undefined): string | null {
  if (min && max && min !== max) return `${amounts.format(min)}–${amounts.format(max)} uur`
  if (max && !min) return `max. ${amounts.format(max)} uur`
  return min ? `${amounts.format(min)} uur` : null
}
