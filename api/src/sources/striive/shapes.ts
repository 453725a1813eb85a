import { z } from 'zod'

const text = z.string().nullish()
/** Optional field: an invalid value becomes null instead of rejecting the notice. */
const spare = text.catch(null)

/** A number, or one written as text: '85', '85.50', '85,50'. */
const figure = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,9}(?:[.,]\d{1,9})?$/)
      .transform(written => Number(written.replace(',', '.'))),
  ])
  .nullish()
  .catch(null)

/** Whitelist: a record has some 120 fields, many of which hold personal data. */
export const job = z.object({
  id: z.union([z.string(), z.number().int()]).transform(String).pipe(z.string().trim().min(1).max(100)),
  title: text,
  content: spare,
  clientName: text,
  /** Absent in the short form, as are the rates. */
  publishedDate: spare,
  /** Taken as the broker's deadline; it is always before the client's. */
  closingDateInvoice: spare,
  closingDateClient: text,
  /** Place and province in one: 'Den Haag Zuid-Holland'. */
  location: spare,
  hourlyRateMin: figure,
  hourlyRateMax: figure,
  /** Rate that the client pays to the broker; 0 means none. */
  hourlyRateClient: figure,
  hoursPerWeekMin: figure,
  hoursPerWeekMax: figure,
  /** Midnight in Amsterdam as UTC without a zone: '2026-09-30T22:00:00' is the first of October. */
  startDate: spare,
  endDate: spare,
  numberOfPositions: figure,
  extendable: z.boolean().nullish().catch(null),
  referenceCode: spare,
  brokerUrl: spare,
  /** Broker of the assignment. */
  source: spare,
})
export type Job = z.infer<typeof job>

export const jobsPage = z.object({ total: z.number().int().nonnegative(), data: z.array(z.unknown()) })
