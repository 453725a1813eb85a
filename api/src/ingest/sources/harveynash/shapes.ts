import { z } from 'zod'
import { id, spare, text } from '../adapters/json-fields.js'

const moment = z.number().nullish().catch(null)
const named = z.array(z.object({ name: z.string() })).catch([])

/**
 * Whitelist without consultants, without `salary_low` and `salary_high`, which are dummies in another currency or unit,
 * and without `updated_at`, which would change the fingerprint of an unchanged record.
 */
const job = z.object({
  id,
  title: text,
  description: spare,
  addresses: z.array(z.string()).nullish().catch(null),
  external_reference: spare,
  url_slug: spare,
  salary_package: spare,
  /** Unix seconds. */
  published_at: moment,
  expires_at: moment,
})

/** Keeps only the client's name, because consultants are a category too. */
const categories = z
  .array(z.object({ name: z.string(), values: named }))
  .nullish()
  .catch(null)

export const result = z.object({ job: job.extend({ categories }) }).transform(given => {
  const { categories: all, ...rest } = given.job
  const clients = all?.find(({ name }) => /^(?:clients?|klant(?:en)?|opdrachtgevers?)$/i.test(name.trim()))
  return { ...rest, client: clients?.values[0]?.name.trim() || null }
})
export type Job = z.infer<typeof result>

export const searchPage = z.object({ total_size: z.number().int().nonnegative(), results: z.array(z.unknown()) })
