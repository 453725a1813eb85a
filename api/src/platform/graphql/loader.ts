import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'

/** The dependencies of a loader whose values do not depend on the viewer. */
export interface DatabaseOnly {
  readonly db: EntityManager
}

/** N+1: reads the values of many keys in one query. Each feature declares the loaders of its rows in its `*.loaders.ts`. */
export interface Loader<Context, Key, Value> {
  readonly read: Read<Context, Key, Value>
  readonly isOfViewer: boolean
}

/** Returns values in the order of the keys; an Error among them rejects the load of that key only. */
type Read<Context, Key, Value> = (context: Context, keys: readonly Key[]) => Promise<readonly (Value | Error)[]>

/** Values that are the same for every viewer, so that operations of several viewers may share a batch. */
export const defineLoader = <Key, Value>(read: Read<DatabaseOnly, Key, Value>): Loader<DatabaseOnly, Key, Value> => ({
  read,
  isOfViewer: false,
})

/** Values that depend on the viewer or another property of one operation. */
export const defineViewerLoader = <Context, Key, Value>(
  read: Read<Context, Key, Value>,
): Loader<Context, Key, Value> => ({ read, isOfViewer: true })

/** Batches the key with the other keys that the same loader gets in this tick. */
export type Load<Context> = <Key, Value>(loader: Loader<Context, Key, Value>, key: Key) => Promise<Value>

/**
 * The loaders of one operation. No cache: a subscription keeps its context and would read stale rows.
 * @param shared loads values that do not depend on the viewer, in batches that other operations share
 * @param schedule decides when a batch is read; by default at the end of this tick
 */
export function createLoad<Context extends DatabaseOnly>(
  context: () => Context,
  shared?: Load<DatabaseOnly>,
  schedule?: (read: () => void) => void,
): Load<Context> {
  const batches = new Map<unknown, unknown>()
  return <Key, Value>(loader: Loader<Context, Key, Value>, key: Key) => {
    // The compiler cannot see that `defineLoader` made it from a function that takes only the database.
    if (shared && !loader.isOfViewer) return shared(loader as Loader<DatabaseOnly, Key, Value>, key)
    const batch =
      (batches.get(loader) as DataLoader<Key, Value> | undefined) ??
      new DataLoader<Key, Value>(keys => readDistinct(loader, context(), keys), {
        cache: false,
        ...(schedule ? { batchScheduleFn: schedule } : {}),
      })
    batches.set(loader, batch)
    return batch.load(key)
  }
}

/** Cache: as `load`, but keeps what it loaded. For short work, such as one event. */
export function remembered(load: Load<DatabaseOnly>): Load<DatabaseOnly> {
  const loaded = new Map<unknown, Map<string, unknown>>()
  return <Key, Value>(loader: Loader<DatabaseOnly, Key, Value>, key: Key) => {
    const values = loaded.get(loader) ?? new Map<string, unknown>()
    loaded.set(loader, values)
    // A key may be an object, such as a parent with page arguments.
    const name = JSON.stringify(key)
    const value = (values.get(name) as Promise<Value> | undefined) ?? load(loader, key)
    values.set(name, value)
    return value
  }
}

async function readDistinct<Context, Key, Value>(
  { read }: Loader<Context, Key, Value>,
  context: Context,
  keys: readonly Key[],
): Promise<readonly (Value | Error)[]> {
  const distinct = [...new Set(keys)]
  const values = await read(context, distinct)
  const byKey = new Map(distinct.map((key, index) => [key, values[index]!]))
  return keys.map(key => byKey.get(key)!)
}
