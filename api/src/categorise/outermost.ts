import { foldInto, roomFor } from './fold.js'
import { createMatcher, type Pattern } from './matcher.js'

/**
 * Finds each pattern once, in the order of the text, and drops a match that lies within a longer one, which says the
 * same more precisely. What is returned is valid until the next call.
 */
export function createOutermost<Item extends Pattern>(patterns: readonly Item[]): (text: string) => readonly Item[] {
  const match = createMatcher(patterns)
  let room = new Uint8Array(roomFor(4096))
  // Garbage collection: the matches of a text lie in three lists that are reused, the first `kept` of each.
  const indexes: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  let kept = 0
  /** The number of the text in which each pattern was found last. */
  const foundIn = new Float64Array(patterns.length)
  let texts = 0
  const found: Item[] = []

  /**
   * Matches arrive ordered by their end, the longest first, so those that a new match covers are at the end of the
   * lists.
   */
  const keep = (index: number, start: number, end: number) => {
    while (kept > 0 && starts[kept - 1]! >= start && ends[kept - 1]! < end) kept--
    const isCovered = kept > 0 && ends[kept - 1] === end && starts[kept - 1]! < start
    if (isCovered) return
    indexes[kept] = index
    starts[kept] = start
    ends[kept++] = end
  }

  return text => {
    found.length = 0
    if (text === '') return found
    if (room.length < roomFor(text.length)) room = new Uint8Array(roomFor(text.length))
    kept = 0
    match(room, foldInto(room, text), keep)
    texts++
    for (let at = 0; at < kept; at++) {
      const index = indexes[at]!
      if (foundIn[index] === texts) continue
      foundIn[index] = texts
      found.push(patterns[index]!)
    }
    return found
  }
}
