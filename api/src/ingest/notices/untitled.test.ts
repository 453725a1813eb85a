import { expect, test } from '@jest/globals'
import { procedure, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import type { NoticeDraft } from './draft.js'

const database = testDatabase()
const db = () => database.manager

const store = (...drafts: readonly NoticeDraft[]) => stored(db(), 'tenderned', drafts)
const call = procedure('1', {
  kind: 'competition',
  procedureKey: 'p',
  publishedAt: new Date('2026-05-01'),
  closingDate: new Date('2026-06-01'),
})
const change = procedure('2', {
  kind: 'correction',
  procedureKey: 'p',
  publishedAt: new Date('2026-05-09'),
  closingDate: new Date('2026-07-01'),
  title: '',
  organization: '',
})
const { title, organization } = call

test('a notice without a title changes the stored tender, and is not stored while that is unknown', async () => {
  expect(await store(change)).toEqual({ added: 0, updated: 0, untitled: ['2'] })
  expect(await db().find(Tender)).toEqual([])
  await store(call)
  expect(await store(change)).toMatchObject({ updated: 1, untitled: [] })
  expect(await db().find(Tender)).toMatchObject([{ title, organization, closingDate: change.closingDate }])
})

test('a notice that was stored with a title is not replaced by its poorer form', async () => {
  await store(call, { ...change, title, organization })
  expect(await store({ ...change, closingDate: null })).toEqual({ added: 0, updated: 0, untitled: [] })
  expect(await db().find(Tender)).toMatchObject([{ closingDate: change.closingDate }])
})
