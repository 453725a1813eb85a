import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { MIN_SUGGESTED_LENGTH } from '../../reference/limits.js'
import { readText } from '../search/read-text.js'
import { wordsOf } from '../search/stem.js'
import { type Suggestion, SuggestionKind } from './suggestion.types.js'

/** Suggestions are ranked by the first match: at the start of the text, at the start of a word, or within one. */
const FIND = `
  SELECT kind, value, label, detail, times AS count FROM (
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY standing, times DESC, label) AS place FROM (
      SELECT *, CASE WHEN folded LIKE $2 || '%' THEN 0 WHEN folded LIKE '% ' || $2 || '%' THEN 1 ELSE 2 END AS standing
      FROM suggestions WHERE folded LIKE ALL ($1::text[]) AND kind = ANY ($4::text[])
    ) found
  ) placed WHERE place <= $3
  ORDER BY array_position('{category,organization,place,cpv}', kind), place`

/** Further words hardly narrow the result. */
const MAX_WORDS = 6

/**
 * Suggestions for a half-typed text, in the order of the kinds, the most likely of each first. Empty for less than two characters.
 * @param most maximum number of each kind
 * @throws UserError when the text is too long or contains a character that cannot be stored
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
  // Words contain only letters and digits, so no wildcards.
  return namedQuery<Suggestion & Record<string, unknown>>(db, {
    text: FIND,
    values: [words.map(word => `%${word}%`), first, most, kinds],
  })
}

/** The suggestions of a kind with the most tenders. */
export const usualOf = (db: EntityManager, kind: SuggestionKind, most: number): Promise<readonly Suggestion[]> =>
  namedQuery<Suggestion & Record<string, unknown>>(db, {
    text: `SELECT kind, value, label, detail, times AS count FROM suggestions WHERE kind = $1
      ORDER BY times DESC, label LIMIT $2`,
    values: [kind, most],
  })
