import { DateTime } from 'luxon'
import { z } from 'zod'
import { AMSTERDAM } from '../../../platform/calendar.js'
import type { ConnectorKey } from '../../../reference/sources.js'
import { sampleLines } from '../sample-lines.js'

/**
 * Schema of an invented assignment, one per line of the files in a site's folder `samples/`; the site's stand-in
 * converts it to its own wire format. Days are relative to the day on which the samples are served, so that they stay
 * current.
 */
const sampleAssignment = z.strictObject({
  /** Unique among the samples of its site. */
  number: z.int().positive(),
  title: z.string().min(1),
  client: z.string().min(1),
  /** HTML as recruiters paste it. */
  content: z.string().min(1),
  place: z.string().min(1),
  province: z.string().min(1),
  /** Euro an hour; 0 when none is given. */
  rateMin: z.number().nonnegative(),
  rateMax: z.number().nonnegative(),
  hoursMin: z.int().positive(),
  hoursMax: z.int().positive(),
  publishedDaysAgo: z.int().nonnegative(),
  closesInDays: z.int().nonnegative(),
  startsInDays: z.int(),
  months: z.int().positive(),
  isExtendable: z.boolean(),
  /** Reference number of the client, equal at every broker; empty when absent. */
  reference: z.string(),
})
export type SampleAssignment = Readonly<z.infer<typeof sampleAssignment>>

export const sampleAssignmentsOf = (site: ConnectorKey) => sampleLines<SampleAssignment>(site, sampleAssignment)

export const dutchDay = (day: DateTime): string => day.setLocale('nl').toFormat('d MMMM yyyy')

export type SampleDays = ReturnType<typeof daysOf>

/** The dates of a sample in Europe/Amsterdam, on the day on which it is served. */
export function daysOf(sample: SampleAssignment, today: Date) {
  const midnight = DateTime.fromJSDate(today, { zone: AMSTERDAM }).startOf('day')
  const start = midnight.plus({ days: sample.startsInDays })
  return {
    published: midnight.minus({ days: sample.publishedDaysAgo }),
    closing: midnight.plus({ days: sample.closesInDays }),
    start,
    end: start.plus({ months: sample.months }),
  }
}
