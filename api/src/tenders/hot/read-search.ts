import { invalid } from '../../errors.js'
import { MAX_SEARCH_LENGTH } from '../../reference/limits.js'

/**
 * What is searched for; null when it is nothing.
 * @param field as the caller calls it
 * @throws UserError for what is too long, and for a character that the database cannot hold
 */
export function readSearch(text: string | null | undefined, field: string): string | null {
  const search = (text ?? '').normalize('NFC').trim()
  if (search.includes('\0')) throw invalid(field, 'Je zoekt met een teken dat niet kan.')
  if (Array.from(search).length > MAX_SEARCH_LENGTH)
    throw invalid(field, `Zoek met hoogstens ${MAX_SEARCH_LENGTH} tekens.`)
  return search || null
}
