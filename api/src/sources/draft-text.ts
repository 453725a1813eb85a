import { RefusedItem } from './connector.js'
import { plainText } from './plain-text.js'

const MAX_TITLE_LENGTH = 1000
const MAX_ORGANIZATION_LENGTH = 500
const MAX_DESCRIPTION_LENGTH = 50_000

type Given = string | null | undefined

/** @throws RefusedItem */
export const titleOf = (text: Given): string => line(text, MAX_TITLE_LENGTH, 'titel')

/** @throws RefusedItem */
export const organizationOf = (text: Given): string => line(text, MAX_ORGANIZATION_LENGTH, 'opdrachtgever')

export const descriptionOf = (text: Given): string | null =>
  plainText((text ?? '').slice(0, MAX_DESCRIPTION_LENGTH)) || null

function line(text: Given, maxLength: number, what: string): string {
  if (text && text.length > maxLength) throw new RefusedItem(`De ${what} is ${text.length} tekens lang.`)
  const plain = plainText(text ?? '').replace(/\s+/g, ' ')
  if (!plain) throw new RefusedItem(`De ${what} ontbreekt.`)
  return plain
}
