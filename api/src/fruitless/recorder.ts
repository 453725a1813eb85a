import type { EntityManager } from 'typeorm'
import { forEverybody } from '../bulkhead/errand.js'
import { log } from '../log.js'
import { onFruitlessSearch } from '../tenders/fruitless-events.js'
import { storeFruitless } from './fruitless.service.js'
import { keptText } from './kept-text.js'
import { createSearchBuffer } from './search-buffer.js'

interface Pace {
  /** How long a search waits for a longer one of which it is the beginning. */
  readonly waitMs: number
  readonly writeEveryMs: number
}

const usualPace: Pace = { waitMs: 10_000, writeEveryMs: 5000 }

export interface Recorder {
  /** Writes what is left. */
  stop(): Promise<void>
}

/**
 * Write-behind: searches that find nothing are remembered, and written together later. No search waits for that, none fails by
 * it; what cannot be written is lost.
 */
export function recordFruitlessSearches(db: EntityManager, { waitMs, writeEveryMs } = usualPace): Recorder {
  const buffer = createSearchBuffer()
  let timer: NodeJS.Timeout | undefined
  let written = Promise.resolve()

  const write = (texts: readonly string[]) => {
    const dropped = buffer.takeDropped()
    if (dropped > 0) log.warn({ dropped }, 'too many searches without results at once')
    written = written
      .then(() => forEverybody(() => storeFruitless(db, texts)))
      .catch((error: unknown) => log.warn({ error, lost: texts.length }, 'searches without results were not stored'))
    return written
  }
  const writeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void write(buffer.take(Date.now() - waitMs))
      if (buffer.size > 0) writeLater()
    }, writeEveryMs).unref()
  }
  const stopListening = onFruitlessSearch(db, search => {
    const text = keptText(search)
    if (!text) return
    buffer.add(text, Date.now())
    writeLater()
  })
  return {
    async stop() {
      stopListening()
      clearTimeout(timer)
      await write(buffer.take(Number.POSITIVE_INFINITY))
    },
  }
}
