import { unique } from '../../../../../platform/text/lists.js'
import { MAX_DESCRIPTION_LENGTH } from '../../../draft-text.js'
import { isPresent } from './words.js'

const MAX_REFERRING_LENGTH = 90
const referring = /^\W*(?:zie|cf\.?|conform|als in|idem|see|voir|siehe|vgl\.?|raadpleeg)(?![\p{L}])/iu
/** References to a section of the same notice, its lots or a later part; not to an external document. */
const withinTheNotice =
  /\b(?:II|2)\s?\.\s?(?:1|2)\b|\bII\b|perce(?:el|len)|\blots?\b|\blose?\b|hieronder|onderstaand|below|ci-dessous|\bunten\b|titel|omschrijving|beschrijving/iu

/** Whether a text is only a cross-reference, such as "Zie II.2.4". */
export const isReference = (text: string): boolean =>
  text.length <= MAX_REFERRING_LENGTH && referring.test(text) && withinTheNotice.test(text)

/** The description of the procedure, or those of the parts when it only refers to them. */
export function descriptionOf(whole: string | null, parts: readonly (string | null)[]): string | null {
  if (whole && !isReference(whole)) return whole
  const informative = unique(parts.filter(isPresent).filter(part => !isReference(part)))
  return informative.join('\n').slice(0, MAX_DESCRIPTION_LENGTH) || whole
}
