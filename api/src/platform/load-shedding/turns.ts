import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

interface TurnLimits {
  readonly concurrency: number
  /** The length of the queue; further callers are refused at once. */
  readonly maxQueued: number
  readonly waitMs: number
}

/** Idempotent: releases the turn to the next in the queue. */
export type Leave = () => void

/** Bulkhead: limits concurrency; further callers wait in a bounded queue, in order of arrival and for a limited time. */
export class Turns {
  private readonly queue: PQueue
  private lastWaitMs = 0

  constructor(
    private readonly limits: TurnLimits,
    private readonly refusal: () => Error,
  ) {
    this.queue = new PQueue({ concurrency: limits.concurrency })
  }

  get isFull(): boolean {
    return this.queue.size >= this.limits.maxQueued
  }

  /** Whether callers wait, and the last one to begin waited for at least half of the time limit. */
  get isSlow(): boolean {
    return this.queue.size > 0 && this.lastWaitMs > this.limits.waitMs / 2
  }

  async take(): Promise<Leave> {
    if (this.isFull) throw this.refusal()
    const asked = performance.now()
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const turn = () => {
        clearTimeout(timer)
        this.lastWaitMs = performance.now() - asked
        return new Promise<void>(resolve)
      }
      // Most find a free turn, and need no timer and no signal, which cost more than the queue itself.
      if (this.queue.pending < this.limits.concurrency) return void this.queue.add(turn)
      const waiting = new AbortController()
      timer = setTimeout(() => waiting.abort(), this.limits.waitMs)
      this.queue.add(turn, { signal: waiting.signal }).catch(() => reject(this.refusal()))
    })
  }
}

/** The turns of the least recently seen callers beyond this number are forgotten. */
const MAX_CALLERS = 1000

export class TurnsByCaller {
  private readonly callers = new LRUCache<string, Turns>({ max: MAX_CALLERS })

  constructor(
    private readonly limits: TurnLimits,
    private readonly refusal: () => Error,
  ) {}

  take(caller: string): Promise<Leave> {
    const turns = this.callers.get(caller) ?? new Turns(this.limits, this.refusal)
    this.callers.set(caller, turns)
    return turns.take()
  }
}
