import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Judgement, judgements } from './search-judgements.js'

const line = z.object({ kind: z.string(), query: z.string(), wanted: z.array(z.string()).min(1) })

export interface JudgedSet {
  readonly name: string
  readonly judged: Readonly<Record<string, readonly Judgement[]>>
  /** Regression thresholds, just below the current figures. */
  readonly recallFloor: number
  readonly precisionFloor: number
  /** Only totals are reported, because examining single failures would make the set part of development. */
  readonly isBlind: boolean
}

/**
 * Our own set was written by the author of the matcher. `seen` (for development) and `unseen` (reported only) are by somebody who knew only the
 * subjects of the samples. `fresh` was written later, by somebody who had read the tenders and decisions 10 and 36 but not the matcher, and is
 * reported only. `asked` and `asked-unseen` (decision 60) cover synonyms and questions, then the weakest kinds, and were written the same way.
 * `outside` was written after decision 60 by somebody who had seen only titles, buyers, places and the first 260 characters of the samples.
 * Assignments that exclude the self-employed were taken out of the answers to searches for 'zzp' and 'freelance', which leave them out since.
 */
export const judgedSets = (): readonly JudgedSet[] => [
  { name: 'ours', judged: judgements, recallFloor: 0.96, precisionFloor: 0.93, isBlind: false },
  { name: 'seen', judged: readJudged('seen'), recallFloor: 0.94, precisionFloor: 0.94, isBlind: false },
  { name: 'unseen', judged: readJudged('unseen'), recallFloor: 0.88, precisionFloor: 0.85, isBlind: true },
  { name: 'fresh', judged: readJudged('fresh'), recallFloor: 0.885, precisionFloor: 0.915, isBlind: true },
  { name: 'asked', judged: readJudged('asked'), recallFloor: 0.905, precisionFloor: 0.91, isBlind: false },
  { name: 'asked-unseen', judged: readJudged('asked-unseen'), recallFloor: 0.95, precisionFloor: 0.89, isBlind: true },
  { name: 'outside', judged: readJudged('outside'), recallFloor: 0.89, precisionFloor: 0.865, isBlind: true },
]

function readJudged(name: string): Record<string, Judgement[]> {
  const byKind: Record<string, Judgement[]> = {}
  for (const text of readFileSync(`api/tools/search/${name}.jsonl`, 'utf8').split('\n').filter(Boolean)) {
    const { kind, ...judgement } = line.parse(JSON.parse(text))
    ;(byKind[kind] ??= []).push(judgement)
  }
  return byKind
}
