import path from 'node:path'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { ReadDraft } from '../notices/draft.js'
import { type Reader, RefusedItem } from '../sources/connector.js'
import type { Outcome, Task } from './normalise-worker.js'

/** @throws RefusedItem */
export type Normalise = (connector: Reader, raw: unknown) => Promise<ReadDraft>

/** What any honest notice needs is a hundredth of it. */
const TIME_LIMIT_MS = 1500
const MEMORY_LIMIT_MB = 256
/** Every script of ours works in the project's root. */
const WORKER = 'api/dist/src/harvest/normalise-worker.js'

/**
 * Turns what a source gave into our own words in a thread of its own, one after the other, so that whatever a source
 * sends costs one notice a second or two and nobody else anything.
 */
export function createNormaliser({
  worker = WORKER,
  timeLimitMs = TIME_LIMIT_MS,
  memoryLimitMb = MEMORY_LIMIT_MB,
} = {}): {
  normalise: Normalise
  close(): Promise<void>
} {
  const pool = new Piscina<Task | null, Outcome | null>({
    filename: path.resolve(worker),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  })
  // The queue is ours, for the time limit is each item's own.
  const inTurn = pLimit(1)
  let isLoaded = false

  async function run(task: Task): Promise<ReadDraft> {
    if (!isLoaded) await pool.run(null)
    isLoaded = true
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const outcome = await pool.run(task, { signal })
      if (outcome && 'draft' in outcome) return outcome.draft
      throw new RefusedItem(outcome?.refused ?? `Deze bron is onbekend: ${task.connector}`)
    } catch (error) {
      const isTooMuch = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      // The thread has gone; the next one begins afresh.
      if (signal.aborted || isTooMuch) isLoaded = false
      if (signal.aborted) throw new RefusedItem('Het lezen duurde te lang.', { cause: error })
      if (isTooMuch) throw new RefusedItem('Het lezen kostte te veel geheugen.', { cause: error })
      throw error
    }
  }

  return {
    normalise: ({ key }, raw) => inTurn(() => run({ connector: key, raw })),
    close: () => pool.destroy(),
  }
}
