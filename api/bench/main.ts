import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import type { EntityManager } from 'typeorm'
import { createDataSource } from '../src/data-source.js'
import { benchBookmarks } from './bookmarks.js'
import { benchCategorise } from './categorise.js'
import { benchDatabase } from './database.js'
import { firstLoad } from './first-load.js'
import { benchFlatness } from './flat.js'
import { benchHarvest } from './harvest.js'
import { benchJobs } from './jobs.js'
import { benchParse } from './parse.js'
import { regressionsOf } from './ruler/regressions.js'
import type { ScenarioResult } from './ruler/results.js'
import { measure } from './ruler/ruler.js'
import { readTable, tableOf, withTable } from './ruler/table.js'
import { benchSearch } from './search.js'
import { benchSockets } from './sockets.js'
import { benchTell } from './tell.js'

const MAX_MEMORY_MB = 300
const FEW = 1000

interface Result {
  readonly name: string
  readonly ratio: number
  readonly detail: string
}

/**
 * `npm run bench [-- --scale 50k --only list]`: ratios of two measurements in one run, because absolute figures vary too
 * much between machines.
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '5k' },
    /** One part. */
    only: { type: 'string' },
    /** Of the parts `list` and `jobs`: what is called so, or begins so. */
    scenario: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    /** Other stacks too. */
    peers: { type: 'boolean', default: false },
    /** Writes the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** Fails when a ratio is worse than that table says. */
    check: { type: 'boolean', default: false },
  },
})
const scale = Number(values.scale.replace(/k$/i, '000').replace(/m$/i, '000000'))
if (!Number.isInteger(scale) || (scale !== 2000 && scale % 5000 !== 0))
  throw new Error('--scale takes a number of tenders in steps of 5000: 5k, 50k, 100k, 1m')

const say = (line: string) => void process.stdout.write(`${line}\n`)
const database = await benchDatabase(say)

/** For parts that write, with a database of their own. */
async function writing<Value>(part: (db: EntityManager, url: string) => Promise<Value>): Promise<Value> {
  const url = await database.copyOf(scale)
  const source = await createDataSource(url, 4).initialize()
  try {
    return await part(source.manager, url)
  } finally {
    await source.destroy()
  }
}

const page = 'docs/performance.md'

function writeTable(list: readonly ScenarioResult[]): void {
  const heading =
    `${new Date().toISOString().slice(0, 10)}, ${scale} tenders, ${os.availableParallelism()} cores, Node ${process.version}: ` +
    `\`npm run bench -- ${process.argv.slice(2).join(' ')}\``
  fs.writeFileSync(page, withTable(fs.readFileSync(page, 'utf8'), values.scale, tableOf(heading, list)))
}

function check(list: readonly ScenarioResult[]): void {
  const worse = regressionsOf(list, readTable(fs.readFileSync(page, 'utf8'), values.scale))
  for (const sentence of worse) say(sentence)
  if (worse.length > 0) process.exitCode = 1
}

async function peakMemory(url: string): Promise<readonly Result[]> {
  const file = fileURLToPath(new URL('memory-process.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [file, url])
  const detail = `MB at the most for 10 000 items, as part of the goal of ${MAX_MEMORY_MB}: ${stdout}`
  return [{ name: 'memory', ratio: Number(stdout) / MAX_MEMORY_MB, detail }]
}

try {
  const parts: Readonly<Record<string, () => Promise<readonly Result[]>>> = {
    flat: async () => benchFlatness(await database.filled(FEW), await database.filled(scale)),
    harvest: () => writing(benchHarvest),
    jobs: () => writing((db, url) => benchJobs(db, url, values.scenario)),
    tell: () => writing(benchTell),
    search: () => writing(db => benchSearch(db.connection)),
    bookmarks: () => writing(benchBookmarks),
    categorise: async () => benchCategorise(),
    parse: async () => benchParse(),
    sockets: () => writing(benchSockets),
    memory: () => writing((_db, url) => peakMemory(url)),
  }
  const isWanted = (name: string) => values.only === undefined || values.only === name
  const effort = { scenario: values.scenario, withPeers: values.peers, rounds: Number(values.rounds), ms: 1000 }
  const list = isWanted('list') ? await measure(await database.filled(scale), scale, effort, say) : []
  if (values.write) writeTable(list)
  if (values.check) check(list)
  const results: Result[] = []
  for (const [name, part] of Object.entries(parts)) if (isWanted(name)) results.push(...(await part()))

  for (const { name, ratio, detail } of results) say(`${name.padEnd(26)} ${ratio.toFixed(2).padStart(7)} ×  ${detail}`)
  if (isWanted('first-load')) say(`${'first load: list route'.padEnd(26)} ${firstLoad()}`)

  fs.mkdirSync('bench/results', { recursive: true })
  const file = path.join('bench/results', `${new Date().toISOString().replaceAll(':', '-')}.json`)
  fs.writeFileSync(file, JSON.stringify({ scale, list, results }, null, 2))
  say(`Kept in ${file}`)
} finally {
  await database.stop()
}
