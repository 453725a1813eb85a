import type { EntityManager } from 'typeorm'
import { withoutRequestScope } from '../../platform/load-shedding/request-scope.js'
import { log } from '../../platform/log.js'
import { onEmptySearch } from '../tender/empty-search-events.js'
import { storeEmptySearches } from './empty-search.service.js'
import { keptText } from './kept-text.js'

/** How long a search waits for a longer one that begins with it. */
const WAIT_MS = 10_000

/** Denial of service: further texts are dropped, which bounds the memory and the number of statements. */
const MAX_WAITING = 200

export interface Recorder {
  stop(): Promise<void>
}

/**
 * Debounce: a search without results is stored some seconds later, unless it was half-typed or repeated meanwhile. Searches neither wait
 * for the write nor fail because of it; a text that cannot be written is lost.
 */
export function recordEmptySearches(db: EntityManager, waitMs = WAIT_MS): Recorder {
  const waiting = new Map<string, NodeJS.Timeout>()

  const forget = (text: string) => {
    clearTimeout(waiting.get(text))
    waiting.delete(text)
  }
  const store = async (texts: readonly string[]) => {
    texts.forEach(forget)
    await withoutRequestScope(() => storeEmptySearches(db, texts)).catch((error: unknown) =>
      log.warn({ error, lost: texts.length }, 'searches without results were not stored'),
    )
  }
  const stopListening = onEmptySearch(db, search => {
    const text = keptText(search)
    if (!text) return
    for (const other of waiting.keys()) {
      if (other.startsWith(text)) return
      if (text.startsWith(other)) forget(other)
    }
    if (waiting.size < MAX_WAITING) waiting.set(text, setTimeout(() => void store([text]), waitMs).unref())
  })
  return {
    async stop() {
      stopListening()
      await store([...waiting.keys()])
    },
  }
}
