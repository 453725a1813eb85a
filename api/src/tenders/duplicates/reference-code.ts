/** Minimum number of characters, and of digits outside a year. */
const MIN_LENGTH = 5
const MIN_DIGITS = 2

/** Keeps only letters and digits, in capitals. */
export const spelledAsCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A separate year, unlike the digits in SRQ203911. */
const YEAR = /(?<!\d)20[0-4]\d(?!\d)/

/** Normalises a reference: `IU-2026/118` and `IU 2026-118` are equal. Null for common values such as 'n.v.t.', '1', '000000' or '2026'. */
export function codeOf(reference: string | null): string | null {
  const code = spelledAsCode(reference ?? '').replace(/^(?:TN|TENDERNED)(?=\d+$)/, '')
  const digits = (reference ?? '').replace(YEAR, '').replace(/\D/g, '')
  if (code.length < MIN_LENGTH || digits.length < MIN_DIGITS || /^(.)\1*$/.test(digits)) return null
  return code
}

/** The id of an aggregator contains the original site and its code: 'headfirst_HFWSV000194'. */
export const codeOfOrigin = (publicationId: string): string | null =>
  codeOf(/^[a-z]+_([A-Z]{2}[A-Z0-9]*\d{3})$/.exec(publicationId)?.[1] ?? null)

/** Different codes of one series, such as DPR-26-0471 and DPR-26-0472, prove different tenders. */
export const areOfOneSeries = (one: string, other: string): boolean =>
  one !== other && /[A-Z]/.test(one) && shapeOf(one) === shapeOf(other)

const shapeOf = (code: string) => code.replace(/\d/g, '0')
