import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ComparableTender } from '../src/tenders/duplicates/comparable-tender.js'
import { keysOf } from '../src/tenders/duplicates/keys.js'
import { type Profile, profileOf } from '../src/tenders/duplicates/profile.js'
import { TenderType } from '../src/reference/tender-values.js'
import { whereabouts } from '../src/reference/whereabouts.js'
import { readLines } from '../src/ingest/sources/sample-lines.js'
import { sourceDate } from '../src/ingest/sources/source-date.js'

/**
 * Judged pairs of invented tenders. `tuning` was used to develop the rule; its points were chosen by all pairs that are not `blind`. `held-out` was
 * written before there was a rule. `outsider.jsonl`, the second half of `tuning.jsonl`, and all `blind` pairs are by an outsider who had not seen the
 * rule. `brokers-dev.jsonl` and `brokers-check.jsonl` were written together before the rule was changed for them; the errors of the first were
 * examined, and at the end those of the second. `broker-copies.jsonl` and `broker-copies-check.jsonl` are by the author of another rule (decision 62);
 * `recruiter.jsonl`, `tester.jsonl`, `procurement-officer.jsonl` and `freelancer-long-texts.jsonl` are by outsiders and counted for a third
 * when the points were chosen (decision 76).
 */
const FOLDER = 'api/tools/duplicates'

const range = z
  .string()
  .regex(/^\d+(-\d+)?$/)
  .transform((text): readonly [number | null, number | null] => {
    const [min, max] = text.split('-').map(Number)
    return [min || null, max ?? min ?? null]
  })
  .default([null, null])

const side = z.strictObject({
  source: z.string(),
  title: z.string(),
  organization: z.string(),
  published: z.iso.date(),
  closes: z.string().optional(),
  place: z.string().optional(),
  reference: z.string().optional(),
  publicationId: z.string().default(''),
  url: z.url().optional(),
  elsewhere: z.array(z.string()).default([]),
  rate: range,
  hours: range,
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  description: z.string().optional(),
})

const pair = z.strictObject({
  half: z.enum(['tuning', 'held-out', 'blind']),
  same: z.boolean(),
  kind: z.string(),
  one: side,
  other: side,
})
type Pair = z.infer<typeof pair>
export type JudgedPair = Pair & { readonly file: string }

const PROCUREMENTS = new Set(['tenderned', 'ted', 'ctm', 'eu-funding'])

function tenderOf(given: Pair['one']): ComparableTender {
  const isProcurement = PROCUREMENTS.has(given.source)
  return {
    ...given,
    tenderType: isProcurement ? TenderType.EU_PROCUREMENT : TenderType.FREELANCE_CONTRACT,
    publicationDate: sourceDate(given.published, 'start'),
    closingDate: given.closes ? sourceDate(given.closes, 'end') : null,
    ...whereabouts({ place: given.place ?? null, organization: given.organization }),
    reference: given.reference ?? null,
    sourceUrl: given.url ?? null,
    minHourlyRate: given.rate[0],
    maxHourlyRate: given.rate[1],
    minHoursPerWeek: given.hours[0],
    maxHoursPerWeek: given.hours[1],
    startDate: given.starts ?? null,
    description: given.description ?? null,
  }
}

export const profilesOf = ({ one, other }: JudgedPair): readonly [Profile, Profile] => [
  profileOf(tenderOf(one)),
  profileOf(tenderOf(other)),
]

/** Blocking: like the product, compares only pairs that share a key. */
export function shareKey([one, other]: readonly [Profile, Profile]): boolean {
  const keys = new Set(keysOf(one))
  return keysOf(other).some(key => keys.has(key))
}

/** All pairs, with the file name, which identifies the author. */
export const readPairs = (): readonly JudgedPair[] =>
  fs
    .readdirSync(FOLDER)
    .filter(name => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap(file => readLines(path.join(FOLDER, file), pair).map(judged => ({ ...judged, file })))
