import { expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ownDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { SearchSigns1795910400001 } from './1795910400001-search-signs.js'

const database = ownDatabase()
const db = () => database.manager

test('tenders and excluded words of before are found by names with a sign', async () => {
  const runner = database.source.createQueryRunner()
  const migration = new SearchSigns1795910400001()
  try {
    await runner.startTransaction()
    await migration.down(runner)
    for (const title of ['C++', 'Infor\u00admatie', 'Iets anders']) await aTender(runner.manager, { title })
    const { id: userId } = await aUser(runner.manager)
    for (const value of ['c++', '.net', 'dotnet', 'dijk'])
      await runner.query(
        `INSERT INTO exclusions (id, user_id, kind, value, query) VALUES ($1, $2, 'word', $3, search_excluded($3))`,
        [uuid(), userId, value],
      )
    await migration.up(runner)
    await runner.commitTransaction()
  } finally {
    await runner.release()
  }
  const found = (query: string) =>
    db().query(
      `SELECT t.title FROM tender_search s JOIN tenders t ON t.id = s.tender_id WHERE s.vector @@ $1::tsquery`,
      [query],
    )
  expect(await found('cplusplus')).toEqual([{ title: 'C++' }])
  expect(await found('informatie')).toEqual([{ title: 'Infor\u00admatie' }])
  expect(await found('anders')).toEqual([{ title: 'Iets anders' }])
  const excluded = await db().query<{ value: string; query: string }[]>('SELECT value, query::text FROM exclusions')
  expect(Object.fromEntries(excluded.map(({ value, query }) => [value, query]))).toMatchObject({
    'c++': expect.stringContaining("'cplusplus'"),
    // Another of the same person's leaves out .NET by now.
    '.net': expect.stringContaining("'net'"),
    dotnet: expect.stringContaining("'dotnet'"),
    dijk: expect.stringContaining("'dijk'"),
  })
})
