import type { EntityManager } from 'typeorm'
import { fairly, mapInSlices } from '../../platform/fair-share.js'
import { log } from '../../platform/log.js'
import type { SourceKey } from '../../reference/sources.js'
import { withCopiesLocked } from '../../tenders/duplicates/copies-lock.service.js'
import { recordHistories } from '../../tenders/changes/change.service.js'
import { chooseShown } from '../../tenders/duplicates/copy.service.js'
import { upsertTenders } from '../../tenders/tender/upsert.service.js'
import { MAX_BATCH_ROWS } from './batches.js'
import { type FormerContent, historyOf } from './changes/changes.js'
import { draftOf, type StoredDraft } from './draft.js'
import { FOLD_VERSION } from './fold.js'
import { tenderRow } from './tender-row.js'

/** A user may wait for the corrected tenders, and the work is done once after an upgrade. */
const REST = 0.25

/** Its source stopped listing it, so that its notices no longer tell its status. */
const isGone = `t.absences->-1 ? 'goneAt' AND NOT t.absences->-1 ? 'backAt'`

interface Outdated {
  readonly id: string
  readonly isGone: boolean
  readonly source: SourceKey
  readonly procedureKey: string
  readonly isSample: boolean
  readonly notices: readonly { readonly content: StoredDraft; readonly former: readonly FormerContent[] }[]
}

/**
 * Computes every tender again from its stored notices that an older version of the fold computed. Idempotent; an interrupted call is
 * completed by the next one.
 */
export async function refoldTenders(db: EntityManager): Promise<number> {
  let count = 0
  let last: string | null = null
  do {
    const after: string | null = last
    const ids: readonly string[] = await fairly(() => withCopiesLocked(db, tx => refoldBatch(tx, after)), REST)
    count += ids.length
    last = ids.at(-1) ?? null
  } while (last !== null)
  if (count > 0) log.info({ tenders: count }, 'tenders computed again after an upgrade')
  return count
}

/** @returns the ids of the batch, in order; empty when none follow */
async function refoldBatch(tx: EntityManager, after: string | null): Promise<readonly string[]> {
  const found = await tx.query<{ id: string }[]>(
    `SELECT id FROM tenders WHERE fold_version < $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT ${MAX_BATCH_ROWS}`,
    [FOLD_VERSION, after],
  )
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return ids
  const outdated = await tx.query<Outdated[]>(
    `SELECT t.id, t.source, t.procedure_key AS "procedureKey", t.is_sample AS "isSample", (${isGone}) IS TRUE AS "isGone",
       jsonb_agg(jsonb_build_object('content', n.content, 'former', n.former)) AS notices
     FROM tenders t JOIN notices n ON n.tender_id = t.id WHERE t.id = ANY ($1) GROUP BY t.id`,
    [ids],
  )
  const listed = outdated.filter(tender => !tender.isGone)
  const rows = await mapInSlices(listed, ({ source, procedureKey, isSample, notices }) =>
    tenderRow(
      procedureKey,
      notices.map(({ content }) => draftOf(content)),
      { source, isSample, isFirstImport: false, now: new Date() },
    ),
  )
  await upsertTenders(tx, rows)
  const histories = await mapInSlices(outdated, ({ id, notices }) => ({
    ...historyOf(notices.map(({ content, former }) => ({ draft: draftOf(content), former }))),
    tenderId: id,
    isNew: false,
    readAnew: new Set<string>(),
  }))
  await recordHistories(tx, histories, { isNews: false })
  // Which tenders are copies does not change, but what the shown copy says for all of them may.
  await chooseShown(tx, ids)
  await tx.query('UPDATE tenders SET fold_version = $2 WHERE id = ANY ($1) AND fold_version < $2', [ids, FOLD_VERSION])
  return ids
}
