import os from 'node:os'
import type { Line } from '../../faults/line.js'
import { closedLoop, createClient, nextAddress } from '../../faults/load.js'
import type { Product } from '../../faults/product.js'
import { firstPage } from '../../faults/queries.js'
import { type Postgres, startPrimary, startReplica } from '../engines/postgres.js'
import { startWeb } from '../product.js'
import { processorTimeOf } from '../proc.js'
import type { Stage } from '../stage.js'

const VISITORS = 8
const PAGES = 40
const ROUNDS = 3
const ROUND_MS = 3000
const WARM_UP_MS = 3000
const GOAL = 1.6
/** The web process, the primary, two replicas, and the visitors. */
const BUSY_PROCESSES = 5
/** The part of its processor time that the primary may still spend on the reads of others. */
const MAX_LEFT = 0.25

interface Measured {
  readonly reads: number
  readonly failed: number
  /** The processor time of the primary, in milliseconds. */
  readonly processorTime: number
}

/** Processor time of the primary for a read, in milliseconds. */
const timeOf = ({ processorTime, reads }: Measured) => Math.max(0, processorTime) / reads

/** List reads of visitors, at a process with one server and at a process with two replicas, in turn. */
export const replicasRead: Line<Stage> = {
  name: 'list reads with two replicas',
  goal: `≥ ${GOAL} × as many as with one server, where there are cores for all; ≤ ${MAX_LEFT * 100} % of the primary's time a read`,
  async run(stage) {
    const primary = await startPrimary(stage)
    const replicas = [await startReplica(stage, primary, 'replica1'), await startReplica(stage, primary, 'replica2')]
    const settings = { DATABASE_READ_URLS: replicas.map(({ url }) => url).join() }
    const products = [await startWeb(stage, primary.url), await startWeb(stage, primary.url, settings)] as const
    for (const product of products) await read(stage, product, primary, WARM_UP_MS)
    const rounds: (readonly [one: Measured, two: Measured])[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([
        await read(stage, products[0], primary, ROUND_MS),
        await read(stage, products[1], primary, ROUND_MS),
      ])
    const [one, two] = [sumOf(rounds.map(([first]) => first)), sumOf(rounds.map(([, second]) => second))]
    const cores = os.availableParallelism()
    const isLimited = cores < BUSY_PROCESSES
    const perSecond = ({ reads }: Measured) => Math.round((reads * 1000) / (ROUNDS * ROUND_MS))
    const ratio = two.reads / one.reads
    const left = timeOf(two) / timeOf(one)
    return {
      figure:
        `${perSecond(one)} → ${perSecond(two)} a second (${ratio.toFixed(2)} ×${isLimited ? `, limited by ${cores} cores` : ''}), ` +
        `${one.failed + two.failed} failed; ${timeOf(one).toFixed(1)} → ${timeOf(two).toFixed(1)} ms of the primary a read`,
      isReached: (isLimited || ratio >= GOAL) && left <= MAX_LEFT && one.failed + two.failed === 0,
      isSample: isLimited,
    }
  },
}

async function read(stage: Stage, { url }: Product, primary: Postgres, ms: number): Promise<Measured> {
  const client = createClient(url)
  stage.atEnd(() => client.close())
  let page = 0
  const ask = () => {
    const variables = { ...firstPage.variables, page: (page++ % PAGES) + 1 }
    return client.ask({ ...firstPage, variables, address: nextAddress() })
  }
  const before = processorTimeOf(primary.pid())
  const answers = await closedLoop(ask, VISITORS, ms)
  const processorTime = processorTimeOf(primary.pid()) - before
  return { reads: answers.length, failed: answers.filter(({ status }) => status !== 200).length, processorTime }
}

const sumOf = (all: readonly Measured[]): Measured =>
  all.reduce((sum, one) => ({
    reads: sum.reads + one.reads,
    failed: sum.failed + one.failed,
    processorTime: sum.processorTime + one.processorTime,
  }))
