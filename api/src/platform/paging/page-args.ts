import { ArgsType, Field, Int } from 'type-graphql'
import { invalid } from '../errors.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from '../../reference/limits.js'

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1–${MAX_PAGE_SIZE}; ${DEFAULT_PAGE_SIZE} when neither \`first\` nor \`last\` is given.`,
  })
  first?: number | null

  @Field(() => String, { nullable: true, description: 'Cursor: the page begins after its item.' })
  after?: string | null

  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1–${MAX_PAGE_SIZE}, counted backward from \`before\` or the end.`,
  })
  last?: number | null

  @Field(() => String, { nullable: true, description: 'Cursor: the page ends before its item. With `last` only.' })
  before?: string | null

  @Field(() => Int, {
    nullable: true,
    description: `Number of the page, 1–${MAX_PAGE}, with \`first\` as page size; not with a cursor.`,
  })
  page?: number | null
}

/** One page: forward or backward from a key (keyset), or after a number of items (offset). */
export interface Page {
  readonly size: number
  readonly backward: boolean
  readonly from: Cursor | null
}

/** A position in a list: an item's key values (keyset), or a number of items to skip (offset). */
export type Cursor =
  | { readonly keys: readonly (string | null)[]; readonly order: string }
  | { readonly skip: number; readonly order: string }

/** @throws UserError for arguments that are out of range or exclude each other */
export function readPage({ first, after, last, before, page }: PageArgs, order: string): Page {
  const size = (value: number, name: string) => {
    if (value < 1 || value > MAX_PAGE_SIZE) throw invalid(name, `${name} moet tussen 1 en ${MAX_PAGE_SIZE} liggen.`)
    return value
  }
  if (page != null) {
    if (page < 1 || page > MAX_PAGE) throw invalid('page', `page moet tussen 1 en ${MAX_PAGE} liggen.`)
    if (after != null || before != null || last != null)
      throw invalid('page', 'page gaat alleen samen met first, niet met after, before of last.')
    const each = size(first ?? DEFAULT_PAGE_SIZE, 'first')
    return { size: each, backward: false, from: { skip: (page - 1) * each, order } }
  }
  if (last != null) {
    if (first != null || after != null) throw invalid('last', 'last gaat alleen samen met before.')
    const from = before == null ? null : readCursor(before, order, true)
    if (from && 'skip' in from) throw invalid('before', 'Deze cursor is alleen bruikbaar als after.')
    return { size: size(last, 'last'), backward: true, from }
  }
  if (before != null) throw invalid('before', 'before gaat alleen samen met last.')
  return {
    size: size(first ?? DEFAULT_PAGE_SIZE, 'first'),
    backward: false,
    from: after == null ? null : readCursor(after, order, false),
  }
}

export const badCursor = ({ backward }: Pick<Page, 'backward'>) => {
  const name = backward ? 'before' : 'after'
  return invalid(name, `${name} is geen geldige cursor van deze lijst.`)
}

/**
 * Runs a list's query. A cursor is untrusted: its values may be invalid dates, numbers or uuids.
 * @throws UserError for such a cursor
 */
export async function readRows<Row>(page: Page, query: () => Promise<Row>): Promise<Row> {
  try {
    return await query()
  } catch (error) {
    // SQLSTATE class 22: data exception.
    const isBadValue = ((error as { code?: string }).code ?? '').startsWith('22')
    throw isBadValue && page.from ? badCursor(page) : error
  }
}

export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Validates the shape of a cursor, which is untrusted input. */
function readCursor(text: string, order: string, backward: boolean): Cursor {
  const bad = () => badCursor({ backward })
  if (text.length > 1000) throw bad()
  let read: { keys?: unknown; skip?: unknown; order?: unknown }
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as typeof read
  } catch {
    throw bad()
  }
  if (typeof read !== 'object' || read === null || read.order !== order) throw bad()
  const { keys, skip } = read
  if (Number.isSafeInteger(skip) && (skip as number) >= 0 && (skip as number) <= MAX_PAGE * MAX_PAGE_SIZE)
    return { skip: skip as number, order }
  const isKey = (value: unknown) => value === null || (typeof value === 'string' && value.length < 100)
  if (!Array.isArray(keys) || keys.length > 4 || !keys.every(isKey)) throw bad()
  return { keys: keys as string[], order }
}
