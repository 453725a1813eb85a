/** Fewest characters of a code, and fewest digits that are no year. */
const MIN_LENGTH = 5
const MIN_DIGITS = 2

/** Capitals and digits only. */
export const spelledAsCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A year that stands by itself: the one in SRQ203911 is none. */
const YEAR = /(?<!\d)20[0-4]\d(?!\d)/

/**
 * The reference as a code that can be compared: `IU-2026/118` and `IU 2026-118` are one. Null for what many tenders have, such
 * as 'n.v.t.', '1', '000000' or '2026'.
 */
export function codeOf(reference: string | null): string | null {
  const code = spelledAsCode(reference ?? '').replace(/^(?:TN|TENDERNED)(?=\d+$)/, '')
  const digits = (reference ?? '').replace(YEAR, '').replace(/\D/g, '')
  if (code.length < MIN_LENGTH || digits.length < MIN_DIGITS || /^(.)\1*$/.test(digits)) return null
  return code
}

/** An aggregator calls an assignment by the site that it is from and its code there: 'headfirst_HFWSV000194'. */
export const codeOfOrigin = (publicationId: string): string | null =>
  codeOf(/^[a-z]+_([A-Z]{2}[A-Z0-9]*\d{3})$/.exec(publicationId)?.[1] ?? null)

/** Two codes of one series, such as DPR-26-0471 and DPR-26-0472: these say that the two are different. */
export const areOfOneSeries = (one: string, other: string): boolean =>
  one !== other && /[A-Z]/.test(one) && shapeOf(one) === shapeOf(other)

const shapeOf = (code: string) => code.replace(/\d/g, '0')
