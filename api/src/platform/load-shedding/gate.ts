import { timeLimits } from '../time-limits.js'
import { Arrivals } from './arrivals.js'
import { runInRequest } from './request-scope.js'
import { tooBusy, tooManyAtOnce } from './refusals.js'
import { Turns, TurnsByCaller } from './turns.js'

const processLimits = { concurrency: 12, maxQueued: 100, waitMs: timeLimits.waitForTurn.ms }
const callerLimits = { concurrency: 8, maxQueued: 100, waitMs: timeLimits.waitForOwnTurn.ms }

/** Load shedding: refuses requests beyond the capacity of the process at once, because otherwise all answers would come too late. */
export interface Gate {
  /** Whether the queue is full or too slow, so that a new request can be refused before any work is done for it. */
  isFull(): boolean
  /** Call this for each connection that the server accepts. */
  noteConnection(): void
  /** Runs a request, whose body was read, when it is its turn. @throws UserError RATE_LIMITED, UNAVAILABLE */
  enter<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

export function createGate(): Gate {
  const processTurns = new Turns(processLimits, tooBusy)
  const arrivals = new Arrivals()
  const callerTurns = new TurnsByCaller(callerLimits, tooManyAtOnce)
  return {
    isFull: () => processTurns.isFull || processTurns.isSlow,
    noteConnection: () => arrivals.noteConnection(),
    async enter(caller, work) {
      const leaveCaller = await callerTurns.take(caller)
      const leaveProcess = await processTurns.take().catch((error: unknown) => {
        leaveCaller()
        throw error
      })
      const leave = () => {
        leaveProcess()
        leaveCaller()
      }
      const timer = setTimeout(leave, timeLimits.turn.ms)
      try {
        await new Promise<void>(resolve => arrivals.schedule(resolve))
        return await runInRequest(caller, work, { leave })
      } finally {
        clearTimeout(timer)
        leave()
      }
    },
  }
}
