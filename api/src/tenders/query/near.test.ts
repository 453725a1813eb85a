import { describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { seedCoordinates } from '../catalogue/place-coordinates.service.js'

const database = testDatabase()
const db = () => database.manager

const LIST = `query ($filter: TenderFilter) { tenders(filter: $filter, orderBy: { field: PUBLICATION_DATE, direction: ASC }) {
  totalCount nodes { id title } distances { tenderId kilometres isApproximate } lotMatches { title } } }`

async function listed(filter: object) {
  const { data, errors } = await ask(db(), LIST, { filter })
  if (errors) return errors.map(({ message }) => message)
  const { totalCount, nodes, distances, lotMatches } = data.tenders
  expect(totalCount).toBe(nodes.length)
  return {
    found: nodes.map(({ id, title }: { id: string; title: string }) => [
      title,
      distances.find(({ tenderId }: { tenderId: string }) => tenderId === id)?.kilometres ?? null,
    ]),
    lots: lotMatches.map(({ title }: { title: string }) => title),
  }
}

async function someTenders() {
  const publicationDate = (number: number) => new Date(Date.now() - (10 - number) * 864e5)
  const tenders = [
    { title: 'hier', region: 'Utrecht', province: 'Utrecht' },
    { title: 'dichtbij', region: 'Amersfoort', province: 'Utrecht' },
    { title: 'ver', region: 'Groningen', province: 'Groningen' },
    { title: 'ver, thuis', region: 'Groningen', province: 'Groningen', workplace: 'remote' as const },
    { title: 'ver, deels thuis', region: 'Groningen', province: 'Groningen', workplace: 'hybrid' as const },
    { title: 'alleen een provincie', region: 'Noord-Holland', province: 'Noord-Holland' },
    { title: 'nergens', region: null, province: null },
    {
      title: 'twee percelen',
      region: 'Breda',
      province: 'Noord-Brabant',
      lotPlaces: ['zeist', 'Utrecht'],
      lots: [{ title: 'Zuid' }, { title: 'Midden', region: 'Zeist', province: 'Utrecht' }],
    },
  ]
  for (const [index, tender] of tenders.entries())
    await aTender(db(), { ...tender, publicationDate: publicationDate(index) })
}

test('a distance is approximate when a place has the coordinates of the town beside it', async () => {
  for (const region of ['Rosmalen', "'s-Hertogenbosch"]) await aTender(db(), { region, province: 'Noord-Brabant' })
  const { data } = await ask(db(), LIST, { filter: { near: "'s-Hertogenbosch", withinKilometres: 10 } })
  const approximate = data.tenders.distances.map(({ isApproximate }: { isApproximate: boolean }) => isApproximate)
  expect(approximate.toSorted()).toEqual([false, true])
})

describe('the filter on distance', () => {
  test('finds what is near, in a straight line, a lot that is near, and what can be done from home', async () => {
    await someTenders()
    expect(await listed({ near: 'Utrecht', withinKilometres: 25 })).toEqual({
      found: [
        ['hier', 0],
        ['dichtbij', 20],
        ['ver, thuis', 159],
        ['twee percelen', 61],
      ],
      lots: ['Midden'],
    })
    expect(await listed({ near: 'Utrecht', withinKilometres: 1, includeUnknown: ['PLACE'] })).toMatchObject({
      found: [
        ['hier', 0],
        ['ver, thuis', 159],
        ['alleen een provincie', null],
        ['nergens', null],
      ],
    })
    expect(await listed({ near: '3511 AB', withinKilometres: 19 })).toMatchObject({
      found: [
        ['hier', 0],
        ['ver, thuis', 159],
        ['twee percelen', 61],
      ],
    })
  })

  test('a place without a distance only tells how far everything is', async () => {
    await someTenders()
    expect(await listed({ near: 'Groningen' })).toMatchObject({
      found: [
        ['hier', 159],
        ['dichtbij', 143],
        ['ver', 0],
        ['ver, thuis', 0],
        ['ver, deels thuis', 0],
        ['alleen een provincie', null],
        ['nergens', null],
        ['twee percelen', 218],
      ],
    })
  })

  test('tells in a sentence why it cannot be answered', async () => {
    expect(await listed({ near: '9999 ZZ' })).toEqual(['Deze postcode kennen we niet, vul een plaats in.'])
    expect(await listed({ near: 'Nergenshuizen', withinKilometres: 10 })).toEqual([
      'Waar Nergenshuizen ligt weten we niet, vul een andere plaats of een postcode in.',
    ])
    expect(await listed({ near: 'Utrecht', withinKilometres: 0 })).toEqual([
      'De afstand moet een heel getal van 1 tot en met 500 km zijn.',
    ])
  })
})

test('the values of the filter are counted', async () => {
  await someTenders()
  const query = `query ($filter: TenderFilter) { filterValues(kind: DISTANCE, filter: $filter) { value count } }`
  const { data } = await ask(db(), query, { filter: { near: 'Utrecht', withinKilometres: 10 } })
  expect(data.filterValues).toEqual([
    { value: '10', count: 3 },
    { value: '25', count: 4 },
    { value: '50', count: 4 },
    { value: '75', count: 4 },
  ])
})

test('the nearest town of a place on earth is known', async () => {
  const query = `query ($latitude: Float!, $longitude: Float!) { nearestTown(latitude: $latitude, longitude: $longitude) }`
  const { data } = await ask(db(), query, { latitude: 52.09, longitude: 5.11 })
  expect(data.nearestTown).toBe('Utrecht')
  const { errors } = await ask(db(), query, { latitude: 91, longitude: 5 })
  expect(errors?.[0]?.message).toBe('Dit is geen plaats op aarde.')
})

test('the table of coordinates is made equal to the list at every start', async () => {
  const table = () => db().query('SELECT * FROM place_coordinates ORDER BY name')
  const before = await table()
  await db().query("INSERT INTO place_coordinates VALUES ('boerakkeroost', 52, 5, false)")
  await db().query("UPDATE place_coordinates SET latitude = 1 WHERE name = 'utrecht'")
  await db().query("DELETE FROM place_coordinates WHERE name = 'zeist'")
  await seedCoordinates(db())
  expect(await table()).toEqual(before)
})
