/** What an address may hold: anybody can write one, so what cannot be meant is as if it were not there. */

export const LONGEST_SEARCH = 200
export const LAST_PAGE = 10_000

/** Without control characters, and no longer than that many characters. */
export function printable(text: string | null, longest: number): string {
  const plain = (text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  return Array.from(plain).slice(0, longest).join('')
}

/** A whole number from 1 on; null when it is none. */
export function numberWithin(text: string | null, most: number): number | null {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null
}
