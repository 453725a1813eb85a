import 'reflect-metadata'
import { readingLimits } from '../src/ingest/harvest/reading-limits.js'
import { log } from '../src/platform/log.js'
import { timeLimits } from '../src/platform/time-limits.js'

log.level = 'silent'
// A busy machine takes longer to read valid input; tests of the limits set their own.
Object.assign(readingLimits, { noticeMs: 60_000, listMs: 60_000, keepsThread: true })
// Many tests exceed a rate limit, or wait for a job.
for (const limit of [timeLimits.refusalHeld, timeLimits.jobPoll]) Object.assign(limit, { ms: 5 })
