/** Forms require an amount, so buyers without one enter 0, 0.01, 1 or 2; -1 marks a withheld amount. */
const MAX_PLACEHOLDER = 2
const MAX_AMOUNT = 1e13

export const isPlausibleAmount = (value: number): boolean => value > MAX_PLACEHOLDER && value <= MAX_AMOUNT

/** Parses a count, such as tenders received; null when it is invalid or implausibly high. */
export const countOf = (text: string | null | undefined): number | null =>
  text && /^\d{1,5}$/.test(text.trim()) ? Number(text) : null
