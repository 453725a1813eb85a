import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { knowAddedSources } from '../reference/added-sources.js'
import { otherCopiesOf } from './other-copies.service.js'

const database = testDatabase()
const db = () => database.manager

test('where else it is, is in the order of the sources, those that were added last', async () => {
  const aSource = (name: string) =>
    ({
      key: `eigen-${name}`,
      name,
      adapter: 'feed',
      address: 'https://bron.test',
      tenderType: 'eu_procurement',
      isRead: true,
    }) as const
  knowAddedSources([aSource('zuid'), aSource('noord')])
  try {
    const { id } = await aTender(db())
    for (const source of ['eigen-noord', 'eigen-zuid', 'ted']) await aTender(db(), { source })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id <> $1', [id])
    const [copies] = await otherCopiesOf(db(), [id])
    expect(copies!.map(({ source }) => source)).toEqual(['ted', 'eigen-zuid', 'eigen-noord'])
  } finally {
    knowAddedSources([])
  }
})
