import type { DataSource } from 'typeorm'
import { Coalesced } from '../../database/coalesced.js'
import { namedQuery } from '../../database/named-query.js'

/**
 * Revalidation: a number that is the same as before only when all that a visitor is shown of tenders is: their rows, notices, awards,
 * categories and copies, and whether they are open. The statement that says so began after it was asked for, and is shared by all
 * who ask at once. What the clock does else (`isNew`) and bookmarks are not in it.
 */
export function shownState(source: DataSource): () => Promise<number> {
  let state = 0
  let earlier: Seen | null = null
  const states = new Coalesced(async () => {
    const values = [earlier?.snapshot ?? null, earlier?.at ?? null]
    const [seen] = await namedQuery<Seen>(source.manager, { text: SEEN, values })
    if (seen!.hasChanged || seen!.categories !== earlier?.categories) {
      state++
      earlier = seen!
    }
    return state
  })
  return () => states.current()
}

interface Seen extends Record<string, unknown> {
  readonly snapshot: string
  readonly at: string
  readonly categories: string
  readonly hasChanged: boolean
}

/** A snapshot that is ahead is of another cluster: the database was restored from a dump. */
const SEEN = `SELECT pg_current_snapshot()::text AS snapshot, now()::text AS at,
  (SELECT string_agg(xmin::text, ' ' ORDER BY bit) FROM categories) AS categories,
  $1::pg_snapshot IS NULL OR pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
    OR (SELECT writer FROM tender_versions
      WHERE writer >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(writer, $1::pg_snapshot)
      ORDER BY writer LIMIT 1) IS NOT NULL
    OR EXISTS (SELECT FROM tenders
      WHERE NOT archived AND status_open AND closing_date > $2::timestamptz AND closing_date <= now()) AS "hasChanged"`
