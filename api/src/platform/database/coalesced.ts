import { forEverybody } from '../load-shedding/request-scope.js'

/**
 * Coalescing: one read at a time. Whoever asks while it runs shares the one after it, so that everybody gets what was there when
 * they asked, however many ask. It is nobody's own: it counts for no caller's share of the connections.
 */
export class Coalesced<Value> {
  private reading: Promise<unknown> = Promise.resolve()
  private next: Promise<Value> | null = null

  constructor(private readonly read: () => Promise<Value>) {}

  current(): Promise<Value> {
    return (this.next ??= forEverybody(() => this.readNext()))
  }

  private async readNext(): Promise<Value> {
    await this.reading
    // Event loop: all that was ready to ask in this turn has asked by then.
    await new Promise<void>(resolve => process.nextTick(resolve))
    this.next = null
    const value = this.read()
    this.reading = value.catch(ignore)
    return value
  }
}

const ignore = () => {}
