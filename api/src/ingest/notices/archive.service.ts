import type { EntityManager } from 'typeorm'
import { withCopiesLocked } from '../../tenders/duplicates/copies-lock.service.js'
import { chooseShown } from '../../tenders/duplicates/copy.service.js'
import { fairly } from '../../platform/fair-share.js'
import { inBatches, MAX_BATCH_ROWS } from './batches.js'

/** Each query uses its own index, in order of closing date. */
const moves = [
  { archived: true, where: 'NOT archived AND closing_date < $1', order: 'closing_date' },
  {
    archived: false,
    where: `archived AND NOT is_sample AND coalesce(closing_date, 'infinity') >= $1`,
    order: `coalesce(closing_date, 'infinity')`,
  },
] as const

interface Due {
  readonly id: string
  readonly bytes: number
}

/**
 * Archives tenders that closed more than `afterDays` days ago, and restores those whose closing date was postponed.
 * Samples that were kept for their bookmarks stay archived. Each batch is its own transaction, so that no statement
 * exceeds its time limit, and an interrupted call is completed by the next one.
 */
export async function archiveClosed(db: EntityManager, afterDays: number): Promise<void> {
  const before = new Date(Date.now() - afterDays * 86_400_000)
  for (const { archived, where, order } of moves) {
    for (;;) {
      const due = await db.query<Due[]>(
        `SELECT id, coalesce(pg_column_size(description), 0) AS bytes FROM tenders WHERE ${where} ORDER BY ${order} LIMIT $2`,
        [before, MAX_BATCH_ROWS],
      )
      for (const batch of inBatches(due, ({ bytes }) => bytes))
        await fairly(() =>
          withCopiesLocked(db, async tx => {
            const ids = batch.map(({ id }) => id)
            await tx.query(`UPDATE tenders SET archived = $3 WHERE id = ANY ($2) AND ${where}`, [before, ids, archived])
            await chooseShown(tx, ids)
          }),
        )
      if (due.length < MAX_BATCH_ROWS) break
    }
  }
}
