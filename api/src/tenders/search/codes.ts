import { lettersAndDigits } from './stem.js'
import type { Alternative } from './wish.js'

const CPV = /^(\d{8})(?:-\d)?$/
/** Shorter numbers are years, sizes and amounts. */
const MIN_ID_LENGTH = 4
const MAX_ID_LENGTH = 60

/** Index entry of a publication number, a TED number, a reference of the buyer or of a broker, with any punctuation. */
export const idCode = (text: string): string => `#id${lettersAndDigits(text).replace(/^0+/, '')}`

/** Index entry of a CPV code. Trailing zeros are removed, so that the codes below a class start with its entry. */
export const cpvCode = (code: string): string => `#cpv${cpvBeginning(code)}`

/** The digits that a CPV code shares with every code below it; at least two. */
export const cpvBeginning = (code: string): string => code.replace(/0+$/, '').padEnd(2, '0')

/** The codes that a word may be; empty when it has no digit. */
export function codesIn(word: string): readonly Alternative[] {
  const letters = lettersAndDigits(word)
  if (!/\d/.test(letters) || letters.length < MIN_ID_LENGTH || letters.length > MAX_ID_LENGTH) return []
  const cpv = CPV.exec(word)?.[1]
  const id: Alternative = { code: idCode(word) }
  return cpv ? [{ code: cpvCode(cpv), isBeginning: true }, id] : [id]
}
