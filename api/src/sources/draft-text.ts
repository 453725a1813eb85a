import { RefusedItem } from './connector.js'
import { plainText } from './plain-text.js'

const LONGEST_TITLE = 1000
const LONGEST_ORGANIZATION = 500
const LONGEST_DESCRIPTION = 50_000

type Given = string | null | undefined

/** @throws RefusedItem */
export const titleOf = (text: Given): string => line(text, LONGEST_TITLE, 'titel')

/** @throws RefusedItem */
export const organizationOf = (text: Given): string => line(text, LONGEST_ORGANIZATION, 'opdrachtgever')

export const descriptionOf = (text: Given): string | null =>
  plainText((text ?? '').slice(0, LONGEST_DESCRIPTION)) || null

function line(text: Given, longest: number, what: string): string {
  if (text && text.length > longest) throw new RefusedItem(`De ${what} is ${text.length} tekens lang.`)
  const plain = plainText(text ?? '').replace(/\s+/g, ' ')
  if (!plain) throw new RefusedItem(`De ${what} ontbreekt.`)
  return plain
}
