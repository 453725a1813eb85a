import type { EntityManager } from 'typeorm'
import type { SourceKey } from '../../reference/sources.js'
import type { SharedField, UnusualShare } from './share-counts.js'
import type { Tally } from './tally.js'

/** Number of newest notices that decide what is usual. */
const NOTICES = 1000
const LEAST_NOTICES = 50

/**
 * The first share in this run that is far above all earlier ones: the other values have less than half of the least that
 * they ever had. Null in a first import, and while there are too few earlier notices. Queries only for a large share.
 */
export async function unusualShare(
  db: EntityManager,
  source: SourceKey,
  { shares, startedAt, isFirstImport }: Tally,
): Promise<UnusualShare | null> {
  if (isFirstImport) return null
  for (const share of shares.large()) {
    const { known, most, window } = await largestShare(db, source, share, startedAt)
    const others = (share.read - share.same) / share.read
    const leastOthers = (window - most) / window
    if (known >= LEAST_NOTICES && others < leastOthers / 2) return { ...share, most, window }
  }
  return null
}

async function largestShare(
  db: EntityManager,
  source: SourceKey,
  { field, read }: { readonly field: SharedField; readonly read: number },
  before: Date,
): Promise<{ readonly known: number; readonly most: number; readonly window: number }> {
  const window = Math.min(read, NOTICES)
  const [{ known, most }] = await db.query<[{ known: number; most: number }]>(
    `SELECT count(*)::int AS known, coalesce(max(same), 0)::int AS most FROM (
       SELECT count(*) OVER (PARTITION BY value ORDER BY place RANGE BETWEEN $4::int - 1 PRECEDING AND CURRENT ROW) AS same
       FROM (
         SELECT n.content ->> $2 AS value,
           row_number() OVER (ORDER BY n.created_at DESC, n.published_at DESC, n.publication_id) AS place
         FROM notices n JOIN tenders t ON t.id = n.tender_id
         WHERE n.source = $1 AND NOT t.is_sample AND n.created_at < $3 AND n.content ->> $2 <> ''
         ORDER BY place LIMIT ${NOTICES}
       ) newest
     ) counted`,
    [source, field, before, window],
  )
  return { known, most, window: Math.min(window, known) }
}
