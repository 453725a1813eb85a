import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Categorise } from '../../src/tenders/categorise/categorise.js'
import { ContractNature } from '../../src/reference/tender-values.js'

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

export interface Judged extends z.infer<typeof labelled> {
  readonly got: string
  readonly confidence: number
  readonly matched: readonly string[]
}

export function readJudged(path: string, categorise: Categorise): readonly Judged[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => labelled.parse(JSON.parse(line)))
    .map(row => {
      const [best] = categorise(row)
      return { ...row, got: best!.slug, confidence: best!.confidence, matched: best!.matchedKeywords }
    })
}

export const isBest = ({ best, got }: Judged): boolean => best === got
export const isAcceptable = (row: Judged): boolean => isBest(row) || row.acceptable.includes(row.got)

export const share = (rows: readonly Judged[], test: (row: Judged) => boolean): number =>
  rows.filter(test).length / rows.length

export const FOLDS = 5

/** Deterministic folds for cross-validation: independent of the order of the rows. */
export function foldsOf(rows: readonly Judged[]): readonly (readonly Judged[])[] {
  const folds = Array.from({ length: FOLDS }, (): Judged[] => [])
  for (const row of rows) folds[createHash('sha256').update(row.id).digest()[0]! % FOLDS]!.push(row)
  return folds
}

export interface Bin {
  readonly from: number
  readonly to: number
  readonly rows: readonly Judged[]
  /** Mean confidence. */
  readonly said: number
}

const EDGES = [0, 0.3, 0.5, 0.7, 0.85, 1.01]

export function binsOf(rows: readonly Judged[]): readonly Bin[] {
  return EDGES.slice(1).map((to, index) => {
    const from = EDGES[index]!
    const within = rows.filter(({ confidence }) => confidence >= from && confidence < to)
    return { from, to, rows: within, said: within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length }
  })
}

/** Expected calibration error: how far the confidence is off, on average over the rows. */
export const calibrationError = (rows: readonly Judged[]): number =>
  binsOf(rows).reduce(
    (sum, { rows: within, said }) =>
      within.length === 0 ? sum : sum + (Math.abs(said - share(within, isBest)) * within.length) / rows.length,
    0,
  )
