import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

/**
 * An assignment as we invent it, one on a line of the files beside this one; `wire.ts` writes it down the way Striive
 * answers. Days are relative to the day the samples are served, so that they never grow old.
 */
const sampleAssignment = z.strictObject({
  /** Unique among all samples: 1, 2, 3 … */
  number: z.int().positive(),
  /** Whose assignment Striive shows. */
  source: z.enum(['Between', 'HeadFirst', 'Source']),
  title: z.string().min(1),
  client: z.string().min(1),
  /** HTML as recruiters paste it: paragraphs, bold headings, lists, now and then a `&nbsp;` or a `<br/>`. */
  content: z.string(),
  /** Place and province in one string, as Striive has it: 'Den Haag Zuid-Holland'. */
  location: z.string(),
  /** Euro an hour; 0 when the client names none. */
  rateMin: z.number().nonnegative(),
  rateMax: z.number().nonnegative(),
  hoursMin: z.int().nonnegative(),
  hoursMax: z.int().nonnegative(),
  publishedDaysAgo: z.int().nonnegative(),
  /** By the broker; the client closes a day later. At least 0: Striive lists only what is open. */
  closesInDays: z.int().nonnegative(),
  startsInDays: z.int(),
  months: z.int().positive(),
})
export type SampleAssignment = Readonly<z.infer<typeof sampleAssignment>>

export const sampleAssignments = sampleLines<SampleAssignment>('striive', sampleAssignment)
