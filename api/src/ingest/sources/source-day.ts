import { DateTime } from 'luxon'

/** Dummy dates for a date that is withheld, or that the form requires and the buyer does not have. */
const dummies = new Set(['1970-01-01', '2000-01-01'])
const MIN_YEAR = 1990
const MAX_YEAR = 2099

const DAY = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/

/** Local date, yyyy-MM-dd, of `2024-02-14+01:00`, `20240214` and the like; null for an invalid date. */
export function dayOf(text: string | null | undefined): string | null {
  const [, year, month, day] = DAY.exec(text?.trim() ?? '') ?? []
  if (!year || Number(year) < MIN_YEAR || Number(year) > MAX_YEAR) return null
  const iso = `${year}-${month}-${day}`
  return dummies.has(iso) || !DateTime.fromISO(iso).isValid ? null : iso
}
