import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { User } from '../../accounts/users/user.entity.js'

const database = testDatabase()
const db = () => database.manager

let anna: User
let bas: User
let sluis: Tender
beforeEach(async () => {
  anna = await aUser(db())
  bas = await aUser(db())
  await db().query("UPDATE app_users SET seen_until = now() - interval '2 days'")
  sluis = await aTender(db(), { title: 'Sluis', source: 'ted', region: 'Utrecht', province: 'Utrecht' })
  await aTender(db(), { title: 'Brug' })
  await aTender(db(), { title: 'Gemaal', source: 'ted' })
})

async function asked(user: User | null, query: string, variables: object = {}) {
  const now = user && (await db().findOneByOrFail(User, { id: user.id }))
  const { data, errors } = await ask(db(), query, variables, testSettings(), now)
  return { data, error: errors?.[0]?.message }
}
const put = (user: User, { id }: { id: string }, given: object = {}) =>
  asked(
    user,
    `mutation ($input: DismissTenderInput!) { dismissTender(input: $input) { tender { title dismissed { reason until } } } }`,
    { input: { tenderId: toGlobalId('Tender', id), ...given } },
  )
const bringBack = (user: User, { id }: Tender) =>
  asked(user, 'mutation ($id: ID!) { restoreTender(input: { tenderId: $id }) { tender { dismissed { until } } } }', {
    id: toGlobalId('Tender', id),
  })
async function list(user: User | null, filter: object = {}) {
  const query = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 20) {
    totalCount nodes { title } facets { source { key count } region { key count } status { key count } } } }`
  const { tenders } = (await asked(user, query, { filter })).data
  const countOf = (name: string, key: string) =>
    tenders.facets[name].find((one: { key: string }) => one.key === key)?.count as number
  return {
    titles: tenders.nodes.map(({ title }: { title: string }) => title).toSorted() as string[],
    total: tenders.totalCount as number,
    ted: countOf('source', 'ted'),
    open: countOf('status', 'open'),
  }
}
const everything = { titles: ['Brug', 'Gemaal', 'Sluis'], total: 3, ted: 2, open: 3 }
const without = { titles: ['Brug', 'Gemaal'], total: 2, ted: 1, open: 2 }

describe('a dismissed tender', () => {
  test('is in none of its user’s lists and counts, but stays in those of others', async () => {
    const { data } = await put(anna, sluis, { reason: ' Te ver ' })
    expect(data.dismissTender.tender).toEqual({ title: 'Sluis', dismissed: { reason: 'Te ver', until: null } })
    expect(await list(anna)).toEqual(without)
    for (const other of [bas, null]) expect(await list(other)).toEqual(everything)
  })

  test.each([{ search: 'sluis' }, { region: 'utrecht' }, { domain: 'other', source: 'ted' }, { unseen: true }])(
    'is not found by %j either, and the count agrees with the list',
    async filter => {
      const before = await list(anna, filter)
      await put(anna, sluis)
      const after = await list(anna, filter)
      expect(before.titles).toContain('Sluis')
      expect(after.titles).toEqual(before.titles.filter(title => title !== 'Sluis'))
      expect(after.total).toBe(before.total - 1)
      expect(after.open).toBe(before.open - 1)
    },
  )

  test('is found by the filter for dismissed tenders, in combination with others', async () => {
    await put(anna, sluis)
    expect(await list(anna, { dismissed: true })).toEqual({ titles: ['Sluis'], total: 1, ted: 1, open: 1 })
    expect(await list(anna, { dismissed: true, source: 'tenderned' })).toMatchObject({ titles: [], total: 0 })
    for (const other of [bas, null]) expect(await list(other, { dismissed: true })).toMatchObject({ total: 0 })
  })

  test('returns when it is restored, idempotently', async () => {
    await put(anna, sluis)
    for (let time = 0; time < 2; time++)
      expect((await bringBack(anna, sluis)).data.restoreTender.tender.dismissed).toBeNull()
    expect(await list(anna)).toEqual(everything)
  })

  test('is dismissed with all its copies', async () => {
    const copy = await aTender(db(), { title: 'Sluis op TenderNed' })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id = $2', [sluis.id, copy.id])
    await put(anna, copy)
    expect((await list(anna, { source: 'tenderned' })).titles).toEqual(['Brug'])
    expect(await list(anna)).toMatchObject({ titles: ['Brug', 'Gemaal'], total: 2 })
  })

  test('stays dismissed when a later copy replaces it in lists', async () => {
    await put(anna, sluis, { reason: 'Te ver' })
    const later = await aTender(db(), { title: 'Sluis op TenderNed' })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id = $2', [later.id, sluis.id])
    expect(await list(anna)).toMatchObject({ titles: ['Brug', 'Gemaal'], total: 2, open: 2 })
    const query = '{ tenders(filter: { dismissed: true }, first: 5) { nodes { title dismissed { reason } } } }'
    const { data } = await asked(anna, query)
    expect(data.tenders.nodes).toEqual([{ title: 'Sluis op TenderNed', dismissed: { reason: 'Te ver' } }])
    await bringBack(anna, later)
    expect((await list(anna)).titles).toEqual(['Brug', 'Gemaal', 'Sluis op TenderNed'])
  })
})

describe('a tender that is dismissed until later', () => {
  const later = () => new Date(Date.now() + 3_600_000).toISOString()
  const comes = () => db().query("UPDATE tender_put_away SET until = now() - interval '1 minute'")

  test('returns by itself as new, until it is seen', async () => {
    const until = later()
    expect((await put(anna, sluis, { until })).data.dismissTender.tender.dismissed).toEqual({ reason: null, until })
    expect(await list(anna)).toEqual(without)
    await db().query("UPDATE tenders SET created_at = now() - interval '60 days'")
    await comes()
    expect(await list(anna)).toEqual(everything)
    expect((await list(anna, { unseen: true })).titles).toEqual(['Sluis'])
    await asked(anna, 'mutation ($id: ID!) { markTendersSeen(input: { tenderIds: [$id] }) { tenders { id } } }', {
      id: toGlobalId('Tender', sluis.id),
    })
    expect((await list(anna, { unseen: true })).titles).toEqual([])
    expect((await list(anna)).titles).toContain('Sluis')
  })

  test('is marked as seen together with everything else', async () => {
    await put(anna, sluis, { until: later() })
    await comes()
    await asked(anna, 'mutation { markAllTendersSeen(input: { filter: {} }) { seenAt } }')
    expect((await list(anna, { unseen: true })).titles).toEqual([])
  })

  test.each([-1000, 0, 367 * 24 * 3_600_000])('is refused with a return in %d ms', async offset => {
    const { error } = await put(anna, sluis, { until: new Date(Date.now() + offset).toISOString() })
    expect(error).toBe('Kies een moment in het komende jaar.')
    expect(await list(anna)).toEqual(everything)
  })
})

test('a dismissal needs an existing tender, and a reason of at most 200 characters', async () => {
  expect((await put(anna, sluis, { reason: 'x'.repeat(201) })).error).toBe('Reden mag maximaal 200 karakters zijn')
  expect((await put(anna, { id: anna.id })).error).toBe('Deze tender bestaat niet (meer)')
  const notOne = { input: { tenderId: toGlobalId('User', anna.id) } }
  const mutation = 'mutation ($input: DismissTenderInput!) { dismissTender(input: $input) { tender { id } } }'
  expect((await asked(anna, mutation, notOne)).error).toBe('Tender ID is verplicht')
})
