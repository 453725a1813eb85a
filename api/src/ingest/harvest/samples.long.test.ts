import { expect, test } from '@jest/globals'
import { IsNull } from 'typeorm'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const NOWHERE = 'http://127.0.0.1:9'
const settings = testSettings({
  sources: 'auto',
  sourcePlaces: { tenderned: { baseUrl: NOWHERE, days: 10 } },
  refreshCoolDownMs: 0,
  sourceTimeLimitMs: 120_000,
})

test('an empty database gets at least 250 samples when no source is reachable, also for a visitor', async () => {
  const query = 'mutation { refreshTenders { totalAdded totalFound isStopped } }'
  const { data, errors } = await ask(db(), query, {}, settings)
  expect(errors).toBeUndefined()
  expect(data.refreshTenders.totalAdded).toBeGreaterThanOrEqual(250)
  expect(data.refreshTenders.isStopped).toBe(false)
  expect(await db().countBy(Tender, { isSample: true, copyOf: IsNull() })).toBe(data.refreshTenders.totalAdded)
  const { installation } = (await ask(db(), '{ installation { sampleData companyEmailDomain } }')).data
  expect(installation).toEqual({ sampleData: true, companyEmailDomain: 'greenrock.nl' })

  const [kinds] = await db().query(`SELECT count(*) FILTER (WHERE archived)::int AS archived,
    count(*) FILTER (WHERE status = 'Gegund')::int AS awarded, count(*) FILTER (WHERE status = 'Ingetrokken')::int AS withdrawn,
    count(*) FILTER (WHERE status = 'Verwacht')::int AS announced, count(DISTINCT category)::int AS categories,
    count(*) FILTER (WHERE closing_date IS NULL)::int AS undated, count(DISTINCT province)::int AS provinces,
    count(*) FILTER (WHERE tender_type = 'eu_procurement')::int AS procurement,
    count(*) FILTER (WHERE tender_type = 'freelance_contract')::int AS assignments,
    count(*) FILTER (WHERE description IS NULL)::int AS bare FROM tenders`)
  for (const [kind, count] of Object.entries(kinds)) expect([kind, count]).toEqual([kind, expect.any(Number)])
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(0)
  expect(kinds).toMatchObject({ categories: 16, provinces: 12 })
})
