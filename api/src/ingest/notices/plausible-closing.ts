import { DateTime } from 'luxon'
import { amsterdamDay, inAmsterdam } from '../../platform/calendar.js'
import { type NoticeLot, opening, type ReadDraft } from './draft.js'

const MAX_YEARS_AHEAD = 3
/** The names that buyers use for a procedure that accepts applicants during its whole term. */
const calledOpen =
  /[Dd]ynamisch\w* [Aa]ankoop|[Dd]ynamic [Pp]urchasing|[Kk]walificatiesysteem|[Qq]ualification [Ss]ystem|[Ee]rkenningsregeling|[Oo]pen[- ][Hh]ouse|\b(?:DAS|DPS)\b/
const MAX_SEARCHED_LENGTH = 5000

/**
 * Typing error: a closing date before the publication, or more than three years ahead, becomes unknown, with a note
 * that quotes it. A procedure that stays open may close later. The same holds for the closing date of each lot.
 */
export function withPlausibleClosing(draft: ReadDraft, now = new Date()): ReadDraft {
  const { closingDate, lots } = draft
  const doubtOf = (date: Date) => (isPlausible(draft, date, now) ? null : noteOn(date))
  const note = closingDate ? doubtOf(closingDate) : null
  const lotNotes = lots?.map(lot => (lot.closingDate ? doubtOf(new Date(lot.closingDate)) : null)) ?? []
  if (note === null && lotNotes.every(lotNote => lotNote === null)) return draft
  return {
    ...draft,
    ...(note === null ? {} : { closingDate: null, closingNote: note }),
    ...(lots ? { lots: lots.map((lot, index) => withNote(lot, lotNotes[index] ?? null)) } : {}),
  }
}

const withNote = (lot: NoticeLot, closingNote: string | null): NoticeLot =>
  closingNote === null ? lot : { ...lot, closingDate: null, closingNote }

function noteOn(closingDate: Date): string {
  const closes = inAmsterdam(closingDate)
  const isEndOfDay = closes.toMillis() === closes.endOf('day').toMillis()
  return `Onwaarschijnlijke sluitingsdatum: ${closes.toFormat(isEndOfDay ? 'd MMMM yyyy' : 'd MMMM yyyy, HH:mm')}`
}

function isPlausible(
  { kind, title, description, staysOpen, publishedAt }: ReadDraft,
  closingDate: Date,
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
