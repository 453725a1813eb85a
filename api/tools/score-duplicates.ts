import { parseArgs } from 'node:util'
import { evidenceOf } from '../src/tenders/duplicates/evidence.js'
import { sameness, weighed } from '../src/tenders/duplicates/same.js'
import { haveCommonKey, type JudgedPair, profilesOf, readPairs } from './judged-pairs.js'

/** The goals, also for the blind pairs separately, because nobody has looked at those. */
const GOAL = { precision: 0.99, recall: 0.85 }
const FLOORS = { 'looked at': GOAL, blind: GOAL }

/** Null without any pair, which fails. */
function line(name: string, pairs: readonly JudgedPair[]): { precision: number; recall: number } | null {
  if (pairs.length === 0) return null
  const called = pairs.filter(isCalledSame)
  const right = called.filter(({ same }) => same).length
  const wanted = pairs.filter(({ same }) => same).length
  const [precision, recall] = [called.length ? right / called.length : 1, wanted ? right / wanted : 1]
  say(`${name.padEnd(20)} ${count(pairs)} ${String(wanted).padStart(6)}     ${percent(precision)}   ${percent(recall)}`)
  return { precision, recall }
}

/** Blocking: only pairs that share a key are compared, like in the product. */
function isCalledSame(pair: JudgedPair): boolean {
  const profiles = profilesOf(pair)
  return haveCommonKey(profiles) && sameness(...profiles) !== null
}
const count = (pairs: readonly JudgedPair[]) => String(pairs.length).padStart(6)
const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)}%`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })
const pairs = readPairs()
say('half                  pairs   same  precision  recall')
for (const half of ['tuning', 'held-out'] as const)
  line(
    half,
    pairs.filter(one => one.half === half),
  )
const measured = {
  'looked at': line(
    'looked at',
    pairs.filter(({ half }) => half !== 'blind'),
  ),
  blind: line(
    'blind',
    pairs.filter(({ half }) => half === 'blind'),
  ),
}

// By author, because some write texts of one sentence and others as long as those of sources.
for (const file of new Set(pairs.map(one => one.file)))
  line(
    file.replace('.jsonl', ''),
    pairs.filter(one => one.file === file),
  )

/** The evidence for and against the pair, by weight. */
const reasonsOf = (pair: JudgedPair) =>
  weighed(evidenceOf(...profilesOf(pair)))
    .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight))
    .map(({ name, weight }) => `${name} ${weight.toFixed(1)}`)
    .join(', ')

// Evaluation pairs are never shown, because rules would be tuned to them.
const wrong = values.details ? pairs.filter(one => one.half === 'tuning' && one.same !== isCalledSame(one)) : []
for (const pair of wrong) {
  const { half, kind, same, one, other } = pair
  say(`\n${half}, ${kind}: ${same ? 'missed' : 'not the same'}`)
  for (const { title, organization } of [one, other]) say(`  ${title} | ${organization}`)
  say(`  ${reasonsOf(pair)}`)
}
for (const [name, floor] of Object.entries(FLOORS)) {
  const score = measured[name as keyof typeof FLOORS]
  if (!score) say(`\nNothing measured, ${name}: there are no such pairs`)
  else if (score.precision < floor.precision || score.recall < floor.recall) {
    say(`\nBelow the floor, ${name}: precision ${percent(floor.precision)}, recall ${percent(floor.recall)}`)
    process.exitCode = 1
  }
}
