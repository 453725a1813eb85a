import { z } from 'zod'

/** Fields requested from TED's search; everything else is read from the notice itself. */
export const searchFields = ['publication-number', 'publication-date', 'notice-type'] as const

export const searchPage = z.object({
  notices: z.array(z.unknown()),
  totalNoticeCount: z.number().int().nonnegative(),
  iterationNextToken: z.string().nullish(),
  timedOut: z.boolean().nullish(),
})

/** The fields of every search result. */
export const listed = z.object({
  'publication-number': z.string().regex(/^\d{1,8}-\d{4}$/),
  /** With the offset: `2026-11-19+01:00`. */
  'publication-date': z.string().nullish().catch(null),
  'notice-type': z.string().nullish().catch(null),
})
export type Listed = z.infer<typeof listed>

const MAX_VALUES = 1000
const MAX_LANGUAGES = 30
const texts = z.union([z.string().transform(text => [text]), z.array(z.string()).max(MAX_VALUES)])

/**
 * A text, several texts, or either by language. Values of lots differ in number and order, so they are never paired.
 */
const field = z
  .union([
    texts.transform(values => ({ '': values })),
    z.number().transform(value => ({ '': [String(value)] })),
    z.record(z.string(), texts).refine(values => Object.keys(values).length <= MAX_LANGUAGES),
  ])
  .nullish()
  .catch(null)
  .transform(byLanguage => byLanguage ?? {})
export type Field = z.infer<typeof field>

/** The fields of a search for outcomes, for when the XML of the award notice is unusable. */
export const outcome = listed.extend({
  'procedure-identifier': field,
  'notice-title': field,
  'buyer-name': field,
  'winner-name': field,
  'winner-decision-date': field,
  'contract-conclusion-date': field,
  'result-value-notice': field,
  'result-value-cur-notice': field,
})
export type Outcome = z.infer<typeof outcome>

export const outcomeFields = Object.keys(outcome.shape)

export type Listing = Listed | Outcome

export const isOutcome = (listing: Listing): listing is Outcome => 'winner-name' in listing
