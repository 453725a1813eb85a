import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Line } from '../faults/line.js'
import { type Measured, measuredOn, tableOf, writeTable } from '../faults/table.js'
import { findPrograms, type Programs } from './engines/programs.js'
import { pooled } from './lines/pooled.js'
import { primaryKilled } from './lines/primary-killed.js'
import { redisDown } from './lines/redis-down.js'
import { replicaAway } from './lines/replica-away.js'
import { replicasRead } from './lines/replicas-read.js'
import { rollingRestart } from './lines/rolling-restart.js'
import { twoBrowsers } from './lines/two-browsers.js'
import { workerKilled } from './lines/worker-killed.js'
import { sow } from './seed.js'
import { createStage, type OwnedStage, type Stage } from './stage.js'

const lines: readonly Line<Stage>[] = [
  twoBrowsers,
  rollingRestart,
  replicaAway,
  pooled,
  primaryKilled,
  workerKilled,
  redisDown,
  replicasRead,
]
const PAGE = 'docs/scaling.md'
const MARKER = 'npm run test:cluster'

/** `npm run test:cluster [-- --only <prefix> --write]`: failures of a whole cluster, on engines of this machine's packages. */
const { values } = parseArgs({
  options: {
    /** Only the lines whose names begin with this. */
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '5000' },
    /** Writes the results into the table of docs/scaling.md, and keeps its other lines. */
    write: { type: 'boolean', default: false },
  },
})
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-cluster-'))
fs.chmodSync(folder, 0o755)
// Everything that asks for a temporary folder, also in child processes, gets one in here.
process.env.TMPDIR = folder

const stages = new Set<OwnedStage>()
async function staged<Result>(programs: Programs, work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const stage = createStage({ programs, seed: path.join(folder, 'seed'), say })
  stages.add(stage)
  try {
    return await work(stage)
  } finally {
    await stage.end()
    stages.delete(stage)
  }
}

async function endAll(): Promise<void> {
  for (const stage of stages) await stage.end()
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(130)))

async function measure(line: Line<Stage>, programs: Programs): Promise<Measured & { readonly isReached: boolean }> {
  say(`\n${line.name} …`)
  const row = (figure: string, reached: string) =>
    `| ${line.name} | ${figure} | ${line.goal} | ${reached} | ${measuredOn(Number(values.scale))} |`
  try {
    const { figure, isReached, isSample = false } = await staged(programs, line.run)
    say(figure)
    const reached = isSample ? 'so far' : 'yes'
    return { name: line.name, isReached, row: row(figure, isReached ? reached : '**no**') }
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { name: line.name, isReached: false, row: row('broken off', '**no**') }
  }
}

async function main(): Promise<void> {
  const programs = findPrograms()
  const names = lines.map(({ name }) => name)
  const chosen = lines.filter(({ name }) => name.startsWith(values.only))
  if (chosen.length === 0)
    throw new Error(`No line begins with '${values.only}'. The lines are:\n  ${names.join('\n  ')}`)
  say(`Filling a database with ${values.scale} tenders …`)
  fs.mkdirSync(path.join(folder, 'seed'))
  await staged(programs, stage => sow(stage, Number(values.scale)))
  const measured = []
  for (const line of chosen) measured.push(await measure(line, programs))
  say(`\n${tableOf(measured.map(({ row }) => row))}`)
  if (values.write) writeTable(PAGE, MARKER, measured, names)
  const failed = measured.filter(({ isReached }) => !isReached).length
  say(`\n${measured.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await endAll()
}
