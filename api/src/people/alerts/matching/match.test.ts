import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../../test/database.js'
import { aTender } from '../../../../test/factories.js'
import { matchProfiles } from './match.service.js'
import { filterOf, type ProfileFilter } from '../../profiles/profile-filter.js'
import type { CategorySlug } from '../../../reference/categories.js'
import { TenderFilter } from '../../../tenders/tender/tender.inputs.js'
import { listTenders } from '../../../tenders/tender/list.service.js'
import { aProfile } from '../../../../test/alerts.js'
import { until } from '../../../../test/until.js'

const database = testDatabase()
const db = () => database.manager

/** Retries, because a transaction still running in another test's database holds the update feed back for a moment. */
async function matchedNow(): Promise<number> {
  const [{ now }] = await db().query<[{ now: string }]>('SELECT pg_current_xact_id()::text AS now')
  let stored = 0
  await until(async () => {
    stored += await matchProfiles(db())
    const [row] = await db().query<{ past: boolean }[]>('SELECT writer > $1::xid8 AS past FROM alert_cursor', [now])
    return row?.past === true
  })
  return stored
}

const matched = async (profileId: string): Promise<string[]> =>
  (
    await db().query<{ title: string }[]>(
      'SELECT t.title FROM profile_matches m JOIN tenders t ON t.id = m.tender_id WHERE m.profile_id = $1 ORDER BY 1',
      [profileId],
    )
  ).map(({ title }) => title)

describe('a new tender', () => {
  test('is matched once with every profile that has alerts, however often matching runs', async () => {
    const zaken = await aProfile(db(), { filter: { search: 'zaaksysteem' } })
    const sluizen = await aProfile(db(), { filter: { search: 'sluizen' } })
    const silent = await aProfile(db(), { filter: { search: 'zaaksysteem' } }, { rhythm: 'off' })
    await aTender(db(), { title: 'Beheer zaaksysteem' })
    await aTender(db(), { title: 'Onderhoud sluizen' })
    expect(await matchedNow()).toBe(2)
    expect(await matchedNow()).toBe(0)
    expect([await matched(zaken), await matched(sluizen), await matched(silent)]).toEqual([
      ['Beheer zaaksysteem'],
      ['Onderhoud sluizen'],
      [],
    ])
  })

  test('is not matched when it was stored before the profile enabled alerts', async () => {
    await aTender(db(), { title: 'Zaaksysteem van gisteren' })
    await db().query("UPDATE tenders SET created_at = now() - interval '1 day'")
    const profile = await aProfile(db(), { filter: { search: 'zaaksysteem' } })
    expect(await matchedNow()).toBe(0)
    expect(await matched(profile)).toEqual([])
  })

  test('is matched when it changes to fit, and not again at the next change', async () => {
    const profile = await aProfile(db(), { filter: { openClosed: 'open' } })
    const { id } = await aTender(db(), { title: 'Komt eraan', status: 'Verwacht' })
    expect(await matchedNow()).toBe(0)
    await db().query("UPDATE tenders SET status = 'Open' WHERE id = $1", [id])
    expect(await matchedNow()).toBe(1)
    await db().query("UPDATE tenders SET title = 'Komt eraan, gewijzigd' WHERE id = $1", [id])
    expect(await matchedNow()).toBe(0)
    expect(await matched(profile)).toEqual(['Komt eraan, gewijzigd'])
  })

  test('is matched by only one of two concurrent processes', async () => {
    await aProfile(db(), { filter: { search: 'zaaksysteem' } })
    for (let number = 0; number < 5; number++) await aTender(db(), { title: `Zaaksysteem ${number}` })
    await Promise.all([matchedNow(), matchedNow(), matchedNow()])
    expect(await db().query('SELECT count(*)::int AS n FROM profile_matches')).toEqual([{ n: 5 }])
  })

  test('is matched even if the cursor is of another cluster with higher transaction ids', async () => {
    const profile = await aProfile(db(), { filter: { search: 'zaaksysteem' } })
    await db().query(
      `INSERT INTO alert_cursor (writer, tender_id)
       SELECT (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000)::text::xid8, $1`,
      [uuid()],
    )
    await aTender(db(), { title: 'Zaaksysteem na herstel' })
    await until(async () => (await matchProfiles(db())) > 0)
    expect(await matched(profile)).toEqual(['Zaaksysteem na herstel'])
  })
})

test('a profile whose source was removed matches nothing and does not block other profiles', async () => {
  const gone = await aProfile(db(), { filter: { source: 'eigen-verdwenen', search: 'zaaksysteem' } })
  const other = await aProfile(db(), { filter: { search: 'zaaksysteem' } })
  await aTender(db(), { title: 'Zaaksysteem' })
  await matchedNow()
  expect([await matched(gone), await matched(other)]).toEqual([[], ['Zaaksysteem']])
})

/** Pseudo-random numbers from a fixed seed, so that a failure is reproducible. */
let seed = 0
beforeEach(() => {
  seed = 20_261_124
})
const chance = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)]!

const words = ['zaaksysteem', 'gemaal', 'jeugdhulp', 'dms', 'architect', 'onderhoud']
const slugs: readonly CategorySlug[] = ['it-development', 'zorg-welzijn', 'bouw-infrastructuur', 'overig']
const places = [
  ['Amsterdam', 'Noord-Holland'],
  ['Utrecht', 'Utrecht'],
  ['Breda', 'Noord-Brabant'],
  [null, null],
] as const
const cpvCodes = ['72000000', '72212', '45', '45233141-9']
const buyers = ['Gemeente Westerveen', 'Waterschap De Polder', 'Gemeente Lindewaard']

async function aRandomTender(number: number, copyOf: string | null): Promise<string> {
  const [region, province] = oneOf(places)
  const { id } = await aTender(db(), {
    title: `${oneOf(words)} ${oneOf(words)} ${number}`,
    description: `Voor ${oneOf(words)} en ${oneOf(words)}`,
    organization: oneOf(buyers),
    source: oneOf(['tenderned', 'ted', 'between']),
    tenderType: oneOf(['eu_procurement', 'freelance_contract'] as const),
    categories: [oneOf(slugs)],
    region,
    province,
    status: oneOf(['Open', 'Open', 'Gegund', 'Verwacht']),
    stage: oneOf([null, 'call', 'consultation'] as const),
    closingDate: oneOf([null, new Date(Date.now() + 864e5), new Date(Date.now() - 864e5)]),
    archived: chance() < 0.1,
    minHourlyRate: oneOf([null, 60, 90]),
    maxHourlyRate: oneOf([null, 80, 120]),
    estimatedValue: oneOf([null, 50_000, 250_000, 400_000]),
    currency: oneOf([null, 'EUR', 'EUR', 'USD']),
    minHoursPerWeek: oneOf([null, 8, 32]),
    maxHoursPerWeek: oneOf([null, 24, 40]),
    publicationDate: new Date(Date.now() - oneOf([0, 2, 10, 60]) * 864e5),
    cpv: [...someOf(['72000000', '72212000', '45000000', '45233141'])],
    selfEmployment: oneOf([null, 'allowed', 'not_allowed', 'differs'] as const),
    workplace: oneOf([null, 'remote', 'hybrid', 'on_site'] as const),
    copyOf,
  })
  return id
}

const someOf = <Value>(values: readonly Value[]): readonly Value[] => values.filter(() => chance() < 0.5)
const texts = [
  ...words,
  '"gemaal onderhoud"',
  'onderhoud -gemaal',
  'zaaksys',
  'dms utrecht',
  'xyzzy',
  'opdracht architect',
  'zzp architect',
]

/** The probability and the values of every field of a profile's filter; the compiler asks for new fields. */
const fields: { readonly [Field in keyof ProfileFilter]-?: readonly [number, () => ProfileFilter[Field]] } = {
  search: [0.5, () => oneOf(texts)],
  searchExactly: [0.1, () => true],
  source: [0.1, () => oneOf(['tenderned', 'ted'])],
  sources: [0.1, () => someOf(['tenderned', 'ted', 'between'])],
  tenderType: [0.1, () => oneOf(['eu_procurement', 'freelance_contract'] as const)],
  tenderTypes: [0.1, () => someOf(['eu_procurement', 'freelance_contract'] as const)],
  domain: [0.1, () => oneOf(['technology', 'public-sector', 'other'])],
  domains: [0.1, () => someOf(['technology', 'public-sector', 'other'])],
  category: [0.1, () => oneOf([...slugs, 'IT & Technologie'])],
  categories: [0.1, () => someOf(slugs)],
  greenRockCategory: [0.05, () => oneOf(['IT Development', 'Overig'])],
  region: [0.1, () => oneOf(['Noord-Holland', 'Utrecht', 'Amsterdam', 'Breda'])],
  regions: [0.1, () => someOf(['Noord-Holland', 'Utrecht', 'Breda'])],
  near: [0.3, () => oneOf(['Utrecht', '1011 AB'])],
  withinKilometres: [0.2, () => oneOf([10, 25, 50])],
  organization: [0.05, () => oneOf(buyers)],
  organizations: [0.1, () => someOf(buyers)],
  excludedOrganizations: [0.1, () => someOf(buyers)],
  excludedWords: [0.1, () => someOf(['gemaal', 'dms', '"jeugdhulp"', 'de'])],
  cpv: [0.15, () => someOf(cpvCodes)],
  status: [0.1, () => oneOf(['Open', 'gesloten', 'Gegund'])],
  openClosed: [0.15, () => oneOf(['open', 'gesloten'] as const)],
  showBookmarked: [0.05, () => 'popular' as const],
  minRate: [0.1, () => oneOf([0, 70, 100])],
  maxRate: [0.1, () => oneOf([70, 100])],
  minValue: [0.1, () => oneOf([0, 100_000, 300_000])],
  maxValue: [0.1, () => oneOf([200_000, 500_000])],
  minHours: [0.1, () => oneOf([8, 24, 36])],
  maxHours: [0.1, () => oneOf([24, 40])],
  minDaysLeft: [0.1, () => oneOf([0, 1, 7])],
  maxDaysLeft: [0.1, () => oneOf([0, 2, 14])],
  withoutClosingDate: [0.05, () => true],
  includeUnknown: [
    0.2,
    () => someOf(['rate', 'value', 'hours', 'closing_date', 'self_employment', 'workplace'] as const),
  ],
  publishedWithinDays: [0.15, () => oneOf([1, 3, 30])],
  stage: [0.05, () => oneOf(['call', 'consultation'] as const)],
  stages: [0.05, () => someOf(['call', 'consultation', 'award'] as const)],
  selfEmployment: [0.05, () => oneOf(['allowed', 'unknown'] as const)],
  selfEmployments: [0.05, () => someOf(['allowed', 'not_allowed', 'differs', 'not_applicable'] as const)],
  workplace: [0.05, () => oneOf(['remote', 'unknown'] as const)],
  workplaces: [0.05, () => someOf(['remote', 'hybrid', 'on_site'] as const)],
}

const randomFilter = () =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [likelihood, value]]) =>
      chance() < likelihood ? [[field, value()] as const] : [],
    ),
  ) as ProfileFilter

test('a profile matches exactly the tenders that the list with its filter shows, for random filters', async () => {
  const ids: string[] = []
  for (let number = 0; number < 80; number++)
    ids.push(await aRandomTender(number, chance() < 0.1 && ids.length > 0 ? ids[0]! : null))
  await db().query("UPDATE tenders SET created_at = now() - interval '1 minute'")
  const filters = Array.from({ length: 300 }, randomFilter)
  const profiles: string[] = []
  for (const filter of filters)
    profiles.push(await aProfile(db(), { filter }, { toldFrom: new Date(Date.now() - 3_600_000) }))
  await matchedNow()
  const used = new Set(filters.flatMap(filter => Object.keys(filter)))
  expect(Object.keys(fields).filter(field => !used.has(field))).toEqual([])
  let most = 0
  for (const [index, filter] of filters.entries()) {
    const asked = Object.assign(new TenderFilter(), filterOf(filter), { searchExactly: true })
    const { nodes } = await listTenders(db(), asked, null, { first: 100 })
    const listed = nodes.map(({ title }) => title)
    expect({ filter, matched: await matched(profiles[index]!) }).toEqual({ filter, matched: listed.toSorted() })
    most = Math.max(most, listed.length)
  }
  expect(most).toBeGreaterThan(20)
})
