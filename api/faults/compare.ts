import type pg from 'pg'
import { WRITER } from './writer.js'

/** Compares the stored comments of writers with what was sent and acknowledged. */
export async function compare(admin: pg.Client | pg.Pool, sent: ReadonlySet<string>, acknowledged: readonly string[]) {
  const { rows } = await admin.query<{ text: string; times: number }>(
    'SELECT content AS text, count(*)::int AS times FROM bookmark_comments WHERE commenter_name = $1 GROUP BY content',
    [WRITER],
  )
  const stored = new Set(rows.map(({ text }) => text))
  const { rowCount } = await admin.query(
    `SELECT FROM bookmarks b
     WHERE b.comment_count <> (SELECT count(*) FROM bookmark_comments c WHERE c.bookmark_id = b.id)`,
  )
  return {
    lost: acknowledged.filter(text => !stored.has(text)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
    unknown: rows.filter(({ text }) => !sent.has(text)).length,
    miscounted: rowCount ?? 0,
  }
}
