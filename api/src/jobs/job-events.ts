import type { EntityManager } from 'typeorm'
import { publish } from '../notifications/publish.js'
import type { JobKind } from './job.entity.js'

export const JOB_EVENTS = 'job_events'

/** Tells every process that a job of this kind began, went on or ended; the table says which of these. */
export const publishJobEvent = (tx: EntityManager, kind: JobKind): Promise<void> => publish(tx, JOB_EVENTS, kind)
