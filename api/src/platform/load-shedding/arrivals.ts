const MAX_TURNS = 8
/** After this long without a connection nobody is waiting in the kernel; behind a proxy, which keeps its connections, that is always. */
const QUIET_MS = 100

/**
 * Event loop: libuv accepts one connection in each turn of it. Where each turn also does the work of a request, a crowd waits unseen
 * in the kernel, where nobody is refused in time; so work begins after a turn that brought nobody, or a few that did.
 */
export class Arrivals {
  private hasCome = false
  private lastCome = -Infinity
  private readonly waiting: (() => void)[] = []

  /** At each connection that was accepted. */
  noteOne(): void {
    this.hasCome = true
    this.lastCome = performance.now()
  }

  /** Calls `begin` when that may be: one after the other, in the order of the calls; at once when no crowd can be there. */
  settle(begin: () => void): void {
    if (this.waiting.length === 0 && performance.now() - this.lastCome > QUIET_MS) return begin()
    if (this.waiting.push(begin) === 1) this.watch()
  }

  private watch(turn = 1): void {
    this.hasCome = false
    setImmediate(() => {
      if (this.hasCome && turn < MAX_TURNS) return this.watch(turn + 1)
      this.waiting.shift()!()
      if (this.waiting.length > 0) this.watch()
    })
  }
}
