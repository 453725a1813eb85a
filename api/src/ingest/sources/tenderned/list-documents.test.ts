import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { DocumentKind } from '../../../reference/tender-values.js'
import { listDocuments } from './list-documents.js'

const baseUrl = 'https://www.tenderned.test/papi/v2'
const reading = (json: (address: string) => Promise<unknown>, publicationId = '443725') =>
  listDocuments({ fetcher: fakeFetcher({ json }), baseUrl, days: 1, now: new Date() }, publicationId)
const read = (documenten: unknown) => reading(async () => ({ documenten }))
const linkOf = async (document: object) => (await read([{ documentNaam: 'Bijlage', ...document }]))?.[0]?.url
const at = (href: unknown) => ({ links: { download: { href } } })

describe('a hostile list', () => {
  test.each([null, 7, 'x', [], {}, { documenten: null }, { documenten: 'x' }])('%j has another form', async answer => {
    await expect(reading(async () => answer)).rejects.toMatchObject({ kind: 'unexpected' })
  })

  test('of records without anything usable is empty', async () => {
    const nothing = [null, 7, 'x', [], {}, { documentNaam: ' \u0000\u202e ' }, { documentNaam: {} }, { grootte: 9 }]
    expect(await read([...nothing, { documentId: '1', typeDocument: { code: 'pdf' } }])).toEqual([])
  })

  test('of thousands of documents is cut off', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ documentId: index, documentNaam: `Bijlage ${index}` }))
    expect(await read(many)).toHaveLength(500)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elders.test/7',
    'https://elders.test/7',
    'http://www.tenderned.test/7',
    'https://www.tenderned.test:8443/7',
    'https://user:secret@www.tenderned.test/7',
    'http://[',
    `/${'x'.repeat(3000)}`,
    '',
    7,
    null,
  ])('%j is no link', async href => {
    expect(await linkOf(at(href))).toBeNull()
  })

  test.each([true, 'true', 'J', 'onbekend', 1, {}, []])('virusIndicatie %j has no link', async virusIndicatie => {
    expect(await linkOf({ virusIndicatie, ...at('/7') })).toBeNull()
  })
  test.each([false, null, undefined, 'false', 'Nee'])('virusIndicatie %j has a link', async virusIndicatie => {
    expect(await linkOf({ virusIndicatie, ...at('/7') })).toBe('https://www.tenderned.test/7')
  })

  test('has names on one line without markup or control characters, of a limited length', async () => {
    const names = ['Nota\u0000 van\r\ninlichtingen\u202efdp', '<b onclick=x>Bijlage</b> A &amp; B', 'x'.repeat(10_000)]
    const documents = await read(names.map(documentNaam => ({ documentNaam })))
    expect(documents?.map(({ name }) => name)).toEqual([
      'Nota van inlichtingenfdp',
      'Bijlage A & B',
      `${'x'.repeat(299)}…`,
    ])
  })

  test('has each document once, and no impossible sizes, dates or types', async () => {
    const wrong = {
      documentId: 7,
      documentNaam: 'A',
      grootte: -1,
      datumPublicatie: 'morgen',
      typeDocument: { code: '../x' },
    }
    expect(await read([wrong, { ...wrong, documentNaam: 'B' }, { ...wrong, documentId: 8, grootte: 1e12 }])).toEqual(
      ['7', '8'].map(id => ({
        id,
        name: 'A',
        kind: DocumentKind.OTHER,
        format: null,
        size: null,
        publishedAt: null,
        url: null,
      })),
    )
  })
})

test.each([400, 401, 403, 404, 410])('a list that is refused with status %d is none', async status => {
  const refusal = new SourceError('refused', 'Geweigerd.', undefined, status)
  expect(await reading(() => Promise.reject(refusal))).toBeNull()
})

test.each([408, 429, 500, 503, undefined])('status %s is a failure', async status => {
  const failure = new SourceError('refused', 'Nu niet.', undefined, status)
  await expect(reading(() => Promise.reject(failure))).rejects.toBe(failure)
})

test.each(['../../settings', 'ocds-7', ''])('no list is asked for publication %j', async publicationId => {
  expect(await reading(() => Promise.reject(new Error('asked')), publicationId)).toBeNull()
})

test('a document has its name, kind, type, size, date and link', async () => {
  const document = {
    documentId: 88,
    documentNaam: 'Vragen en antwoorden, tweede ronde',
    typeDocument: { code: 'PDF' },
    grootte: 214_016,
    datumPublicatie: '2026-11-20T07:41:00',
    publicatieCategorie: { code: 'NVI', omschrijving: 'Nota van inlichtingen' },
    virusIndicatie: false,
    ...at('/papi/v2/publicaties/443725/documenten/88/content'),
  }
  const asked: string[] = []
  const documents = await reading(async address => {
    asked.push(address)
    return { documenten: [document] }
  })
  expect(asked).toEqual([`${baseUrl}/publicaties/443725/documenten`])
  expect(documents).toEqual([
    {
      id: '88',
      name: document.documentNaam,
      kind: DocumentKind.CLARIFICATION,
      format: 'pdf',
      size: 214_016,
      publishedAt: '2026-11-20T06:41:00.000Z',
      url: 'https://www.tenderned.test/papi/v2/publicaties/443725/documenten/88/content',
    },
  ])
})

test.each([
  ['ANK', 'Tekst van de opdracht', DocumentKind.NOTICE],
  ['DOC', 'Aanbestedingsleidraad_v1.1.pdf', DocumentKind.TENDER_GUIDE],
  ['DOC', 'Beschrijvend document', DocumentKind.TENDER_GUIDE],
  ['DOC', 'Bijlage 3 bij de leidraad', DocumentKind.ATTACHMENT],
  ['DOC', '2e_Nota_van_Inlichtingen.pdf', DocumentKind.CLARIFICATION],
  ['DOC', "Nota's van inlichtingen", DocumentKind.CLARIFICATION],
  ['DOC', 'NvI-2 perceel 1', DocumentKind.CLARIFICATION],
  ['DOC', 'Rectificatie sluitingsdatum', DocumentKind.NOTICE],
  ['DOC', 'Bijlagenoverzicht', DocumentKind.OTHER],
  [null, 'Tekening', DocumentKind.OTHER],
])('category %s and the name %j make the kind %s', async (code, documentNaam, kind) => {
  const publicatieCategorie = code && { code, omschrijving: code === 'DOC' ? 'Document' : undefined }
  expect(await read([{ documentNaam, publicatieCategorie }])).toEqual([expect.objectContaining({ kind })])
})

test.each([
  ['Leidraad.PDF', 'pdf'],
  ['Leidraad, versie 1.0', null],
  ['Stukken op mercell.com', null],
  ['Tekening', null],
])('without a type, %j has the type %s', async (documentNaam, format) => {
  expect(await read([{ documentNaam }])).toEqual([expect.objectContaining({ format })])
})
