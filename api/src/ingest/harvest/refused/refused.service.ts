import type { EntityManager } from 'typeorm'
import type { SourceKey } from '../../../reference/sources.js'
import type { Item } from '../../sources/connector.js'
import type { Refusal } from '../read-items.js'

/** Politeness: an unusable page is not fetched again within this interval, unless its entry in the list changes. */
const RETRY_AFTER = `interval '6 hours'`

/** The reasons for recent refusals, by publication id; items whose fingerprint changed are left out. */
export async function refusedLately(
  db: EntityManager,
  source: SourceKey,
  items: readonly Item[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; sentence: string }[]>(
    `SELECT r.publication_id AS id, r.sentence FROM unnest($2::text[], $3::bytea[]) AS asked (id, fingerprint)
     JOIN refused_items r ON r.source = $1 AND r.publication_id = asked.id AND r.fingerprint = asked.fingerprint
     WHERE r.refused_at > now() - ${RETRY_AFTER}`,
    [source, items.map(item => item.publicationId), items.map(item => item.fingerprint)],
  )
  return new Map(rows.map(({ id, sentence }) => [id, sentence]))
}

/** Stores the refusals of a run, and deletes those of items that may be fetched again. */
export async function rememberRefused(
  tx: EntityManager,
  source: SourceKey,
  refused: readonly Refusal[],
): Promise<void> {
  if (refused.length === 0) return
  await tx.query(`DELETE FROM refused_items WHERE refused_at <= now() - ${RETRY_AFTER}`)
  await tx.query(
    `INSERT INTO refused_items (source, publication_id, fingerprint, sentence)
     SELECT $1, asked.* FROM unnest($2::text[], $3::bytea[], $4::text[]) AS asked
     ON CONFLICT (source, publication_id) DO UPDATE SET
       fingerprint = excluded.fingerprint, sentence = excluded.sentence, refused_at = excluded.refused_at`,
    [
      source,
      refused.map(({ item }) => item.publicationId),
      refused.map(({ item }) => item.fingerprint),
      refused.map(({ sentence }) => sentence),
    ],
  )
}
