import { beforeEach, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'

const database = testDatabase()
const db = () => database.manager

beforeEach(async () => {
  for (const _ of Array.from({ length: 7 })) await aTender(db(), { title: 'Onderhoud van bruggen' })
  await aTender(db(), { title: 'Onderhoud van bruggen', archived: true })
  await aTender(db(), { title: 'Onderhoud van wegen', organization: 'Gemeente Assen' })
  await aTender(db(), { title: 'Schoonmaak' })
})

const PAGE = `query ($filter: TenderFilter!, $orderBy: TenderOrder, $first: Int, $page: Int, $after: String, $last: Int, $before: String) {
  tenders(filter: $filter, orderBy: $orderBy, first: $first, page: $page, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { title } } pageCursors { last { page } } } }`

async function page(variables: object, search = 'onderhoud') {
  const { data, errors } = await ask(db(), PAGE, { filter: { search }, ...variables })
  expect(errors).toBeUndefined()
  const { totalCount, edges, pageCursors } = data.tenders
  return { totalCount, edges, pages: pageCursors.last?.page ?? 0, onPage: edges.length }
}

test('every page of a search has the total number of results', async () => {
  expect(await page({ first: 3 })).toMatchObject({ totalCount: 8, pages: 3, onPage: 3 })
  expect(await page({ first: 3, page: 3 })).toMatchObject({ totalCount: 8, pages: 3, onPage: 2 })
  expect(await page({ first: 3, page: 9 })).toMatchObject({ totalCount: 8, pages: 3, onPage: 0 })
  expect(await page({ first: 3 }, 'bruggen')).toMatchObject({ totalCount: 7, pages: 3 })
  expect(await page({ first: 3 }, 'nergens')).toMatchObject({ totalCount: 0, pages: 0 })
  const newest = { field: 'PUBLICATION_DATE', direction: 'DESC' }
  expect(await page({ first: 3, orderBy: newest })).toMatchObject({ totalCount: 8, onPage: 3 })
})

test('a page after or before a cursor counts the tenders on both sides of it', async () => {
  const { edges } = await page({ first: 5 })
  const cursor = edges.at(-1).cursor
  expect(await page({ first: 20, after: cursor })).toMatchObject({ totalCount: 8, onPage: 3 })
  expect(await page({ last: 20, before: cursor })).toMatchObject({ totalCount: 8, onPage: 4 })
})

test('the total of a search respects its other filters', async () => {
  const search = 'onderhoud'
  expect(await page({ filter: { search, excludedOrganizations: ['Gemeente Assen'] } })).toMatchObject({ totalCount: 7 })
  expect(await page({ filter: { search, excludedWords: ['bruggen'] } })).toMatchObject({ totalCount: 1 })
  expect(await page({ filter: { search, archived: true } })).toMatchObject({ totalCount: 1 })
})

test('a search reads the page and its total in one statement', async () => {
  const record = recordStatements(database.source)
  const sentFor = (fields: string) =>
    record(async () => {
      const { data } = await ask(db(), `{ tenders(filter: { search: "onderhoud" }) { ${fields} } }`)
      expect(data.tenders.nodes).toHaveLength(8)
    })
  const sent = await sentFor('totalCount pageCursors { last { page } } nodes { title }')
  expect(sent.filter(text => text.includes('s.vector @@ q.query'))).toHaveLength(1)
  expect((await sentFor('nodes { title }'))[0]).not.toContain('count(*)')
})

test('a list with a range counts its total and what it hides in one statement', async () => {
  const record = recordStatements(database.source)
  for (const filter of ['minRate: 80', 'minRate: 80, search: "onderhoud"']) {
    const sent = await record(async () => {
      const fields = 'totalCount hidden { count } hiddenCount pageCursors { last { page } } nodes { title }'
      const { data } = await ask(db(), `{ tenders(filter: { ${filter} }) { ${fields} } }`)
      expect(data.tenders).toMatchObject({ totalCount: 0, hiddenCount: filter.includes('search') ? 8 : 9 })
    })
    expect(sent.filter(text => text.includes('count(*)'))).toHaveLength(1)
  }
  const sent = await record(() =>
    ask(db(), '{ tenders(filter: { includeUnknown: [RATE] }) { hidden { count } hiddenCount } }'),
  )
  expect(sent.filter(text => text.includes('count(*)'))).toEqual([])
})

test('a search lists a tender of several sources once, even after its copies change', async () => {
  const shown = await aTender(db(), { title: 'Baggeren van de haven' })
  const copy = await aTender(db(), { title: 'Baggeren van de haven', source: 'ted', copyOf: shown.id })
  const found = async () => (await page({ first: 5 }, 'baggeren')).totalCount
  expect(await found()).toBe(1)
  await db().query('UPDATE tenders SET copy_of = NULL WHERE id = $1', [copy.id])
  expect(await found()).toBe(2)
  await db().query('UPDATE tenders SET copy_of = $2 WHERE id = $1', [copy.id, shown.id])
  expect(await found()).toBe(1)
  // The displayed tender is deleted, so that the other is no longer a copy.
  await db().query('DELETE FROM tenders WHERE id = $1', [shown.id])
  expect(await found()).toBe(1)
})

test('a search without other filters finds its page without looking up tenders', async () => {
  const record = recordStatements(database.source)
  const looksUp = async (filter: string, orderBy = 'RELEVANCE') => {
    const list = `tenders(filter: { search: "onderhoud" ${filter} }, orderBy: { field: ${orderBy}, direction: DESC })`
    const [sent] = await record(() => ask(db(), `{ ${list} { nodes { title } } }`))
    return sent!.split('p AS MATERIALIZED')[1]!.split('ORDER BY')[0]!.includes('tenders t')
  }
  expect(await looksUp('')).toBe(false)
  expect(await looksUp('archived: true')).toBe(false)
  expect(await looksUp('', 'PUBLICATION_DATE')).toBe(false)
  expect(await looksUp('', 'CLOSING_DATE')).toBe(true)
  expect(await looksUp('source: "ted"')).toBe(true)
  expect(await looksUp('excludedWords: ["bruggen"]')).toBe(true)
})
