import type { JobHelpers } from 'graphile-worker'
import { expect, test } from '@jest/globals'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { createApp } from '../../processes/app.js'
import { listTenders } from '../tender/list.service.js'
import { tasksOf } from '../../processes/worker/tasks.js'
import { EmptySearch } from './empty-search.entity.js'
import { storeEmptySearches } from './empty-search.service.js'

const database = testDatabase()
const stored = () => database.manager.find(EmptySearch)

test('the web server stores searches without results, the last ones during shutdown', async () => {
  const app = await createApp(database.source, testSettings(), database.url)
  await listTenders(database.manager, { search: 'kraan' }, null, {})
  await app.stop()
  expect(await stored()).toMatchObject([{ text: 'kraan' }])
})

test('the nightly task of the worker deletes old empty searches', async () => {
  await storeEmptySearches(database.manager, ['oud'], '2025-01-01')
  await storeEmptySearches(database.manager, ['nieuw'])
  await tasksOf(database.manager, testSettings()).archive!({}, {} as JobHelpers)
  expect(await stored()).toMatchObject([{ text: 'nieuw' }])
})
