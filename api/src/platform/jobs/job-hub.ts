import type { EntityManager } from 'typeorm'
import { createFanOut } from '../notifications/fan-out.js'
import type { Notifications } from '../notifications/notifications.js'
import type { Job, JobKind } from './job.entity.js'
import { JOB_EVENTS, newestJob } from './job-row.js'

/** Fan-out: delivers the progress of jobs in any process to all subscribers of this process. */
interface JobHub {
  subscribe(kind: JobKind, tooSlow: () => void): AsyncIterable<Job>
}

/** One hub per process, because a process has one `Notifications`. */
const hubs = new WeakMap<Notifications, JobHub>()

export function jobHubOf(db: EntityManager, notifications: Notifications): JobHub {
  const hub = hubs.get(notifications) ?? createJobHub(db, notifications)
  hubs.set(notifications, hub)
  return hub
}

function createJobHub(db: EntityManager, notifications: Notifications): JobHub {
  const jobs = createFanOut<Job>()

  /** Coalescing: events that arrive during a read cause one more read, which shows the newest state. */
  const reading = new Map<JobKind, 'once' | 'again'>()
  async function read(kind: JobKind): Promise<void> {
    if (reading.has(kind)) return void reading.set(kind, 'again')
    reading.set(kind, 'once')
    try {
      const job = await newestJob(db, kind)
      if (job) jobs.deliver(kind, job)
    } catch {
      notifications.signalGap()
    } finally {
      const isStale = reading.get(kind) === 'again'
      reading.delete(kind)
      if (isStale) void read(kind)
    }
  }
  notifications.subscribe(JOB_EVENTS, kind => {
    if (jobs.has(kind)) void read(kind as JobKind)
  })
  return { subscribe: (kind, tooSlow) => jobs.subscribe(kind, job => job, tooSlow) }
}
