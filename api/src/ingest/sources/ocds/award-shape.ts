import { z } from 'zod'
import { recognised } from '../recognised.js'

/** Denial of service: far above the length of any list in a real release. */
export const MAX_LENGTH = 1000

export const text = z.string().nullish().catch(null)
export const name = z.union([z.string(), z.number()]).nullish().catch(null)
/** Parses the members that have the shape; an empty list when the value is no list. */
export const list = <Shape>(shape: z.ZodType<Shape>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(values => recognised(shape, values.slice(0, MAX_LENGTH)))

export const amount = z.object({ amount: z.number(), currency: z.string() }).nullish().catch(null)
export type ReleaseAmount = z.infer<typeof amount>

const award = z.object({
  status: text,
  /** Replaces `status` in the draft of OCDS 1.2. */
  finalStatus: text,
  date: text,
  value: amount,
  suppliers: list(z.object({ name: z.string() })),
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
  tag: list(z.string()),
  tender: z
    .object({ status: text, finalStatus: text, documents: list(z.object({ url: z.string() })) })
    .nullish()
    .catch(null),
  awards: list(award),
  bids: z
    .object({ statistics: list(statistic) })
    .nullish()
    .catch(null),
})
export type Release = z.infer<typeof release>
