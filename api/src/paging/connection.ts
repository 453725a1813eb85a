import { type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { MAX_PAGE } from '../reference/limits.js'

@ObjectType({ description: 'Where a page lies in its list, as Relay has it.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether items follow.' })
  hasNextPage!: boolean

  @Field(() => Boolean, { description: 'Whether items come before.' })
  hasPreviousPage!: boolean

  @Field(() => String, { description: 'Of the first edge; null for an empty page.', nullable: true })
  startCursor!: string | null

  @Field(() => String, {
    description: 'Of the last edge: `after` for the next page; null for an empty page.',
    nullable: true,
  })
  endCursor!: string | null
}

@ObjectType({ description: 'A numbered page: its `cursor` as `after` gives that page.' })
export class PageCursor {
  @Field(() => Int, { description: 'From 1.' })
  page!: number

  @Field(() => String, { description: 'Give it as `after`, with the same filter and order.' })
  cursor!: string

  @Field(() => Boolean, { description: 'Whether it is the page that was asked for.' })
  isCurrent!: boolean
}

@ObjectType({ description: 'What a numbered pager shows.' })
export class PageCursors {
  @Field(() => [PageCursor], { description: 'At most five, from two before the current page on.' })
  around!: PageCursor[]

  @Field(() => PageCursor, { description: 'Page 1; null for an empty list.', nullable: true })
  first!: PageCursor | null

  @Field(() => PageCursor, { description: 'The last page that there is.', nullable: true })
  last!: PageCursor | null

  @Field(() => PageCursor, {
    description: 'Null on the first page, and where a page was reached by a key.',
    nullable: true,
  })
  previous!: PageCursor | null

  @Field(() => PageCursor, {
    description: 'Null on the last page, and where a page was reached by a key.',
    nullable: true,
  })
  next!: PageCursor | null
}

export interface Edge<Item> {
  readonly cursor: string
  readonly node: Item
}

export interface ConnectionOf<Item> {
  readonly edges: readonly Edge<Item>[]
  readonly nodes: readonly Item[]
  readonly pageInfo: PageInfo
  totalCount(): Promise<number>
  pageCursors(): Promise<PageCursors>
}

/** The connection type of an object type, under its name in the schema. Count and page cursors cost nothing unless they are asked for. */
export function connectionOf<Item extends object>(node: ClassType<Item>, name = node.name) {
  @ObjectType(`${name}Edge`, { description: 'An item and its place in the list.' })
  class ItemEdge implements Edge<Item> {
    @Field(() => String, { description: 'Its place, for `after` and `before`.' })
    cursor!: string

    @Field(() => node, { description: 'The item itself.' })
    node!: Item
  }

  @ObjectType(`${name}Connection`, { description: 'One page of a list.' })
  class Connection {
    /** The type of an edge, for a payload that has one. */
    static readonly Edge = ItemEdge

    @Field(() => [ItemEdge], { description: 'The items with their places.' })
    edges!: ItemEdge[]

    @Field(() => [node], { description: 'The nodes of the edges, for those who need no cursors.' })
    nodes!: Item[]

    @Field(() => PageInfo, { description: 'Whether there is more.' })
    pageInfo!: PageInfo

    totalCount!: () => Promise<number>

    pageCursors!: () => Promise<PageCursors>
  }
  return Connection
}

const WINDOW = 5

/**
 * @param skipped how many items come before this page; null when that is not known (a page by key)
 */
export function pageCursorsOf(
  totalCount: number,
  size: number,
  skipped: number | null,
  cursorAt: (skip: number) => string,
): PageCursors {
  const pages = Math.min(MAX_PAGE, Math.ceil(totalCount / size))
  const current = skipped === null ? null : Math.floor(skipped / size) + 1
  const cursor = (page: number): PageCursor | null =>
    page < 1 || page > pages ? null : { page, cursor: cursorAt((page - 1) * size), isCurrent: page === current }

  const start = Math.max(1, (current ?? 1) - 2)
  const around = Array.from({ length: WINDOW }, (_, index) => cursor(start + index)).filter(page => page !== null)
  return {
    around,
    first: cursor(1),
    last: cursor(pages),
    previous: current === null ? null : cursor(current - 1),
    next: current === null ? null : cursor(current + 1),
  }
}
