import { z } from 'zod'
import { parseUrl } from '../validation/parse-url.js'

/** Parsers of environment variables. An error message continues the sentence that begins with the variable's name. */

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

/** Addresses between commas. */
export const addresses = (protocols: readonly string[]) =>
  z
    .string()
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address(protocols)))

/** An http(s) URL without a trailing slash. */
export const webAddress = () => address(['http:', 'https:']).transform(url => url.replace(/\/$/, ''))

export const listOf = () =>
  z.string().transform(text =>
    text
      .split(',')
      .map(part => part.trim().toLowerCase())
      .filter(Boolean),
  )

export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`)

const MAX_INTERVAL_MINUTES = 10_080

/** `striive=30,ted=720`: minutes by key. */
export const intervals = () =>
  z
    .string()
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim().toLowerCase())
        .filter(Boolean)
        .map(part => /^([a-z0-9-]+)=(\d{1,5})$/.exec(part)),
    )
    .refine(
      parts => parts.every(part => part && Number(part[2]) >= 5 && Number(part[2]) <= MAX_INTERVAL_MINUTES),
      `must be key=minutes between commas, from 5 to ${MAX_INTERVAL_MINUTES}, such as striive=30,ted=720`,
    )
    .transform(
      (parts): Readonly<Record<string, number>> =>
        Object.fromEntries(parts.flatMap(part => (part ? [[part[1], Number(part[2])]] : []))),
    )
