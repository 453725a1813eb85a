import type { EntityManager } from 'typeorm'

/** Name of the worker's task that reads lists of documents. */
export const DOCUMENTS_TASK = 'documents'

/** Politeness: opening a tender again within this time asks for nothing. */
const ASK_AFTER_SECONDS = 60

/** Remembers that somebody opened an open tender, and queues the reading of lists. */
export async function openDocuments(db: EntityManager, tenderId: string): Promise<void> {
  const opened = await db.query<{ id: string }[]>(
    `INSERT INTO tender_document_lists AS l (tender_id, opened_at)
     SELECT id, now() FROM tenders WHERE id = $1 AND status_open AND NOT archived
     ON CONFLICT (tender_id) DO UPDATE SET opened_at = now()
       WHERE l.opened_at IS NULL OR l.opened_at < now() - interval '${ASK_AFTER_SECONDS} seconds'
     RETURNING tender_id AS id`,
    [tenderId],
  )
  if (opened.length > 0)
    await db.query(
      'SELECT FROM graphile_worker.add_job($1, queue_name => $1, job_key => $1, max_attempts => 1, run_at => now())',
      [DOCUMENTS_TASK],
    )
}
