import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { Tender } from '../tenders/tender.entity.js'
import { Places1795370400000 } from './1795370400000-places.js'

const database = testDatabase()
const db = () => database.manager

test('stored tenders are located again: those abroad lose nothing but gain a country, and sites become towns', async () => {
  const stored = [
    { title: 'onbekend', region: 'Boerakkeroost', organization: 'Rijkswaterstaat' },
    { title: 'ongewijzigd', region: 'Harlingen', province: 'Friesland' },
    { title: 'buitenland', region: 'Brussel', organization: 'Rijkswaterstaat' },
    { title: 'terrein', region: 'Utrecht Science Park', province: 'Utrecht' },
    { title: 'instelling', region: null, organization: 'Technische Universiteit Delft' },
  ]
  for (const tender of stored) await aTender(db(), tender)
  const runner = database.source.createQueryRunner()
  try {
    // Idempotent: the second time changes nothing.
    for (let time = 1; time <= 2; time++) {
      await runner.startTransaction()
      await new Places1795370400000().up(runner)
      await runner.commitTransaction()
    }
  } finally {
    await runner.release()
  }
  const tenders = await db().find(Tender, { order: { publicationDate: 'DESC' } })
  expect(tenders.map(({ title, region, province }) => [title, region, province])).toEqual([
    ['onbekend', 'Boerakkeroost', null],
    ['ongewijzigd', 'Harlingen', 'Friesland'],
    ['buitenland', 'Brussel, België', null],
    ['terrein', 'Utrecht', 'Utrecht'],
    ['instelling', 'Delft', 'Zuid-Holland'],
  ])
})
