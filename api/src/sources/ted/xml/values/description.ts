import { isPresent, unique } from './words.js'

const MAX_REFERENCE_LENGTH = 90
const MAX_LENGTH = 50_000
const referring = /^\W*(?:zie|cf\.?|conform|als in|idem|see|voir|siehe|vgl\.?|raadpleeg)(?![\p{L}])/iu
/** A section of the form itself, or the lots, or what stands further on; not a document elsewhere. */
const withinTheNotice =
  /\b(?:II|2)\s?\.\s?(?:1|2)\b|\bII\b|perce(?:el|len)|\blots?\b|\blose?\b|hieronder|onderstaand|below|ci-dessous|\bunten\b|titel|omschrijving|beschrijving/iu

/** "Zie II.2.4" and the like. */
export const isReference = (text: string): boolean =>
  text.length <= MAX_REFERENCE_LENGTH && referring.test(text) && withinTheNotice.test(text)

/** What describes the whole, unless that only points at what describes its parts. */
export function descriptionOf(whole: string | null, parts: readonly (string | null)[]): string | null {
  if (whole && !isReference(whole)) return whole
  const told = unique(parts.filter(isPresent).filter(part => !isReference(part)))
  return told.join('\n').slice(0, MAX_LENGTH) || whole
}
