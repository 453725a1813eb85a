import { z } from 'zod'
import { isPlainLine } from '../../../platform/validation/text.js'

/** A text that a record may lack; any other value is invalid. */
export const text = z.string().nullish()

/** Optional field: an invalid value becomes null instead of rejecting the record. */
export const spare = text.catch(null)

/**
 * Identifies a record; sites write it as text or as a whole number. PostgreSQL would store half a character as another
 * one.
 */
export const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().trim().min(1).max(100).refine(isPlainLine))

/** A number, or one written as text: '85', '85.50', '85,50'. */
export const figure = z
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

/** A text that some records have as a number: hours are '24-28' or 36. */
export const textOrNumber = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)

export const flag = z.boolean().nullish().catch(null)
