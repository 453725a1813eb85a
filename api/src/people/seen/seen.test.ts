import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { User } from '../../accounts/users/user.entity.js'
import { forgetOldSeen } from './seen.service.js'

const database = testDatabase()
const db = () => database.manager

let anna: User
let bas: User
let sluis: Tender
let brug: Tender
beforeEach(async () => {
  anna = await aUser(db())
  bas = await aUser(db())
  await stored(await aTender(db(), { title: 'Oude sluis' }), '3 days')
  await db().query("UPDATE app_users SET seen_until = now() - interval '2 days'")
  sluis = await stored(await aTender(db(), { title: 'Sluis' }), '1 day')
  brug = await aTender(db(), { title: 'Brug', source: 'ted' })
})

async function stored(tender: Tender, ago: string): Promise<Tender> {
  await db().query('UPDATE tenders SET created_at = now() - $2::interval WHERE id = $1', [tender.id, ago])
  return tender
}

async function asked(user: User | null, query: string, variables: object = {}) {
  const { data, errors } = await ask(db(), query, variables, testSettings(), user)
  return { data, error: errors?.[0]?.message }
}

const newTo = async (user: User | null, filter: object = {}): Promise<string[]> => {
  const query = 'query ($filter: TenderFilter!) { tenders(filter: $filter, first: 20) { nodes { title isUnseen } } }'
  const { data } = await asked(user, query, { filter })
  const nodes: { title: string; isUnseen: boolean }[] = data.tenders.nodes
  return nodes.filter(({ isUnseen }) => isUnseen).map(({ title }) => title)
}
const unseen = async (user: User, filter: object = {}) => {
  const query = 'query ($filter: TenderFilter) { unseenTenders(filter: $filter) { count since } }'
  return (await asked(user, query, { filter })).data.unseenTenders as { count: number; since: string }
}
const see = (user: User, ...tenders: readonly Tender[]) =>
  asked(
    user,
    'mutation ($ids: [ID!]!) { markTendersSeen(input: { tenderIds: $ids }) { tenders { title isUnseen } } }',
    { ids: tenders.map(({ id }) => toGlobalId('Tender', id)) },
  )
const seeAll = async (user: User, filter: object = {}) => {
  const mutation =
    'mutation ($filter: TenderFilter!) { markAllTendersSeen(input: { filter: $filter }) { seenAt formerSince } }'
  return (await asked(user, mutation, { filter })).data.markAllTendersSeen as { seenAt: string; formerSince: string }
}
const undo = (user: User, input: object) =>
  asked(user, 'mutation ($input: UndoAllTendersSeenInput!) { undoAllTendersSeen(input: $input) { since } }', { input })

describe('the tenders that are new to a user', () => {
  test('are those stored since they marked all as seen, whatever their publication date', async () => {
    expect(await newTo(anna)).toEqual(['Sluis', 'Brug'])
    expect(await unseen(anna)).toMatchObject({ count: 2 })
    expect(await unseen(anna, { source: 'ted' })).toMatchObject({ count: 1 })
  })

  test('exclude those that they saw, which stay new to colleagues', async () => {
    const { data } = await see(anna, sluis, sluis)
    expect(data.markTendersSeen.tenders[0]).toEqual({ title: 'Sluis', isUnseen: false })
    await see(anna, sluis)
    expect(await newTo(anna)).toEqual(['Brug'])
    expect(await newTo(bas)).toEqual(['Sluis', 'Brug'])
  })

  test('are none after the last was seen, and then those stored later, with the time of that', async () => {
    const before = Date.now()
    await see(anna, sluis, brug)
    expect(await unseen(anna)).toMatchObject({ count: 0 })
    await aTender(db(), { title: 'Gemaal' })
    const { count, since } = await unseen(anna)
    expect(count).toBe(1)
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before - 1)
    expect(await newTo(anna)).toEqual(['Gemaal'])
  })

  test('are found by the filter and counted like the list, for signed-in users only', async () => {
    const query =
      '{ tenders(filter: { unseen: true }, first: 5) { totalCount nodes { title } facets { source { key count } } } }'
    const { data } = await asked(anna, query)
    expect(data.tenders.totalCount).toBe(2)
    expect(data.tenders.facets.source).toContainEqual({ key: 'ted', count: 1 })
    expect((await asked(null, query)).data.tenders.totalCount).toBe(0)
  })

  test('are those first stored today for a visitor', async () => {
    await db().query("UPDATE tenders SET new_on = new_on - 1 WHERE title = 'Brug'")
    expect(await newTo(null)).toEqual(['Oude sluis', 'Sluis'])
  })

  test('exclude copies of tenders seen elsewhere, before or after all was marked as seen', async () => {
    await see(anna, sluis)
    const copy = await aTender(db(), { title: 'Sluis op TenderNed' })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE title = ANY ($2)', [copy.id, ['Sluis', 'Oude sluis']])
    expect(await newTo(anna)).toEqual(['Brug'])
    await db().query('UPDATE tenders SET copy_of = NULL WHERE title = $1', ['Oude sluis'])
    expect(await newTo(anna)).toEqual(['Brug'])
    expect(await newTo(bas)).toEqual(['Brug', 'Sluis op TenderNed'])
  })

  test('exclude tenders stored more than thirty days ago', async () => {
    await db().query("UPDATE app_users SET seen_until = now() - interval '90 days'")
    await stored(sluis, '31 days')
    expect(await newTo(anna)).not.toContain('Sluis')
    expect(await newTo(anna)).toContain('Oude sluis')
  })
})

describe('marking all as seen', () => {
  test('covers everything present, but nothing stored meanwhile with an earlier time', async () => {
    await seeAll(anna)
    expect(await newTo(anna)).toEqual([])
    await stored(await aTender(db(), { title: 'Van een lange transactie' }), '10 minutes')
    expect(await newTo(anna)).toEqual(['Van een lange transactie'])
  })

  test('covers only the list when it has a filter', async () => {
    await seeAll(anna, { source: 'ted' })
    expect(await newTo(anna)).toEqual(['Sluis'])
    await seeAll(anna, { search: 'sluis' })
    expect(await newTo(anna)).toEqual([])
  })

  test.each([{}, { source: 'tenderned' }])(
    'can be undone for the list %j, except for tenders seen individually',
    async filter => {
      await see(anna, brug)
      const input = await seeAll(anna, filter)
      expect(await newTo(anna)).toEqual([])
      for (let time = 0; time < 2; time++) await undo(anna, input)
      expect(await newTo(anna)).toEqual(['Sluis'])
      expect(await newTo(bas)).toEqual(['Sluis', 'Brug'])
    },
  )

  test('cannot be dated in the future', async () => {
    await undo(anna, { seenAt: '2099-01-01T00:00:00Z', formerSince: '2099-01-01T00:00:00Z' })
    expect(await newTo(anna)).toEqual(['Sluis', 'Brug'])
  })
})

test('a profile counts as new the same tenders as any list', async () => {
  const create = `mutation { createSearchProfile(input: { name: "Sluizen", filter: { search: "sluis" }, isShared: false }) {
    profile { id } } }`
  await asked(anna, create)
  const gate = await aTender(db(), { title: 'Sluisdeuren' })
  const newInProfile = async () =>
    (await asked(anna, '{ searchProfiles { newCount } }')).data.searchProfiles[0].newCount
  expect(await newInProfile()).toBe(1)
  await see(anna, gate)
  expect(await newInProfile()).toBe(0)
})

test('seen records are deleted once their tenders no longer count as new', async () => {
  await see(anna, sluis, brug)
  await db().query("UPDATE tender_seen SET seen_at = now() - interval '32 days' WHERE tender_id = $1", [sluis.id])
  await forgetOldSeen(db())
  const rows = await db().query<{ tender_id: string }[]>('SELECT tender_id FROM tender_seen')
  expect(rows).toEqual([{ tender_id: brug.id }])
})

test('marking too many tenders at once is refused, and unknown ids are ignored', async () => {
  const mutation = 'mutation ($ids: [ID!]!) { markTendersSeen(input: { tenderIds: $ids }) { tenders { id } } }'
  const many = Array.from({ length: 101 }, () => 'x')
  expect((await asked(anna, mutation, { ids: many })).error).toBe('Hoogstens 100 tenders tegelijk')
  expect(
    (await asked(anna, mutation, { ids: ['x', toGlobalId('User', anna.id)] })).data.markTendersSeen.tenders,
  ).toEqual([])
})
