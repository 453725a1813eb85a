import { z } from 'zod'
import { figure, spare, text, textOrNumber } from '../adapters/json-fields.js'

/** Part of two URLs, and the only id that list and detail share. */
const slug = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)

const both = {
  title: text,
  company_name: text,
  created_date: spare,
  location_province: spare,
  hours: textOrNumber,
  /** Text in the list, a number in the detail. */
  rate_min: figure,
  rate_max: figure,
}

/** Whitelist of an entry in the list, which has neither text nor closing date. */
export const listing = z.object({ slug, ...both })
export type Listing = z.infer<typeof listing>

/** Whitelist of the answer of `/assignment/{slug}/`. */
export const detail = z.object({
  slug: slug.nullish(),
  ...both,
  content: spare,
  start_date: spare,
  closing_date: text,
  location_name: spare,
})
export type Detail = z.infer<typeof detail>
