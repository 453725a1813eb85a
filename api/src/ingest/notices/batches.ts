export const MAX_BATCH_ROWS = 100

/** The words of a long text are entries of the search index, by the thousand. */
const MAX_BATCH_BYTES = 250_000

/**
 * Batches that one transaction writes, bounded by rows and by bytes, in the order given. Latency: a statement stays far from
 * its time limit, and the locks and the processor that it takes are soon free for readers, however long the texts are.
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
