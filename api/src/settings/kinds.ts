import { z } from 'zod'
import { parseUrl } from '../parse-url.js'

/** Parsers of environment variables. A message continues the sentence that the variable's name begins. */

export const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .transform(text => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN))
    .refine(
      value => Number.isInteger(value) && value >= lowest && value <= highest,
      `must be a whole number from ${lowest} to ${highest}`,
    )

export const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      value => protocols.includes(parseUrl(value)?.protocol ?? ''),
      `must be an address that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    )

/** An http(s) URL without a trailing slash. */
export const webAddress = () => address(['http:', 'https:']).transform(url => url.replace(/\/$/, ''))

/** A comma-separated list, in lower case. */
export const listOf = () =>
  z.string().transform(text =>
    text
      .split(',')
      .map(part => part.trim().toLowerCase())
      .filter(Boolean),
  )

export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`)
