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
import { descendantsOf } from './proc.js'
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

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const stages = new Set<OwnedStage>()
let isEnding = false

async function staged<Result>(programs: Programs, work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const stage = createStage({ programs, seed: path.join(folder, 'seed'), say })
  stages.add(stage)
  try {
    return await work(stage)
  } finally {
    // After a signal nothing else begins.
    if (isEnding) await new Promise(() => undefined)
    await stage.end()
    stages.delete(stage)
  }
}

async function endAll(): Promise<void> {
  isEnding = true
  for (const stage of stages) await stage.end()
  // Those that a line was about to start when a signal came.
  for (const pid of descendantsOf(process.pid)) kill(pid)
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
async function endWith(code: number): Promise<void> {
  await endAll()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void endWith(130))

process.on('uncaughtException', error => {
  // Whatever is ended breaks the connections of the line.
  if (isEnding) return
  say(error.stack ?? error.message)
  void endWith(1)
})

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
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { name: line.name, isReached: false, row: row(`broken off: ${why.replaceAll('|', '/')}`, '**no**') }
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
