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
  const turnOfCaller = (caller: string) =>
    new Promise<() => void>((resolve, reject) => each.take(caller, resolve, () => reject(tooManyAtOnce())))
  const turnOfAll = () => new Promise<() => void>((resolve, reject) => all.take(resolve, () => reject(tooBusy())))

  return {
    isFull: () => all.expectedWait() > timeLimits.expectedWait.ms,
    noteConnection: () => arrivals.noteOne(),
    async enter(caller, work) {
      const leaveCaller = await turnOfCaller(caller)
      let leaveAll = () => {}
      const leave = () => {
        leaveAll()
        leaveCaller()
      }
      try {
        leaveAll = await turnOfAll()
        await arrivals.settle()
        const timer = setTimeout(leave, timeLimits.turn.ms)
        return await onErrand(caller, work, { leave }).finally(() => clearTimeout(timer))
      } finally {
        leave()
      }
    },
  }
}
