import { unique } from '../../../../../platform/text/lists.js'
import { isPresent } from './words.js'

const NUMBER = /^0*(\d{1,8})[-_](\d{4})$/
const IN_THE_JOURNAL = /^(\d{4})\/S\s*\d{1,3}-0*(\d{1,8})$/

/**
 * Normalises a number: files have `00524889-2023`, `059400-2022` or, with the issue of the Official Journal, `2022/S
 * 024-059400`; TED's URLs and search omit the leading zeros, as the result does. Null when invalid.
 */
export function publicationId(text: string | null | undefined): string | null {
  const written = text?.trim() ?? ''
  const [, number, year] = NUMBER.exec(written) ?? []
  if (number && year) return number === '0' ? null : `${number}-${year}`
  const [, journalYear, journalNumber] = IN_THE_JOURNAL.exec(written) ?? []
  return journalYear && journalNumber ? `${journalNumber}-${journalYear}` : null
}

/** @param own the notice's own id, which is not a reference */
export const publicationIds = (texts: readonly (string | null | undefined)[], own: string | null): string[] =>
  unique(texts.map(publicationId).filter(isPresent)).filter(id => id !== own)
