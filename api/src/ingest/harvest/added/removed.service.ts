import type { EntityManager } from 'typeorm'
import { isAddedKey } from '../../../reference/added-sources.js'
import { RunStatus } from '../../../reference/tender-values.js'

/**
 * Race: whether an administrator removed the source, perhaps while it is being read. Within a transaction, a removal that
 * comes now waits for its end.
 */
export async function isRemoved(db: EntityManager, source: string): Promise<boolean> {
  if (!isAddedKey(source)) return false
  const rows = await db.query<object[]>(
    'SELECT key FROM added_sources WHERE key = $1 AND removed_at IS NULL FOR SHARE',
    [source],
  )
  return rows.length === 0
}

export const REMOVED = { status: RunStatus.CANCELLED, message: 'De bron is verwijderd terwijl die werd gelezen.' }
