import { beforeEach, describe, expect, test } from '@jest/globals'
import { DateTime } from 'luxon'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aRun, onlyRead } from '../../../test/harvesting.js'
import { recordStatements } from '../../../test/statements.js'
import { AMSTERDAM } from '../../platform/calendar.js'
import { MAX_SEARCH_PROFILES } from '../../reference/limits.js'
import type { User } from '../../accounts/users/user.entity.js'

const database = testDatabase()
const db = () => database.manager

const FIELDS =
  'id name filter isShared isOwn newCount owner { firstName } perWeek forecast { perWeek today } problem weekly'
let own: User
let colleague: User
beforeEach(async () => {
  own = await aUser(db(), { firstName: 'Anna' })
  colleague = await aUser(db(), { firstName: 'Bas' })
  for (const title of ['Zaaksysteem', 'Zaaksysteem beheer', 'Onderhoud sluizen'])
    await aTender(db(), { title, publicationDate: new Date() })
  await db().query("UPDATE tenders SET created_at = now() - interval '1 day'")
})

async function asked(user: User, query: string, variables: object = {}) {
  const { data, errors } = await ask(db(), query, variables, testSettings(), user)
  return { data, error: errors?.[0]?.message }
}
const create = async (user: User, name: string, filter: object, isShared = false) => {
  const query = `mutation ($input: CreateSearchProfileInput!) { createSearchProfile(input: $input) { profile { ${FIELDS} } } }`
  const { data, error } = await asked(user, query, { input: { name, filter, isShared } })
  return { error, profile: data?.createSearchProfile?.profile }
}
const list = async (user: User) => (await asked(user, `{ searchProfiles { ${FIELDS} } }`)).data.searchProfiles
const change = (user: User, mutation: string, input: object, fields = `{ profile { ${FIELDS} } }`) => {
  const type = mutation === 'updateSearchProfile' ? 'UpdateSearchProfileInput' : 'SearchProfileInput'
  return asked(user, `mutation ($input: ${type}!) { ${mutation}(input: $input) ${fields} }`, { input })
}

describe('a search profile', () => {
  test('is stored with its filter, and shows its forecast and the number of new tenders', async () => {
    const filter = { search: 'zaaksysteem', archived: false, region: ' ', source: null, createdAfter: new Date(0) }
    const { profile } = await create(own, ' Zaken ', filter)
    expect(profile).toMatchObject({
      name: 'Zaken',
      filter: { search: 'zaaksysteem' },
      isOwn: true,
      newCount: 0,
      owner: { firstName: 'Anna' },
      perWeek: null,
      forecast: { perWeek: 0, today: 0 },
      problem: null,
    })
    await aTender(db(), { title: 'Zaaksysteem vernieuwen', publicationDate: new Date() })
    await aTender(db(), { title: 'Sluizen', publicationDate: new Date() })
    const [zaken] = await list(own)
    expect(zaken).toMatchObject({ name: 'Zaken', newCount: 1, forecast: { today: 1 } })
    const seen = await change(own, 'markSearchProfileSeen', { id: profile.id })
    expect(seen.data.markSearchProfileSeen.profile.newCount).toBe(0)
  })

  test('keeps the facts that tenders may lack, which are no filter by themselves', async () => {
    const { profile } = await create(own, 'Tarief', { minRate: 80, includeUnknown: ['RATE', 'CLOSING_DATE'] })
    expect(profile.filter).toEqual({ minRate: 80, includeUnknown: ['rate', 'closing_date'] })
    expect((await create(own, 'Zonder datum', { withoutClosingDate: true })).profile.filter).toEqual({
      withoutClosingDate: true,
    })
    expect((await create(own, 'Alles', { includeUnknown: ['RATE'] })).error).toMatch(/^Kies eerst een filter/)
  })

  test('tells which sources of its filter were not read', async () => {
    await onlyRead(db(), 'ted', 'ctm')
    await aRun(db(), { source: 'ted' })
    await aRun(db(), { source: 'ctm', status: 'failed' })
    for (const sources of [['ted'], ['ted', 'ctm']]) await create(own, sources.join(' '), { sources })
    const { data } = await asked(own, '{ searchProfiles { coverage { sentence uncovered { key } } } }')
    expect(data.searchProfiles).toEqual([
      { coverage: { sentence: null, uncovered: [] } },
      { coverage: { sentence: expect.stringContaining('CTM (mislukt '), uncovered: [{ key: 'ctm' }] } },
    ])
  })

  test('is stored even if its text has a lone surrogate, which matches nothing', async () => {
    const { profile, error } = await create(own, 'Half', { search: 'zaak \ud83d', organization: '\udc4d' })
    expect(error).toBeUndefined()
    expect(profile.filter).toEqual({ search: 'zaak \ufffd', organization: '\ufffd' })
  })

  test('is renamed, changed and deleted by its owner only', async () => {
    const { profile } = await create(own, 'Zaken', { search: 'zaaksysteem' }, true)
    const input = { id: profile.id, name: 'Sluizen', filter: { search: 'sluizen' }, isShared: false }
    for (const mutation of ['updateSearchProfile', 'markSearchProfileSeen'] as const) {
      const theirs = mutation === 'updateSearchProfile' ? input : { id: profile.id }
      expect((await change(colleague, mutation, theirs)).error).toBe('Dit zoekprofiel bestaat niet (meer).')
    }
    await change(colleague, 'deleteSearchProfile', { id: profile.id }, '{ id }')
    expect((await list(own))[0]).toMatchObject({ name: 'Zaken', filter: { search: 'zaaksysteem' } })

    const { data } = await change(own, 'updateSearchProfile', input)
    expect(data.updateSearchProfile.profile).toMatchObject({
      name: 'Sluizen',
      filter: { search: 'sluizen' },
      isShared: false,
    })
    for (const id of [profile.id, profile.id, 'kapot'])
      expect((await change(own, 'deleteSearchProfile', { id }, '{ id }')).error).toBeUndefined()
    expect(await list(own)).toEqual([])
  })

  test('is visible to colleagues when shared, without its number of new tenders', async () => {
    await create(own, 'Geheim', { search: 'zaaksysteem' })
    await create(own, 'Gedeeld', { search: 'sluizen' }, true)
    await create(colleague, 'Eigen', { search: 'beheer' })
    const theirs = await list(colleague)
    expect(theirs.map(({ name, isOwn, newCount }: Record<string, unknown>) => [name, isOwn, newCount])).toEqual([
      ['Eigen', true, 0],
      ['Gedeeld', false, null],
    ])
    await db().query('UPDATE app_users SET is_active = false WHERE id = $1', [own.id])
    expect(await list(colleague)).toHaveLength(1)
  })

  test.each([
    [{}, 'Kies eerst een filter of typ een zoektekst: een zoekprofiel zonder filter vindt alles.'],
    [{ searchExactly: true }, 'Kies eerst een filter of typ een zoektekst: een zoekprofiel zonder filter vindt alles.'],
    [{ search: 'weg', archived: true }, 'Een zoekprofiel volgt wat nieuw is, en zoekt niet in het archief.'],
    [{ showBookmarked: 'MINE' }, 'Je eigen bookmarks zijn geen zoekprofiel: je vindt ze bij Bookmarks.'],
    [{ source: 'onzin' }, 'Onbekende bron: onzin'],
    [{ search: 'x'.repeat(201) }, 'Zoek met hoogstens 200 tekens.'],
  ])('is refused with the filter %j', async (filter, sentence) => {
    expect((await create(own, 'Naam', filter)).error).toBe(sentence)
    expect(await list(own)).toEqual([])
  })

  test.each([
    ['', 'Naam is verplicht'],
    ['   ', 'Naam is verplicht'],
    ['n'.repeat(61), 'Naam mag maximaal 60 karakters zijn'],
    ['twee\nregels', 'Naam bevat een ongeldig teken'],
  ])('is refused with the name %j', async (name, sentence) => {
    expect((await create(own, name, { search: 'weg' })).error).toBe(sentence)
  })

  test('has a name that is unique for its owner, ignoring case', async () => {
    await create(own, 'Wegen', { search: 'weg' })
    expect((await create(own, 'WEGEN', { search: 'sluis' })).error).toBe(
      'Je hebt al een zoekprofiel ‘WEGEN’. Kies een andere naam.',
    )
    expect((await create(colleague, 'wegen', { search: 'sluis' })).error).toBeUndefined()
  })

  test('is limited to 50 per user', async () => {
    await db().query(
      `INSERT INTO search_profiles (id, user_id, name, filter)
       SELECT gen_random_uuid(), $1, 'p' || n, '{"search": "weg"}' FROM generate_series(2, $2) n`,
      [own.id, MAX_SEARCH_PROFILES],
    )
    expect((await create(own, 'De laatste', { search: 'weg' })).error).toBeUndefined()
    expect((await create(own, 'Te veel', { search: 'weg' })).error).toMatch(/^Je hebt al 50 zoekprofielen/)
  })

  test('counts the tenders published in each of twelve weeks, regardless of its window; none for values that no longer exist', async () => {
    // Daylight saving time: at 23:30 in winter, 84 times 24 hours ago was half past midnight, 83 days ago.
    const now = DateTime.now().setZone(AMSTERDAM)
    for (const days of [6, 7, 13, 83, 84, 400])
      await aTender(db(), { title: 'Zaaksysteem van toen', publicationDate: now.minus({ days }).toJSDate() })
    await create(own, 'Zaken', { search: 'zaaksysteem', publishedWithinDays: 7 })
    await create(own, 'Sluizen', { search: 'sluizen' })
    await create(own, 'Weg', { search: 'zaaksysteem', source: 'ted' })
    await db().query(`UPDATE search_profiles SET filter = '{"source": "eigen-verdwenen"}' WHERE name = 'Weg'`)
    const { data } = await ask(db(), '{ searchProfiles { name weekly } }', {}, testSettings(), own)
    const none = Array<number>(12).fill(0)
    expect(data.searchProfiles).toEqual([
      { name: 'Sluizen', weekly: none.with(11, 1) },
      { name: 'Weg', weekly: none },
      // Counts 2 and 6 days ago as this week, then 7 and 13 days ago, then 83 days ago, and nothing older.
      { name: 'Zaken', weekly: none.with(11, 3).with(10, 2).with(0, 1) },
    ])
  })

  test('N+1: many profiles take as many statements as one', async () => {
    await create(own, 'Een', { search: 'weg' })
    const record = recordStatements(database.source)
    const one = await record(() => list(own))
    for (const name of ['Twee', 'Drie', 'Vier']) await create(own, name, { search: 'sluis', region: 'Utrecht' })
    expect((await record(() => list(own))).length).toBeLessThanOrEqual(one.length + 1)
  })
})

test('a profile expects as many per week as its preview; one with a removed value says so, and leaves the others alone', async () => {
  await db().query(
    "UPDATE tenders SET created_at = now() - interval '20 days', publication_date = now() - interval '20 days'",
  )
  for (let count = 0; count < 6; count++) await aTender(db(), { title: 'Zaaksysteem', publicationDate: new Date() })
  for (const name of ['bron', 'categorie', 'zaken']) await create(own, name, { search: 'zaaksysteem' })
  await db().query(`UPDATE search_profiles SET filter = '{"source": "eigen-mars"}' WHERE name = 'bron'`)
  await db().query(`UPDATE search_profiles SET filter = '{"categories": ["welzijn"]}' WHERE name = 'categorie'`)
  const nothing = { newCount: 0, perWeek: 0, forecast: { perWeek: 0, today: 0 }, weekly: Array<number>(12).fill(0) }
  expect(await list(own)).toMatchObject([
    { ...nothing, problem: 'De bron ‘eigen-mars’ bestaat niet meer. Pas dit profiel aan.' },
    { ...nothing, problem: 'De categorie ‘welzijn’ bestaat niet meer. Pas dit profiel aan.' },
    { perWeek: 2, forecast: { perWeek: 2, today: 6 }, problem: null },
  ])
  const query = `query ($filter: TenderFilter!) { profilePreview(filter: $filter) { perWeek today }
    searchForecast(filter: $filter) { perWeek today } }`
  const { data } = await asked(own, query, { filter: { search: 'zaaksysteem' } })
  expect(data).toEqual({ profilePreview: { perWeek: 2, today: 6 }, searchForecast: { perWeek: 2, today: 6 } })
})

test('a forecast of open tenders counts those that were open when they were new, and have closed since', async () => {
  const closed = { publicationDate: new Date(), closingDate: new Date(Date.now() - 60_000) }
  await aTender(db(), { title: 'Zaaksysteem gesloten', ...closed })
  await aTender(db(), { title: 'Zaaksysteem gegund', ...closed, status: 'Gegund' })
  await db().query('UPDATE tenders SET created_at = now()')
  const query = 'query ($filter: TenderFilter!) { searchForecast(filter: $filter) { today } }'
  const { data } = await asked(own, query, { filter: { search: 'zaaksysteem', openClosed: 'OPEN' } })
  expect(data.searchForecast.today).toBe(3)
})
