import { Arrivals } from './arrivals.js'
import { onErrand } from './errand.js'
import { tooBusy, tooManyAtOnce } from './refusals.js'
import { Turns, TurnsByCaller } from './turns.js'
import { timeLimits } from '../time-limits.js'

const ofAll = { atOnce: 12, inLine: 1000, waitMs: timeLimits.waitForTurn.ms }
const ofOne = { atOnce: 8, inLine: 100, waitMs: timeLimits.waitForOwnTurn.ms }

/**
 * Load shedding: under more load than it can bear, a process that takes everything answers nobody in time. A request whose body was
 * read gets a turn, or a refusal within seconds; one caller gets a few turns at a time.
 */
export interface Gate {
  /** Whether a new request would wait too long: it can be refused before anything is done for it. */
  isFull(): boolean
  /** At each connection that the server accepted. */
  noteConnection(): void
  /** @throws UserError RATE_LIMITED, UNAVAILABLE */
  enter<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

export function createGate(): Gate {
  const all = new Turns(ofAll)
  const arrivals = new Arrivals()
  const each = new TurnsByCaller(ofOne)
  /** Resolves to how to leave. Callbacks in between: Node 20 follows each promise of a request, which adds up. */
  const turnOf = (caller: string) =>
    new Promise<() => void>((resolve, reject) => {
      const begin = (leaveCaller: () => void) => {
        const refuse = () => {
          leaveCaller()
          reject(tooBusy())
        }
        all.take(leaveAll => {
          const leave = () => {
            leaveAll()
            leaveCaller()
          }
          arrivals.settle(() => resolve(leave))
        }, refuse)
      }
      each.take(caller, begin, () => reject(tooManyAtOnce()))
    })

  return {
    isFull: () => all.expectedWait() > timeLimits.expectedWait.ms,
    noteConnection: () => arrivals.noteOne(),
    async enter(caller, work) {
      const leave = await turnOf(caller)
      const timer = setTimeout(leave, timeLimits.turn.ms)
      try {
        return await onErrand(caller, work, { leave })
      } finally {
        clearTimeout(timer)
        leave()
      }
    },
  }
}
