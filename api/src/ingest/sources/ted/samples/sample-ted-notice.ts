import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

const sampleLot = z.strictObject({
  title: z.string().min(1),
  /** Winner, award date (days before today) and value. Null: the lot was not awarded. */
  award: z
    .strictObject({
      winners: z.array(z.string()).readonly(),
      daysAgo: z.int().nonnegative(),
      value: z.number().nullable(),
    })
    .nullish(),
})
export type SampleLot = Readonly<z.infer<typeof sampleLot>>

/**
 * Schema of an invented notice, one per line of the files beside this one; `wire.ts` converts it to search results and
 * eForms XML. Days are relative to the day on which the samples are served, so that they stay current.
 */
const sampleTedNotice = z.strictObject({
  /** Procedure number: a change or an award has that of the contract notice that it follows. */
  procedure: z.int().positive(),
  /** Planning notice, contract notice, change notice, award notice, or voluntary announcement of an award. */
  kind: z.enum(['pin', 'cn', 'change', 'can', 'veat']),
  /** Dutch; `english` is present when the buyer published in two languages. */
  title: z.string().min(1),
  english: z.strictObject({ title: z.string(), description: z.string() }).optional(),
  description: z.string(),
  organization: z.string().min(1),
  town: z.string().min(1),
  /** Main code first, eight digits. */
  cpv: z.array(z.string()).readonly(),
  /** NUTS 2024 code of the place of performance. */
  nuts: z.string(),
  contract: z.enum(['services', 'supplies', 'works']),
  /** Euro, without VAT; null when unknown. */
  estimatedValue: z.number().nullable(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Days from today to the deadline for tenders, at noon; null for planning and awards. */
  closesInDays: z.int().nullable(),
  /** A single lot is served as a notice without lots. */
  lots: z.array(sampleLot).readonly(),
})
export type SampleTedNotice = Readonly<z.infer<typeof sampleTedNotice>>

export const sampleTedNotices = sampleLines<SampleTedNotice>('ted', sampleTedNotice)
