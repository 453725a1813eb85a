import { afterEach, describe, expect, test } from '@jest/globals'
import { localSite } from '../../../../test/local-site.js'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { createFetcher } from '../../../platform/fetching/fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { type Connection, type Item, RefusedItem } from '../connector.js'
import { connectors } from '../registry.js'
import { lot, pageOf, WON, winner, winners } from './award-page/testing/eforms.js'
import { type Listing, listing } from './shapes.js'
import { connector as tenderNed } from './tenderned.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const NOW = new Date('2026-07-10T10:00:00Z')

/** A local server that answers like TenderNed, read with the product's fetcher. */
async function siteThat(answer: (path: string, query: URLSearchParams) => unknown): Promise<Connection> {
  const origin = await localSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://bron.test')
    const body = answer(pathname, searchParams)
    if (body === undefined) return void response.writeHead(404).end()
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const fetcher = createFetcher({
    allowedHosts: [new URL(origin).host],
    userAgent: 'Proef/1.0',
    allowPrivateAddresses: true,
  })
  closers.push(() => fetcher.close())
  return { fetcher, baseUrl: `${origin}/v2`, days: 1, now: NOW }
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

/** Fetches the first item of the list, with this detail. */
async function fetchedWith(detail: unknown) {
  const connection = await siteThat(path => (path === '/v2/publicaties' ? listOf(record('900001')) : detail))
  const [item] = await itemsOf(connection)
  return tenderNed.fetch(connection, item!)
}

describe('an unusable detail', () => {
  test.each([
    ['another form', [], 'De publicatie heeft een andere vorm dan verwacht.'],
    ['null', 'null', 'De publicatie heeft een andere vorm dan verwacht.'],
    ['no id', { aanbestedingNaam: 'x' }, 'De publicatie heeft een andere vorm dan verwacht.'],
    ['a title that is a number', { publicatieId: 900_001, aanbestedingNaam: 7 }, /andere vorm/],
    ['codes that are a text', { publicatieId: 900_001, cpvCodes: '72000000-5' }, /andere vorm/],
    ['an id below zero', { publicatieId: -900_001 }, /andere vorm/],
    ['another notice', { publicatieId: 900_002 }, 'Het antwoord hoort bij een andere publicatie.'],
    ['another notice as a text', { publicatieId: '9000011' }, 'Het antwoord hoort bij een andere publicatie.'],
  ])('with %s refuses only this notice', async (_what, detail, sentence) => {
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

test('list and detail become one draft, despite their different formats', async () => {
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

describe('the page of an award notice', () => {
  const award = { publicatieId: 900_001, aankondigingCode: { code: 'AGO' }, publicatieCode: 'EF29', isGegund: true }
  const page = pageOf(lot('LOT-0001'), WON, winners, winner({ value: '800 000' }))

  /** The draft of a notice with this detail, and the requested paths. */
  async function draftWith(detail: object, answer: unknown) {
    const requests: string[] = []
    const connection = await siteThat(path => {
      requests.push(path)
      if (path === '/v2/publicaties') return listOf(record('900001'))
      return path.endsWith('/html') ? answer : detail
    })
    const [item] = await itemsOf(connection)
    const draft = tenderNed.normalise(structuredClone(await tenderNed.fetch(connection, item!)))
    return { draft, pages: requests.filter(path => path.endsWith('/html')) }
  }

  test.each([
    ['that is not there', undefined],
    ['that is a web page', '<html>Onderhoud</html>'],
    ['in another form', { page }],
    ['of null', 'null'],
    ['that is a list', [page]],
    ['whose HTML is a number', { html: 7 }],
    ['that is empty', { html: '' }],
    ['of more than five megabytes', { html: 'x'.repeat(5_000_001) }],
    ['in another language', { html: '<table><tr><th>6 Ergebnisse</th></tr></table>' }],
  ])('%s loses the winner, not the notice', async (_what, answer) => {
    const { draft } = await draftWith(award, answer)
    expect(draft).toMatchObject({ publicationId: '900001', kind: 'award' })
    expect(draft).not.toHaveProperty('awards')
    expect(draft).not.toHaveProperty('awardTotal')
  })

  test('names the winner', async () => {
    const { draft, pages } = await draftWith(award, { html: page })
    expect(pages).toEqual(['/v2/publicaties/900001/html'])
    expect(draft).toMatchObject({
      kind: 'award',
      awards: [{ lot: 'LOT-0001', winner: 'Noordkaap B.V.', value: 800_000, currency: 'EUR' }],
    })
  })

  test.each([
    ['a call for tenders', { aankondigingCode: { code: 'AAO' }, publicatieCode: 'EF16', isGegund: false }],
    ['an intention', { publicatieCode: 'EF25' }],
    ['a procedure that ended early', { isVroegtijdigBeeindigd: true }],
  ])('is not requested for %s', async (_what, given) => {
    const { draft, pages } = await draftWith({ ...award, ...given }, { html: page })
    expect(pages).toEqual([])
    expect(JSON.stringify(draft)).not.toContain('Noordkaap')
  })

  test('is read in the next run when the site is busy', async () => {
    const busy = new SourceError('refused', 'te druk', undefined, 429)
    const fetcher = fakeFetcher({
      json: url => (url.endsWith('/html') ? Promise.reject(busy) : Promise.resolve(award)),
    })
    const connection = { fetcher, baseUrl: 'https://bron.test/v2', days: 1, now: NOW }
    const item = { publicationId: '900001', fingerprint: Buffer.from(''), listing: listing.parse(record('900001')) }
    await expect(tenderNed.fetch(connection, item)).rejects.toBe(busy)
  })
})

test('the registry reads TenderNed with this connector', () => {
  expect(connectors).toContain(tenderNed)
  expect(tenderNed.key).toBe('tenderned')
  expect(Number.isInteger(tenderNed.version)).toBe(true)
})
