import { Agent } from 'undici'
import type { EntityManager } from 'typeorm'
import { seededLists } from '../src/reference/categories.js'
import { Tender } from '../src/tenders/tender.entity.js'
import { type Contender, type Job, startContender } from './processes.js'
import { answerTo, requestOf } from './ruler/ask.js'
import { scenariosFor } from './ruler/scenarios.js'

/** The naive way is slow, and the figure is tenders a second, so a part of them is enough. */
const NAIVE_TENDERS = 500
const READS_A_SECOND = 40
const QUIET_MS = 20_000
/** Tail latency is noisy; a job is repeated until this many reads were made meanwhile. */
const MIN_READS = 800

const jobs: readonly { name: string; job: Job; prepare: (db: EntityManager) => Promise<unknown> }[] = [
  { name: 'reclassify: all changed', job: 'reclassify', prepare: takeAllCategories },
  { name: 'reclassify: none changed', job: 'reclassify', prepare: async () => {} },
  { name: 'harvest', job: 'harvest', prepare: async () => {} },
  { name: 'ten new tenders a second', job: 'trickle', prepare: async () => {} },
]

/** What is read meanwhile, in turns. */
const READ = ['first page', 'counts'] as const

/**
 * Long-running jobs in a worker beside the process that serves readers, as the product does them: their speed against
 * the naive way, and the tail latency of reads meanwhile against that of a quiet server.
 */
export async function benchJobs(db: EntityManager, url: string, wanted: string) {
  const server = await startContender('jobs', 'ours', url)
  const worker = await startContender('worker', 'ours', url, 'in the background')
  const agent = new Agent({ connections: 32 })
  try {
    const naive = await naively(db)
    let turn = 0
    const read = () => get(agent, server, READ[turn++ % READ.length]!)
    await during(read, pause(2000)) // warm-up
    const quiet = await during(read, pause(QUIET_MS))
    const results = []
    for (const { name, job, prepare } of jobs.filter(one => one.name.startsWith(wanted))) {
      const runs: { count: number; ms: number; rss: number }[] = []
      const latencies: Latency[] = []
      while (latencies.length < MIN_READS) {
        await prepare(db)
        // What was prepared is a change by itself, of which the reader's counts hear first: it is not the job's.
        await read()
        await during(read, pause(2000))
        const running = worker.run(job)
        latencies.push(...(await during(read, running)))
        runs.push(await running)
      }
      const [first] = runs
      const perSecond = (first!.count / first!.ms) * 1000
      if (job === 'reclassify')
        results.push({
          name,
          ratio: perSecond / naive,
          detail: `tenders a second, ours ${Math.round(perSecond)} (${first!.count} of them) against ${Math.round(naive)} by a keyword loop and saves one by one (${NAIVE_TENDERS} of them)`,
        })
      const rss = Math.round(Math.max(...runs.map(run => run.rss)))
      for (const what of READ) results.push(compared(`${what}: ${name}`, of(latencies, what), of(quiet, what), rss))
    }
    return results
  } finally {
    await agent.close()
    worker.stop()
    server.stop()
  }
}

/** Sorting again writes only what changed: without any category, that is every tender. */
function takeAllCategories(db: EntityManager): Promise<void> {
  return db.transaction(async tx => {
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query('DELETE FROM tender_categories')
  })
}

interface Latency {
  readonly what: (typeof READ)[number]
  readonly ms: number
}

const of = (all: readonly Latency[], what: Latency['what']) => all.filter(one => one.what === what).map(({ ms }) => ms)

const compared = (name: string, busy: readonly number[], quiet: readonly number[], rss: number) => ({
  name,
  ratio: p99(busy) / p99(quiet),
  detail:
    `p99 ${p99(busy).toFixed(1)} against ${p99(quiet).toFixed(1)} ms; median ${median(busy).toFixed(1)} against ` +
    `${median(quiet).toFixed(1)}; ${busy.length} reads; process ${rss} MB`,
})

/** Open loop: a slow answer does not hold back the next request, as with many readers. */
async function during(read: () => Promise<Latency>, work: Promise<unknown>): Promise<Latency[]> {
  const reads: Promise<Latency>[] = []
  const timer = setInterval(() => reads.push(read()), 1000 / READS_A_SECOND)
  await work
  clearInterval(timer)
  return Promise.all(reads)
}

async function get(agent: Agent, contender: Contender, what: Latency['what']): Promise<Latency> {
  const scenario = scenariosFor(0, '').find(({ name }) => name === what)!
  const began = performance.now()
  await answerTo(requestOf({ contender, takes: 'documents' }, scenario, ''), agent)
  return { what, ms: performance.now() - began }
}

/** Tenders a second by a loop of `includes` over the keywords, and one save each. */
async function naively(db: EntityManager): Promise<number> {
  const lists = seededLists().map(({ slug, keywords }) => ({ slug, words: keywords.map(word => word.toLowerCase()) }))
  const rows = await db.query<{ id: string }[]>('SELECT id FROM tenders LIMIT $1', [NAIVE_TENDERS])
  const began = performance.now()
  for (const { id } of rows) {
    const tender = await db.findOneByOrFail(Tender, { id })
    const text = `${tender.title} ${tender.description ?? ''}`.toLowerCase()
    const [best] = lists
      .map(({ slug, words }) => ({ slug, hits: words.filter(word => text.includes(word)).length }))
      .toSorted((one, other) => other.hits - one.hits)
    await db.query('UPDATE tender_categories SET confidence = $2 WHERE tender_id = $1', [id, best!.hits > 0 ? 0.5 : 0])
    tender.awardLastChecked = new Date()
    await db.save(tender)
  }
  return (rows.length / (performance.now() - began)) * 1000
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const p99 = (values: readonly number[]) => sorted(values)[Math.ceil(values.length * 0.99) - 1]!
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)]!
