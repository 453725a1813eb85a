import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { MAX_EXCLUSIONS } from '../../reference/limits.js'
import { User } from '../../accounts/users/user.entity.js'

const database = testDatabase()
const db = () => database.manager

let anna: User
let bas: User
beforeEach(async () => {
  anna = await aUser(db())
  bas = await aUser(db())
  await db().query("UPDATE app_users SET seen_until = now() - interval '2 days'")
  await aTender(db(), { title: 'Beheer sluis', organization: 'Gemeente Elders', source: 'ted', province: 'Utrecht' })
  await aTender(db(), { title: 'Sluis', organization: 'Waterschap Rijn' })
  await aTender(db(), { title: 'Brug', organization: 'Gem. Elders', source: 'ted' })
  await aTender(db(), { title: 'Gemaal', organization: 'Waterschap Rijn' })
})

async function asked(user: User | null, query: string, variables: object = {}) {
  const now = user && (await db().findOneByOrFail(User, { id: user.id }))
  const { data, errors } = await ask(db(), query, variables, testSettings(), now)
  return { data, error: errors?.[0]?.message }
}
const ADD =
  'mutation ($input: AddExclusionInput!) { addExclusion(input: $input) { exclusion { id kind value createdAt } } }'
const add = (user: User | null, kind: string, value: string) => asked(user, ADD, { input: { kind, value } })
const remove = (user: User, id: string) =>
  asked(user, 'mutation ($id: ID!) { removeExclusion(input: { id: $id }) { id } }', { id })
async function list(user: User | null, filter: object = {}) {
  const query = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 20) {
    totalCount nodes { title } facets { source { key count } status { key count } } } }`
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
const everything = { titles: ['Beheer sluis', 'Brug', 'Gemaal', 'Sluis'], total: 4, ted: 2, open: 4 }

describe('an excluded buyer or word', () => {
  test.each([
    ['ORGANIZATION', 'Elders, gemeente', { titles: ['Gemaal', 'Sluis'], total: 2, ted: 0, open: 2 }],
    ['WORD', 'sluizen', { titles: ['Brug', 'Gemaal'], total: 2, ted: 1, open: 2 }],
  ])(
    'hides its tenders from the user’s lists and counts, but not from those of others: %s %s',
    async (kind, value, left) => {
      expect((await add(anna, kind, value)).data.addExclusion.exclusion).toMatchObject({ kind, value })
      expect(await list(anna)).toEqual(left)
      expect(await list(anna, { unseen: true })).toEqual(left)
      for (const other of [bas, null]) expect(await list(other)).toEqual(everything)
      await aTender(db(), { title: 'Nieuwe sluis', organization: 'Gemeente Elders' })
      expect(await list(anna)).toEqual(left)
    },
  )

  test.each([{ search: 'sluis' }, { region: 'Utrecht' }, { source: 'ted' }, { sources: ['ted', 'tenderned'] }])(
    'hides its tenders from %j too, and the count agrees with the list',
    async filter => {
      const before = await list(anna, filter)
      await add(anna, 'WORD', 'beheer')
      const after = await list(anna, filter)
      expect(after.titles).toEqual(before.titles.filter(title => title !== 'Beheer sluis'))
      expect([before.total - after.total, before.open - after.open]).toEqual([1, 1])
    },
  )

  test('is no tender that a range hides because it has no rate', async () => {
    await aTender(db(), { title: 'Sluiswachter', maxHourlyRate: 90 })
    const hiddenFrom = async (user: User) => {
      const query = '{ tenders(filter: { minRate: 80 }) { totalCount hidden { fact count } hiddenCount } }'
      return (await asked(user, query)).data.tenders
    }
    await add(anna, 'ORGANIZATION', 'Gemeente Elders')
    expect(await hiddenFrom(anna)).toEqual({ totalCount: 1, hidden: [{ fact: 'RATE', count: 2 }], hiddenCount: 2 })
    expect(await hiddenFrom(bas)).toEqual({ totalCount: 1, hidden: [{ fact: 'RATE', count: 4 }], hiddenCount: 4 })
    await add(anna, 'ORGANIZATION', 'Waterschap Rijn')
    expect(await hiddenFrom(anna)).toEqual({ totalCount: 1, hidden: [], hiddenCount: 0 })
  })

  test('may overlap with another: each hidden tender counts once', async () => {
    await add(anna, 'WORD', 'sluis')
    await add(anna, 'ORGANIZATION', 'Gemeente Elders')
    const sluis = (await db().query("SELECT id FROM tenders WHERE title = 'Sluis'"))[0].id as string
    await db().query('INSERT INTO tender_put_away (user_id, tender_id) VALUES ($1, $2)', [anna.id, sluis])
    expect(await list(anna)).toEqual({ titles: ['Gemaal'], total: 1, ted: 0, open: 1 })
    expect((await list(anna, { excludedWords: ['gemaal'] })).total).toBe(0)
    // The list of dismissed tenders includes those of excluded buyers.
    expect((await list(anna, { dismissed: true })).titles).toEqual(['Sluis'])
  })

  test('is listed and removed by its owner only', async () => {
    const { id } = (await add(anna, 'ORGANIZATION', 'Gemeente Elders')).data.addExclusion.exclusion
    await add(anna, 'WORD', 'sluis')
    const QUERY = '{ exclusions { kind value } }'
    const kept = [
      { kind: 'WORD', value: 'sluis' },
      { kind: 'ORGANIZATION', value: 'Gemeente Elders' },
    ]
    expect((await asked(anna, QUERY)).data.exclusions).toEqual(kept)
    expect((await asked(bas, QUERY)).data.exclusions).toEqual([])
    expect((await remove(bas, id)).error).toBeUndefined()
    expect((await asked(anna, QUERY)).data.exclusions).toEqual(kept)
    for (let time = 0; time < 2; time++) expect((await remove(anna, id)).data.removeExclusion).toEqual({ id })
    expect((await list(anna)).titles).toEqual(['Brug', 'Gemaal'])
    expect((await remove(anna, 'onzin')).error).toBeUndefined()
  })

  test('is stored once, whatever its spelling', async () => {
    const one = (await add(anna, 'ORGANIZATION', 'Gemeente Elders')).data.addExclusion.exclusion
    expect((await add(anna, 'ORGANIZATION', 'Gem. Elders')).data.addExclusion.exclusion).toEqual(one)
    const word = (await add(anna, 'WORD', 'Sluis')).data.addExclusion.exclusion
    expect((await add(anna, 'WORD', 'sluis')).data.addExclusion.exclusion).toEqual(word)
  })

  test.each([
    ['WORD', ' ', 'Vul een naam of een woord in'],
    ['WORD', 'de', 'Op dit woord kan niet worden gezocht. Kies een ander woord.'],
    ['WORD', 'x'.repeat(81), 'Een uitgesloten woord heeft hoogstens 80 tekens.'],
    ['ORGANIZATION', '!', 'Deze naam zegt niet wie de opdrachtgever is.'],
    ['ORGANIZATION', 'x'.repeat(301), 'Dit mag maximaal 300 karakters zijn'],
  ])('is refused as %s %j', async (kind, value, message) => {
    expect((await add(anna, kind, value)).error).toBe(message)
    expect(await list(anna)).toEqual(everything)
  })

  test('is limited to a hundred per user', async () => {
    await db().query(
      `INSERT INTO exclusions (id, user_id, kind, value, query)
       SELECT gen_random_uuid(), $1, 'word', 'w' || n, search_excluded('w' || n) FROM generate_series(1, $2::int) n`,
      [anna.id, MAX_EXCLUSIONS],
    )
    expect((await add(anna, 'WORD', 'sluis')).error).toContain(`Je hebt al ${MAX_EXCLUSIONS} opdrachtgevers en woorden`)
    expect((await add(anna, 'WORD', 'w7')).error).toBeUndefined()
    expect((await list(anna)).total).toBe(4)
  })
})
