import { invalid } from '../../platform/errors.js'
import { MAX_SEARCH_LENGTH } from '../../reference/limits.js'
import { withoutInvisible } from './stem.js'

/**
 * Normalises the search text; null when it is absent or blank.
 * @param field path of the input field, for the error
 * @throws UserError when it is too long or contains a NUL character, which PostgreSQL cannot store
 */
export function readText(text: string | null | undefined, field: string): string | null {
  const search = withoutInvisible(text ?? '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .trim()
  if (search.includes('\0')) throw invalid(field, 'Je zoekt met een teken dat niet is toegestaan.')
  if (Array.from(search).length > MAX_SEARCH_LENGTH)
    throw invalid(field, `Zoek met hoogstens ${MAX_SEARCH_LENGTH} tekens.`)
  return search || null
}
