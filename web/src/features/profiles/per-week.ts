import { number } from '../../platform/dutch'

/** Null without an expectation. */
export function perWeekText(perWeek: number | null): string | null {
  if (perWeek === null) return null
  return perWeek === 0 ? 'minder dan 1 per week' : `ongeveer ${number(perWeek)} per week`
}
