import { timeLimits } from '../time-limits.js'
import { Arrivals } from './arrivals.js'
import { runInRequest } from './request-scope.js'
import { tooBusy, tooManyAtOnce } from './refusals.js'
import { Turns, TurnsByCaller } from './turns.js'

const ofAll = { atOnce: 12, inLine: 100, waitMs: timeLimits.waitForTurn.ms }
const ofOne = { atOnce: 8, inLine: 100, waitMs: timeLimits.waitForOwnTurn.ms }

/**
 * Load shedding: refuses requests beyond the capacity of the process at once, because otherwise all requests would be answered too late.
 */
export interface Gate {
  /** Whether the queue is full or too slow, so that a new request can be refused before any work is done for it. */
  isFull(): boolean
  /** Call this for each connection that the server accepts. */
  noteConnection(): void
  /**
   * Runs a request, whose body was read, when it is its turn.
   * @throws UserError RATE_LIMITED, UNAVAILABLE
   */
  enter<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

export function createGate(): Gate {
  const all = new Turns(ofAll, tooBusy)
  const arrivals = new Arrivals()
  const each = new TurnsByCaller(ofOne, tooManyAtOnce)
  return {
    isFull: () => all.isFull || all.isSlow,
    noteConnection: () => arrivals.noteOne(),
    async enter(caller, work) {
      const leaveOwn = await each.take(caller)
      const leaveAll = await all.take().catch((error: unknown) => {
        leaveOwn()
        throw error
      })
      const leave = () => {
        leaveAll()
        leaveOwn()
      }
      const timer = setTimeout(leave, timeLimits.turn.ms)
      try {
        await new Promise<void>(resolve => arrivals.settle(resolve))
        return await runInRequest(caller, work, { leave })
      } finally {
        clearTimeout(timer)
        leave()
      }
    },
  }
}
