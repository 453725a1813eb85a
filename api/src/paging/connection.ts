import { type ClassType, Field, Int, ObjectType } from 'type-graphql'

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean

  @Field(() => Boolean)
  hasPreviousPage!: boolean

  @Field(() => String, { nullable: true })
  startCursor!: string | null

  @Field(() => String, { nullable: true })
  endCursor!: string | null
}

@ObjectType({ description: 'A numbered page: its `cursor` as `after` gives that page.' })
export class PageCursor {
  @Field(() => Int, { description: 'From 1.' })
  page!: number

  @Field(() => String)
  cursor!: string

  @Field(() => Boolean)
  isCurrent!: boolean
}

@ObjectType({ description: 'What a numbered pager shows.' })
export class PageCursors {
  @Field(() => [PageCursor], { description: 'At most five, from two before the current page on.' })
  around!: PageCursor[]

  @Field(() => PageCursor, { nullable: true })
  first!: PageCursor | null

  @Field(() => PageCursor, { nullable: true })
  last!: PageCursor | null

  @Field(() => PageCursor, { nullable: true })
  previous!: PageCursor | null

  @Field(() => PageCursor, { nullable: true })
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

/** The connection type of an object type. Count and page cursors cost nothing unless they are asked for. */
export function connectionOf<Item extends object>(node: ClassType<Item>) {
  @ObjectType(`${node.name}Edge`)
  class ItemEdge implements Edge<Item> {
    @Field(() => String)
    cursor!: string

    @Field(() => node)
    node!: Item
  }

  @ObjectType(`${node.name}Connection`)
  class Connection {
    @Field(() => [ItemEdge])
    edges!: ItemEdge[]

    @Field(() => [node], { description: 'The nodes of the edges, for those who need no cursors.' })
    nodes!: Item[]

    @Field(() => PageInfo)
    pageInfo!: PageInfo

    totalCount!: () => Promise<number>

    pageCursors!: () => Promise<PageCursors>
  }
  return Connection
}

export const MOST_PAGES = 10_000
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
  const pages = Math.min(MOST_PAGES, Math.ceil(totalCount / size))
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
