import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { evidenceOf } from '../src/tenders/duplicates/evidence.js'
import { plainWords } from '../src/tenders/organisations/plain-words.js'
import type { Profile } from '../src/tenders/duplicates/profile.js'
import { isWeighed, sameness } from '../src/tenders/duplicates/same.js'
import { type EvidenceName, weights } from '../src/tenders/duplicates/weights.js'
import { candidatePairs, readSampleProfiles } from '../test/sample-profiles.js'
import { expectedWeights } from './expected-weights.js'
import { haveCommonKey, type JudgedPair, profilesOf, readPairs } from './judged-pairs.js'
import { writeUsualWords } from './write-usual-words.js'

const FILE = 'api/src/tenders/duplicates/weights.ts'
const names = Object.keys(weights) as EvidenceName[]

/** Ridge regularisation towards the prior weights in expected-weights.ts. */
const RIDGE = 6
/** Pairs below these log-odds are not merged: a wrong merge hides an assignment, and a missed one only shows it twice. */
const DEMAND = 0.8
/** The cost of a wrong merge relative to a missed copy. */
const FALSE_FOLD = 4
const STEPS = 800
const SMALLEST = 0.1

interface Example {
  readonly name: string
  readonly file: string
  readonly same: boolean
  /** Whether the weights decide, instead of a fixed rule. */
  readonly isWeighed: boolean
  readonly isFolded: boolean
  readonly haveCommonKey: boolean
  readonly amounts: readonly number[]
}

function exampleOf(pair: JudgedPair): Example {
  const [one, other] = profilesOf(pair)
  const isWeighedPair = isWeighed(one, other)
  return {
    name: `${pair.kind}: ${pair.one.title} | ${pair.one.organization} = ${pair.other.title} | ${pair.other.organization}`,
    file: pair.file,
    same: pair.same,
    isWeighed: isWeighedPair,
    isFolded: !isWeighedPair && sameness(one, other) !== null,
    haveCommonKey: haveCommonKey([one, other]),
    amounts: amountsOf(one, other),
  }
}

function amountsOf(one: Profile, other: Profile): readonly number[] {
  const evidence = evidenceOf(one, other)
  return names.map(name => Number(evidence[name] ?? 0))
}

/** Negative examples: pairs of our samples that are compared and judged different, with longer texts than judged pairs have. */
function neighbourOf([one, other]: readonly [Profile, Profile]): Example {
  return {
    name: `${one.found.title} = ${other.found.title}`,
    file: SAMPLES,
    same: false,
    isWeighed: true,
    isFolded: false,
    haveCommonKey: true,
    amounts: amountsOf(one, other),
  }
}

/** Titles and clients share most words, so the pair may be one tender and is excluded from training. */
function areNamesakes(one: Profile, other: Profile): boolean {
  const [ours, theirs] = [one, other].map(({ found }) => new Set(plainWords(`${found.title} ${found.organization}`)))
  return [...ours!].filter(word => theirs!.has(word)).length >= Math.min(ours!.size, theirs!.size) * 0.7
}

const SAMPLES = 'samples'

const sumOf = (given: readonly number[], { amounts }: Example) =>
  amounts.reduce((sum, amount, index) => sum + amount * given[index]!, 0)

/** Logistic regression by gradient descent (Adam). Monotone: no weight changes its sign, so evidence in favour stays in favour. */
function fitted(examples: readonly Example[]): readonly number[] {
  const weighed = examples.filter(example => example.isWeighed)
  const expected = names.map(name => expectedWeights[name])
  const result = [...expected]
  const [mean, square] = [result.map(() => 0), result.map(() => 0)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = result.map((weight, index) => (index === 0 ? 0 : RIDGE * (weight - expected[index]!)))
    for (const example of weighed) {
      const likely = 1 / (1 + Math.exp(-sumOf(result, example)))
      const miss = example.same ? likely - 1 : likely * FALSE_FOLD
      example.amounts.forEach((amount, index) => (gradient[index]! += miss * amount))
    }
    gradient.forEach((slope, index) => {
      mean[index] = 0.9 * mean[index]! + 0.1 * slope
      square[index] = 0.999 * square[index]! + 0.001 * slope * slope
      const pace = mean[index] / (1 - 0.9 ** step) / (Math.sqrt(square[index] / (1 - 0.999 ** step)) + 1e-8)
      const moved = result[index]! - 0.03 * pace
      const sign = Math.sign(expected[index]!)
      result[index] = sign === 0 ? moved : sign * Math.max(SMALLEST, sign * moved)
    })
  }
  return result
}

interface Scored {
  readonly example: Example
  readonly sum: number
}

const scored = (examples: readonly Example[], given: readonly number[]): readonly Scored[] =>
  examples.map(example => ({ example, sum: sumOf(given, example) }))

function line(name: string, all: readonly Scored[], demand: number): void {
  const called = all.filter(one => isCalled(one, demand))
  const right = called.filter(({ example }) => example.same).length
  const wanted = all.filter(({ example }) => example.same).length
  const precision = called.length > 0 ? percent(right / called.length) : '    –'
  say(
    `${name.padEnd(24)} ${String(all.length).padStart(5)} ${precision}  ${wanted ? percent(right / wanted) : `${called.length} folded`}`,
  )
}

const isCalled = ({ example, sum }: Scored, demand: number) =>
  example.haveCommonKey && (example.isWeighed ? sum > demand : example.isFolded)

function explain(given: Scored, by: readonly number[]): void {
  const { example, sum } = given
  if (isCalled(given, DEMAND) === example.same) return
  const why = example.haveCommonKey ? (example.isWeighed ? sum.toFixed(1) : 'told apart') : 'no key'
  say(`\n  ${example.same ? 'missed' : 'not the same'}, ${why}, ${example.name}`)
  const reasons = names
    .map((name, index) => ({ name, weight: example.amounts[index]! * by[index]! }))
    .filter(({ weight }) => Math.abs(weight) > 0.05)
    .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight))
  say(`    ${reasons.map(({ name, weight }) => `${name} ${weight.toFixed(1)}`).join(', ')}`)
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)}%`
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
})
const pairs = readPairs().filter(({ half }) => half !== 'blind')
const profiles = await readSampleProfiles()
const compared = candidatePairs(profiles)
say(`${profiles.length} samples, each compared with ${((2 * compared.length) / profiles.length).toFixed(1)} others`)
const judged = pairs.map(exampleOf)
const neighbours = compared
  .filter(([one, other]) => isWeighed(one, other) && !areNamesakes(one, other))
  .map(neighbourOf)
const examples = [...judged, ...neighbours]

say(`file left out            pairs  precision  recall, at log-odds of ${DEMAND}`)
const files = [...new Set(examples.map(({ file }) => file))]
const leftOut = files.flatMap(file => {
  const weightsWithout = fitted(examples.filter(example => example.file !== file))
  const test = scored(
    examples.filter(example => example.file === file),
    weightsWithout,
  )
  line(file, test, DEMAND)
  // Only totals for the held-out set, so that nobody tunes to its pairs.
  if (values.details && file !== 'held-out.jsonl') for (const one of test) explain(one, weightsWithout)
  return test
})
const leftOutJudged = leftOut.filter(({ example }) => example.file !== SAMPLES)
line('all', leftOutJudged, DEMAND)
for (const demand of [0, 0.5, 1, 1.5]) line(`all, at ${demand}`, leftOutJudged, demand)

const result = fitted(examples)
line('fitted to all', scored(judged, result), DEMAND)
const rounded = result.map((weight, index) => (weight - (index === 0 ? DEMAND : 0)).toFixed(1))
if (values.words)
  writeUsualWords([
    ...profiles.map(({ found }) => `${found.title} ${found.description ?? ''}`),
    ...pairs.map(({ one, other }) => [one, other].map(side => `${side.title} ${side.description ?? ''}`).join(' ')),
  ])
if (values.write) {
  const text = names.reduce(
    (written, name, index) => written.replace(new RegExp(`(\\n  ${name}: )-?[\\d.]+`), `$1${rounded[index]}`),
    fs.readFileSync(FILE, 'utf8'),
  )
  fs.writeFileSync(FILE, text)
} else names.forEach((name, index) => say(`${name.padEnd(24)} ${rounded[index]!.padStart(5)}  now ${weights[name]}`))
