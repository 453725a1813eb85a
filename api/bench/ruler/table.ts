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

const begin = (scale: string) => `<!-- npm run bench: ${scale} -->`
const end = '<!-- end -->'

/** What stands between the markers of this scale; null when they are not in the document. */
function placeOf(document: string, scale: string): { readonly from: number; readonly to: number } | null {
  const at = document.indexOf(begin(scale))
  if (at === -1) return null
  const from = at + begin(scale).length
  return { from, to: document.indexOf(end, from) }
}

/** @throws Error when the document has no markers of this scale */
export function withTable(document: string, scale: string, table: string): string {
  const place = placeOf(document, scale)
  if (!place) throw new Error(`docs/performance.md has no markers ${begin(scale)} … ${end}`)
  return `${document.slice(0, place.from)}\n${table}\n${document.slice(place.to)}`
}

export function readTable(document: string, scale: string): Tabled {
  const place = placeOf(document, scale)
  const rows = (place ? document.slice(place.from, place.to) : '')
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
