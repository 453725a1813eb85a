import { toGlobalId } from 'graphql-relay'
import type pg from 'pg'
import { reader } from '../bench/dataset.js'
import type { createWriter } from './writer.js'

/** Signs the writer in, and bookmarks a tender without bookmarks. @returns the id of the bookmark, whose thread is empty */
export async function aThread(admin: pg.Client | pg.Pool, writer: ReturnType<typeof createWriter>): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    `SELECT id FROM tenders t WHERE id::text ~ '^.{14}7.{4}[89ab]'
       AND NOT EXISTS (SELECT FROM bookmarks b WHERE b.tender_id = t.id) LIMIT 1`,
  )
  await writer.signIn(reader)
  return writer.bookmark(toGlobalId('Tender', rows[0]!.id))
}

/** Multiplied tenders have ids that are no valid UUID version. @returns the ids of so many tenders, for a writer each */
export async function tendersToDiscuss(admin: pg.Client | pg.Pool, count: number): Promise<readonly string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `SELECT id FROM tenders WHERE id::text ~ '^.{14}7.{4}[89ab]' LIMIT $1`,
    [count],
  )
  return rows.map(({ id }) => toGlobalId('Tender', id))
}
