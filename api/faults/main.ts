import fs from 'node:fs'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { benchDatabase } from '../bench/database.js'
import { withMarked } from '../tools/marked.js'
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

const lines: readonly Line[] = [
  ledger,
  silentDatabase,
  stopUnderLoad,
  stopWhileGathering,
  rollingRestart,
  lockHolderEnded,
  refreshBrokenOff,
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

/** `npm run faults [-- --long --only overload]`: a table of what the product bears, measured now and on this machine. */
const { values } = parseArgs({
  options: {
    /** Takes the times that the goals name. */
    long: { type: 'boolean', default: false },
    /** Only what holds on a busy machine too, on few tenders. */
    brief: { type: 'boolean', default: false },
    /** The lines whose names begin so. */
    only: { type: 'string', default: '' },
    scale: { type: 'string' },
    /** Writes the table into docs/operating.md. */
    write: { type: 'boolean', default: false },
  },
})

const scale = values.scale ?? (values.brief ? '2000' : '20000')
const chosen = lines.filter(({ name, isBrief }) => name.startsWith(values.only) && (isBrief || !values.brief))
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
const database = await benchDatabase(say)
const table: string[] = []
/** A short sample can miss a goal, and not reach it. */
const reached = values.long ? 'yes' : 'so far'
try {
  for (const { name, goal, run } of chosen) {
    say(`\n${name} …`)
    const databaseUrl = await database.copyOf(Number(scale))
    const { figure, isReached } = await run({ databaseUrl, isLong: values.long, isBrief: values.brief, say })
    table.push(`| ${name} | ${figure} | ${goal} | ${isReached ? reached : '**no**'} |`)
    if (!isReached) process.exitCode = 1
  }
} finally {
  await database.stop()
}
const heading =
  `${new Date().toISOString().slice(0, 10)}, ${scale} tenders, ${os.availableParallelism()} cores, Node ${process.version}: ` +
  `\`npm run faults${values.long ? ' -- --long' : ''}\``
const text = [heading, '', '| fault | measured | goal | reached |', '| --- | --- | --- | --- |', ...table].join('\n')
say(`\n${text}`)
if (values.write) fs.writeFileSync(PAGE, withMarked(fs.readFileSync(PAGE, 'utf8'), 'npm run faults', text))
