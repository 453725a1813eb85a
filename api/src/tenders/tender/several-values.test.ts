import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { amsterdamDay } from '../../platform/calendar.js'

const database = testDatabase()
const db = () => database.manager

interface Found {
  readonly titles: readonly string[]
  readonly total: number
  readonly sources: Readonly<Record<string, number>>
}

async function found(filter: object): Promise<Found> {
  const query = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 50) {
    totalCount nodes { title } facets { source { key count } } } }`
  const { data, errors } = await ask(db(), query, { filter })
  expect(errors).toBeUndefined()
  const counts = data.tenders.facets.source as { key: string; count: number }[]
  return {
    titles: data.tenders.nodes.map(({ title }: { title: string }) => title).toSorted(),
    total: data.tenders.totalCount,
    sources: Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ key, count }) => [key, count])),
  }
}
const refused = async (filter: object) => {
  const query = 'query ($filter: TenderFilter!) { tenders(filter: $filter, first: 1) { totalCount } }'
  return (await ask(db(), query, { filter })).errors?.[0]?.message
}

describe('a tender at several of the chosen sources', () => {
  beforeEach(async () => {
    const shown = await aTender(db(), { title: 'Sluis bij TED', source: 'ted' })
    const copies = [
      await aTender(db(), { title: 'Sluis bij TenderNed', source: 'tenderned' }),
      await aTender(db(), { title: 'Sluis bij CTM', source: 'ctm' }),
    ]
    await aTender(db(), { title: 'Brug', source: 'tenderned' })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id = ANY ($2)', [shown.id, copies.map(({ id }) => id)])
  })
  const each = { ted: 1, tenderned: 2, ctm: 1 }

  test.each([
    [[], ['Brug', 'Sluis bij TED']],
    [['tenderned'], ['Brug', 'Sluis bij TenderNed']],
    [
      ['tenderned', 'TenderNed'],
      ['Brug', 'Sluis bij TenderNed'],
    ],
    // The displayed copy comes first; otherwise one of the others is listed.
    [
      ['tenderned', 'ted'],
      ['Brug', 'Sluis bij TED'],
    ],
    [
      ['tenderned', 'ctm'],
      ['Brug', 'Sluis bij TenderNed'],
    ],
    [['ctm', 'between'], ['Sluis bij CTM']],
  ])('is listed once for the sources %j, and each source counts all its own tenders', async (sources, titles) => {
    expect(await found({ sources })).toEqual({ titles, total: titles.length, sources: each })
  })
})

test('an excluded word excludes the same tenders as `-word` in a search', async () => {
  for (const title of ['Beheer sluizen', 'Sluis en brug', 'Sluiswachter', 'Sociaal domein', 'Domein sociaal'])
    await aTender(db(), { title })
  const expected = { sluis: 3, '"sociaal domein"': 4, 'sociaal domein': 4, de: 5, brug: 4 }
  for (const [word, total] of Object.entries(expected)) {
    expect({ word, total: (await found({ excludedWords: [word] })).total }).toEqual({ word, total })
    const quoted = word.includes(' ') && !word.startsWith('"') ? `"${word}"` : word
    expect((await found({ search: `-${quoted}` })).total).toBe(total)
  }
  expect((await found({ excludedWords: ['!', '"', 'en'] })).total).toBe(5)
  expect((await found({ excludedWords: ['sluis', 'sociaal'] })).titles).toEqual(['Sluiswachter'])
  expect((await found({ search: 'sociaal', excludedWords: ['"sociaal domein"'] })).titles).toEqual(['Domein sociaal'])
})

test.each([
  [{ sources: ['mars'] }, 'Onbekende bron: mars'],
  [{ domain: 'mars' }, 'Onbekend domein: mars'],
  [{ cpv: ['x'] }, 'x is geen CPV-code: dat zijn 2 tot 8 cijfers.'],
  [{ cpv: ["45'::text"] }, "45'::text is geen CPV-code: dat zijn 2 tot 8 cijfers."],
  [{ regions: Array(51).fill('Utrecht') }, 'regions mag hoogstens 50 waarden hebben.'],
  [{ excludedWords: ['x'.repeat(81)] }, 'Een uitgesloten woord heeft hoogstens 80 tekens.'],
  [{ excludedOrganizations: ['x'.repeat(301)] }, 'excludedOrganizations mag hoogstens 300 tekens hebben.'],
  [{ regions: ['a\0b'] }, 'regions bevat een teken dat niet is toegestaan.'],
  [{ maxDaysLeft: -1 }, 'maxDaysLeft moet een heel getal van 0 tot en met 3660 zijn.'],
  [{ publishedWithinDays: 0 }, 'publishedWithinDays moet een heel getal van 1 tot en met 3660 zijn.'],
  [{ newWithinDays: 0 }, 'newWithinDays moet een heel getal van 1 tot en met 3660 zijn.'],
])('the filter %j is refused', async (filter, message) => {
  expect(await refused(filter)).toBe(message)
})

test("the tenders that are new today equal the dashboard's count, whenever they were published or stored", async () => {
  const day = (ago: number) => amsterdamDay(new Date(Date.now() - ago * 864e5))
  for (const ago of [0, 1, 30]) await aTender(db(), { title: `nieuw ${ago}`, newOn: day(ago) })
  const first = await aTender(db(), { title: 'eerste', newOn: day(1) })
  await aTender(db(), { title: 'kopie van gisteren', newOn: day(0), copyOf: first.id })
  expect((await found({ newWithinDays: 1 })).titles).toEqual(['nieuw 0'])
  expect((await found({ newWithinDays: 2 })).total).toBe(3)
  const { data } = await ask(db(), '{ publicStats { newToday } }')
  expect(data.publicStats.newToday).toBe(1)
})

test('blank values and empty lists are no conditions', async () => {
  await aTender(db(), { title: 'Sluis', source: 'ted' })
  const lists = ['sources', 'tenderTypes', 'domains', 'categories', 'regions', 'organizations', 'cpv', 'excludedWords']
  for (const list of lists) expect((await found({ [list]: [] })).total).toBe(1)
  expect((await found({ sources: [' '], excludedWords: [''], source: '' })).total).toBe(1)
})
