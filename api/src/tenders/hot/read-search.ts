import { invalid } from '../../errors.js'

const LONGEST_SEARCH = 200

/**
 * What is searched for; null when it is nothing.
 * @param field as the caller calls it
 * @throws UserError for what is too long, and for a character that the database cannot hold
 */
export function readSearch(text: string | null | undefined, field: string): string | null {
  const search = (text ?? '').normalize('NFC').trim()
  if (search.includes('\0')) throw invalid(field, 'Je zoekt met een teken dat niet kan.')
  if (Array.from(search).length > LONGEST_SEARCH) throw invalid(field, `Zoek met hoogstens ${LONGEST_SEARCH} tekens.`)
  return search || null
}
