import { expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { partsOf } from '../../reference/data/read-table.js'
import { synonymLines } from './synonyms.js'

const database = testDatabase()
const db = () => database.manager

const FOUND = `query ($search: String) {
  tenders(filter: { search: $search, searchExactly: true }) { nodes { title } hits { field text } } }`

test.each([
  'Schoonmaak en glasbewassing van veertien onderwijslocaties',
  'Inhuur van twee senior GIS-ontwikkelaars voor de kaartenfabriek',
  'Ontwerp en bouw van de vaste tentoonstelling over zeevaart en handel',
  'Levering van de nieuwe schepen in de haven van Best',
  "Zzp'er gezocht: regio Utrecht, omgeving Den Bosch",
])('%j is found by its whole title', async title => {
  await aTender(db(), { title })
  const { data } = await ask(db(), FOUND, { search: title })
  expect(data.tenders.nodes).toEqual([{ title }])
})

test('a stop word is never the reason why a tender was found', async () => {
  await aTender(db(), { title: 'Flarpen', description: 'Een overzicht van alles.', organization: 'Gemeente Elders' })
  const { data } = await ask(db(), FOUND, { search: 'van flarpen een' })
  expect(data.tenders).toEqual({ nodes: [{ title: 'Flarpen' }], hits: [null] })
})

test('a title is found by each of its terms in the synonym table', async () => {
  const terms = [...new Set(synonymLines.flatMap(([left, , right]) => [...partsOf(left), ...partsOf(right)]))].filter(
    (term, index) => /\p{L}{3}/u.test(term) && index % 97 === 0,
  )
  for (const title of terms) {
    const { id } = await aTender(db(), { title })
    const { data } = await ask(db(), FOUND, { search: title })
    expect({ title, found: data.tenders.nodes }).toEqual({ title, found: expect.arrayContaining([{ title }]) })
    await db().query('DELETE FROM tenders WHERE id = $1', [id])
  }
})
