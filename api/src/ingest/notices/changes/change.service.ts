import type { EntityManager } from 'typeorm'
import { idsSql } from '../../../platform/database/ids.js'
import { namedQuery, type Sql } from '../../../platform/database/named-query.js'
import { draftOf, type NoticeDraft, type StoredDraft } from '../draft.js'
import { type Change, changesOf } from './changes.js'

/** The history is computed from the first notice and the newest ones, because a framework may have hundreds. */
export const MAX_NOTICES = 50

/** Batch function of a DataLoader: the history of each tender, newest first. */
export async function changesOfTenders(db: EntityManager, ids: readonly string[]): Promise<(readonly Change[])[]> {
  const rows = await namedQuery<{ tenderId: string; content: StoredDraft }>(db, noticesSql(ids))
  const notices = new Map<string, NoticeDraft[]>(ids.map(id => [id, []]))
  for (const { tenderId, content } of rows) notices.get(tenderId)!.push(draftOf(content))
  return ids.map(id => changesOf(notices.get(id)!))
}

/** Descriptions are long and only compared, so a hash stands in for them. */
function noticesSql(ids: readonly string[]): Sql {
  const { sql, value } = idsSql(ids)
  const text = `SELECT tender_id AS "tenderId",
      content || jsonb_build_object('description', md5(content->>'description')) AS content
    FROM (
      SELECT tender_id, content, count(*) OVER (PARTITION BY tender_id) AS number,
        row_number() OVER (PARTITION BY tender_id ORDER BY published_at DESC, publication_id DESC) AS place
      FROM notices WHERE tender_id = ANY (${sql})
    ) n WHERE place <= $2 OR place = number`
  return { text, values: [value, MAX_NOTICES] }
}
