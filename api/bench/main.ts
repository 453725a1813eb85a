import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { start, startProduct } from './contender.js'
import { benchDatabase } from './database.js'
import { measureFollowers } from './followers.js'
import { startPeers } from './peers.js'
import { type Column, closeConnections, round, tokenOf, tryOut } from './rounds.js'
import { type Scenario, scenariosFor } from './scenarios.js'

/** Budgets are for 100,000 tenders on a quiet machine. */
const NOISE = 1.2
/** CPU time before measuring, because V8 optimises during the first seconds. */
const WARM_UP_MS = 3000
const ROUND_MS = 600

/** `npm run bench [-- --scale 20k --only category --peers --against <checkout>]`: CPU time per request, as ratios to a hand-written server. */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '100k' },
    /** Only the scenarios whose names begin with this. */
    only: { type: 'string', default: '' },
    /** Includes other stacks. */
    peers: { type: 'boolean', default: false },
    /** Includes another built checkout of this product. */
    against: { type: 'string' },
    /** Fails when even our best round exceeds a budget plus noise. */
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    /** Measures a harvest of changes with and without followers instead. */
    followers: { type: 'boolean', default: false },
  },
})
const scale = Number(values.scale.replace(/k$/i, '000').replace(/m$/i, '000000'))
if (!Number.isInteger(scale) || scale < 10_000)
  throw new Error('--scale takes a number of tenders: 20k, 100k, 500k, 1m')

const say = (line: string) => void process.stdout.write(`${line}\n`)
const built = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!

interface Measured {
  readonly scenario: string
  /** Milliseconds of the hand-written server. */
  readonly limit: number
  /** By server: median, minimum and maximum of the rounds. */
  readonly ratios: Readonly<Record<string, readonly [median: number, min: number, max: number]>>
}

const database = await benchDatabase(say)
if (values.followers) {
  await measureFollowers(await database.empty(), say).finally(() => database.stop())
  process.exit()
}
const columns: Column[] = []
try {
  const url = await database.filled(scale)
  const limit: Column = { contender: await start('limit', built('limit.js'), url), takes: 'names' }
  columns.push(limit, { contender: await startProduct('ours', process.cwd(), url), takes: 'hashes' })
  if (values.against) {
    const checkout = path.resolve(values.against)
    const contender = await startProduct('before', checkout, await database.filled(scale, checkout))
    columns.push({ contender, takes: 'hashes' })
  }
  if (values.peers) columns.push(...(await startPeers(url, say)))
  const tokens = new Map<Column, string>()
  for (const column of columns) tokens.set(column, await tokenOf(column.takes === 'hashes' ? column : columns[1]!))

  heading()
  for (const scenario of scenariosFor(scale).filter(({ name }) => name.startsWith(values.only))) {
    const measured = await measure(scenario, tokens)
    rowOf(measured)
    const best = measured.ratios.ours![1]
    if (values.check && best > scenario.budget * NOISE) {
      process.exitCode = 1
      say(`"${scenario.name}" takes ${best.toFixed(2)} times the limit at the least; its budget is ${scenario.budget}`)
    }
  }
} finally {
  await closeConnections()
  for (const { contender } of columns) contender.stop()
  await database.stop()
}

/** Interleaved rounds: each round of a server lies between two of the limit, and is compared with their mean. */
async function measure(scenario: Scenario, tokens: ReadonlyMap<Column, string>): Promise<Measured> {
  const [limit, ...others] = await Promise.all(
    columns
      .filter(({ answers }) => answers?.(scenario) ?? true)
      .map(async column => ({ column, ...(await tryOut(column, scenario, tokens.get(column)!)) })),
  )
  for (const { column, essence } of others) {
    const [given, expected] = [essence, limit!.essence].map(text =>
      column.ranksOtherwise && scenario.name.startsWith('search') ? text.split(':')[0] : text,
    )
    if (given === expected) continue
    process.exitCode = 1
    say(
      `${column.contender.name} answers "${scenario.name}" differently:\n  limit ${limit!.essence}\n  ${column.contender.name} ${essence}`,
    )
  }
  const one = ({ column, question }: typeof limit & object, ms = ROUND_MS) => round(column.contender, question, ms)
  for (const each of [limit!, ...others]) await one(each, WARM_UP_MS)
  const limits = [await one(limit!)]
  const ratios = new Map<string, number[]>()
  for (let turn = 0; turn < Number(values.rounds); turn++) {
    const spent = []
    for (const other of others) spent.push(await one(other))
    limits.push(await one(limit!))
    const around = (limits.at(-1)! + limits.at(-2)!) / 2
    for (const [at, { column }] of others.entries())
      ratios.set(column.contender.name, [...(ratios.get(column.contender.name) ?? []), spent[at]! / around])
  }
  const spreads = [...ratios].map(([title, all]) => [title, [median(all), Math.min(...all), Math.max(...all)]] as const)
  return { scenario: scenario.name, limit: median(limits), ratios: Object.fromEntries(spreads) }
}

function row(...cells: readonly string[]): void {
  say(`| ${cells.join(' | ')} |`)
}

function rowOf({ scenario, limit, ratios }: Measured): void {
  const cells = columns.slice(1).map(({ contender }) => {
    const [middle, least, most] = ratios[contender.name]?.map(ratio => ratio.toFixed(2)) ?? []
    return middle ? `${middle} (${least}–${most})` : '–'
  })
  row(scenario, limit.toFixed(2), ...cells)
}

function heading(): void {
  const day = new Date().toISOString().slice(0, 10)
  const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`
  say(`${day}, ${scale} tenders, ${os.availableParallelism()} cores, Node ${process.version}: \`${command}\`\n`)
  row('scenario', 'limit, ms', ...columns.slice(1).map(({ contender }) => `${contender.name} ×`))
  row('---', ...columns.map(() => '---'))
}
