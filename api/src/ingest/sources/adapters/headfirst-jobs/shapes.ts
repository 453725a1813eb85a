import { z } from 'zod'
import { figure, flag, id, spare, text } from '../json-fields.js'

/** Whitelist: a record has some 120 fields, many of which hold personal data. */
export const job = z.object({
  id,
  title: text,
  content: spare,
  clientName: text,
  /** Absent in the short form, as are the rates. */
  publishedDate: spare,
  /** Taken as the broker's deadline; it is never after the client's. */
  closingDateInvoice: spare,
  closingDateClient: text,
  /** Striive has place and province in one: 'Den Haag Zuid-Holland'. */
  location: spare,
  hourlyRateMin: figure,
  hourlyRateMax: figure,
  /** Rate that the client pays to the broker; 0 means none. */
  hourlyRateClient: figure,
  hoursPerWeekMin: figure,
  hoursPerWeekMax: figure,
  /** Striive writes midnight in Amsterdam as UTC without a zone: '2026-09-30T22:00:00' is the first of October. */
  startDate: spare,
  endDate: spare,
  numberOfPositions: figure,
  extendable: flag,
  referenceCode: spare,
  brokerUrl: spare,
  /** Broker of the assignment. */
  source: spare,
  clientNameSlug: spare,
  titleSlug: spare,
})
export type Job = z.infer<typeof job>

export const jobsPage = z.object({ total: z.number().int().nonnegative(), data: z.array(z.unknown()) })
