import { parseArgs } from 'node:util'
import { benchDatabase } from '../bench/database.js'
import type { Line } from './line.js'
import { afterOutage } from './lines/after-outage.js'
import { costlyVisitor } from './lines/costly-visitor.js'
import { followersLeftBehind } from './lines/followers-left-behind.js'
import { ledger } from './lines/ledger.js'
import { lockHolderEnded } from './lines/lock-holder-ended.js'
import { migrationBehindReader } from './lines/migration-behind-reader.js'
import { overload } from './lines/overload.js'
import { refreshBrokenOff } from './lines/refresh-broken-off.js'
import { rollingRestart } from './lines/rolling-restart.js'
import { silentDatabase } from './lines/silent-database.js'
import { soak } from './lines/soak.js'
import { startWithoutDatabase } from './lines/start-without-database.js'
import { stopUnderLoad } from './lines/stop-under-load.js'
import { stopWhileGathering } from './lines/stop-while-gathering.js'
import { stranger } from './lines/stranger.js'
import { toldOnce } from './lines/told-once.js'
import { type Measured, measuredOn, tableOf, writeTable } from './table.js'

const lines: readonly Line[] = [
  ledger,
  silentDatabase,
  stopUnderLoad,
  stopWhileGathering,
  rollingRestart,
  lockHolderEnded,
  refreshBrokenOff,
  toldOnce,
  afterOutage,
  followersLeftBehind,
  overload,
  costlyVisitor,
  startWithoutDatabase,
  migrationBehindReader,
  stranger,
  soak,
]
const PAGE = 'docs/operating.md'

/** `npm run faults [-- --long --only overload]`: a table of faults and how the product handles them, measured on this machine. */
const { values } = parseArgs({
  options: {
    /** Runs for the full times of the goals. */
    long: { type: 'boolean', default: false },
    /** Only the lines whose names begin with this. */
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '20000' },
    /** The duration of the soak test. */
    minutes: { type: 'string' },
    /** Writes the results into the table of docs/operating.md, and keeps its other lines. */
    write: { type: 'boolean', default: false },
  },
})

const { scale } = values
const chosen = lines.filter(({ name }) => name.startsWith(values.only))
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
const database = await benchDatabase(say)
const minutes = values.minutes ? { minutes: Number(values.minutes) } : {}
const measured: Measured[] = []
const by = `${measuredOn(Number(scale))}${values.long ? ', `--long`' : ''}`
try {
  for (const { name, goal, run } of chosen) {
    say(`\n${name} …`)
    const databaseUrl = await database.copyOf(Number(scale))
    const {
      figure,
      isReached,
      isSample = !values.long,
    } = await run({
      databaseUrl,
      isLong: values.long,
      ...minutes,
      say,
    })
    // A short sample can miss a goal, but cannot prove that it is reached.
    const reached = isSample ? 'so far' : 'yes'
    measured.push({ name, row: `| ${name} | ${figure} | ${goal} | ${isReached ? reached : '**no**'} | ${by} |` })
    if (!isReached) process.exitCode = 1
  }
} finally {
  await database.stop()
}
say(`\n${tableOf(measured.map(({ row }) => row))}`)
if (values.write)
  writeTable(
    PAGE,
    'npm run faults',
    measured,
    lines.map(({ name }) => name),
  )
