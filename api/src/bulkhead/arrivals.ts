import { setImmediate as nextTurn } from 'node:timers/promises'

const MAX_TURNS = 8

/**
 * Event loop: libuv accepts one connection in each turn of it. Where each turn also does the work of a request, a crowd waits unseen
 * in the kernel, where nobody is refused in time; so work begins after a turn that brought nobody, or a few that did.
 */
export class Arrivals {
  private hasCome = false
  private last: Promise<void> = Promise.resolve()

  /** At each connection that was accepted. */
  noteOne(): void {
    this.hasCome = true
  }

  /** One after the other, in the order of the calls. */
  settle(): Promise<void> {
    this.last = this.last.then(() => this.turns())
    return this.last
  }

  private async turns(): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      this.hasCome = false
      await nextTurn()
      if (!this.hasCome) return
    }
  }
}
