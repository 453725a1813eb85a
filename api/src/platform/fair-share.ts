import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises'

const MAX_REST_MS = 250
const SLICE = 25

/**
 * Fairness: background work pauses for as long as it worked, up to a quarter of a second, so that it takes about half of the processor and
 * the database while others read.
 * @param rest seconds of rest for each second of work
 */
export async function fairly<Result>(work: () => Promise<Result>, rest = 1): Promise<Result> {
  const began = performance.now()
  const result = await work()
  await pause(Math.min(MAX_REST_MS, (performance.now() - began) * rest))
  return result
}

/** Maps many items in slices, so that the event loop serves requests between them. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await nextTurn()
    results.push(map(item))
  }
  return results
}
