import { parseArgs } from 'node:util'
import { benchDatabase } from '../bench/database.js'
import type { Line } from './line.js'
import { costlyVisitor } from './lines/costly-visitor.js'
import { overload } from './lines/overload.js'

const lines: readonly Line[] = [overload, costlyVisitor]

/** `npm run faults [-- --long --only overload]`: a table of what the product bears, measured now and on this machine. */
const { values } = parseArgs({
  options: {
    /** Takes the times that the goals name. */
    long: { type: 'boolean', default: false },
    /** The lines whose names begin so. */
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '20000' },
  },
})

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
const database = await benchDatabase(say)
const table: string[] = []
try {
  for (const { name, goal, run } of lines.filter(line => line.name.startsWith(values.only))) {
    say(`\n${name} …`)
    const databaseUrl = await database.copyOf(Number(values.scale))
    const { figure, isReached } = await run({ databaseUrl, isLong: values.long, say })
    table.push(`| ${name} | ${figure} | ${goal} | ${isReached ? 'yes' : '**no**'} |`)
    if (!isReached) process.exitCode = 1
  }
} finally {
  await database.stop()
}
say(['', '| fault | measured | goal | reached |', '| --- | --- | --- | --- |', ...table].join('\n'))
