import { DateTime } from 'luxon'
import { AMSTERDAM, amsterdamDay } from '../../platform/calendar.js'
import type { ReadDraft } from './draft.js'
import { opening } from './fold.js'

const MAX_YEARS_AHEAD = 3
/** The names that buyers use for a procedure that accepts applicants during its whole term. */
const calledOpen =
  /[Dd]ynamisch\w* [Aa]ankoop|[Dd]ynamic [Pp]urchasing|[Kk]walificatiesysteem|[Qq]ualification [Ss]ystem|[Ee]rkenningsregeling|[Oo]pen[- ][Hh]ouse|\b(?:DAS|DPS)\b/
const MAX_SEARCHED_LENGTH = 5000

/**
 * Typing error: a closing date before the publication, or more than three years ahead, becomes unknown, with a note
 * that quotes it. A procedure that stays open may close later.
 */
export function withPlausibleClosing(draft: ReadDraft, now = new Date()): ReadDraft {
  const { closingDate, publishedAt } = draft
  if (!closingDate || isPlausible(draft, closingDate, publishedAt, now)) return draft
  const closes = DateTime.fromJSDate(closingDate, { zone: AMSTERDAM }).setLocale('nl')
  const isEndOfDay = closes.toMillis() === closes.endOf('day').toMillis()
  const written = closes.toFormat(isEndOfDay ? 'd MMMM yyyy' : 'd MMMM yyyy, HH:mm')
  return { ...draft, closingDate: null, closingNote: `Onwaarschijnlijke sluitingsdatum: ${written}` }
}

function isPlausible(
  { kind, title, description, staysOpen }: ReadDraft,
  closingDate: Date,
  publishedAt: Date | null,
  now: Date,
): boolean {
  // Corrections and outcomes may be published after the closing date.
  if (publishedAt && opening.has(kind) && amsterdamDay(closingDate) < amsterdamDay(publishedAt)) return false
  const latest = DateTime.fromJSDate(publishedAt ?? now).plus({ years: MAX_YEARS_AHEAD })
  return (
    closingDate <= latest.toJSDate() ||
    staysOpen === true ||
    calledOpen.test(`${title} ${(description ?? '').slice(0, MAX_SEARCHED_LENGTH)}`)
  )
}
