import { type Round, total } from './rounds.js'

/** A ratio over the rounds: the median, and how far they were apart. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

/** One round of each server, between two of the limit. */
export interface Turn {
  readonly before: Round
  readonly after: Round
  /** The limit's process, writing the same bytes from memory. */
  readonly bytes: Round
  readonly others: Record<string, Round>
}

/** From this much of a difference on one of the limit's two rounds is not of the requests. */
const DISTURBED = 1.5

/**
 * The limit's rounds that others are compared with. When a tender closes it counts all groups anew, as a server without differences
 * must: at a million a round then costs three times as much, by chance of the moment, and whoever stands between looks cheap.
 */
function calmRounds({ before, after }: Turn): readonly Round[] {
  const [cheaper, dearer] = total(before) < total(after) ? [before, after] : [after, before]
  return total(dearer) > DISTURBED * total(cheaper) ? [cheaper] : [before, after]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export interface ScenarioResult {
  readonly scenario: string
  readonly limit: Round
  /** CPU of the limit against itself: noise. */
  readonly noise: Spread
  /** CPU of the limit against that of its statement and of writing the same bytes from memory. */
  readonly honesty: number
  /** CPU of each other server against that of the limit, by name. */
  readonly ratios: Readonly<Record<string, Spread>>
  /** The last round of each. */
  readonly rounds: Readonly<Record<string, Round>>
}

export function resultOf(scenario: string, turns: readonly Turn[]): ScenarioResult {
  const limitOf = (turn: Turn) => mean(calmRounds(turn).map(total))
  const statementOf = (turn: Turn) => mean(calmRounds(turn).map(({ cpu }) => cpu.database))
  const last = turns.at(-1)!
  const ratios = Object.keys(last.others).map(
    name => [name, spreadOf(turns.map(turn => total(turn.others[name]!) / limitOf(turn)))] as const,
  )
  return {
    scenario,
    limit: turns.map(({ before }) => before).toSorted((one, other) => total(one) - total(other))[
      Math.floor(turns.length / 2)
    ]!,
    noise: spreadOf(turns.map(({ before, after }) => total(after) / total(before))),
    honesty: spreadOf(turns.map(turn => limitOf(turn) / (statementOf(turn) + total(turn.bytes)))).median,
    ratios: Object.fromEntries(ratios),
    rounds: last.others,
  }
}

/** What the bench prints of a scenario. */
export function lineOf({ scenario, limit, noise, honesty, ratios, rounds }: ScenarioResult): string {
  const others = Object.entries(ratios).map(
    ([name, ratio]) =>
      `${name} ${ratio.median.toFixed(2)} × (${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}), ${latency(rounds[name]!)}`,
  )
  return (
    `${scenario.padEnd(24)} limit ${total(limit).toFixed(2)} ms (${limit.cpu.database.toFixed(2)} in the database; ` +
    `${honesty.toFixed(2)} × statement and bytes; against itself ${noise.min.toFixed(2)}–${noise.max.toFixed(2)}), ` +
    `${latency(limit)}; ${others.join('; ')}`
  )
}

const latency = ({ p50, p99 }: Round) => `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`
