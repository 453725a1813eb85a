import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

/** Schema of an invented call for tenders of a European institution. Days are relative to the day of serving. */
const sampleTender = z.strictObject({
  number: z.int().positive(),
  kind: z.enum(['CN', 'PIN', 'EXA']),
  title: z.string().min(1),
  buyer: z.string().min(1),
  description: z.string().min(1),
  cpv: z.string().regex(/^\d{8}$/),
  nuts: z.string().regex(/^[A-Z]{2}\w{0,3}$/),
  /** Euro; 0 when unknown. */
  value: z.number().nonnegative(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Ignored for a prior announcement, which does not close. */
  closesInDays: z.int().nonnegative(),
  reference: z.string(),
})
export type SampleTender = Readonly<z.infer<typeof sampleTender>>

export const sampleTenders = sampleLines<SampleTender>('eu-funding', sampleTender)
