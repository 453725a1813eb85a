/** Denial of service: what comes on top of it is dropped, so that neither memory nor a statement grows without limit. */
export const MAX_WAITING = 500

/** The searches that wait to be written, each with the time at which it came. */
export interface SearchBuffer {
  add(text: string, now: number): void
  /** Removes and returns what came at this time or before. */
  take(until: number): readonly string[]
  readonly size: number
  /** Number of texts for which there was no room, since it was asked for before. */
  takeDropped(): number
}

/** Debounce: of texts that begin alike the longest stays, since the others were half-typed. The same text counts once. */
export function createSearchBuffer(): SearchBuffer {
  const waiting = new Map<string, number>()
  let dropped = 0
  return {
    add(text, now) {
      for (const other of waiting.keys()) {
        if (other.startsWith(text)) return
        if (text.startsWith(other)) waiting.delete(other)
      }
      if (waiting.size < MAX_WAITING) waiting.set(text, now)
      else dropped++
    },
    take(until) {
      const taken = [...waiting].filter(([, since]) => since <= until).map(([text]) => text)
      for (const text of taken) waiting.delete(text)
      return taken
    },
    get size() {
      return waiting.size
    },
    takeDropped() {
      const count = dropped
      dropped = 0
      return count
    },
  }
}
