import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { createDataSource } from '../../processes/data-source.js'
import { OpenClosed, type TenderFilter } from './tender.inputs.js'
import { listTenders } from './list.service.js'

const database = ownDatabase()
/** A pool of one connection, because prepared statements belong to a connection. */
let alone: DataSource
beforeAll(async () => {
  alone = await createDataSource(database.url, { poolSize: 1 }).initialize()
})
afterAll(() => alone.destroy())

beforeEach(async () => {
  for (const title of ['Schoonmaak', 'Bruggen', 'Software']) await aTender(database.manager, { title })
  await database.source.query('ANALYZE')
  // Makes the planner assume a million rows.
  await database.source.query(
    `UPDATE pg_class SET reltuples = 1e6 WHERE oid = 'tenders'::regclass OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'tenders'::regclass)`,
  )
})

/** PostgreSQL plans a statement five times before it may keep a plan. */
const TRIED = 5

const lists: readonly TenderFilter[] = [
  {},
  { archived: true },
  { category: 'it-development' },
  { openClosed: OpenClosed.OPEN },
]
test('the statement of a first page is not replanned for each request, with any filter', async () => {
  for (const filter of lists)
    for (let time = 0; time < 2 * TRIED; time++) await listTenders(alone.manager, filter, null, { first: 20, page: 1 })
  const plans = await alone.query<{ custom: number; kept: number }[]>(
    `SELECT custom_plans::int AS custom, generic_plans::int AS kept FROM pg_prepared_statements WHERE statement LIKE 'WITH p %'`,
  )
  expect(plans).toHaveLength(lists.length)
  // A statement without parameters is planned once.
  for (const plan of plans)
    expect([
      { custom: TRIED, kept: TRIED },
      { custom: 0, kept: 2 * TRIED },
    ]).toContainEqual(plan)
})
