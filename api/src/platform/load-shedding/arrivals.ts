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
  private hasCome = false
  private lastCome = -Infinity
  private readonly waiting: (() => void)[] = []

  /** Call this for each accepted connection. */
  noteOne(): void {
    this.hasCome = true
    this.lastCome = performance.now()
  }

  /** Calls `begin` in the order of the calls: at once when no crowd can be waiting, otherwise one per turn. */
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
