import type { EntityManager } from 'typeorm'
import { isAddedKey } from '../../../reference/added-sources.js'
import { RunStatus } from '../../../reference/tender-values.js'

/**
 * Whether an administrator removed the source, perhaps while it was being read. Race condition: within a transaction, a
 * concurrent removal waits until the transaction ends.
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
