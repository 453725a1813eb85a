import { expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { recordStatements } from '../../../test/statements.js'
import { publicBookmarksOf } from './bookmark.service.js'

const database = ownDatabase()

const aCrowdSql = `
  SET session_replication_role = replica;
  INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
    SELECT gen_random_uuid(), 'ted', i, i, 'Brug ' || i, 'Gemeente', now() - i * interval '1 hour', 'Open', '', current_date
    FROM generate_series(1, 5000) i;
  INSERT INTO app_users (id, username, email, password_hash)
    SELECT gen_random_uuid(), 'u' || i, 'u' || i || '@bron.test', 'x' FROM generate_series(1, 400) i;
  INSERT INTO bookmarks (id, user_id, tender_id, created_at)
    SELECT gen_random_uuid(), u.id, t.id, now() - random() * interval '300 days'
    FROM (SELECT id FROM tenders ORDER BY publication_date DESC LIMIT 60 OFFSET 1000) t, app_users u;
  RESET session_replication_role;
  ANALYZE tenders; ANALYZE bookmarks`

test('tenders without bookmarks do not cause a scan of all public bookmarks, even when one tender has very many', async () => {
  const db = database.manager
  await db.query(aCrowdSql)
  const rows = await db.query<{ id: string }[]>('SELECT id FROM tenders ORDER BY publication_date DESC LIMIT 20')
  const ids = rows.map(({ id }) => id)
  const record = recordStatements(database.source)
  const [text] = await record(() => publicBookmarksOf(db, ids, { first: 3 }))
  // EXPLAIN with the driver's parameters, because the plan depends on them.
  const plan = await db.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, [4, ids])
  expect(plan.map(line => line['QUERY PLAN']).join('\n')).not.toContain('bookmarks_public')
})
