import { z } from 'zod'

/** Fields requested from TED's search; everything else is read from the notice itself. */
export const searchFields = ['publication-number', 'publication-date', 'notice-type'] as const

export const searchPage = z.object({
  notices: z.array(z.unknown()),
  totalNoticeCount: z.number().int().nonnegative(),
  iterationNextToken: z.string().nullish(),
  timedOut: z.boolean().nullish(),
})

export const listing = z.object({
  'publication-number': z.string().regex(/^\d{1,8}-\d{4}$/),
  /** With the zone: `2026-11-19+01:00` */
  'publication-date': z.string().nullish().catch(null),
  'notice-type': z.string().nullish().catch(null),
})
export type Listing = z.infer<typeof listing>
