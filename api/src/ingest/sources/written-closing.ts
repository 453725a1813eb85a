import { ownWords } from './own-words.js'
import { writtenMoment } from './written-date.js'

/** The closing date of a tender, or a note when it is unreadable. */
export interface Closing {
  readonly closingDate: Date | null
  /** Dutch sentence that quotes the source; null when the closing date is known or absent. */
  readonly closingNote: string | null
}

/** A closing date that is already parsed; null when the source names none. */
export const closingAt = (closingDate: Date | null): Closing => ({ closingDate, closingNote: null })

/**
 * Parses the closing date from the first readable text; otherwise quotes the first text. A day without a time means its
 * end.
 */
export function writtenClosing(...texts: readonly (string | null | undefined)[]): Closing {
  for (const text of texts) {
    const closingDate = writtenMoment(text, 'end')
    if (closingDate) return closingAt(closingDate)
  }
  const words = texts.map(ownWords).find(text => text !== null)
  return { closingDate: null, closingNote: words ? `Sluitingsdatum niet leesbaar: ‘${words}’` : null }
}
