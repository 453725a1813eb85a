const units: ReadonlyMap<string, string> = new Map([
  ['DAY', 'D'],
  ['WEEK', 'W'],
  ['MONTH', 'M'],
  ['YEAR', 'Y'],
])
const COUNT = /^0*([1-9]\d{0,3})(?:\.0+)?$/

/** ISO 8601 duration of a whole number of days, weeks, months or years: `P24M`. Null for anything else. */
export function durationOf(count: string | null | undefined, unit: string | null | undefined): string | null {
  const [, number] = COUNT.exec(count?.trim() ?? '') ?? []
  const letter = units.get(unit ?? '')
  return number && letter ? `P${number}${letter}` : null
}
