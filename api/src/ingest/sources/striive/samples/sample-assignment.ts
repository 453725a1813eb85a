import { z } from 'zod'
import { sampleLines } from '../../sample-lines.js'

/**
 * Schema of an invented assignment, one per line of the files beside this one; `wire.ts` converts it to Striive's
 * answer. Days are relative to the day on which the samples are served, so that they stay current.
 */
const sampleAssignment = z.strictObject({
  /** Unique among all samples: 1, 2, 3 … */
  number: z.int().positive(),
  /** Broker of the assignment. */
  source: z.enum(['Between', 'HeadFirst', 'Source']),
  title: z.string().min(1),
  client: z.string().min(1),
  /** HTML as recruiters paste it: paragraphs, bold headings, lists, some `&nbsp;` and `<br/>`. */
  content: z.string(),
  /** Place and province in one text: 'Den Haag Zuid-Holland'. */
  location: z.string(),
  /** Euro an hour; 0 when unknown. */
  rateMin: z.number().nonnegative(),
  rateMax: z.number().nonnegative(),
  hoursMin: z.int().nonnegative(),
  hoursMax: z.int().nonnegative(),
  publishedDaysAgo: z.int().nonnegative(),
  /** Deadline of the broker; the client's is a day later. At least 0, because Striive lists only open assignments. */
  closesInDays: z.int().nonnegative(),
  startsInDays: z.int(),
  months: z.int().positive(),
})
export type SampleAssignment = Readonly<z.infer<typeof sampleAssignment>>

export const sampleAssignments = sampleLines<SampleAssignment>('striive', sampleAssignment)
