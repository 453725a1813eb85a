import { plainText } from './plain-text.js'
import { writtenMoment } from './written-date.js'

/** When a tender closes; or what the source says of it, when that cannot be known from it. */
export interface Closing {
  readonly closingDate: Date | null
  /** A Dutch sentence with the source's own words; null when the closing date is known, or the source names none. */
  readonly closingNote: string | null
}

const MAX_WORDS_LENGTH = 80
/** What forms hold when there is nothing to fill in. */
const nothing = /^(?:[-–—.?\s]*|n\.?v\.?t\.?|geen|onbekend|unknown|none|null|n\/a)$/i

/** A closing date that needs no reading; null when the source names none. */
export const closingAt = (closingDate: Date | null): Closing => ({ closingDate, closingNote: null })

/**
 * The closing date as a source writes it, a day without a time is its end. Of several texts the first that can be read; when none
 * can, the words of the first.
 */
export function writtenClosing(...texts: readonly (string | null | undefined)[]): Closing {
  const given = texts.filter(text => !nothing.test(plainText(text ?? '')))
  for (const text of given) {
    const closingDate = writtenMoment(text, 'end')
    if (closingDate) return closingAt(closingDate)
  }
  return { closingDate: null, closingNote: given[0] ? unreadable(given[0]) : null }
}

function unreadable(text: string): string {
  const words = plainText(text).replace(/\s+/g, ' ').trim()
  const shown = words.length > MAX_WORDS_LENGTH ? `${words.slice(0, MAX_WORDS_LENGTH).trimEnd()}…` : words
  return `Sluitingsdatum niet leesbaar: ‘${shown.toWellFormed()}’`
}
