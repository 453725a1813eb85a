import { foldInto, bufferSize } from './fold.js'
import { createMatcher, type Pattern } from './matcher.js'

/** The patterns in a text, in order, and where each begins in the folded text. */
export interface Outermost<Item> {
  readonly items: readonly Item[]
  readonly starts: readonly number[]
  readonly folded: Uint8Array
  /** Number of symbols of `folded` that belong to the text. */
  readonly length: number
}

/**
 * Finds each pattern once, in the order of the text, and drops a match inside a longer one, which is more precise. The result is valid
 * until the next call.
 */
export function createOutermost<Item extends Pattern>(patterns: readonly Item[]): (text: string) => Outermost<Item> {
  const match = createMatcher(patterns)
  let buffer = new Uint8Array(bufferSize(4096))
  // Garbage collection: these three lists of the matches of a text are reused; the first `kept` entries are valid.
  const indexes: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  let kept = 0
  /** The number of the text in which each pattern was last found. */
  const foundIn = new Float64Array(patterns.length)
  let texts = 0
  const found = { items: [] as Item[], starts: [] as number[], folded: buffer, length: 0 }

  /** Matches arrive ordered by their end, the longest first, so the ones inside a new match are at the end of the lists. */
  const keep = (index: number, start: number, end: number) => {
    while (kept > 0 && starts[kept - 1]! >= start && ends[kept - 1]! < end) kept--
    const isCovered = kept > 0 && ends[kept - 1] === end && starts[kept - 1]! < start
    if (isCovered) return
    indexes[kept] = index
    starts[kept] = start
    ends[kept++] = end
  }

  return text => {
    found.items.length = 0
    found.starts.length = 0
    found.length = 0
    if (text === '') return found
    if (buffer.length < bufferSize(text.length)) buffer = new Uint8Array(bufferSize(text.length))
    found.folded = buffer
    found.length = foldInto(buffer, text)
    kept = 0
    match(buffer, found.length, keep)
    texts++
    for (let at = 0; at < kept; at++) {
      const index = indexes[at]!
      if (foundIn[index] === texts) continue
      foundIn[index] = texts
      found.items.push(patterns[index]!)
      found.starts.push(starts[at]!)
    }
    return found
  }
}
