import { parseArgs } from 'node:util'
import type { DataSource } from 'typeorm'
import { readConfiguration } from '../src/processes/configuration.js'
import { prepareQueue } from '../src/processes/worker/worker.js'
import { createDataSource } from '../src/processes/data-source.js'
import { refreshTenders } from '../src/ingest/harvest/refresh.service.js'
import { log } from '../src/platform/log.js'
import { listTenders } from '../src/tenders/tender/list.service.js'
import { benchDatabase } from '../bench/database.js'
import type { Judgement } from './search-judgements.js'
import { type JudgedSet, judgedSets } from './search-sets.js'

/** The sources with judged samples. New samples must be judged, because unjudged ones make the figure less meaningful. */
const JUDGED = ['tenderned', 'ted', 'striive', 'between', 'headfirst']

const FIRST = 10
const WORST = 12

interface Score {
  readonly kind: string
  readonly query: string
  readonly recall: number
  readonly precision: number
  readonly isEmpty: boolean
  readonly missed: readonly string[]
  readonly unwanted: readonly string[]
}

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })
async function score(
  source: DataSource,
  kind: string,
  { query, wanted }: Judgement,
  titlesById: ReadonlyMap<string, string>,
): Promise<Score> {
  const titles = [...titlesById.values()]
  for (const part of wanted)
    if (!titles.some(title => title.includes(part))) throw new Error(`no sample has "${part}" in its title`)
  const isWanted = (title: string) => wanted.some(part => title.includes(part))
  const list = await listTenders(source.manager, { search: query }, null, { first: FIRST })
  const found = list.nodes.map(({ id, title }) => titlesById.get(id) ?? title)
  const all = titles.filter(isWanted)
  const hits = found.filter(isWanted)
  return {
    kind,
    query,
    recall: hits.length / Math.min(FIRST, all.length),
    precision: found.length ? hits.length / found.length : 0,
    isEmpty: found.length === 0,
    missed: all.filter(title => !found.includes(title)),
    unwanted: found.filter(title => !isWanted(title)),
  }
}

function report({ name, judged, recallFloor, precisionFloor, isBlind }: JudgedSet, scores: readonly Score[]): void {
  say(`\n${name}: ${scores.length} queries\n\nkind                  queries  recall@10  precision@10  nothing found`)
  for (const kind of Object.keys(judged))
    line(
      kind,
      scores.filter(score => score.kind === kind),
    )
  const { recall, precision } = line('all', scores)

  if (!isBlind) sayWorst(scores)
  if (recall >= recallFloor && precision >= precisionFloor) return
  say(`\nBelow the floor of ${name}: recall ${percent(recallFloor)}, precision ${percent(precisionFloor)}`)
  process.exitCode = 1
}

function sayWorst(scores: readonly Score[]): void {
  say('\nworst')
  const worst = scores
    .filter(score => score.recall + score.precision < 2)
    .toSorted((one, other) => one.recall + one.precision - other.recall - other.precision)
  for (const one of values.details ? worst : worst.slice(0, WORST)) {
    say(`${one.query.padEnd(32)} ${percent(one.recall)}  ${percent(one.precision)}`)
    // Misses beyond the tenth place are not counted.
    if (one.recall < 1) say(`    missed:   ${shortened(one.missed)}`)
    if (one.precision < 1) say(`    unwanted: ${shortened(one.unwanted)}`)
  }
}

function line(name: string, scores: readonly Score[]): { recall: number; precision: number } {
  const recall = mean(scores.map(score => score.recall))
  const precision = mean(scores.map(score => score.precision))
  const empty = scores.filter(({ isEmpty }) => isEmpty).length
  say(
    `${name.padEnd(22)} ${String(scores.length).padStart(6)}     ${percent(recall)}        ${percent(precision)}  ${String(empty).padStart(13)}`,
  )
  return { recall, precision }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)}%`
const shortened = (titles: readonly string[]) => titles.map(title => title.slice(0, 40)).join(' | ')

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

log.level = 'warn'
const database = await benchDatabase(say)
const url = await database.empty()
const source = await createDataSource(url, { poolSize: 4 }).initialize()
try {
  await prepareQueue(url)
  await refreshTenders(source.manager, readConfiguration({ SOURCES: 'samples', NODE_ENV: 'test' }))
  await source.query('DELETE FROM tenders WHERE source <> ALL ($1)', [JUDGED])
  // The list shows one of several copies; here it has the titles of all of them.
  const rows = await source.query<{ id: string; title: string }[]>(`
    SELECT t.id, concat_ws(' | ', t.title, (SELECT string_agg(c.title, ' | ') FROM tenders c WHERE c.copy_of = t.id)) AS title
    FROM tenders t WHERE NOT t.archived AND t.copy_of IS NULL`)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  for (const set of judgedSets()) {
    const scores: Score[] = []
    for (const [kind, ofKind] of Object.entries(set.judged))
      for (const judgement of ofKind) scores.push(await score(source, kind, judgement, titles))
    report(set, scores)
  }
} finally {
  await source.destroy()
  await database.stop()
}
