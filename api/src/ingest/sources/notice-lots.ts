import { isKnown, type NoticeLot } from '../notices/draft.js'

/** Denial of service: more lots, and longer texts, than real notices have. */
export const MAX_LOTS = 1000
const MAX_LENGTHS = { id: 100, title: 1000, description: 20_000, place: 500, options: 5000 } as const
const MAX_CODES = 50

type TextField = keyof typeof MAX_LENGTHS

/** The lots of a notice within these limits, without empty fields. */
export const boundedLots = (lots: readonly NoticeLot[]): readonly NoticeLot[] =>
  lots.slice(0, MAX_LOTS).map(
    lot =>
      Object.fromEntries(
        Object.entries(lot)
          .map(([name, value]: [string, unknown]) => [name, bounded(name, value)] as const)
          .filter(([, value]) => isKnown(value) && value !== '' && !(Array.isArray(value) && value.length === 0)),
      ) as unknown as NoticeLot,
  )

function bounded(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_CODES)
  // A slice may cut a surrogate pair, which the database refuses.
  return typeof value === 'string' && name in MAX_LENGTHS
    ? value.slice(0, MAX_LENGTHS[name as TextField]).toWellFormed()
    : value
}
