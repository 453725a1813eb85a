import DataLoader from 'dataloader'

/**
 * N+1: reads the values of many keys in one query. The feature that owns the rows declares it in its `*.loaders.ts`.
 * `read` answers in the order of the keys; an Error among the answers rejects the load of that key only.
 */
export interface Loader<Context, Key, Value> {
  readonly read: (context: Context, keys: readonly Key[]) => Promise<readonly (Value | Error)[]>
}

export const defineLoader = <Context, Key, Value>(
  read: Loader<Context, Key, Value>['read'],
): Loader<Context, Key, Value> => ({ read })

/** Batches the key with every other key that is loaded from the same loader in this tick. */
export type Load<Context> = <Key, Value>(loader: Loader<Context, Key, Value>, key: Key) => Promise<Value>

/** The loaders of one operation. No cache: a subscription keeps its context and would read stale rows. */
export function createLoad<Context>(context: () => Context): Load<Context> {
  const batches = new Map<unknown, unknown>()
  return <Key, Value>(loader: Loader<Context, Key, Value>, key: Key) => {
    const batch =
      (batches.get(loader) as DataLoader<Key, Value> | undefined) ??
      new DataLoader<Key, Value>(keys => loader.read(context(), keys), { cache: false })
    batches.set(loader, batch)
    return batch.load(key)
  }
}
