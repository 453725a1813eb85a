import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import type { DataSource } from 'typeorm'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { createDataSource } from '../src/data-source.js'
import { storeNotices } from '../src/notices/store.service.js'
import { benchDatabase } from './database.js'
import { madeUpNotices } from './data.js'
import { benchCategorise } from './categorise.js'
import { firstLoad } from './first-load.js'
import { benchHarvest } from './harvest.js'
import { benchJobs } from './jobs.js'
import { benchFlatness, benchList } from './list.js'
import { benchParse } from './parse.js'
import { benchSockets } from './sockets.js'

const MAX_MEMORY_MB = 300

interface Result {
  readonly name: string
  readonly ratio: number
  readonly detail: string
}

/**
 * `npm run bench [-- --scale 50k --only jobs]`: ratios of two measurements in one run, because absolute figures vary too
 * much between machines.
 */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '5k' }, only: { type: 'string' } } })
const scale = Number(values.scale.replace(/k$/i, '000').replace(/m$/i, '000000'))
if (!Number.isInteger(scale) || scale < 2000)
  throw new Error('--scale takes a number of tenders from 2000 on: 5k, 50k, 100k')

async function fill(into: DataSource, count: number): Promise<void> {
  say(`Filling a database with ${count} tenders …`)
  const options = {
    source: 'tenderned',
    categorise: await loadCategoriser(into.manager),
    isSample: false,
    isFirstImport: true,
    now: new Date(),
  } as const
  for (let at = 0; at < count; at += 1000) await storeNotices(into.manager, madeUpNotices(1000, at), options)
  await into.query('VACUUM ANALYZE')
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const database = await benchDatabase()
const source = await createDataSource(database.url, 4).initialize()
try {
  await fill(source, scale)
  const smallUrl = await database.another('small')
  const small = await createDataSource(smallUrl, 2).initialize()
  await fill(small, 1000)
  await small.destroy()

  const parts: Readonly<Record<string, () => Promise<readonly Result[]>>> = {
    list: async () => benchList(database.url, scale),
    flat: async () => benchFlatness(smallUrl, database.url),
    harvest: async () => benchHarvest(source.manager),
    jobs: async () => benchJobs(source.manager, database.url),
    categorise: async () => benchCategorise(),
    parse: async () => benchParse(),
    sockets: async () => benchSockets(source.manager, database.url),
  }
  const results: Result[] = []
  for (const [name, part] of Object.entries(parts))
    if (values.only === undefined || values.only === name) results.push(...(await part()))
  const memory = await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('memory-process.js', import.meta.url)),
    database.url,
  ])
  const megabytes = Number(memory.stdout)

  for (const { name, ratio, detail } of results) say(`${name.padEnd(26)} ${ratio.toFixed(2).padStart(7)} ×  ${detail}`)
  say(
    `${'memory: 10 000 items'.padEnd(26)} ${String(megabytes).padStart(7)} MB at the most, goal under ${MAX_MEMORY_MB}: ${megabytes < MAX_MEMORY_MB ? 'reached' : 'missed'}`,
  )

  say(`${'first load: list route'.padEnd(26)} ${firstLoad()}`)

  fs.mkdirSync('bench/results', { recursive: true })
  const file = path.join('bench/results', `${new Date().toISOString().replaceAll(':', '-')}.json`)
  fs.writeFileSync(file, JSON.stringify({ scale, results, megabytes }, null, 2))
  say(`Kept in ${file}`)
} finally {
  await source.destroy()
  await database.stop()
}
