import { expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { knowAddedSources } from '../../reference/added-sources.js'
import { bySource, copiesOf } from './routes.service.js'

const database = testDatabase()
const db = () => database.manager

test('copies are sorted by source, and added sources go last', async () => {
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
    const [copies] = await copiesOf(db(), [id])
    expect(bySource(copies!).map(({ source }) => source)).toEqual(['tenderned', 'ted', 'eigen-zuid', 'eigen-noord'])
  } finally {
    knowAddedSources([])
  }
})

test('N+1: a list reads its tenders and their copies in one statement', async () => {
  const { id } = await aTender(db())
  for (const source of ['striive', 'ted']) await aTender(db(), { source })
  await db().query('UPDATE tenders SET copy_of = $1 WHERE id <> $1', [id])
  const list = '{ tenders { nodes { alsoAt { tenderId source { key } url } } } }'
  await ask(db(), list)
  const statements = await recordStatements(database.source)(async () => {
    const { data } = await ask(db(), list)
    expect(data.tenders.nodes).toHaveLength(1)
    expect(data.tenders.nodes[0].alsoAt.map(({ source }: { source: { key: string } }) => source.key)).toEqual([
      'ted',
      'striive',
    ])
  })
  expect(statements).toHaveLength(1)
})
