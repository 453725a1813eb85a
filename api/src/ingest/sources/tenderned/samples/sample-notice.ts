import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

/** Outcome of one lot; `LOT-0000` stands for a procedure without lots. */
const sampleAward = z
  .strictObject({
    lot: z.string().regex(/^LOT-\d{4}$/),
    /** Empty without a winner. */
    winners: z.array(z.string().min(1)).readonly(),
    /** Reason for not awarding, in the Dutch of eForms. */
    reason: z.string().min(1).optional(),
    /** Euro, without VAT; null when withheld. */
    value: z.number().nullable(),
    decidedDaysAgo: z.int().nonnegative(),
    bidCount: z.int().nonnegative(),
  })
  .refine(({ winners, reason }) => (winners.length === 0) === (reason !== undefined), 'either winners or a reason')
export type SampleAward = Readonly<z.infer<typeof sampleAward>>

/** A lot on the page of an award notice. */
const sampleLot = z.strictObject({
  lot: z.string().regex(/^LOT-\d{4}$/),
  title: z.string().min(1),
  /** Main code first, with check digits. */
  cpv: z.array(z.string()).readonly().optional(),
  /** Euro, without VAT. */
  estimatedValue: z.number().optional(),
  maximumValue: z.number().optional(),
})
export type SampleLot = Readonly<z.infer<typeof sampleLot>>

/**
 * Schema of an invented notice, one per line of the files beside this one; `wire.ts` converts it to TenderNed's answer.
 * Days are relative to the day on which the samples are served, so that they stay current.
 */
const sampleNotice = z.strictObject({
  /**
   * TenderNed's `kenmerk`, one per procedure. A correction, award or withdrawal has that of the notice that it follows.
   */
  procedure: z.int().positive(),
  /**
   * VAK prior announcement, MAC market consultation, AAO contract notice, REC correction, VBE ended early, AGO award.
   */
  kind: z.enum(['VAK', 'MAC', 'AAO', 'REC', 'VBE', 'AGO']),
  title: z.string().min(1),
  organization: z.string().min(1),
  /** May be empty. */
  description: z.string(),
  /** Main code first, with its check digit: '72000000-5'. */
  cpv: z.array(z.string()).readonly(),
  /** NUTS 2024 codes, the most precise known: 'NL32B', 'NL42', 'NL'. */
  nuts: z.array(z.string()).readonly(),
  /** Services (diensten), supplies (leveringen) or works (werken). */
  contract: z.enum(['D', 'L', 'W']),
  /** Procedure: open, restricted, competitive with negotiation, other. */
  procedureType: z.enum(['OPE', 'NOP', 'MOO', 'ANP']),
  european: z.boolean(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Negative after the closing date; null when the notice has none. */
  closesInDays: z.int().nullable(),
  /** For an AGO: the outcome on its page, which the JSON lacks. */
  awards: z.array(sampleAward).readonly().optional(),
  /** For an AGO: the lots on its page. */
  lots: z.array(sampleLot).readonly().optional(),
})
export type SampleNotice = Readonly<z.infer<typeof sampleNotice>>

export const sampleNotices = sampleLines<SampleNotice>('tenderned', sampleNotice)
