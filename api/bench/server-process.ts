import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EntityManager } from 'typeorm'
import { createApp } from '../src/app.js'
import { readConfiguration } from '../src/configuration.js'
import { createDataSource } from '../src/data-source.js'
import { listCategories } from '../src/catalogue/category.service.js'
import { WebSocketServer } from 'ws'
import { log } from '../src/log.js'
import { reclassifyTenders } from '../src/categorise/reclassify.service.js'
import { harvestMadeUp } from './made-up-source.js'
import type { Job } from './processes.js'
import { scenarios } from './scenarios.js'

const HARVESTED_ITEMS = 10_000

/** Runs one of the two servers in a process of its own, so that its CPU time is measured separately. */
const [kind, url] = process.argv.slice(2) as ['ours' | 'limit', string]
log.level = 'silent'
const source = await createDataSource(`${url}?application_name=${kind}`).initialize()
const settings = readConfiguration({
  SOURCES: 'samples',
  RATE_LIMIT_VISITOR: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  SESSION_SECRET: 'of the benchmark, and of nothing else at all',
})
const app = kind === 'ours' ? await createApp(source, settings) : null
const sockets = new WebSocketServer({ noServer: true })
const server = http.createServer(app?.express ?? (await bare(source.manager)))
if (app) app.serveSockets(server)
else
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request)),
  )
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
process.on('message', (message: Message) => void answer(message))
process.on('disconnect', () => process.exit(0))

type Message = Job | 'cpu' | 'rss'

let harvested = 4_000_000
async function answer(message: Message): Promise<void> {
  const rss = process.memoryUsage.rss()
  if (message !== 'reclassify' && message !== 'harvest') return void process.send?.({ cpu: process.cpuUsage(), rss })
  const began = performance.now()
  const count =
    message === 'reclassify'
      ? (await reclassifyTenders(source.manager)).processed
      : (await harvestMadeUp(source.manager, HARVESTED_ITEMS, (harvested += HARVESTED_ITEMS))).added
  process.send?.({ count, ms: performance.now() - began, rss: process.memoryUsage.rss() / 1e6 })
}

/** Baseline: node:http, the same statements, and JSON.stringify. */
async function bare(db: EntityManager): Promise<http.RequestListener> {
  const categories = await listCategories(db)
  return async (request, response) => {
    if (request.url!.startsWith('/say?')) {
      const text = JSON.stringify({ id: '1', type: 'next', content: request.url!.slice(5), filler: 'x'.repeat(250) })
      for (const client of sockets.clients) client.send(text)
      return void response.end()
    }
    const [, name, uuid] = request.url!.split('/')
    const answer = await scenarios[decodeURIComponent(name!)]!.bare(db, categories, uuid!)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }
}
