import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { createCategoriser } from '../src/categorise/categorise.js'
import { ContractNature } from '../src/reference/tender-values.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'

/** A labelled tender: the category that a person chose, and others that are acceptable. */
const labelled = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  cpv: z.array(z.string()).nullish(),
  contractNature: z.enum(ContractNature).nullish(),
  best: z.string(),
  acceptable: z.array(z.string()).default([]),
})

interface Judged extends z.infer<typeof labelled> {
  readonly got: string
  readonly confidence: number
  readonly others: readonly string[]
  readonly matched: readonly string[]
}

const FOLDS = 5
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mistakes: { type: 'boolean', default: false } },
})
function score(path: string): void {
  const categorise = createCategoriser(seededLists(), uncategorised)
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => labelled.parse(JSON.parse(line)))
    .map((row): Judged => {
      const [best, ...others] = categorise({
        title: row.title,
        description: row.description ?? null,
        cpv: row.cpv ?? [],
        contractNature: row.contractNature ?? null,
      })
      return {
        ...row,
        got: best!.slug,
        confidence: best!.confidence,
        others: others.map(({ slug }) => slug),
        matched: best!.matchedKeywords,
      }
    })

  say(`${rows.length} rows`)
  say(`best                ${percent(share(rows, isBest))}`)
  say(`best or acceptable  ${percent(share(rows, isAcceptable))}`)
  const folds = foldsOf(rows)
  say(`${FOLDS} folds, best        ${spread(folds.map(fold => share(fold, isBest)))}`)
  say(`${FOLDS} folds, acceptable  ${spread(folds.map(fold => share(fold, isAcceptable)))}`)
  say(
    `overig without evidence  ${rows.filter(({ got, matched }) => got === uncategorised && matched.length === 0).length}`,
  )

  say('\nclass                  rows  recall  precision  acceptable')
  for (const slug of [...new Set(rows.flatMap(({ best, got }) => [best, got]))].toSorted()) {
    const labelledSo = rows.filter(({ best }) => best === slug)
    const chosenSo = rows.filter(({ got }) => got === slug)
    const columns = [share(labelledSo, isBest), share(chosenSo, isBest), share(labelledSo, isAcceptable)]
    say(`${slug.padEnd(22)} ${String(labelledSo.length).padStart(4)}  ${columns.map(percent).join('   ')}`)
  }

  say('\nconfusions (labelled -> chosen)')
  const confusions = new Map<string, number>()
  for (const { best, got } of rows.filter(row => !isBest(row))) {
    const key = `${best} -> ${got}`
    confusions.set(key, (confusions.get(key) ?? 0) + 1)
  }
  for (const [key, count] of [...confusions].toSorted((one, other) => other[1] - one[1]))
    say(`${String(count).padStart(4)}  ${key}`)

  say('\nconfidence   rows  said  best  acceptable')
  let error = 0
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 0.85],
    [0.85, 1.01],
  ] as const) {
    const within = rows.filter(({ confidence }) => confidence >= from && confidence < to)
    const said = within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length
    error += within.length ? (Math.abs(said - share(within, isBest)) * within.length) / rows.length : 0
    say(
      `${from.toFixed(2)}–${Math.min(to, 1).toFixed(2)}  ${String(within.length).padStart(6)}  ${percent(said)}  ${percent(share(within, isBest))}  ${percent(share(within, isAcceptable))}`,
    )
  }
  say(`calibration: confidence is ${percent(error)} off on average`)

  if (values.mistakes)
    for (const row of rows.filter(row => !isBest(row)))
      say(
        `${isAcceptable(row) ? '~' : '✗'} ${row.best} -> ${row.got} ${row.confidence} [${row.matched.join(', ')}] | ${row.title.slice(0, 110)} | ${(row.cpv ?? []).slice(0, 3).join(' ')} | ${(row.description ?? '').slice(0, 120)}`,
      )
}

const isBest = ({ best, got }: Judged) => best === got
const isAcceptable = (row: Judged) => isBest(row) || row.acceptable.includes(row.got)

function share(rows: readonly Judged[], test: (row: Judged) => boolean): number {
  return rows.filter(test).length / rows.length
}

/** Deterministic folds for cross-validation: independent of the order of the rows. */
function foldsOf(rows: readonly Judged[]): Judged[][] {
  const folds = Array.from({ length: FOLDS }, (): Judged[] => [])
  for (const row of rows) folds[createHash('sha256').update(row.id).digest()[0]! % FOLDS]!.push(row)
  return folds
}

function spread(shares: readonly number[]): string {
  const mean = shares.reduce((sum, value) => sum + value, 0) / shares.length
  return `${percent(Math.min(...shares))} – ${percent(Math.max(...shares))}, mean ${percent(mean)}`
}

function percent(value: number): string {
  return Number.isNaN(value) ? '     –' : `${(value * 100).toFixed(1).padStart(5)}%`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const [file] = positionals
if (file) score(file)
else {
  process.stderr.write('usage: npm run score:categories -- <file.jsonl> [--mistakes]\n')
  process.exitCode = 1
}
