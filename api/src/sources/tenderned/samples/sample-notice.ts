import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

/**
 * A notice as we invent it, one on a line of the files beside this one; `wire.ts` writes it down the way TenderNed
 * answers. Days are relative to the day the samples are served, so that they never grow old.
 */
const sampleNotice = z.strictObject({
  /** TenderNed's `kenmerk`: one a procedure. A correction, award or withdrawal shares it with the notice it follows. */
  procedure: z.int().positive(),
  /**
   * VAK prior announcement, MAC market consultation, AAO contract notice, REC correction, VBE ended early, AGO award.
   */
  kind: z.enum(['VAK', 'MAC', 'AAO', 'REC', 'VBE', 'AGO']),
  title: z.string().min(1),
  organization: z.string().min(1),
  /** Empty when the buyer gave none. */
  description: z.string(),
  /** Main code first, with its check digit: '72000000-5'. */
  cpv: z.array(z.string()).readonly(),
  /** NUTS 2024 codes, the most precise that is known: 'NL32B', 'NL42', 'NL'. */
  nuts: z.array(z.string()).readonly(),
  /** Services (diensten), supplies (leveringen) or works (werken). */
  contract: z.enum(['D', 'L', 'W']),
  /** Procedure: open, restricted, competitive with negotiation, other. */
  procedureType: z.enum(['OPE', 'NOP', 'MOO', 'ANP']),
  european: z.boolean(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Negative when it closed before today; null when the notice names no day. */
  closesInDays: z.int().nullable(),
})
export type SampleNotice = Readonly<z.infer<typeof sampleNotice>>

export const sampleNotices = sampleLines<SampleNotice>('tenderned', sampleNotice)
