export const MAX_BATCH_ROWS = 100

/** Low, because a long text adds thousands of entries to the search index. */
const MAX_BATCH_BYTES = 250_000

/**
 * Splits items into batches for one transaction each, bounded by rows and bytes, in the order given. Latency: a
 * statement stays well within its time limit, and soon releases its locks and the processor, even for long texts.
 */
export function* inBatches<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Generator<readonly Item[]> {
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const size = bytesOf(item)
    if (batch.length === MAX_BATCH_ROWS || (batch.length > 0 && bytes + size > MAX_BATCH_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
