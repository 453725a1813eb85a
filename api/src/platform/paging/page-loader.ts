import { type DatabaseOnly, defineLoader, type Loader } from '../graphql/loader.js'
import type { ConnectionOf } from './connection.js'
import type { PageArgs } from './page-args.js'

export interface PageKey {
  readonly parentId: string
  readonly args: PageArgs
}

type Pages<Item> = readonly (ConnectionOf<Item> | Error)[]

/**
 * N+1: a list field of many parents. Parents with equal page arguments are read in one call; invalid arguments are an error only for their
 * own parents.
 * @param read returns pages in the order of the parents; throws for invalid page arguments
 */
export const definePageLoader = <Item>(
  read: (context: DatabaseOnly, parentIds: readonly string[], args: PageArgs) => Promise<Pages<Item>>,
): Loader<DatabaseOnly, PageKey, ConnectionOf<Item>> =>
  defineLoader(async (context, keys) => {
    const pages: (ConnectionOf<Item> | Error)[] = []
    const readTogether = async (indices: readonly number[]) => {
      const parentIds = indices.map(index => keys[index]!.parentId)
      const { args } = keys[indices[0]!]!
      const found: Pages<Item> = await read(context, parentIds, args).catch((error: Error) => indices.map(() => error))
      for (const [position, index] of indices.entries()) pages[index] = found[position]!
    }
    await Promise.all(groupByPage(keys).map(readTogether))
    return pages
  })

/** The indices of the keys, grouped by equal page arguments. */
function groupByPage(keys: readonly PageKey[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const [index, { args }] of keys.entries()) {
    const { first, after, last, before, page } = args
    const name = JSON.stringify([first, after, last, before, page])
    const known = groups.get(name)
    if (known) known.push(index)
    else groups.set(name, [index])
  }
  return [...groups.values()]
}
