import { parseArgs } from 'node:util'
import { evidenceOf } from '../src/tenders/duplicates/evidence.js'
import { matchReason, weightedEvidence } from '../src/tenders/duplicates/match-reason.js'
import { shareKey, type JudgedPair, profilesOf, readPairs } from './judged-pairs.js'

/** The goals; blind pairs are measured separately, because nobody has seen those. */
const GOAL = { precision: 0.99, recall: 0.85 }
const GOALS = { 'looked at': GOAL, blind: GOAL }

/** Null without pairs, which counts as a failure. */
function printScores(name: string, pairs: readonly JudgedPair[]): { precision: number; recall: number } | null {
  if (pairs.length === 0) return null
  const predicted = pairs.filter(isPredictedSame)
  const right = predicted.filter(({ same }) => same).length
  const wanted = pairs.filter(({ same }) => same).length
  const [precision, recall] = [predicted.length ? right / predicted.length : 1, wanted ? right / wanted : 1]
  print(
    `${name.padEnd(20)} ${count(pairs)} ${String(wanted).padStart(6)}     ${percent(precision)}   ${percent(recall)}`,
  )
  return { precision, recall }
}

function isPredictedSame(pair: JudgedPair): boolean {
  const profiles = profilesOf(pair)
  return shareKey(profiles) && matchReason(...profiles) !== null
}
const count = (pairs: readonly JudgedPair[]) => String(pairs.length).padStart(6)
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)}%`

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })
const pairs = readPairs()
print('half                  pairs   same  precision  recall')
for (const half of ['tuning', 'held-out'] as const)
  printScores(
    half,
    pairs.filter(one => one.half === half),
  )
const measured = {
  'looked at': printScores(
    'looked at',
    pairs.filter(({ half }) => half !== 'blind'),
  ),
  blind: printScores(
    'blind',
    pairs.filter(({ half }) => half === 'blind'),
  ),
}

// Scores by author, because some write one sentence and others texts as long as those of sources.
for (const file of new Set(pairs.map(one => one.file)))
  printScores(
    file.replace('.jsonl', ''),
    pairs.filter(one => one.file === file),
  )

/** The evidence, most points first. */
const reasonsOf = (pair: JudgedPair) =>
  weightedEvidence(evidenceOf(...profilesOf(pair)))
    .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight))
    .map(({ name, weight }) => `${name} ${weight.toFixed(1)}`)
    .join(', ')

// Mistakes in evaluation pairs stay hidden, so that nobody tunes the rule to them.
const wrong = values.details ? pairs.filter(one => one.half === 'tuning' && one.same !== isPredictedSame(one)) : []
for (const pair of wrong) {
  const { half, kind, same, one, other } = pair
  print(`\n${half}, ${kind}: ${same ? 'missed' : 'not the same'}`)
  for (const { title, organization } of [one, other]) print(`  ${title} | ${organization}`)
  print(`  ${reasonsOf(pair)}`)
}
for (const [name, goal] of Object.entries(GOALS)) {
  const score = measured[name as keyof typeof GOALS]
  if (!score) print(`\nNothing measured, ${name}: there are no such pairs`)
  else if (score.precision < goal.precision || score.recall < goal.recall) {
    print(`\nBelow the goal, ${name}: precision ${percent(goal.precision)}, recall ${percent(goal.recall)}`)
    process.exitCode = 1
  }
}
