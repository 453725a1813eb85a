import { describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { testServer, Person } from '../../../test/web-server.js'
import { Tender } from '../tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const asked = { title: 'Vervanging lichtmasten Zandvaart', cpv: ['34928510'], organization: 'Gemeente Zandvaart' }

async function titlesOf(field: string, { globalId }: Tender, args = 'first: 10') {
  const query = `query ($id: ID!) { tender(id: $id) { list: ${field}(${args}) { totalCount nodes { title } } } }`
  const { data, errors } = await ask(db(), query, { id: globalId })
  expect(errors).toBeUndefined()
  const { totalCount, nodes } = data.tender.list
  return { totalCount: totalCount as number, titles: (nodes as { title: string }[]).map(({ title }) => title) }
}

describe('similar tenders', () => {
  const other = (given: Partial<Tender>) => aTender(db(), { organization: 'Provincie Heuvelrand', ...given })

  test('share words of the title or a CPV code; others are excluded', async () => {
    const tender = await aTender(db(), asked)
    await other({ title: 'Levering van lichtmasten' })
    await other({ title: 'Armaturen langs de weg', cpv: ['34928510'] })
    await other({ title: 'Schoonmaak van kantoren', cpv: ['90910000'] })
    const { titles, totalCount } = await titlesOf('similar', tender)
    expect(titles.toSorted()).toEqual(['Armaturen langs de weg', 'Levering van lichtmasten'])
    expect(totalCount).toBe(2)
  })

  test('are ordered by the number of shared words, then by client, then by place', async () => {
    const tender = await aTender(db(), { ...asked, province: 'Zeeland' })
    await other({ title: 'Lichtmasten A' })
    await other({ title: 'Lichtmasten B', province: 'Zeeland' })
    await other({ title: 'Lichtmasten C', organization: 'Gem. Zandvaart' })
    await other({ title: 'Vervanging van lichtmasten' })
    expect((await titlesOf('similar', tender)).titles).toEqual([
      'Vervanging van lichtmasten',
      'Lichtmasten C',
      'Lichtmasten B',
      'Lichtmasten A',
    ])
  })

  test('are listed with the open ones first', async () => {
    const tender = await aTender(db(), asked)
    await other({ title: 'Vervanging lichtmasten', closingDate: daysAgo(1) })
    await other({ title: 'Lichtmasten' })
    expect((await titlesOf('similar', tender)).titles).toEqual(['Lichtmasten', 'Vervanging lichtmasten'])
  })

  test('exclude the tender itself, its copies, archived ones and the other type', async () => {
    const tender = await aTender(db(), asked)
    const copy = await aTender(db(), { ...asked, source: 'ted', copyOf: tender.id })
    await other({ ...asked, title: 'Lichtmasten, archief', archived: true })
    await other({ ...asked, title: 'Lichtmasten, opdracht', tenderType: 'freelance_contract' })
    for (const one of [tender, copy]) expect(await titlesOf('similar', one)).toEqual({ titles: [], totalCount: 0 })
  })

  test('share more than a client and a place', async () => {
    const tender = await aTender(db(), { ...asked, region: 'Zandvaart' })
    await aTender(db(), { title: 'Jeugdzorg', organization: asked.organization, region: 'Zandvaart' })
    expect((await titlesOf('similar', tender)).titles).toEqual([])
  })

  test('are counted correctly beyond the last page', async () => {
    const tender = await aTender(db(), asked)
    for (const title of ['Lichtmasten A', 'Lichtmasten B']) await other({ title })
    expect(await titlesOf('similar', tender, 'first: 1, page: 9')).toEqual({ titles: [], totalCount: 2 })
    expect((await titlesOf('similar', tender, 'last: 1')).titles).toEqual(['Lichtmasten B'])
  })
})

describe('earlier tenders of the same client', () => {
  test('are listed newest first, with archived ones; without later ones and copies', async () => {
    const tender = await aTender(db(), { ...asked, publicationDate: daysAgo(10) })
    const earlier = (title: string, days: number, given: Partial<Tender> = {}) =>
      aTender(db(), { title, organization: 'gem. Zandvaart', publicationDate: daysAgo(days), ...given })
    await earlier('Later', 5)
    const shown = await earlier('Vorig jaar', 400)
    await earlier('Vorig jaar, elders', 400, { copyOf: shown.id })
    await earlier('Lang geleden', 900, { archived: true })
    await earlier('Een ander', 300, { organization: 'Provincie Zandvaart' })
    const copy = await earlier('Kopie', 11, { copyOf: tender.id })
    const expected = { titles: ['Vorig jaar', 'Lang geleden'], totalCount: 2 }
    expect(await titlesOf('earlierByClient', tender)).toEqual(expected)
    expect(await titlesOf('earlierByClient', copy)).toEqual(expected)
  })

  test('are empty when the source hides the client', async () => {
    await aTender(db(), { organization: 'Rijksoverheid', publicationDate: daysAgo(9) })
    const tender = await aTender(db(), { organization: 'Rijksoverheid' })
    expect((await titlesOf('earlierByClient', tender)).titles).toEqual([])
  })

  test('include the end of the contract, where known', async () => {
    const tender = await aTender(db(), asked)
    const contract = (given: Partial<Tender>) => aTender(db(), { organization: asked.organization, ...given })
    const awardDate = '2024-06-15'
    await contract({ title: '1', endDate: '2027-03-31' })
    await contract({ title: '2', awardDate, description: 'Contractduur vier jaar.' })
    await contract({ title: '3', awardDate, description: 'Vier masten.' })
    await contract({ title: '4' })
    const query = `query ($id: ID!) { tender(id: $id) { earlierByClient(first: 9) { nodes { title contractEnd } } } }`
    const { data } = await ask(db(), query, { id: tender.globalId })
    expect(data.tender.earlierByClient.nodes).toEqual([
      { title: '1', contractEnd: '2027-03-31' },
      { title: '2', contractEnd: '2028-06-15' },
      { title: '3', contractEnd: null },
      { title: '4', contractEnd: null },
    ])
  })
})

describe('similar tenders in a list', () => {
  test('N+1: need as many statements for ten tenders as for two', async () => {
    for (let row = 0; row < 10; row++) await aTender(db(), { ...asked, awardDate: '2025-01-31' })
    const query = `query ($first: Int) { tenders(first: $first) { nodes { similar(first: 3) { nodes { title } }
      earlierByClient(first: 3) { nodes { title contractEnd } } } } }`
    const record = recordStatements(database.source)
    // A first call loads the categories into memory.
    await ask(db(), query, { first: 1 })
    const counts: number[] = []
    for (const first of [2, 10]) counts.push((await record(() => ask(db(), query, { first }))).length)
    expect(counts).toEqual([4, 4])
  })

  test('are refused for a hundred tenders at once, because each costs the database as much as a list', async () => {
    const visitor = new Person(() => server.url)
    const list = (first: number) => `{ tenders(first: ${first}) { nodes { similar(first: 5) { nodes { title } } } } }`
    expect((await visitor.graphql(list(15))).json.errors).toBeUndefined()
    expect((await visitor.graphql(list(100))).json.errors[0].message).toMatch(/costs \d+, at most 20000/)
  })
})
