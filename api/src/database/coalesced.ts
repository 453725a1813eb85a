import { forEverybody } from '../bulkhead/errand.js'

/**
 * Coalescing: one read at a time. Whoever asks while it runs shares the one after it, so that everybody gets what was there when
 * they asked, however many ask. It is nobody's own: it counts for no caller's share of the connections.
 */
export class Coalesced<Value> {
  private reading: Promise<Value> | null = null
  private next: Promise<Value> | null = null

  constructor(private readonly read: () => Promise<Value>) {}

  current(): Promise<Value> {
    if (!this.reading) return this.begin()
    this.next ??= this.reading.then(ignore, ignore).then(() => {
      this.next = null
      return this.reading ?? this.begin()
    })
    return this.next
  }

  private begin(): Promise<Value> {
    this.reading = forEverybody(() => this.read()).finally(() => {
      this.reading = null
    })
    return this.reading
  }
}

const ignore = () => {}
