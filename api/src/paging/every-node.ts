import type { ConnectionOf } from './connection.js'
import { MAX_PAGE_SIZE } from '../reference/limits.js'
import type { PageArgs } from './page-args.js'

/** All items of a list, page after page: for whoever must have them at once. */
export async function everyNode<Item>(list: (args: PageArgs) => Promise<ConnectionOf<Item>>): Promise<Item[]> {
  const all: Item[] = []
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await list({ first: MAX_PAGE_SIZE, after })
    all.push(...nodes)
    if (!pageInfo.hasNextPage) return all
    after = pageInfo.endCursor
  }
}
