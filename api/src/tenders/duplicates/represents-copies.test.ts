import { describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { assignment, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { bookmarksOf } from '../../transport/exports/rows.js'
import type { NoticeDraft } from '../../ingest/notices/draft.js'
import { closeVanished } from '../../ingest/notices/vanish.service.js'
import type { SourceKey } from '../../reference/sources.js'
import { Tender } from '../tender/tender.entity.js'
import { showOpenCopies } from './shown.service.js'

const database = testDatabase()
const db = () => database.manager

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const at = (source: SourceKey, given: Partial<NoticeDraft>) => stored(db(), source, [assignment('1', given)])

const LIST = `query ($filter: TenderFilter, $orderBy: TenderOrder) { tenders(filter: $filter, orderBy: $orderBy) { nodes {
  title source { key } closingDate minHourlyRate maxHourlyRate rateNote minHoursPerWeek maxHoursPerWeek
  routes { source { key } status closingDate closingNote minHourlyRate maxHourlyRate rateNote firstSeenAt
    selfEmployment selfEmploymentQuote } selfEmployment selfEmploymentQuote } } }`

async function list(variables: object = {}) {
  const { data, errors } = await ask(db(), LIST, variables, testSettings())
  expect(errors).toBeUndefined()
  return data.tenders.nodes
}
const ratesOf = ({ minHourlyRate, maxHourlyRate }: { minHourlyRate: number | null; maxHourlyRate: number | null }) => [
  minHourlyRate,
  maxHourlyRate,
]

/** Four brokers: the first to close does not pay most, and one has no rate. */
async function fourBrokers() {
  await at('flextender', { closingDate: inDays(10), maxHourlyRate: 95, minHoursPerWeek: 32, maxHoursPerWeek: 36 })
  await at('headfirst', {
    closingDate: inDays(7),
    minHourlyRate: 92,
    maxHourlyRate: 92,
    minHoursPerWeek: 36,
    maxHoursPerWeek: 36,
  })
  await at('between', { closingDate: inDays(10) })
  await at('striive', { closingDate: inDays(11), minHourlyRate: 85, maxHourlyRate: 90 })
}

describe('a card that represents several copies', () => {
  test('has the first deadline, and the lowest and highest rate and hours', async () => {
    await fourBrokers()
    const [card, ...others] = await list()
    expect(others).toEqual([])
    expect(card).toMatchObject({ source: { key: 'headfirst' }, minHoursPerWeek: 32, maxHoursPerWeek: 36 })
    expect(ratesOf(card)).toEqual([85, 95])
  })

  test('says whether it is open to the self-employed over all copies that are open, and per copy in its own words', async () => {
    await at('flextender', { description: 'Inzet als zzp’er is mogelijk.', closingDate: inDays(10) })
    await at('between', { description: 'Een mooie opdracht.', closingDate: inDays(10) })
    const [allowed] = await list()
    expect(allowed).toMatchObject({ selfEmployment: 'ALLOWED' })
    await at('headfirst', { contractForm: 'uitsluitend loondienst', closingDate: inDays(7) })
    const [differing] = await list({ filter: { selfEmployment: 'DIFFERS' } })
    expect(differing.selfEmployment).toBe('DIFFERS')
    const answers = differing.routes.map(({ source, selfEmployment, selfEmploymentQuote }: typeof differing) => [
      source.key,
      selfEmployment,
      selfEmploymentQuote,
    ])
    expect(answers.toSorted()).toEqual([
      ['between', null, null],
      ['flextender', 'ALLOWED', 'Inzet als zzp’er is mogelijk.'],
      ['headfirst', 'NOT_ALLOWED', 'uitsluitend loondienst'],
    ])
    await closeVanished(db(), 'headfirst', [])
    expect((await list({ filter: { selfEmployment: 'ALLOWED' } }))[0]).toMatchObject({ selfEmployment: 'ALLOWED' })
  })

  test('is filtered and sorted by the combined deadline, rate and hours', async () => {
    await fourBrokers()
    await stored(db(), 'haert', [
      assignment('2', { title: 'Beheerder archief', minHourlyRate: 93, maxHourlyRate: 93, closingDate: inDays(5) }),
    ])
    const titles = async (variables: object) => (await list(variables)).map(({ title }: { title: string }) => title)
    const [ours, other] = ['Projectleider verkeer en mobiliteit', 'Beheerder archief']
    expect(await titles({ orderBy: { field: 'HOURLY_RATE', direction: 'DESC' } })).toEqual([ours, other])
    expect(await titles({ orderBy: { field: 'CLOSING_DATE', direction: 'ASC' } })).toEqual([other, ours])
    expect(await titles({ filter: { minRate: 94 } })).toEqual([ours])
    expect(await titles({ filter: { maxRate: 86 } })).toEqual([ours])
    expect(await titles({ filter: { maxHours: 33 } })).toEqual([ours])
    expect(await titles({ filter: { minDaysLeft: 8 } })).toEqual([])
  })

  test('lists each route with its own terms, by deadline, closed ones last', async () => {
    await fourBrokers()
    await db().update(Tender, { source: 'between' }, { status: 'Gesloten' })
    const [{ routes }] = await list()
    expect(
      routes.map((route: { source: { key: string }; status: string }) => [route.source.key, route.status]),
    ).toEqual([
      ['headfirst', 'OPEN'],
      ['flextender', 'OPEN'],
      ['striive', 'OPEN'],
      ['between', 'CLOSED'],
    ])
    expect(routes.map(ratesOf)).toEqual([
      [92, 92],
      [null, 95],
      [85, 90],
      [null, null],
    ]) // prettier-ignore
    expect(Date.parse(routes[0].closingDate)).toBeLessThan(Date.parse(routes[1].closingDate))
    expect(Date.parse(routes[0].firstSeenAt)).toBeGreaterThan(Date.now() - 600_000)
  })

  test('is the first route when deadlines are equal', async () => {
    const closingDate = inDays(10)
    await at('between', { closingDate })
    await at('striive', { closingDate, maxHourlyRate: 90 })
    const [card] = await list()
    expect([card.source.key, card.routes[0].source.key]).toEqual(['striive', 'striive'])
  })

  test('has no routes without copies', async () => {
    await at('headfirst', { minHourlyRate: 90 })
    expect((await list())[0].routes).toEqual([])
  })

  test('omits the terms of closed copies', async () => {
    await fourBrokers()
    await closeVanished(db(), 'flextender', [])
    expect(ratesOf((await list())[0])).toEqual([85, 92])
    await db().update(Tender, { source: 'headfirst' }, { closingDate: inDays(-1) })
    await showOpenCopies(db())
    const [card] = await list()
    expect(card.source.key).toBe('between')
    expect(ratesOf(card)).toEqual([85, 90])
    expect(ratesOf(card.routes.at(-1))).toEqual([null, 95])
  })

  test('has its own terms again when its copies are deleted', async () => {
    await fourBrokers()
    await db().delete(Tender, { source: 'flextender' })
    await db().delete(Tender, { source: 'striive' })
    await db().delete(Tender, { source: 'between' })
    await showOpenCopies(db())
    expect(ratesOf((await list())[0])).toEqual([92, 92])
  })

  test('keeps the terms of the others when it is harvested again', async () => {
    await fourBrokers()
    await at('headfirst', { closingDate: inDays(7), minHourlyRate: 80, maxHourlyRate: 80 })
    const [card] = await list()
    expect(ratesOf(card)).toEqual([80, 95])
    expect(ratesOf(card.routes[0])).toEqual([80, 80])
  })
})

test('a rate of one broker replaces the pay in words of another', async () => {
  await at('headfirst', { closingDate: inDays(7), rateNote: 'marktconform' })
  expect((await list())[0]).toMatchObject({ rateNote: 'marktconform' })
  await at('striive', { closingDate: inDays(9), maxHourlyRate: 90 })
  const [card] = await list()
  expect([card.source.key, card.rateNote, card.maxHourlyRate]).toEqual(['headfirst', null, 90])
  expect(card.routes[0].rateNote).toBe('marktconform')
})

test('bookmarks and their exports contain the shown copy', async () => {
  await at('striive', { closingDate: inDays(11), minHourlyRate: 85, maxHourlyRate: 90 })
  const { id: tenderId } = await db().findOneByOrFail(Tender, { source: 'striive' })
  const user = await aUser(db())
  await bookmarkTender(db(), user.id, { tenderId } as never)
  await at('headfirst', { closingDate: inDays(9), minHourlyRate: 88, maxHourlyRate: 88 })
  const query =
    '{ bookmarks(scope: MINE, first: 5) { nodes { tender { source { key } maxHourlyRate isBookmarkedByUser } } } }'
  const { data, errors } = await ask(db(), query, {}, testSettings(), user)
  expect(errors).toBeUndefined()
  expect(data.bookmarks.nodes).toEqual([
    { tender: { source: { key: 'headfirst' }, maxHourlyRate: 90, isBookmarkedByUser: true } },
  ])
  const exported: string[] = []
  for await (const rows of bookmarksOf(db(), user.id, null).batches({
    order: { field: 'CLOSING_DATE', direction: 'ASC' },
    needs: [],
    batchSize: 10,
  }))
    exported.push(...rows.map(({ tender }) => tender.source))
  expect(exported).toEqual(['headfirst'])
})
