import { UserError } from '../errors.js'
import type { Lead } from './job-lock.js'
import { ABANDONED } from './job-row.js'
import { timeLimits } from '../time-limits.js'

export const CANCELLED = 'Gestopt door een beheerder.'

interface StopWatch {
  /** Aborts with a `UserError`, when an administrator cancelled the job or when the lead is lost. */
  readonly signal: AbortSignal
  end(): Promise<void>
}

/**
 * Fencing: looks on the connection that holds the lock, so that work whose lock is lost stops before another process
 * has done much of the same.
 */
export function watchForStop(lead: Lead, jobId: string): StopWatch {
  const stop = new AbortController()
  const abort = (message: string) => stop.abort(new UserError('UNAVAILABLE', message))
  const lose = () => abort(ABANDONED)
  lead.lost.addEventListener('abort', lose)

  let beat = Promise.resolve()
  const timer = setInterval(() => {
    beat = beat.then(look)
  }, timeLimits.jobHeartbeat.ms)
  async function look(): Promise<void> {
    if (stop.signal.aborted) return
    try {
      const [job] = await lead.query<{ isStopAsked: boolean }>(
        'SELECT is_stop_asked AS "isStopAsked" FROM jobs WHERE id = $1',
        [jobId],
      )
      if (job?.isStopAsked) abort(CANCELLED)
    } catch {
      lose()
    }
  }

  return {
    signal: stop.signal,
    async end() {
      clearInterval(timer)
      lead.lost.removeEventListener('abort', lose)
      await beat
    },
  }
}
