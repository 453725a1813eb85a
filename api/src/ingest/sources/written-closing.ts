import { ownWords } from './own-words.js'
import { writtenMoment } from './written-date.js'

/** When a tender closes; or what the source says of it, when that cannot be known from it. */
export interface Closing {
  readonly closingDate: Date | null
  /** A Dutch sentence with the source's own words; null when the closing date is known, or the source names none. */
  readonly closingNote: string | null
}

/** A closing date that needs no reading; null when the source names none. */
export const closingAt = (closingDate: Date | null): Closing => ({ closingDate, closingNote: null })

/**
 * The closing date as a source writes it, a day without a time is its end. Of several texts the first that can be read; when none
 * can, the words of the first.
 */
export function writtenClosing(...texts: readonly (string | null | undefined)[]): Closing {
  for (const text of texts) {
    const closingDate = writtenMoment(text, 'end')
    if (closingDate) return closingAt(closingDate)
  }
  const words = texts.map(ownWords).find(text => text !== null)
  return { closingDate: null, closingNote: words ? `Sluitingsdatum niet leesbaar: ‘${words}’` : null }
}
