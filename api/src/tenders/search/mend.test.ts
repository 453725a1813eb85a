import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { mendEmptySearch } from './mend.service.js'
import { readSearch } from './search.service.js'
import { learnWords } from './spelling.service.js'

const database = testDatabase()
const db = () => database.manager

const LIST = `query ($filter: TenderFilter, $after: String) { tenders(filter: $filter, first: 2, after: $after) {
  totalCount nodes { title } pageInfo { endCursor hasNextPage }
  searchChange { kind text leftOut } facets { source { count } } } }`

async function listed(search: string, more: object = {}, after: string | null = null) {
  const { data, errors } = await ask(db(), LIST, { filter: { search, ...more }, after })
  expect(errors).toBeUndefined()
  const { nodes, ...list } = data.tenders
  return { ...list, titles: nodes.map(({ title }: { title: string }) => title) }
}

beforeEach(async () => {
  for (const title of [
    'Onderhoud bruggen',
    'Onderhoud sluizen',
    'Onderhoud wegen',
    'Schilderwerk gebouw school',
    'Flarp kwibus',
    'Zonk',
  ])
    await aTender(db(), {
      title,
      description: 'Met toepassing van kanovaren',
      organization: 'Gemeente Elders',
      region: null,
    })
  await learnWords(db())
})

describe('a search without results', () => {
  test('is corrected, and reports that, on every page and in the counts', async () => {
    const first = await listed('ondehroud')
    expect(first).toMatchObject({
      totalCount: 3,
      searchChange: { kind: 'CORRECTED', text: 'onderhoud', leftOut: [] },
    })
    expect(first.titles).toHaveLength(2)
    const second = await listed('ondehroud', {}, first.pageInfo.endCursor)
    expect(second.titles).toHaveLength(1)
    const counts = first.facets.source.map(({ count }: { count: number }) => count)
    expect(Math.max(...counts)).toBe(3)
  })

  test.each(['p', 'pergola', 'pergloa'])('finds a tender that was added later, when %j is repeated', async search => {
    expect(await listed(search)).toMatchObject({ totalCount: 0 })
    await aTender(db(), { title: 'Pergola' })
    await learnWords(db())
    // R-FILT-2
    expect(await listed(search)).toMatchObject({ titles: ['Pergola'] })
  })

  test('is not changed when exactly the typed words are requested', async () => {
    expect(await listed('ondehroud', { searchExactly: true })).toMatchObject({ totalCount: 0, searchChange: null })
  })

  test('is loosened by leaving out the words that no tender has', async () => {
    expect(await listed('onderhoud bruggen xyzzyplugh')).toMatchObject({
      titles: ['Onderhoud bruggen'],
      searchChange: { kind: 'LOOSENED', text: 'onderhoud bruggen', leftOut: ['xyzzyplugh'] },
    })
  })

  test('is loosened by leaving out one of three words, starting with the last', async () => {
    expect(await listed('flarp kwibus zonk')).toMatchObject({
      titles: ['Flarp kwibus'],
      searchChange: { kind: 'LOOSENED', leftOut: ['zonk'] },
    })
  })

  test('is finally loosened to its most specific word, and to a subject before a place', async () => {
    const kwibus = { titles: ['Flarp kwibus'], searchChange: { kind: 'LOOSENED', text: 'kwibus', leftOut: ['zonk'] } }
    expect(await listed('kwibus van de zonk')).toMatchObject(kwibus)
    expect(await listed('zonk kwibus')).toMatchObject(kwibus)
    await aTender(db(), { title: 'Iets anders', region: 'Amsterdam' })
    expect(await listed('zonk Amsterdam')).toMatchObject({ titles: ['Zonk'], searchChange: { leftOut: ['Amsterdam'] } })
  })

  test('is corrected in titles and organisations first, and in descriptions only when these have no result', async () => {
    await aTender(db(), { title: 'Iets anders', description: 'Onderhoud van kanovaren' })
    expect(await listed('ondehroud')).toMatchObject({ totalCount: 3 })
    expect(await listed('onderhoud')).toMatchObject({ totalCount: 4 })
    expect(await listed('kanovaren xyzzyplugh')).toMatchObject({ totalCount: 7 })
  })

  test('is widened to the parts of a compound', async () => {
    expect(await listed('schoolgebouw')).toMatchObject({
      titles: ['Schilderwerk gebouw school'],
      searchChange: { kind: 'WIDENED', text: 'schoolgebouw' },
    })
  })

  test('keeps its phrases and excluded words', async () => {
    expect(await listed('"ondehroud bruggen"')).toMatchObject({ titles: [], searchChange: null })
    const corrected = await listed('ondehroud -bruggen')
    expect(corrected).toMatchObject({ totalCount: 2, searchChange: { kind: 'CORRECTED', text: 'onderhoud -bruggen' } })
  })
})

describe('a word of three letters or less', () => {
  beforeEach(async () => {
    for (const title of ['Analist SOC', 'Raadslid sociaal domein', 'Gasaansluitingen', 'Gastvrijheid'])
      await aTender(db(), { title, description: null })
  })

  test('matches whole words, and the first part of a compound', async () => {
    expect(await listed('soc')).toMatchObject({ titles: ['Analist SOC'], searchChange: null })
    expect(await listed('gas')).toMatchObject({ titles: ['Gasaansluitingen'], searchChange: null })
  })

  test('matches as a prefix when it is no word, which is not reported', async () => {
    expect(await listed('raa')).toMatchObject({ titles: ['Raadslid sociaal domein'], searchChange: null })
    const exactly = await listed('raa', { searchExactly: true })
    expect(exactly).toMatchObject({ titles: ['Raadslid sociaal domein'], searchChange: null })
  })
})

test('a search with results is not changed, even when the other filters exclude them all', async () => {
  expect(await listed('onderhoud')).toMatchObject({ totalCount: 3, searchChange: null })
  expect(await listed('onderhoud', { source: 'ted' })).toMatchObject({ titles: [], searchChange: null })
})

test('known words are learned from tenders that are not archived, and forgotten with them', async () => {
  const words = async () =>
    (await db().query<{ word: string }[]>('SELECT word FROM search_words')).map(({ word }) => word)
  expect(await words()).toEqual(expect.arrayContaining(['onderhoud', 'elders']))
  expect(await words()).not.toContain('kanovaren')
  await db().query('UPDATE tenders SET archived = true')
  await learnWords(db())
  expect(await words()).toEqual([])
})

test('a pasted text of many words is not changed', async () => {
  const pasted = (words: number) =>
    listed(`onderhoud ${Array.from({ length: words }, (_, no) => `qzx${no}plugh`).join(' ')}`)
  expect(await pasted(4)).toMatchObject({ totalCount: 3, searchChange: { kind: 'LOOSENED' } })
  expect(await pasted(14)).toMatchObject({ totalCount: 0, searchChange: null })
})

test('a word without a similar known word is not corrected', async () => {
  for (const search of ['xyzzyplugh', 'qqq', '12345678', 'x'.repeat(200), 'zz '.repeat(60)])
    expect(await listed(search)).toMatchObject({ titles: [], searchChange: null })
})

describe('a word that occurs in a description only', () => {
  beforeEach(async () => {
    await aTender(db(), { title: 'Uitvaarten van gemeentewege', description: 'Verzorging.' })
    await aTender(db(), { title: 'Tuinen', description: 'Ook bij een begrafenis en langs bruggen.' })
  })

  test('is found by the word alone, but not by a question that a title answers', async () => {
    expect((await listed('bruggen')).titles.toSorted()).toEqual(['Onderhoud bruggen', 'Tuinen'])
    expect(await listed('wie zoekt iemand voor bruggen')).toMatchObject({
      totalCount: 1,
      titles: ['Onderhoud bruggen'],
      searchChange: null,
    })
    expect(await listed('wie zoekt iemand voor bruggen', { searchExactly: true })).toMatchObject({ totalCount: 2 })
    expect((await listed('wie zoekt er kanovaren')).totalCount).toBe(6)
  })

  test('is not found when titles contain its synonym of the table', async () => {
    expect((await listed('begrafenis')).titles).toEqual(['Uitvaarten van gemeentewege'])
    expect((await listed('begrafenis', { searchExactly: true })).totalCount).toBe(2)
  })

  test('is found when a title contains the word itself', async () => {
    await aTender(db(), { title: 'Textielreiniging', description: '' })
    await aTender(db(), { title: 'Wasserij', description: '' })
    await aTender(db(), { title: 'Wegen', description: 'Langs de wasserij.' })
    expect((await listed('wasserij')).totalCount).toBe(3)
  })
})

describe('a typing error', () => {
  test('is corrected to a word that only the synonym table has', async () => {
    await aTender(db(), { title: 'Uitvaarten van gemeentewege', description: 'Verzorging.' })
    expect(await listed('begrafennis')).toMatchObject({
      titles: ['Uitvaarten van gemeentewege'],
      searchChange: { kind: 'CORRECTED', text: 'begrafenis' },
    })
  })

  test('in the last part of a compound is corrected, with the parts written separately', async () => {
    expect(await listed('bruggenonderhuod')).toMatchObject({
      titles: ['Onderhoud bruggen'],
      searchChange: { kind: 'CORRECTED', text: 'bruggen onderhoud' },
    })
  })
})

test('looking for alternatives uses the index only, without a scan of tenders', async () => {
  const searches = ['kwiebussen', 'qqqqq', 'onderhoud qqqqq', 'wie zoekt een kwibus', 'ab', 'onderhuod bruggn']
  await db().transaction(async tx => {
    const scans = async () => {
      const [row] = await tx.query(
        `SELECT seq_scan::int AS "inTurn", idx_scan::int AS "byIndex" FROM pg_stat_xact_user_tables WHERE relname = 'tender_search'`,
      )
      return row as { inTurn: number; byIndex: number }
    }
    const before = await scans()
    for (const text of searches) await mendEmptySearch(tx, (await readSearch(tx, text, 'search'))!, false, false)
    const after = await scans()
    expect(after.inTurn).toBe(before.inTurn)
    expect(after.byIndex).toBeGreaterThan(before.byIndex + searches.length)
  })
})
