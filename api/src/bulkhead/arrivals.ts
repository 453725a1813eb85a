const MAX_TURNS = 8

/**
 * Event loop: libuv accepts one connection in each turn of it. Where each turn also does the work of a request, a crowd waits unseen
 * in the kernel, where nobody is refused in time; so work begins after a turn that brought nobody, or a few that did.
 */
export class Arrivals {
  private hasCome = false
  private readonly waiting: (() => void)[] = []

  /** At each connection that was accepted. */
  noteOne(): void {
    this.hasCome = true
  }

  /** In the order of the calls: after a turn that brought nobody all who wait, else one of them after a few turns. */
  settle(): Promise<void> {
    return new Promise(resolve => {
      if (this.waiting.push(resolve) === 1) this.look(1)
    })
  }

  private look(turn: number): void {
    this.hasCome = false
    setImmediate(() => {
      if (this.hasCome && turn < MAX_TURNS) return this.look(turn + 1)
      // Batching: whoever begins in the same turn also shares statements, and the answers are written together.
      for (const begin of this.waiting.splice(0, this.hasCome ? 1 : this.waiting.length)) begin()
      if (this.waiting.length > 0) this.look(1)
    })
  }
}
