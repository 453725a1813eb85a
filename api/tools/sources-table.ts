import { standardLimits } from '../src/platform/fetching/fetcher.js'
import type { Connector } from '../src/ingest/sources/connector.js'

const NONE = '–'
const heads = ['source', 'address', 'hosts', 'a second', 'read with', 'its list', 'days', 'terms'] as const

/** A table of how each connector reads its site. */
export function sourcesTable(connectors: readonly Connector[]): string {
  const rows = [heads, ...connectors.map(rowOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(' | ')
      .trimEnd()
  const [head, ...others] = rows.map(lineOf)
  return [head, widths.map(width => '-'.repeat(width)).join('-|-'), ...others, ''].join('\n')
}

function rowOf({
  key,
  place,
  requestsPerSecond = standardLimits.requestsPerSecond,
  terms,
  ...reading
}: Connector): readonly string[] {
  const { baseUrl, siteUrl, days } = place
  const declared = [baseUrl, ...(siteUrl ? [siteUrl] : [])]
  return [
    key,
    declared.map(({ variable }) => variable).join(', '),
    declared.map(({ standard }) => (standard ? new URL(standard).host : NONE)).join(', '),
    String(requestsPerSecond),
    reading.adapters?.join(', ') ?? 'its own code',
    listOf(reading),
    typeof days === 'number' ? String(days) : `${days.standard} (${days.variable})`,
    terms.url ?? /^[^.]+\./.exec(terms.summary)?.[0] ?? NONE,
  ]
}

function listOf({ resumes, listsAllOpen }: Pick<Connector, 'resumes' | 'listsAllOpen'>): string {
  if (resumes) return 'from the last run on'
  return listsAllOpen ? 'all that is open' : 'the newest'
}
