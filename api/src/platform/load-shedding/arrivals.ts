const MAX_TURNS = 8
/**
 * When no connection has arrived for this long, none waits in the kernel. Behind a proxy, which keeps connections open, this always
 * applies.
 */
const QUIET_MS = 100

/**
 * Event loop: libuv accepts one connection per turn. If each turn also handled a request, a crowd would wait in the kernel, where it cannot
 * be refused in time. Therefore work begins after a turn without a new connection, or after a few turns with one.
 */
export class Arrivals {
  private hasArrived = false
  private lastArrival = -Infinity
  private readonly waiting: (() => void)[] = []

  /** Call this for each accepted connection. */
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
