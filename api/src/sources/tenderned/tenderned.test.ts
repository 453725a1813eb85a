import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createFetcher } from '../../fetching/fetcher.js'
import { SourceError } from '../../fetching/source-error.js'
import { type Connection, type Item, RefusedItem } from '../connector.js'
import { connectors } from '../registry.js'
import type { Listing } from './shapes.js'
import { connector as tenderNed } from './tenderned.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const NOW = new Date('2026-07-10T10:00:00Z')

/** A local server that answers as TenderNed would, read with the product's own fetcher. */
async function siteThat(answer: (path: string, query: URLSearchParams) => unknown): Promise<Connection> {
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://bron.test')
    const body = pathname === '/robots.txt' ? undefined : answer(pathname, searchParams)
    if (body === undefined) return void response.writeHead(404).end()
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetcher = createFetcher({ allowedHosts: [host], userAgent: 'Proef/1.0', allowPrivateAddresses: true })
  closers.push(() => fetcher.close())
  return { fetcher, baseUrl: `http://${host}/v2`, days: 1, now: NOW }
}

const record = (id: string, given: object = {}) => ({
  publicatieId: id,
  publicatieDatum: '2026-07-10',
  typePublicatie: { code: 'AAO', omschrijving: 'Aankondiging opdracht' },
  aanbestedingNaam: 'Bedrijfsmaatschappelijk werk',
  opdrachtgeverNaam: 'ROC Vechtstreek',
  sluitingsDatum: '2026-08-19T17:00:00',
  ...given,
})

const listOf = (...content: unknown[]) => ({ content, last: true, totalElements: content.length, number: 0 })

async function itemsOf(connection: Connection): Promise<Item<Listing>[]> {
  const items: Item<Listing>[] = []
  for await (const discovery of tenderNed.discover(connection, null)) items.push(...discovery.items)
  return items
}

/** The first item of the list, with this detail. */
async function fetchedWith(detail: unknown) {
  const connection = await siteThat(path => (path === '/v2/publicaties' ? listOf(record('900001')) : detail))
  const [item] = await itemsOf(connection)
  return tenderNed.fetch(connection, item!)
}

describe('a detail that cannot be used', () => {
  test.each([
    ['another form', [], 'Het detail heeft een andere vorm dan verwacht.'],
    ['null', 'null', 'Het detail heeft een andere vorm dan verwacht.'],
    ['no id', { aanbestedingNaam: 'x' }, 'Het detail heeft een andere vorm dan verwacht.'],
    ['a title that is a number', { publicatieId: 900_001, aanbestedingNaam: 7 }, /andere vorm/],
    ['codes that are a text', { publicatieId: 900_001, cpvCodes: '72000000-5' }, /andere vorm/],
    ['an id below nothing', { publicatieId: -900_001 }, /andere vorm/],
    ['another notice', { publicatieId: 900_002 }, 'Het detail hoort bij een andere publicatie.'],
    ['another notice as a text', { publicatieId: '9000011' }, 'Het detail hoort bij een andere publicatie.'],
  ])('%s: only this notice is refused', async (_what, detail, sentence) => {
    const failure = fetchedWith(detail)
    await expect(failure).rejects.toBeInstanceOf(RefusedItem)
    await expect(failure).rejects.toThrow(sentence)
  })

  test.each([
    ['that is a web page', '<html>Onderhoud</html>', { kind: 'unexpected' }],
    ['that is broken off', '{"publicatieId": 9000', { kind: 'unexpected' }],
    ['that is not there', undefined, { kind: 'refused', status: 404 }],
  ])('%s is an error of the source', async (_what, detail, failure) => {
    const fetched = fetchedWith(detail)
    await expect(fetched).rejects.toBeInstanceOf(SourceError)
    await expect(fetched).rejects.toMatchObject(failure)
  })
})

test('list and detail together become one draft, though they write the same things differently', async () => {
  const connection = await siteThat((path, query) => {
    if (path === '/v2/publicaties')
      return query.get('publicatieDatumVanaf') === '2026-07-10'
        ? listOf(record('900001'), record('900001'), record('900002', { aantalDagenTotSluitingsDatum: 40 }))
        : listOf()
    const id = Number(path.replace('/v2/publicaties/', ''))
    return {
      publicatieId: id,
      kenmerk: 700_001,
      publicatieDatum: '2026-07-10T04:07:17.215349',
      typePublicatie: 'Aankondiging gegunde opdracht - algemene richtlijn, standaardregeling',
      publicatieCode: 'EF29',
      aankondigingCode: { code: id === 900_001 ? 'AAO' : 'AGO' },
      opdrachtBeschrijving: 'Begeleiding van medewerkers &amp; leidinggevenden.',
      cpvCodes: [{ code: '85312300-2', isHoofdOpdracht: true }],
      nutsCodes: ['NL350'],
      isGegund: id !== 900_001,
    }
  })
  const items = await itemsOf(connection)
  const drafts = []
  for (const item of items) drafts.push(tenderNed.normalise(await tenderNed.fetch(connection, item)))
  const shared = {
    procedureKey: 'kenmerk:700001',
    title: 'Bedrijfsmaatschappelijk werk',
    organization: 'ROC Vechtstreek',
    description: 'Begeleiding van medewerkers & leidinggevenden.',
    publishedAt: new Date('2026-07-10T02:07:17.215Z'),
    closingDate: new Date('2026-08-19T15:00:00Z'),
    cpv: ['85312300'],
    nuts: ['NL350'],
  }
  expect(drafts).toMatchObject([
    { ...shared, publicationId: '900001', kind: 'competition' },
    { ...shared, publicationId: '900002', kind: 'award' },
  ])
})

test('the product reads TenderNed with this connector', () => {
  expect(connectors).toContain(tenderNed)
  expect(tenderNed.key).toBe('tenderned')
  expect(Number.isInteger(tenderNed.version)).toBe(true)
})
