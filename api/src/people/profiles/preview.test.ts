import { beforeEach, describe, expect, test } from '@jest/globals'
import { DateTime } from 'luxon'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { AMSTERDAM } from '../../platform/calendar.js'
import { MAX_FILTER_VALUES, MAX_PREVIEW_MATCHES } from '../../reference/limits.js'
import type { User } from '../../accounts/users/user.entity.js'

const database = testDatabase()
const db = () => database.manager
const HOUR_MS = 3_600_000

const daysAgo = (days: number): string => DateTime.now().setZone(AMSTERDAM).minus({ days }).toISODate()!

let viewer: User
beforeEach(async () => {
  viewer = await aUser(db())
})

async function preview(filter: object, user: User | null = viewer) {
  const query = `query ($filter: TenderFilter!) { profilePreview(filter: $filter) {
    count today perWeek matches { reasons tender { uuid title organization publicationDate description isUnseen } } } }`
  const { data, errors } = await ask(db(), query, { filter }, testSettings(), user)
  return { found: data?.profilePreview, error: errors?.[0] }
}

/** The first tender was stored this many days ago. */
const storedFor = async (days: number) => {
  const { id } = await aTender(db(), { title: 'Het begin', newOn: daysAgo(days) })
  await db().query('UPDATE tenders SET created_at = now() - make_interval(days => $2) WHERE id = $1', [id, days])
}

const titles = (found: { matches: { tender: { title: string } }[] }) => found.matches.map(({ tender }) => tender.title)

describe('a preview is refused', () => {
  test('to a visitor, and to a user who must change a temporary password first', async () => {
    expect((await preview({ search: 'sluis' }, null)).error?.extensions?.code).toBe('UNAUTHENTICATED')
    const temporary = await aUser(db(), { mustChangePassword: true })
    expect((await preview({ search: 'sluis' }, temporary)).error?.extensions?.code).toBe('FORBIDDEN')
  })

  test.each([
    [{}, 'Kies eerst een filter of typ een zoektekst: een zoekprofiel zonder filter vindt alles.'],
    [{ search: 'weg', archived: true }, 'Een zoekprofiel volgt wat nieuw is, en zoekt niet in het archief.'],
    [{ showBookmarked: 'MINE' }, 'Je eigen bookmarks zijn geen zoekprofiel: je vindt ze bij Bookmarks.'],
    [{ source: 'onzin' }, 'Onbekende bron: onzin'],
    [{ search: 'x'.repeat(201) }, 'Zoek met hoogstens 200 tekens.'],
    [{ search: 'weg\0' }, 'Je zoekt met een teken dat niet is toegestaan.'],
    [{ cpv: ["45'); DROP TABLE tenders; --"] }, "45'); DROP TABLE ten is geen CPV-code: dat zijn 2 tot 8 cijfers."],
    [
      { organizations: Array<string>(MAX_FILTER_VALUES + 1).fill('Gemeente Westerveen') },
      `organizations mag hoogstens ${MAX_FILTER_VALUES} waarden hebben.`,
    ],
  ])('for the filter %j', async (filter, sentence) => {
    const { found, error } = await preview(filter)
    expect(found).toBeUndefined()
    expect(error).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('a preview', () => {
  test('shows the newest matches of thirty days, each with its reasons', async () => {
    const description = 'De applicatie volgt Common Ground.'
    const published = new Date(Date.now() - 29 * 24 * HOUR_MS)
    await aTender(db(), { title: 'Zaaksysteem', description, newOn: daysAgo(29), publicationDate: published })
    await aTender(db(), { title: 'Zaaksysteem vandaag', cpv: ['72000000'], categories: ['it-development'] })
    await aTender(db(), { title: 'Zaaksysteem van toen', newOn: daysAgo(30) })
    await aTender(db(), { title: 'Sluizen' })
    const { found } = await preview({ search: 'zaaksysteem', organization: 'gemeente westerveen' })
    expect(found).toMatchObject({ count: 2, today: 1 })
    expect(found.matches).toEqual([
      {
        tender: expect.objectContaining({ title: 'Zaaksysteem vandaag', organization: 'Gemeente Westerveen' }),
        reasons: ['zaaksysteem', 'Gemeente Westerveen'],
      },
      {
        tender: expect.objectContaining({ title: 'Zaaksysteem', description, isUnseen: true }),
        reasons: ['zaaksysteem', 'Gemeente Westerveen'],
      },
    ])
    const byWord = await preview({ search: '"common ground"' })
    expect(byWord.found.matches[0].reasons).toEqual(['common ground'])
    const byCategory = await preview({ categories: ['it-development'], cpv: ['72'] })
    expect(byCategory.found.matches[0].reasons).toEqual(['72000000 IT-diensten', 'IT Development'])
  })

  test('counts all matches and shows ten', async () => {
    for (let number = 0; number <= MAX_PREVIEW_MATCHES; number++)
      await aTender(db(), { title: `Zaaksysteem ${number}` })
    const { found } = await preview({ search: 'zaaksysteem' })
    expect(found.count).toBe(MAX_PREVIEW_MATCHES + 1)
    expect(found.matches).toHaveLength(MAX_PREVIEW_MATCHES)
  })

  test('leaves out copies, the archive, and what the viewer dismissed or excluded, but not what a colleague did', async () => {
    const shown = await aTender(db(), { title: 'Zaaksysteem' })
    await aTender(db(), { title: 'Zaaksysteem kopie', source: 'ted', copyOf: shown.id })
    await aTender(db(), { title: 'Zaaksysteem archief', archived: true })
    const away = await aTender(db(), { title: 'Zaaksysteem weg' })
    await aTender(db(), { title: 'Zaaksysteem elders', organization: 'Gemeente Elders' })
    await db().query('INSERT INTO tender_put_away (user_id, tender_id) VALUES ($1, $2)', [viewer.id, away.id])
    await db().query(
      `INSERT INTO exclusions (id, user_id, kind, value, client_key)
       VALUES (gen_random_uuid(), $1, 'organization', 'Gemeente Elders', 'gemeente elders')`,
      [viewer.id],
    )
    await db().query('UPDATE app_users SET has_put_away = true WHERE id = $1', [viewer.id])
    viewer.hasDismissed = true
    const mine = await preview({ search: 'zaaksysteem' })
    expect([mine.found.count, titles(mine.found)]).toEqual([1, ['Zaaksysteem']])
    const theirs = await preview({ search: 'zaaksysteem' }, await aUser(db()))
    expect([theirs.found.count, titles(theirs.found).toSorted()]).toEqual([
      3,
      ['Zaaksysteem', 'Zaaksysteem elders', 'Zaaksysteem weg'],
    ])
  })

  test('counts a tender that was open and has closed since, and none that was never open', async () => {
    const closed = { newOn: daysAgo(9), closingDate: new Date(Date.now() - HOUR_MS) }
    await aTender(db(), { title: 'Zaaksysteem gesloten', ...closed })
    await aTender(db(), { title: 'Zaaksysteem gegund', ...closed, status: 'Gegund' })
    const { found } = await preview({
      search: 'zaaksysteem',
      openClosed: 'OPEN',
      maxDaysLeft: 14,
      publishedWithinDays: 7,
    })
    expect(titles(found)).toEqual(['Zaaksysteem gesloten'])
  })

  test('uses a search as it was typed, as alerts do, and finds nothing for one without results', async () => {
    await aTender(db(), { title: 'Zaaksysteem' })
    expect((await preview({ search: 'zaaksisteem' })).found).toMatchObject({ count: 0, today: 0, matches: [] })
  })
})

describe('the number expected per week', () => {
  const since = async (days: number, newOn: readonly number[]) => {
    await storedFor(days)
    for (const day of newOn) await aTender(db(), { title: 'Zaaksysteem', newOn: daysAgo(day) })
    return (await preview({ search: 'zaaksysteem' })).found.perWeek as number | null
  }

  test.each([
    ['unknown in the first week, whatever the first import brought', 6, [0, 1, 2, 3, 20], null],
    ['taken over the days since the first import', 10, [0, 1, 9, 10, 20], 2],
    ['taken over thirty days', 400, [0, 1, 2, 3, 4, 5, 6, 29, 30], 2],
    ['0 when it is less than one', 30, [29], 0],
  ])('is %s', async (_what, days, newOn, perWeek) => {
    expect(await since(days, newOn)).toBe(perWeek)
  })

  test('is unknown without any tender', async () => {
    expect((await preview({ search: 'zaaksysteem' })).found).toEqual({ count: 0, today: 0, perWeek: null, matches: [] })
  })

  test('is unknown when samples are all that is older', async () => {
    await storedFor(400)
    await db().query('UPDATE tenders SET is_sample = true')
    await aTender(db(), { title: 'Zaaksysteem' })
    expect((await preview({ search: 'zaaksysteem' })).found).toMatchObject({ count: 1, perWeek: null })
  })

  test('has two digits', async () => {
    await storedFor(30)
    const { id } = await aTender(db(), { title: 'Zaaksysteem' })
    await db().query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, client_key, publication_date, status, content_hash, new_on)
       SELECT gen_random_uuid(), source, n::text, publication_id, title, organization, client_key, publication_date, status, content_hash, new_on
       FROM tenders, generate_series(1, 586) n WHERE id = $1`,
      [id],
    )
    // 587 in thirty days are 136.97 per week.
    expect((await preview({ organization: 'Gemeente Westerveen' })).found.perWeek).toBe(140)
  })
})
