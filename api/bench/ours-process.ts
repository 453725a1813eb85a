import http from 'node:http'
import { createApp } from '../src/app.js'
import { reclassifyTenders } from '../src/categorise/reclassify.service.js'
import { readConfiguration } from '../src/configuration.js'
import { workInBackground } from '../src/database/background.js'
import { createDataSource } from '../src/data-source.js'
import { messages } from '../src/http/messages.js'
import { log } from '../src/log.js'
import { listenToPostgres } from '../src/notifications/postgres-notifications.js'
import { keepObjectsYoung } from '../src/process/young-objects.js'
import { followChanges, TENDERS_CHANGED } from '../src/tenders/change-cache.js'
import { harvestMadeUp, trickleMadeUp } from './made-up-source.js'
import type { JobRun, Role } from './processes.js'
import { serveContender } from './serve-contender.js'

const HARVESTED_ITEMS = 10_000
const TRICKLED_ITEMS = 300

keepObjectsYoung()

/** The whole product, in a process of its own, so that its CPU time is measured separately. */
const [url, name, role] = process.argv.slice(2)
if (role === ('in the background' satisfies Role)) workInBackground(true)
log.level = 'silent'
const source = await createDataSource(`${url}?application_name=${encodeURIComponent(name!)}`).initialize()
const settings = readConfiguration({
  SOURCES: 'samples',
  RATE_LIMIT_VISITOR: '1000000',
  RATE_LIMIT_USER: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  SESSION_SECRET: 'of the benchmark and of nothing else at all',
})
followChanges(source, await listenToPostgres(url!, [TENDERS_CHANGED]))
const app = await createApp(source, settings, role !== ('asked anew' satisfies Role))
const server = http.createServer(messages, app.listener)
app.serveSockets(server)
serveContender(server, message => (message in jobs ? timed(jobs[message as keyof typeof jobs]) : null))

let harvested = 4_000_000
const jobs = {
  reclassify: async () => (await reclassifyTenders(source.manager)).processed,
  harvest: async () => (await harvestMadeUp(source.manager, HARVESTED_ITEMS, (harvested += HARVESTED_ITEMS))).added,
  trickle: () => trickleMadeUp(source.manager, TRICKLED_ITEMS, (harvested += HARVESTED_ITEMS)),
}

async function timed(job: () => Promise<number>): Promise<JobRun> {
  const began = performance.now()
  const count = await job()
  return { count, ms: performance.now() - began, rss: process.memoryUsage.rss() / 1e6 }
}
