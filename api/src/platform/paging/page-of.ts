import { type ConnectionOf, type Edge, pageCursorsOf, type PageInfo } from './connection.js'
import { type Page, writeCursor } from './page-args.js'

/** A row of a list's query: the order keys as text, and the item. */
export interface PlacedRow<Item> {
  readonly keys: readonly string[]
  readonly node: Item
}

/**
 * One page as a connection.
 * @param rows in the order of the query, with one more than the page size when another page follows
 * @param order the name of the order, which is part of the cursors
 */
export function pageOf<Item>(
  page: Page,
  order: string,
  rows: readonly PlacedRow<Item>[],
  countAll: () => Promise<number>,
): ConnectionOf<Item> {
  const hasMore = rows.length > page.size
  const shown = rows.slice(0, page.size)
  if (page.backward) shown.reverse()
  const edges = shown.map(({ keys, node }) => new PlacedEdge(node, keys, order))
  let count: Promise<number> | undefined
  const totalCount = () => (count ??= countAll())
  const skipped = skippedBy(page)
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: new EndsOfPage(
      page.backward ? page.from !== null : hasMore,
      page.backward ? hasMore : skipped !== 0,
      edges,
    ),
    totalCount,
    pageCursors: async () =>
      pageCursorsOf(await totalCount(), page.size, skipped, skip => writeCursor({ skip, order })),
  }
}

/** Lazy: a page by number needs no cursors of its items. */
class PlacedEdge<Item> implements Edge<Item> {
  constructor(
    readonly node: Item,
    private readonly keys: readonly string[],
    private readonly order: string,
  ) {}

  get cursor(): string {
    return writeCursor({ keys: this.keys, order: this.order })
  }
}

class EndsOfPage implements PageInfo {
  constructor(
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly edges: readonly Edge<unknown>[],
  ) {}

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null
  }
}

/** The number of items before the page; null for keyset pagination, where it is unknown. */
function skippedBy({ from, backward }: Page): number | null {
  if (backward) return null
  if (!from) return 0
  return 'skip' in from ? from.skip : null
}
