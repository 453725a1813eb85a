/** Validation of query parameters: anybody can write an address, so a value that makes no sense counts as absent. */

/**
 * Without control characters, and truncated.
 * @param maxLength in characters (code points)
 */
export function printable(text: string | null, maxLength: number): string {
  const plain = (text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  return Array.from(plain).slice(0, maxLength).join('')
}

/** An integer from 1 to `max`; null for anything else. */
export function numberWithin(text: string | null, max: number): number | null {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : null
}
