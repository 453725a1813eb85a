import { isDeepStrictEqual } from 'node:util'
import { isSearch, type Scenario } from './scenarios.js'

/**
 * Servers must give the same answers before their speed is compared: ours the same data, a peer the same ids in the same order
 * and the same totals; of a search the same total, because everyone ranks in another way.
 * @returns null, or what is different
 */
export function differenceOf(scenario: Scenario, limit: unknown, other: unknown, isOurs: boolean): string | null {
  const isRanked = isSearch(scenario)
  const [expected, given] = isOurs ? [limit, other] : [essence(limit, isRanked), essence(other, isRanked)]
  if (isDeepStrictEqual(expected, given)) return null
  return `"${scenario.name}" is answered differently: ${firstDifference(expected, given, '')}`
}

interface Listed {
  readonly totalCount?: number
  readonly nodes?: readonly { readonly id: string }[]
}
interface Answer {
  readonly tenders?: Listed
  readonly bookmarks?: Listed
  readonly tender?: { readonly id: string; readonly description: string }
}

/** Ids and total of a list, the text of a detail; of counts the whole. */
function essence(answer: unknown, isRanked: boolean): unknown {
  const { tenders, bookmarks, tender } = answer as Answer
  const list = tenders ?? bookmarks
  if (list?.nodes && isRanked) return { total: list.totalCount }
  if (list?.nodes) return { total: list.totalCount, ids: list.nodes.map(({ id }) => id) }
  return tender ? { id: tender.id, description: tender.description } : answer
}

function firstDifference(expected: unknown, given: unknown, path: string): string {
  if (isObject(expected) && isObject(given))
    for (const key of new Set([...Object.keys(expected), ...Object.keys(given)]))
      if (!isDeepStrictEqual(expected[key], given[key]))
        return firstDifference(expected[key], given[key], `${path}.${key}`)
  return `${path} is ${JSON.stringify(given)}, and ${JSON.stringify(expected)} by the limit`
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
