import { expect, test } from '@jest/globals'
import { testSettings } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { createApp } from '../app.js'
import { listTenders } from '../tenders/tender.service.js'
import { FruitlessSearch } from './fruitless-search.entity.js'

const database = testDatabase()

test('the web server stores searches that find nothing, the last ones when it stops', async () => {
  const app = await createApp(database.source, testSettings())
  await listTenders(database.manager, { search: 'kraan' }, null, {})
  await app.stop()
  expect(await database.manager.find(FruitlessSearch)).toMatchObject([{ text: 'kraan' }])
})
