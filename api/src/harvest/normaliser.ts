import path from 'node:path'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { ReadDraft } from '../notices/draft.js'
import { MissingField, type Reader, RefusedItem } from '../sources/connector.js'
import type { Outcome, Task } from './normalise-worker.js'

/** @throws RefusedItem */
export type Normalise = (connector: Reader, raw: unknown) => Promise<ReadDraft>

/** Time limit for one notice; an ordinary one takes a hundredth of it. */
const TIME_LIMIT_MS = 1500
const MEMORY_LIMIT_MB = 256
/** Relative to the project's root, which is the working directory of every npm script. */
const WORKER = 'api/dist/src/harvest/normalise-worker.js'

/**
 * Denial of service: normalises in a worker thread, one notice at a time with a time and a memory limit, so that a
 * hostile notice costs a second or two and cannot block the event loop.
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
  // A queue of its own, because the pool's time limit would include the time spent waiting for a turn.
  const inTurn = pLimit(1)
  let isLoaded = false

  async function run(task: Task): Promise<ReadDraft> {
    if (!isLoaded) await pool.run(null)
    isLoaded = true
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const outcome = await pool.run(task, { signal })
      if (outcome && 'draft' in outcome) return outcome.draft
      if (outcome?.missing) throw new MissingField(outcome.missing, outcome.refused)
      throw new RefusedItem(outcome?.refused ?? `Deze bron is onbekend: ${task.reader}`)
    } catch (error) {
      const isTooMuch = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      // The worker was terminated; the next task starts a new one, which has to load its modules again.
      if (signal.aborted || isTooMuch) isLoaded = false
      if (signal.aborted) throw new RefusedItem('Het lezen duurde te lang.', { cause: error })
      if (isTooMuch) throw new RefusedItem('Het lezen kostte te veel geheugen.', { cause: error })
      throw error
    }
  }

  return {
    normalise: ({ key, adapter }, raw) => inTurn(() => run({ reader: adapter ?? key, raw })),
    close: () => pool.destroy(),
  }
}
