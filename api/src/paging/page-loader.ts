import { defineLoader, type Loader } from '../loader.js'
import type { ConnectionOf } from './connection.js'
import type { PageArgs } from './page-args.js'

/** Which page, of whose list. */
export interface PageKey {
  readonly parentId: string
  readonly args: PageArgs
}

type Pages<Item> = readonly (ConnectionOf<Item> | Error)[]

/**
 * N+1: a field that is a list, below many parents. Those that ask for the same page are read together; a page that cannot
 * be is an error to those who asked for it, and to nobody else.
 * @param read in the order of the parents; throws for a page that cannot be
 */
export const definePageLoader = <Context, Item>(
  read: (context: Context, parentIds: readonly string[], args: PageArgs) => Promise<Pages<Item>>,
): Loader<Context, PageKey, ConnectionOf<Item>> =>
  defineLoader(async (context, keys) => {
    const pages: (ConnectionOf<Item> | Error)[] = []
    const readTogether = async (places: readonly number[]) => {
      const parentIds = places.map(place => keys[place]!.parentId)
      const { args } = keys[places[0]!]!
      const found: Pages<Item> = await read(context, parentIds, args).catch((error: Error) => places.map(() => error))
      for (const [index, place] of places.entries()) pages[place] = found[index]!
    }
    await Promise.all(samePage(keys).map(readTogether))
    return pages
  })

/** The places of those keys that ask for the same page. */
function samePage(keys: readonly PageKey[]): readonly (readonly number[])[] {
  const places = new Map<string, number[]>()
  for (const [place, { args }] of keys.entries()) {
    const { first, after, last, before, page } = args
    const name = JSON.stringify([first, after, last, before, page])
    const known = places.get(name)
    if (known) known.push(place)
    else places.set(name, [place])
  }
  return [...places.values()]
}
