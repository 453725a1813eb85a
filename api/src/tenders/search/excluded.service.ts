import { LRUCache } from 'lru-cache'
import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { invalid } from '../../platform/errors.js'
import { MAX_EXCLUDED_WORD_LENGTH } from '../../reference/limits.js'
import { readText } from './read-text.js'
import { spelledOut } from './stem.js'

/** Cache, as for searches. Null for texts of stop words only, which exclude nothing. */
const known = new LRUCache<string, Promise<{ readonly query: string | null }>>({ max: 2000 })

/**
 * The text of a tsquery that matches any of these words or phrases; null when they are all stop words.
 * @param field path of the input field, for the error
 * @throws UserError when a text is too long or contains a character that cannot be stored
 */
export async function readExcluded(db: EntityManager, words: readonly string[], field: string): Promise<string | null> {
  const texts = words.map(word => readExcludedWord(word, field)).filter(text => text !== null)
  if (texts.length === 0) return null
  const key = JSON.stringify(texts)
  const query = known.get(key) ?? excludedBy(db, texts)
  known.set(key, query)
  query.catch(() => known.delete(key))
  return (await query).query
}

/** @throws UserError as `readExcluded` */
export function readExcludedWord(word: string, field: string): string | null {
  const text = readText(word, field)
  if (text !== null && Array.from(text).length > MAX_EXCLUDED_WORD_LENGTH)
    throw invalid(field, `Een uitgesloten woord heeft hoogstens ${MAX_EXCLUDED_WORD_LENGTH} tekens.`)
  return text
}

async function excludedBy(db: EntityManager, texts: readonly string[]) {
  const [row] = await namedQuery<{ query: string | null }>(db, {
    text: 'SELECT string_agg(q::text, $2) AS query FROM unnest($1::text[]) AS word, search_excluded(word) AS q',
    values: [texts.map(spelledOut), ' | '],
  })
  return { query: row?.query ?? null }
}
