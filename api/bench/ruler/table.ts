import { marked, withMarked } from '../../tools/marked.js'
import type { ScenarioResult } from './results.js'
import { total } from './rounds.js'

/** Ratios by scenario and by server, as the table in docs/performance.md has them. */
export type Tabled = ReadonlyMap<string, ReadonlyMap<string, number>>

const NONE = '–'

/** @param heading what was measured: date, machine, versions, command */
export function tableOf(heading: string, results: readonly ScenarioResult[]): string {
  const servers = [...new Set(results.flatMap(({ ratios }) => Object.keys(ratios)))]
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = results.map(({ scenario, limit, noise, honesty, ratios }) =>
    row(
      scenario,
      total(limit).toFixed(2),
      `${noise.min.toFixed(2)}–${noise.max.toFixed(2)}`,
      honesty.toFixed(2),
      ...servers.map(server => ratios[server]?.median.toFixed(2) ?? NONE),
    ),
  )
  const names = ['scenario', 'limit, ms', 'limit / limit', 'limit / floor', ...servers]
  return [heading, '', row(...names), row(...names.map(() => '---')), ...lines].join('\n')
}

const markerOf = (scale: string) => `npm run bench: ${scale}`

/** @throws Error when the document has no markers of this scale */
export const withTable = (document: string, scale: string, table: string): string =>
  withMarked(document, markerOf(scale), table)

export function readTable(document: string, scale: string): Tabled {
  const rows = marked(document, markerOf(scale))
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
  const [names = [], , ...scenarios] = rows
  return new Map(
    scenarios.map(([scenario, ...cells]) => [
      scenario!,
      new Map(cells.map((cell, index) => [names[index + 1]!, Number(cell)])),
    ]),
  )
}
