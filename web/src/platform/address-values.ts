/** Validation of query parameters: addresses are untrusted input, so an invalid value counts as absent. */

/**
 * Removes control characters and truncates.
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
