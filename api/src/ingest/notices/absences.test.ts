import { expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { assignment, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { MAX_ABSENCES } from '../../tenders/tender/absences.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { closeVanished } from './vanish.service.js'

const database = testDatabase()
const db = () => database.manager

const listed = () => stored(db(), 'between', [assignment('1')])
const gone = () => closeVanished(db(), 'between', [])

async function shown() {
  const query = '{ tenders { nodes { status notListedSince changes { kind publishedAt } } } }'
  const { data, errors } = await ask(db(), query, {}, testSettings())
  expect(errors).toBeUndefined()
  const { changes, ...tender } = data.tenders.nodes[0]
  return { ...tender, kinds: changes.map(({ kind }: { kind: string }) => kind) }
}

test('a tender that disappears from the list of its source shows since when, and its history shows its return too', async () => {
  await listed()
  expect(await shown()).toEqual({ status: 'OPEN', notListedSince: null, kinds: ['PUBLISHED'] })
  const before = Date.now() - 1000
  await gone()
  const { notListedSince, ...rest } = await shown()
  expect(rest).toEqual({ status: 'CLOSED', kinds: ['GONE', 'PUBLISHED'] })
  expect(Date.parse(notListedSince)).toBeGreaterThan(before)
  await gone()
  expect(await shown()).toEqual({ ...rest, notListedSince })
  await listed()
  expect(await shown()).toEqual({ status: 'OPEN', notListedSince: null, kinds: ['BACK', 'GONE', 'PUBLISHED'] })
})

test('only the last absences of a tender are kept', async () => {
  for (let time = 0; time <= MAX_ABSENCES; time++) {
    await listed()
    await gone()
  }
  const { absences } = await db().findOneByOrFail(Tender, { source: 'between' })
  expect(absences).toHaveLength(MAX_ABSENCES)
  expect(absences.slice(0, -1).every(({ backAt }) => backAt !== undefined)).toBe(true)
  expect(absences.at(-1)).toEqual({ goneAt: expect.any(String) })
})
