import { expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { assignment, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import type { NoticeDraft } from './draft.js'
import { closeVanished } from './vanish.service.js'

const database = testDatabase()
const db = () => database.manager

const day = (text: string) => new Date(`2026-11-${text}T09:00:00Z`)
const description = `De gemeente zoekt een projectleider. ${'Je stuurt het team aan en je bewaakt de planning. '.repeat(6)}`
const posting = (id: string, given: Partial<NoticeDraft> = {}) => assignment(id, { description, ...given })
const store = (...drafts: readonly NoticeDraft[]) => stored(db(), 'striive', drafts)

const LIST = `{ tenders { nodes { publicationId publicationDate closingDate maxHourlyRate firstSeenOn status
  changes { kind newText headline } } } }`
async function list() {
  const { data, errors } = await ask(db(), LIST)
  expect(errors).toBeUndefined()
  return data.tenders.nodes
}

test.each<[string, Partial<NoticeDraft>]>([
  ['another text', { description: `${description} En je spreekt Duits.` }],
  ['another place', { place: 'Groningen' }],
  ['another client', { organization: 'Waterschap Rijn' }],
  ['a short text', { description: 'Zie bijlage.' }],
])('%s under another number is another assignment', async (_name, given) => {
  await store(posting('1', 'description' in given && given.description === 'Zie bijlage.' ? given : {}))
  await store(posting('2', given))
  expect(await list()).toHaveLength(2)
})

test('the same text at another source is a copy, and no repost', async () => {
  await store(posting('1'))
  await stored(db(), 'haert', [posting('2')])
  expect(await db().count(Tender)).toBe(2)
})

test('an archived assignment is over: the same text is a new one', async () => {
  await store(posting('1'))
  await db().update(Tender, { publicationId: '1' }, { archived: true })
  await store(posting('2'))
  expect(await db().count(Tender)).toBe(2)
})

test('the same text under another number is the same assignment, with its first date and what the new posting says', async () => {
  await store(posting('1', { publishedAt: day('02'), closingDate: day('09'), maxHourlyRate: 90 }))
  await db().query("UPDATE tenders SET new_on = '2026-11-02'")
  await closeVanished(db(), 'striive', ['other'])
  const { added } = await store(posting('2', { publishedAt: day('20'), closingDate: null }))
  expect(added).toBe(0)
  const all = await list()
  expect(all).toEqual([
    expect.objectContaining({
      publicationId: '2',
      publicationDate: day('02').toISOString(),
      firstSeenOn: '2026-11-02',
      status: 'OPEN',
      closingDate: null,
      maxHourlyRate: null,
    }),
  ])
  expect(all[0].changes).toContainEqual({
    kind: 'REPOSTED',
    newText: '2',
    headline: 'Opnieuw geplaatst op Striive',
  })
  expect(all[0].changes.at(-1)).toMatchObject({ kind: 'PUBLISHED' })
})

test('the same text twice in one list is shown once', async () => {
  await store(posting('1'), posting('2'))
  expect(await list()).toHaveLength(1)
})

test('an assignment that its broker dates again keeps its first date', async () => {
  await store(posting('1', { publishedAt: day('02') }))
  await store(posting('1', { publishedAt: day('20'), maxHourlyRate: 95 }))
  expect(await list()).toEqual([
    expect.objectContaining({ publicationDate: day('02').toISOString(), maxHourlyRate: 95 }),
  ])
})

test('later notices of one posting, such as its outcome, keep what it said', async () => {
  await store(posting('1', { publishedAt: day('02'), maxHourlyRate: 95 }))
  const outcome = { kind: 'award' as const, procedureKey: '1', description: null, publishedAt: day('20') }
  await store(posting('award', outcome))
  const [only, ...others] = await list()
  expect(others).toEqual([])
  expect(only).toMatchObject({ maxHourlyRate: 95 })
  expect(only.changes.map(({ kind }: { kind: string }) => kind)).not.toContain('REPOSTED')
})
