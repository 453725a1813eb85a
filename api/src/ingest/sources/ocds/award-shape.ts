import { z } from 'zod'
import { recognised } from '../recognised.js'

/** Denial of service: far above the length of any list in a real release. */
export const MAX_LENGTH = 1000

export const text = z.string().nullish().catch(null)
/** A code in lower case; some publications capitalise it. */
export const code = z.string().trim().toLowerCase().nullish().catch(null)
export const name = z.union([z.string(), z.number()]).nullish().catch(null)
/** Parses the members that have the shape; an empty list when the value is no list. */
export const list = <Shape>(shape: z.ZodType<Shape>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(values => recognised(shape, values.slice(0, MAX_LENGTH)))

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number),
])
/** Either field may be left out when it is unchanged. */
export const amount = z
  .object({ amount: number.nullish().catch(null), currency: text })
  .nullish()
  .catch(null)
export type ReleaseAmount = z.infer<typeof amount>

const award = z.object({
  id: name,
  status: code,
  /** Replaces `status` in the draft of OCDS 1.2. */
  finalStatus: code,
  date: text,
  value: amount,
  suppliers: list(z.object({ id: name, name: text })),
  relatedLots: list(z.union([z.string(), z.number()]).transform(String)),
})
export type ReleaseAward = z.infer<typeof award>

const statistic = z.object({ measure: z.string(), value: z.number(), relatedLot: name })
export type Statistic = z.infer<typeof statistic>

/**
 * The fields about awards in a release of OCDS 1.1 or the draft of 1.2.
 * https://standard.open-contracting.org/1.1/en/schema/
 */
export const release = z.object({
  ocid: text,
  id: name,
  date: text,
  /** A text in some publications. */
  tag: z.preprocess(tag => (typeof tag === 'string' ? [tag] : tag), list(z.string())),
  tender: z
    .object({ status: code, finalStatus: code, documents: list(z.object({ url: z.string() })) })
    .nullish()
    .catch(null),
  awards: list(award),
  bids: z
    .object({ statistics: list(statistic) })
    .nullish()
    .catch(null),
})
export type Release = z.infer<typeof release>
