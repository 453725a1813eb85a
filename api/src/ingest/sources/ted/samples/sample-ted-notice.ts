import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

const sampleLot = z.strictObject({
  title: z.string().min(1),
  /** The title when absent, as buyers usually repeat it. */
  description: z.string().min(1).optional(),
  /** These three: of the notice when absent. */
  cpv: z.array(z.string()).readonly().optional(),
  town: z.string().min(1).optional(),
  nuts: z.string().optional(),
  /** As in the notice, whose value holds when this is absent. */
  closesInDays: z.int().optional(),
  /** Euro, without VAT. */
  estimatedValue: z.number().optional(),
  maximumValue: z.number().optional(),
  /** Duration of the contract in months; 48 when absent. */
  months: z.int().positive().optional(),
  options: z.string().min(1).optional(),
  /** Cancelled by this change notice. */
  isWithdrawn: z.literal(true).optional(),
  /** Winner, award date (days before today) and value. Null: the lot was not awarded. Absent: not yet decided. */
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
  /**
   * Planning notice, market consultation, contract notice, change notice, award notice, contract modification, or
   * voluntary announcement of an award.
   */
  kind: z.enum(['pin', 'pmc', 'cn', 'change', 'can', 'modif', 'veat']),
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
  /** Maximum of the framework agreement. */
  maximumValue: z.number().optional(),
  /** A dynamic purchasing system, whose deadline is null. */
  isDynamic: z.literal(true).optional(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Days from today to the deadline for tenders, at noon, the first one of lots; null for planning and awards. */
  closesInDays: z.int().nullable(),
  /** A single lot is served as a notice without lots. */
  lots: z.array(sampleLot).readonly(),
})
export type SampleTedNotice = Readonly<z.infer<typeof sampleTedNotice>>

export const sampleTedNotices = sampleLines<SampleTedNotice>('ted', sampleTedNotice)
