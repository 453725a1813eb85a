import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { testSettings } from '../../../test/ask.js'
import { type BrokenStatements, breakStatements, type Fault } from '../../../test/broken-statements.js'
import { empty, testDatabase } from '../../../test/database.js'
import { startProcess } from '../../../test/process.js'
import { createDataSource } from '../../processes/data-source.js'
import { startStandIn } from '../samples/stand-in.js'
import { refreshTenders } from './refresh.service.js'

const database = testDatabase()

/** Crash recovery: a refresh fails at one statement after the other; `npm run test:long` tries every statement. */
const isLong = process.env.TEST_LONG === '1'
const DAYS = 3

let standIn: Awaited<ReturnType<typeof startStandIn>>
let source: DataSource
let statements: BrokenStatements
let wanted: object
let total = 0

const settings = () =>
  testSettings({
    sources: 'live',
    sourcePlaces: { tenderned: { baseUrl: `${standIn.url}/tenderned`, days: DAYS } },
    refreshCoolDownMs: 0,
  })
const refresh = () => refreshTenders(source.manager, settings())

beforeAll(async () => {
  standIn = await startStandIn(new Date())
  source = await createDataSource(database.url).initialize()
  statements = breakStatements(source)
  await empty(source)
  total = await statements.during(refresh, 0, 'none')
  wanted = await state()
})
afterAll(async () => {
  await source.destroy()
  await standIn.stop()
})

/** Everything that a refresh stores, apart from ids, times and its own bookkeeping. */
async function state(): Promise<object> {
  const [row] = await database.source.query<[object]>(`SELECT
    (SELECT jsonb_agg(to_jsonb(t) - '{id,created_at,updated_at,first_seen}'::text[] ORDER BY procedure_key) FROM tenders t) AS tenders,
    (SELECT jsonb_agg(n.publication_id || ' ' || t.procedure_key ORDER BY n.publication_id) FROM notices n JOIN tenders t ON t.id = n.tender_id) AS notices,
    (SELECT jsonb_agg(t.procedure_key || ' ' || c.slug || ' ' || l.confidence ORDER BY t.procedure_key, c.slug)
     FROM tender_categories l JOIN tenders t ON t.id = l.tender_id JOIN categories c ON c.id = l.category_id) AS categories,
    (SELECT jsonb_agg(to_jsonb(c) ORDER BY to_jsonb(c)::text) FROM tender_cube c WHERE n <> 0) AS counts,
    (SELECT sum(n) FROM (SELECT count(*) AS n FROM tender_search) s) AS searchable,
    (SELECT jsonb_agg(checkpoint ORDER BY source) FROM source_checkpoints) AS checkpoints`)
  return row
}

/** Counters and search rows are consistent, even right after the fault. */
async function contradictions(): Promise<readonly object[]> {
  return await database.source.query<object[]>(`
    SELECT 'tender without search row' AS what, t.id::text FROM tenders t
      WHERE NOT EXISTS (SELECT FROM tender_search s WHERE s.tender_id = t.id)
    UNION ALL SELECT 'tender without counters', t.id::text FROM tenders t
      WHERE NOT EXISTS (SELECT FROM tender_counters c WHERE c.tender_id = t.id)
    UNION ALL SELECT 'counts that differ', counted::text
      FROM (SELECT sum(n)::bigint AS counted FROM tender_cube) c
      WHERE coalesce(counted, 0) <> (SELECT count(*) FROM tenders)
    UNION ALL SELECT 'tender without notice', t.id::text FROM tenders t
      WHERE NOT EXISTS (SELECT FROM notices n WHERE n.tender_id = t.id)
    UNION ALL SELECT 'tender without category', t.id::text FROM tenders t
      WHERE NOT EXISTS (SELECT FROM tender_categories l WHERE l.tender_id = t.id)`)
}

async function expectRecovery(): Promise<void> {
  expect(await contradictions()).toEqual([])
  await refresh()
  expect(await state()).toEqual(wanted)
  const [row] = await database.source.query<[{ running: number }]>(
    `SELECT ((SELECT count(*) FROM jobs WHERE status = 'running') +
       (SELECT count(*) FROM scraper_runs WHERE status = 'running'))::int AS running`,
  )
  expect(row.running).toBe(0)
}

/** Input of the table of `npm run faults`. */
const report = (places: number) => process.stderr.write(`broken off at ${places} places\n`)

describe('a refresh that fails at any of its statements', () => {
  test('sends enough statements for this test', () => {
    expect(total).toBeGreaterThan(20)
  })

  test.each(['error', 'cut', 'ended'] satisfies Fault[])(
    'by %s keeps all constraints, and the next refresh ends as if nothing had happened',
    async fault => {
      // A fault can add statements, and the order of parallel statements varies: hence the margin.
      let places = 0
      for (let at = 1; at <= total + (isLong ? 3 : 0); at += isLong ? 1 : Math.ceil(total / 3)) {
        await empty(source)
        await statements.during(() => refresh().catch(() => undefined), at, fault)
        await expectRecovery()
        places++
      }
      report(places)
    },
    isLong ? 3_600_000 : undefined,
  )

  test(
    'because its process dies recovers: the next refresh ends as if nothing had happened',
    async () => {
      let places = 0
      for (let at = isLong ? 2 : Math.ceil(total / 2); at <= total; at += isLong ? 1 : total) {
        await empty(source)
        const child = startProcess('api/test/die-in-refresh.mjs', {
          DATABASE_URL: database.url,
          STAND_IN: standIn.url,
          DAYS: String(DAYS),
          DIE_AT: String(at),
        })
        await child.ended
        await expectRecovery()
        places++
      }
      report(places)
    },
    isLong ? 3_600_000 : undefined,
  )
})
