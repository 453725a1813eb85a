import { z } from 'zod'
import { figure, flag, id, spare, text } from '../json-fields.js'

/** Whitelist: a record has some 120 fields, many of which hold personal data. */
export const job = z.object({
  id,
  title: text,
  content: spare,
  clientName: text,
  /** Absent in the short form, like the rates. */
  publishedDate: spare,
  /** Used as the broker's deadline; never later than the client's. */
  closingDateInvoice: spare,
  closingDateClient: text,
  /** Striive combines place and province: 'Den Haag Zuid-Holland'. */
  location: spare,
  hourlyRateMin: figure,
  hourlyRateMax: figure,
  /** Rate that the client pays to the broker; 0 means none. */
  hourlyRateClient: figure,
  hoursPerWeekMin: figure,
  hoursPerWeekMax: figure,
  /** Striive writes midnight in Amsterdam in UTC without an offset: '2026-09-30T22:00:00' is 1 October. */
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
