import 'reflect-metadata'
import { readingLimits } from '../src/ingest/harvest/reading-limits.js'
import { log } from '../src/platform/log.js'

log.level = 'silent'
// A busy machine takes longer to read valid input; tests of the limits set their own.
Object.assign(readingLimits, { noticeMs: 60_000, listMs: 60_000, keepsThread: true })
