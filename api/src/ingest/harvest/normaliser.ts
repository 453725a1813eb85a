import path from 'node:path'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { SourceError } from '../../platform/fetching/source-error.js'
import type { ReadDraft } from '../notices/draft.js'
import type { ParseList } from '../sources/adapters/parsed-page.js'
import { MissingField, type Reader, RefusedItem } from '../sources/connector.js'
import type { Outcome, Task } from './normalise-worker.js'
import { readingLimits } from './reading-limits.js'

/** @throws RefusedItem */
export type Normalise = (connector: Reader, raw: unknown) => Promise<ReadDraft>

type Pool = Piscina<Task | null, Outcome | null>

const MEMORY_LIMIT_MB = 256
/** Relative to the project's root, the working directory of every npm script. */
const WORKER = 'api/dist/src/ingest/harvest/normalise-worker.js'

let kept: Pool | undefined

const createPool = (worker: string, memoryLimitMb: number): Pool =>
  new Piscina({
    filename: path.resolve(worker),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    // Node 20 aborts the process when a thread is terminated during require(esm), which the pool tries before import().
    execArgv: ['--no-experimental-require-module'],
  })

/**
 * Denial of service: parses lists and normalises notices in a worker thread, one at a time with a time and memory
 * limit, so that a hostile notice costs a second or two and cannot block the event loop.
 */
export function createNormaliser({
  worker = WORKER,
  timeLimitMs = readingLimits.noticeMs,
  listTimeLimitMs = readingLimits.listMs,
  memoryLimitMb = MEMORY_LIMIT_MB,
} = {}): {
  normalise: Normalise
  parseList: ParseList
  close(): Promise<void>
} {
  const isKept = readingLimits.keepsThread && worker === WORKER
  const pool = isKept ? (kept ??= createPool(worker, memoryLimitMb)) : createPool(worker, memoryLimitMb)
  // Own queue, because the time limit of the pool would include the time spent in its queue.
  const inTurn = pLimit(1)
  let isLoaded = false

  /** @throws TooMuch */
  async function run(task: Task, limitMs: number): Promise<Outcome | null> {
    if (!isLoaded) await pool.run(null)
    isLoaded = true
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await pool.run(task, { signal })
    } catch (error) {
      const isOutOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      // The worker was terminated; the next task starts a new one, which loads the modules again.
      if (signal.aborted || isOutOfMemory) isLoaded = false
      if (signal.aborted) throw new LimitExceeded('duurde te lang', { cause: error })
      if (isOutOfMemory) throw new LimitExceeded('kostte te veel geheugen', { cause: error })
      throw error
    }
  }

  const normalise: Normalise = async ({ key, adapter }, raw) => {
    const reader = adapter ?? key
    const outcome = await run({ reader, raw }, timeLimitMs).catch((error: unknown) => {
      throw error instanceof LimitExceeded ? new RefusedItem(`Het lezen ${error.message}.`, { cause: error }) : error
    })
    if (outcome && 'draft' in outcome) return outcome.draft
    if (!outcome || !('refused' in outcome)) throw new RefusedItem(`Deze bron is onbekend: ${reader}`)
    throw outcome.missing ? new MissingField(outcome.missing, outcome.refused) : new RefusedItem(outcome.refused)
  }

  const parseList: ParseList = async (adapter, list) => {
    const outcome = await run({ adapter, list }, listTimeLimitMs).catch((error: unknown) => {
      if (!(error instanceof LimitExceeded)) throw error
      throw new SourceError('limit', `Het lezen van de lijst van ${list.host} ${error.message}.`, { cause: error })
    })
    if (outcome && 'page' in outcome) return outcome.page
    throw new SourceError('unexpected', (outcome as { refused: string }).refused)
  }

  return {
    normalise: (connector, raw) => inTurn(() => normalise(connector, raw)),
    parseList: (adapter, list) => inTurn(() => parseList(adapter, list)),
    async close() {
      if (!isKept) await pool.destroy()
    },
  }
}

/** The worker exceeded its time or memory limit; the message completes the sentence about reading. */
class LimitExceeded extends Error {}
