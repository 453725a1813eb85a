import type pg from 'pg'
import { readPieces } from '../../src/search/read-pieces.js'
import { readText } from '../../src/search/read-text.js'
import { type Searched, searchedOf, type TermsRow, termsSql } from '../../src/search/search.service.js'
import { understand } from '../../src/search/understand.js'
import { named } from './named.js'

const known = new Map<string, Promise<Searched>>()

/** The search text by the product's rule, remembered as the product remembers it; null without one. */
export async function wordsOf(pool: pg.Pool, search: string | null | undefined): Promise<Searched | null> {
  const text = readText(search, 'search')
  if (!text) return null
  const earlier = known.get(text)
  if (earlier) return earlier
  const searched = ask(pool, text)
  known.set(text, searched)
  return searched
}

async function ask(pool: pg.Pool, text: string): Promise<Searched> {
  const wishes = understand(readPieces(text))
  const { rows } = await pool.query<TermsRow>(named(termsSql(wishes)))
  return searchedOf(wishes, rows[0]!)
}
