import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Fit, fitOf } from '../src/people/fit/fit.js'
import type { Assignment, SelfDescription } from '../src/people/fit/self-description.js'
import { SelfEmployment, Workplace } from '../src/reference/tender-values.js'
import { whereabouts } from '../src/reference/whereabouts.js'

/**
 * Scores 'Past bij mij' on judged pairs of profile and assignment: the share of the good matches that the best third contains.
 * The rules are tuned on `development.json` only; whoever writes the rules does not read the unseen ones. `unseen.json` has a few profiles
 * with many assignments, `unseen-contrasts.json` a few assignments with contrasting profiles.
 */
const FOLDER = 'api/tools/fit'
const GOAL = 0.7

const orNull = <T extends z.ZodType>(type: T) => type.nullish().transform(value => value ?? null)
const day = orNull(z.iso.date())
const number = orNull(z.number())

const judged = z.object({
  title: z.string(),
  organization: z.string(),
  description: z.string(),
  town: orNull(z.string()),
  workplace: orNull(z.enum(['remote', 'hybrid', 'onsite'])),
  minHourlyRate: number,
  maxHourlyRate: number,
  minHoursPerWeek: number,
  maxHoursPerWeek: number,
  startDate: day,
  zzp: orNull(z.enum(['yes', 'no'])),
  judged: z.enum(['good', 'maybe', 'bad']),
  reason: z.string(),
})

const profile = z.object({
  name: z.string(),
  skills: z.array(z.object({ name: z.string(), years: number })),
  years: number,
  minimumRate: number,
  minimumHours: number,
  maximumHours: number,
  town: orNull(z.string()),
  availableFrom: day,
  assignments: z.array(judged),
})

interface Pair {
  readonly profile: string
  readonly title: string
  readonly judged: string
  readonly reason: string
  readonly fit: Fit
}

const selfOf = ({ town, ...told }: z.infer<typeof profile>): SelfDescription => ({ ...told, place: town })

const assignmentOf = ({ town, workplace, zzp, ...told }: z.infer<typeof judged>): Assignment => ({
  ...told,
  ...whereabouts({ place: town, organization: told.organization }),
  workplace: workplace === 'onsite' ? Workplace.ON_SITE : workplace,
  selfEmployment: zzp && (zzp === 'yes' ? SelfEmployment.ALLOWED : SelfEmployment.NOT_ALLOWED),
  selfEmploymentQuote: null,
})

function bestThird(pairs: readonly Pair[]): { readonly found: number; readonly good: number } {
  const best = pairs.toSorted((one, other) => other.fit.rank - one.fit.rank).slice(0, Math.round(pairs.length / 3))
  const good = (some: readonly Pair[]) => some.filter(pair => pair.judged === 'good').length
  return { found: good(best), good: good(pairs) }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function read(file: string): readonly (readonly Pair[])[] {
  const { profiles } = z
    .object({ profiles: z.array(profile) })
    .parse(JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')))
  return profiles.map(one => {
    const fit = fitOf(selfOf(one))
    return one.assignments.map(
      (assignment): Pair => ({
        ...assignment,
        profile: one.name,
        fit: fit(assignmentOf(assignment), assignment.description),
      }),
    )
  })
}

/** @returns the share of the good matches that the best third contains */
function report(name: string, pairs: readonly Pair[]): number {
  const { found, good } = bestThird(pairs)
  process.stdout.write(
    `${name}: ${pairs.length} pairs, ${good} good; in the best third ${found} (${percent(found / good)})\n`,
  )
  return found / good
}

function explain(pairs: readonly Pair[]): void {
  for (const { fit, ...pair } of pairs.toSorted((one, other) => other.fit.rank - one.fit.rank)) {
    process.stdout.write(`${String(fit.rank).padStart(5)} ${pair.judged.padEnd(6)} ${pair.profile} · ${pair.title}\n`)
    for (const list of ['requirements', 'matches', 'missing'] as const)
      for (const { point, verdict, quote, mine } of fit[list])
        process.stdout.write(`        ${list.padEnd(13)}${verdict.padEnd(8)} ${point} | ${quote} | ${mine}\n`)
  }
}

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })
const development = read('development.json').flat()
const unseen = ['unseen.json', 'unseen-contrasts.json'].map(file => ({ file, pairs: read(file).flat() }))
const shares = [
  report('development.json', development),
  ...unseen.map(({ file, pairs }) => report(file, pairs)),
  report(
    'all unseen',
    unseen.flatMap(({ pairs }) => pairs),
  ),
]
if (shares.some(share => share < GOAL)) process.exitCode = 1
// The unseen pairs are not explained, so that nobody tunes on them.
if (values.details) explain(development)
