import type { ScenarioResult } from './results.js'
import type { Tabled } from './table.js'

/** How much worse a ratio may be than the table says. */
export const TOLERANCE = 1.3

/**
 * What became slower since the table was written: the median is out of tolerance, and the best round still is worse than the
 * table by more than the limit differed from itself, so that noise alone cannot fail.
 * @returns a sentence for each; also for a scenario that the table does not have
 */
export function regressionsOf(results: readonly ScenarioResult[], tabled: Tabled): readonly string[] {
  return results.flatMap(({ scenario, ratios, noise }) => {
    const expected = tabled.get(scenario)?.get('ours')
    if (expected === undefined || Number.isNaN(expected)) return [`${scenario}: not in the table`]
    const { median, min } = ratios.ours!
    const disturbed = Math.max(noise.max, 1 / noise.min)
    if (median <= expected * TOLERANCE || min <= expected * disturbed) return []
    return [
      `${scenario}: ${median.toFixed(2)} × the limit, and ${expected.toFixed(2)} in the table ` +
        `(noise ${disturbed.toFixed(2)}): ${(median / expected).toFixed(2)} × worse`,
    ]
  })
}
