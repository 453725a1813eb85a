import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { MIN_SUGGESTED_LENGTH } from '../../reference/limits.js'
import { readText } from '../search/read-text.js'
import { wordsOf } from '../search/stem.js'
import { type Suggestion, SuggestionKind } from './suggestion.types.js'

/** Words are ranked by where the first of them stands: at the beginning, at that of a word, or within one. */
const FIND = `
  SELECT kind, value, label, detail, times AS count FROM (
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY standing, times DESC, label) AS place FROM (
      SELECT *, CASE WHEN folded LIKE $2 || '%' THEN 0 WHEN folded LIKE '% ' || $2 || '%' THEN 1 ELSE 2 END AS standing
      FROM suggestions WHERE folded LIKE ALL ($1::text[]) AND kind = ANY ($4::text[])
    ) found
  ) placed WHERE place <= $3
  ORDER BY array_position('{category,organization,place,cpv}', kind), place`

/** Further words hardly narrow it down. */
const MAX_WORDS = 6

/**
 * What a half-typed text may mean, in the order of the kinds, the likeliest of each first. Empty for less than two characters.
 * @param most of each kind
 * @throws UserError when the text is too long, or holds a character that cannot be stored
 */
export async function suggest(
  db: EntityManager,
  text: string,
  most: number,
  kinds: readonly SuggestionKind[] = Object.values(SuggestionKind),
): Promise<readonly Suggestion[]> {
  const words = wordsOf(readText(text, 'text') ?? '').slice(0, MAX_WORDS)
  const [first = ''] = words
  if (words.join('').length < MIN_SUGGESTED_LENGTH) return []
  // Words hold letters and digits only, none of which is a wildcard.
  return namedQuery<Suggestion & Record<string, unknown>>(db, {
    text: FIND,
    values: [words.map(word => `%${word}%`), first, most, kinds],
  })
}

/** Those of a kind with the most tenders. */
export const usualOf = (db: EntityManager, kind: SuggestionKind, most: number): Promise<readonly Suggestion[]> =>
  namedQuery<Suggestion & Record<string, unknown>>(db, {
    text: `SELECT kind, value, label, detail, times AS count FROM suggestions WHERE kind = $1
      ORDER BY times DESC, label LIMIT $2`,
    values: [kind, most],
  })
