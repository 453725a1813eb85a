import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.js'
import type { TrustedRequest } from './trusted-request.js'

/** As it is sent. */
export interface Answer {
  readonly bytes: Buffer
  /** Compressed once, however often it is sent. */
  zipped?: Promise<Buffer>
}

interface Remembered {
  readonly state: number
  readonly answer: Promise<Answer | null>
}

export type Remember = (
  asked: TrustedRequest,
  context: Context,
  execute: () => Promise<Answer | null>,
) => Promise<Answer | null>

export const executeAlways: Remember = (_asked, _context, execute) => execute()

/** What only the clock changes, such as `isNew`, is as late as this at the most. */
const KEPT_MS = 2000
/** A page is some 30 kB. */
const MAX_ANSWERS = 200
const MAX_KEY_LENGTH = 2000

/**
 * Revalidation and single flight: a visitor who asks what another one has just asked gets the same answer, as long as nothing that
 * visitors are shown has changed since; a small statement says so, which began after they asked. The first who asks pays nothing
 * for it: only the second within two seconds is remembered.
 * @param state see `shownState`
 */
export function rememberAnswers(state: () => Promise<number>): Remember {
  const options = { max: MAX_ANSWERS, ttl: KEPT_MS, ttlResolution: 100 }
  const askedOnce = new LRUCache<string, true>(options)
  const answers = new LRUCache<string, Remembered>(options)

  return async ({ query, variables }, context, execute) => {
    if (!query.isForVisitors || context.caller.viewer || dependsOnMore(variables)) return execute()
    const key = `${query.operationName} ${JSON.stringify(variables)}`
    if (key.length > MAX_KEY_LENGTH) return execute()
    if (!askedOnce.has(key)) {
      askedOnce.set(key, true)
      return execute()
    }
    const now = await state()
    const known = answers.get(key)
    if (known?.state === now) return known.answer
    const answer = execute()
    answers.set(key, { state: now, answer })
    // What failed is told by Apollo, to each of them.
    const forget = () => void (answers.get(key)?.answer === answer && answers.delete(key))
    answer.then(given => given ?? forget(), forget)
    return answer
  }
}

/** A search is counted when it finds nothing, and words are learned beside the tenders; bookmarks change without a tender. */
function dependsOnMore(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, part]) =>
      ((name === 'search' || name === 'showBookmarked') && part !== null && part !== '') ||
      part === 'BOOKMARKS' ||
      dependsOnMore(part),
  )
}
