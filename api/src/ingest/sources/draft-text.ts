import { MissingField, RefusedItem } from './connector.js'
import { plainText } from './plain-text.js'
import { sourceDate } from './source-date.js'

const MAX_TITLE_LENGTH = 1000
const MAX_ORGANIZATION_LENGTH = 500
const MAX_PLACE_LENGTH = 500
const MIN_REFERENCE_LENGTH = 3
const MAX_REFERENCE_LENGTH = 100
/** Bound of every description, whatever its source. */
export const MAX_DESCRIPTION_LENGTH = 50_000

type Given = string | null | undefined

/** @throws RefusedItem */
export const titleOf = (text: Given): string => line(text, MAX_TITLE_LENGTH, 'title', 'titel')

/** @throws RefusedItem */
export const organizationOf = (text: Given): string =>
  line(text, MAX_ORGANIZATION_LENGTH, 'organization', 'opdrachtgever')

export const descriptionOf = (text: Given): string | null =>
  plainText((text ?? '').slice(0, MAX_DESCRIPTION_LENGTH)) || null

/** The reference number of the buyer or broker. Null for a placeholder such as `1` or `---`, and for other text. */
export function referenceOf(text: Given): string | null {
  const plain = onOneLine((text ?? '').slice(0, MAX_TITLE_LENGTH))
  const isReference = plain.length >= MIN_REFERENCE_LENGTH && plain.length <= MAX_REFERENCE_LENGTH
  return isReference && /[\p{L}\p{N}]/u.test(plain) ? plain : null
}

export const placeOf = (text: Given): string | null => onOneLine((text ?? '').slice(0, MAX_PLACE_LENGTH)) || null

/** @throws RefusedItem */
export function publicationDateOf(text: Given): Date {
  if (!text) throw new MissingField('publishedAt', 'De publicatiedatum ontbreekt.')
  try {
    return sourceDate(text, 'start')
  } catch (error) {
    throw new RefusedItem(`De publicatiedatum is geen bruikbare datum: ${text.slice(0, 40)}`, { cause: error })
  }
}

function line(text: Given, maxLength: number, field: 'title' | 'organization', what: string): string {
  if (text && text.length > maxLength) throw new RefusedItem(`De ${what} is ${text.length} tekens lang.`)
  const plain = onOneLine(text ?? '')
  if (!plain) throw new MissingField(field, `De ${what} ontbreekt.`)
  return plain
}

const onOneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')
