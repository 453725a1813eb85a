import { type ClassType, Field, Int } from 'type-graphql'
import { ObjectType } from '../graphql/object-type.js'
import { MAX_PAGE } from '../../reference/limits.js'

@ObjectType({ description: 'PageInfo of the Relay connection specification.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether items follow this page.' })
  hasNextPage!: boolean

  @Field(() => Boolean, { description: 'Whether items precede this page.' })
  hasPreviousPage!: boolean

  @Field(() => String, {
    description: 'Cursor of the first edge: `before` of the previous page; null for an empty page.',
    nullable: true,
  })
  startCursor!: string | null

  @Field(() => String, {
    description: 'Cursor of the last edge: `after` for the next page; null for an empty page, except in `changes`.',
    nullable: true,
  })
  endCursor!: string | null
}

@ObjectType({ description: 'A link to a numbered page.' })
export class PageCursor {
  @Field(() => Int, { description: 'Page number, from 1.' })
  page!: number

  @Field(() => String, { description: '`after` that yields this page, with the same `first`, filter and order.' })
  cursor!: string

  @Field(() => Boolean, { description: 'Whether it is the page that this connection holds.' })
  isCurrent!: boolean
}

@ObjectType({ description: 'Links for a numbered pager.' })
export class PageCursors {
  @Field(() => [PageCursor], { description: 'At most five consecutive pages, from two before the current one.' })
  around!: PageCursor[]

  @Field(() => PageCursor, { description: 'Page 1; null for an empty list.', nullable: true })
  first!: PageCursor | null

  @Field(() => PageCursor, {
    description: `The last page, up to page ${MAX_PAGE}; null for an empty list.`,
    nullable: true,
  })
  last!: PageCursor | null

  @Field(() => PageCursor, {
    description: 'Null on the first page, and when this page was reached by the cursor of an item.',
    nullable: true,
  })
  previous!: PageCursor | null

  @Field(() => PageCursor, {
    description: 'Null on the last page, and when this page was reached by the cursor of an item.',
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

/**
 * The connection type of an object type. Count and page cursors are read lazily.
 * @param name of the connection and its edge; default: of the object type
 * @param ofType the object type's name in the schema, when it differs
 */
export function connectionOf<Item extends object>(node: ClassType<Item>, name = node.name, ofType = name) {
  @ObjectType(`${name}Edge`, { description: `A ${ofType} with its cursor in the list.` })
  class ItemEdge implements Edge<Item> {
    @Field(() => String, { description: 'Opaque: for `after` and `before`, in the same order of the list.' })
    cursor!: string

    @Field(() => node, { description: `The ${ofType}.` })
    node!: Item
  }

  @ObjectType(`${name}Connection`, { description: `One page of a list of the type ${ofType}.` })
  class Connection {
    static readonly Edge = ItemEdge

    @Field(() => [ItemEdge], { description: 'The items of the page with their cursors.' })
    edges!: ItemEdge[]

    @Field(() => [node], { description: 'The items of the page, without cursors.' })
    nodes!: Item[]

    @Field(() => PageInfo, { description: 'Whether pages precede or follow, and the cursors of both ends.' })
    pageInfo!: PageInfo

    totalCount!: () => Promise<number>

    pageCursors!: () => Promise<PageCursors>
  }
  return Connection
}

const PAGER_WINDOW = 5

/** @param skipped the number of items before this page; null when it is unknown (keyset pagination) */
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
  const around = Array.from({ length: PAGER_WINDOW }, (_, index) => cursor(start + index)).filter(page => page !== null)
  return {
    around,
    first: cursor(1),
    last: cursor(pages),
    previous: current === null ? null : cursor(current - 1),
    next: current === null ? null : cursor(current + 1),
  }
}
