import { expect, test } from '@jest/globals'
import { assignment, clustersOf, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { mergeTenders } from '../../ingest/notices/merge.service.js'
import { Tender } from '../tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const store = (source: 'headfirst' | 'between' | 'striive', ...drafts: Parameters<typeof stored>[2]) =>
  stored(db(), source, drafts)
const tenderAt = (source: string) => db().findOneByOrFail(Tender, { source })

test('merging two tenders of one source does not restore a split copy', async () => {
  const into = await aTender(db(), { source: 'headfirst', tenderType: 'freelance_contract' })
  await store('headfirst', assignment('1', { maxHourlyRate: 110 }))
  await store('between', assignment('1'))
  await store('striive', assignment('1'))
  const { id: from } = await db().findOneByOrFail(Tender, { source: 'headfirst', procedureKey: '1' })
  const { id: between } = await tenderAt('between')
  await db().query(
    'INSERT INTO tender_splits (one_id, other_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2))',
    [into.id, between],
  )
  await db().transaction(tx => mergeTenders(tx, { into: into.id, from }))
  expect(await clustersOf(db())).toEqual([
    { source: 'between', under: null },
    { source: 'headfirst', under: null },
    { source: 'striive', under: 'headfirst' },
  ])
})
