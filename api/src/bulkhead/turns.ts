export interface TurnLimits {
  readonly atOnce: number
  /** So many may wait; who comes after them is refused at once. */
  readonly inLine: number
  readonly waitMs: number
}

interface Waiting {
  readonly begin: Begin
  readonly timer: NodeJS.Timeout
}

/** How much the newest of them weighs. */
const SMOOTHING = 0.05
const FIRST_GUESS_MS = 5

/** Gets how to leave, which may be called twice. */
type Begin = (leave: () => void) => void

/** Bulkhead: so many at a time; who comes next waits in line, in the order of arrival and for a limited time. */
export class Turns {
  private taken = 0
  private readonly line: Waiting[] = []
  /** Between two turns while others wait: a moving average. */
  private pace = FIRST_GUESS_MS
  private lastNext = 0

  constructor(private readonly limits: TurnLimits) {}

  /** Calls one of both: at once, or when it is its turn. */
  take(begin: Begin, refuse: () => void): void {
    const { atOnce, inLine, waitMs } = this.limits
    if (this.taken < atOnce) return this.start(begin)
    if (this.line.length >= inLine) return refuse()
    const waiting: Waiting = {
      begin,
      timer: setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1)
        refuse()
      }, waitMs),
    }
    this.line.push(waiting)
  }

  get isIdle(): boolean {
    return this.taken === 0
  }

  /** Milliseconds that one who comes now would wait. */
  expectedWait(): number {
    return this.line.length * this.pace
  }

  private start(begin: Begin): void {
    this.taken++
    let hasLeft = false
    begin(() => {
      if (hasLeft) return
      hasLeft = true
      this.taken--
      this.next()
    })
  }

  private next(): void {
    const waiting = this.line.shift()
    const now = performance.now()
    if (waiting && this.lastNext > 0) this.pace += SMOOTHING * (now - this.lastNext - this.pace)
    this.lastNext = waiting ? now : 0
    if (!waiting) return
    clearTimeout(waiting.timer)
    this.start(waiting.begin)
  }
}

/** So many callers are known before those who left are forgotten. */
const KNOWN = 1000

/**
 * Turns of each caller. Garbage: a caller who left stays known for a while, because a Map that each request fills and empties
 * becomes a chain of tables, each of which keeps the next one in memory, with the requests in it, until V8 collects everything.
 */
export class TurnsByCaller {
  private readonly callers = new Map<string, Turns>()
  private fullAt = KNOWN

  constructor(private readonly limits: TurnLimits) {}

  take(caller: string, begin: Begin, refuse: () => void): void {
    this.of(caller).take(begin, refuse)
  }

  get known(): number {
    return this.callers.size
  }

  private of(caller: string): Turns {
    const known = this.callers.get(caller)
    if (known) return known
    if (this.callers.size >= this.fullAt) this.forgetIdle()
    const turns = new Turns(this.limits)
    this.callers.set(caller, turns)
    return turns
  }

  private forgetIdle(): void {
    for (const [caller, turns] of this.callers) if (turns.isIdle) this.callers.delete(caller)
    this.fullAt = Math.max(KNOWN, 2 * this.callers.size)
  }
}
