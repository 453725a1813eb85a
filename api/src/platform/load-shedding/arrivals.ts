const MAX_TURNS = 8
/** After this time without a new connection none waits in the kernel; behind a proxy with keep-alive that is always so. */
const QUIET_MS = 100

/**
 * Event loop: libuv accepts one connection per turn. If each turn handled a request as well, a crowd would wait in the kernel, unrefused.
 */
export class Arrivals {
  private hasArrived = false
  private lastArrival = -Infinity
  private readonly waiting: (() => void)[] = []

  noteConnection(): void {
    this.hasArrived = true
    this.lastArrival = performance.now()
  }

  /** Calls `begin` in the order of the calls: at once when no crowd can be waiting, otherwise one per turn. */
  schedule(begin: () => void): void {
    if (this.waiting.length === 0 && performance.now() - this.lastArrival > QUIET_MS) return begin()
    if (this.waiting.push(begin) === 1) this.watch()
  }

  private watch(turn = 1): void {
    this.hasArrived = false
    setImmediate(() => {
      if (this.hasArrived && turn < MAX_TURNS) return this.watch(turn + 1)
      this.waiting.shift()!()
      if (this.waiting.length > 0) this.watch()
    })
  }
}
