import { describe, expect, test } from '@jest/globals'
import { withoutAward } from '../../notices/draft.js'
import { RefusedItem } from '../connector.js'
import { normalise } from './normalise.js'

interface Given {
  readonly root?: string
  readonly type?: string
  readonly list?: string
  readonly publication?: string
  readonly folder?: string
  readonly title?: string
  readonly buyer?: string
  readonly extension?: string
  readonly process?: string
  readonly town?: string
  readonly location?: string
  readonly lot?: string
}

/** A minimal eForms notice; the XML reader has its own tests. */
const xmlOf = ({
  root = 'ContractNotice',
  type = 'cn-standard',
  list = 'competition',
  publication = '<efac:Publication><efbc:NoticePublicationID>00001234-2026</efbc:NoticePublicationID><efbc:PublicationDate>2026-08-14+02:00</efbc:PublicationDate></efac:Publication>',
  folder = 'B1946AC9-2492-4D23-A6F2-0C2B8B2E0C01',
  title = 'Levering van zaaksystemen',
  buyer = 'Gemeente Westerveen',
  extension = '',
  process = '',
  town = '',
  location = '',
  lot = '',
}: Given = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<${root}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>${extension}
<efac:Organizations><efac:Organization><efac:Company><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification>
<cac:PartyName><cbc:Name languageID="NLD">${buyer}</cbc:Name></cac:PartyName>${town}</efac:Company></efac:Organization></efac:Organizations>
${publication}</efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
<cbc:ContractFolderID>${folder}</cbc:ContractFolderID><cbc:NoticeTypeCode listName="${list}">${type}</cbc:NoticeTypeCode>
<cbc:NoticeLanguageCode>NLD</cbc:NoticeLanguageCode>
<cac:ContractingParty><cac:Party><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification></cac:Party></cac:ContractingParty>
<cac:TenderingProcess>${process}</cac:TenderingProcess>
<cac:ProcurementProject><cbc:Name languageID="NLD">${title}</cbc:Name>${location}</cac:ProcurementProject>${lot}</${root}>`

const draftOf = (given: Given = {}, publicationId = '1234-2026') =>
  normalise({ publicationId, xml: new TextEncoder().encode(xmlOf(given)) })

test('the address of the documents is kept once, when it is a valid URL', () => {
  const lotWith = (
    uri: string,
  ) => `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID><cac:TenderingTerms>
    <cac:CallForTendersDocumentReference><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference>
    </cac:Attachment></cac:CallForTendersDocumentReference></cac:TenderingTerms></cac:ProcurementProjectLot>`
  const page = 'https://www.tenderned.nl/aankondigingen/overzicht/431022'
  const draft = draftOf({ lot: lotWith(page) + lotWith(page) })
  expect(draft.elsewhere).toEqual([page])
  expect(draft.documents).toEqual([
    {
      id: 'address-1',
      name: 'Aanbestedingsstukken op tenderned.nl',
      kind: 'other',
      format: null,
      size: null,
      publishedAt: null,
      url: page,
    },
  ])
  for (const uri of ['', 'javascript:alert(1)', 'http://localhost/1', 'zie bijlage'])
    for (const field of ['elsewhere', 'documents']) expect(draftOf({ lot: lotWith(uri) })).not.toHaveProperty(field)
})

describe('an unusable notice is refused with its reason', () => {
  test.each<[string, Given, RegExp]>([
    ['no title', { title: '' }, /titel ontbreekt/],
    ['only markup as title', { title: '&lt;b&gt;&lt;/b&gt;' }, /titel ontbreekt/],
    ['a title as long as a book', { title: 'x'.repeat(1001) }, /titel is 1001 tekens lang/],
    ['no buyer', { buyer: '' }, /opdrachtgever ontbreekt/],
    ['no day of publication', { publication: '' }, /publicatiedatum ontbreekt/],
    ['another notice', { publication: publicationOf('9999-2026') }, /een andere publicatie/],
    ['another kind of file', { root: 'Catalogue' }, /geen TED-aankondiging/],
  ])('%s', (_what, given, sentence) => {
    expect(() => draftOf(given)).toThrow(RefusedItem)
    expect(() => draftOf(given)).toThrow(sentence)
  })
})

function publicationOf(id: string) {
  return `<efac:Publication><efbc:NoticePublicationID>${id}</efbc:NoticePublicationID><efbc:PublicationDate>2026-08-14Z</efbc:PublicationDate></efac:Publication>`
}

describe('the procedure key of a notice', () => {
  const reference =
    '<cac:NoticeDocumentReference><cbc:ID schemeName="ojs-notice-id">00000777-2026</cbc:ID></cac:NoticeDocumentReference>'

  test('is the folder of its procedure, in lower case', () => {
    expect(draftOf().procedureKey).toBe('folder:b1946ac9-2492-4d23-a6f2-0c2b8b2e0c01')
  })

  test('is its own number without a folder', () => {
    expect(draftOf({ folder: '' }).procedureKey).toBe('1234-2026')
  })

  test('an award refers to the notice that it follows; a call for tenders does not, because one planning notice may announce many', () => {
    const award = { root: 'ContractAwardNotice', type: 'can-standard', list: 'result', process: reference }
    expect(draftOf(award)).toMatchObject({ kind: 'award', refersTo: ['777-2026'] })
    expect(draftOf({ process: reference })).toMatchObject({ kind: 'competition', refersTo: [] })
  })
})

test('awards and their stated total are taken from the notice', () => {
  const total = '<cbc:TotalAmount currencyID="EUR">8500</cbc:TotalAmount>'
  const lot = '<efac:TenderLot><cbc:ID>LOT-0001</cbc:ID></efac:TenderLot>'
  const ended = `<efac:LotResult><cbc:TenderResultCode>clos-nw</cbc:TenderResultCode>${lot}</efac:LotResult>`
  const extension = `<efac:NoticeResult>${total}${ended}</efac:NoticeResult>`
  expect(draftOf({ type: 'can-standard', list: 'result', extension })).toMatchObject({
    kind: 'award',
    awards: [withoutAward('LOT-0001', null)],
    awardTotal: { value: 8500, currency: 'EUR' },
  })
})

test('work that may be done anywhere has no place, wherever the buyer is', () => {
  const location = (inside: string) =>
    `<cac:RealizedLocation><cac:Address>${inside}</cac:Address></cac:RealizedLocation>`
  const buyer = { town: '<cac:PostalAddress><cbc:CityName>Den Haag</cbc:CityName></cac:PostalAddress>' }
  expect(draftOf(buyer)).toMatchObject({ place: 'Den Haag' })
  expect(draftOf({ ...buyer, location: location('<cbc:Region>anyw-cou</cbc:Region>') })).toMatchObject({
    place: null,
    nuts: [],
  })
  const somewhere = location('<cbc:CountrySubentityCode>NL423</cbc:CountrySubentityCode>')
  expect(draftOf({ ...buyer, location: somewhere })).toMatchObject({ nuts: ['NL423'] })
})

describe('the lots of a notice', () => {
  const lot = (number: number, { title = `Perceel ${number}`, day = '2026-10-01+02:00' } = {}) =>
    `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-${String(number).padStart(4, '0')}</cbc:ID>
    <cac:TenderingProcess><cac:TenderSubmissionDeadlinePeriod><cbc:EndDate>${day}</cbc:EndDate>
    <cbc:EndTime>12:00:00+02:00</cbc:EndTime></cac:TenderSubmissionDeadlinePeriod></cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>${title}</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>`

  test('are limited in number, and so are their texts', () => {
    const many = Array.from({ length: 1001 }, (_, index) => lot(index + 1)).join('')
    expect(draftOf({ lot: many }).lots).toHaveLength(1000)
    expect(draftOf({ lot: lot(1, { title: 'x'.repeat(4000) }) }).lots?.[0]?.title).toHaveLength(1000)
  })

  test('have no field for what the notice does not say', () => {
    expect(draftOf({ lot: lot(1, { title: '-', day: 'morgen' }) }).lots).toEqual([{ id: 'LOT-0001' }])
  })

  test('have their own closing dates, in UTC', () => {
    expect(draftOf({ lot: lot(1) + lot(2, { day: '2026-10-08+02:00' }) }).lots).toEqual([
      { id: 'LOT-0001', title: 'Perceel 1', closingDate: '2026-10-01T10:00:00.000Z' },
      { id: 'LOT-0002', title: 'Perceel 2', closingDate: '2026-10-08T10:00:00.000Z' },
    ])
  })

  test('of a corrigendum in the older format are those that it changes', () => {
    const xml = `<TED_EXPORT><CODED_DATA_SECTION><REF_OJS><DATE_PUB>20260814</DATE_PUB></REF_OJS></CODED_DATA_SECTION>
      <FORM_SECTION><F14_2014 LG="NL"><CONTRACTING_BODY><ADDRESS_CONTRACTING_BODY><OFFICIALNAME>Gemeente Westerveen</OFFICIALNAME>
      </ADDRESS_CONTRACTING_BODY></CONTRACTING_BODY><OBJECT_CONTRACT><TITLE>Zaaksystemen</TITLE></OBJECT_CONTRACT><CHANGES><CHANGE>
      <WHERE><SECTION>IV.2.2</SECTION><LOT_NO>2</LOT_NO></WHERE><NEW_VALUE><DATE>2026-10-08</DATE></NEW_VALUE></CHANGE></CHANGES>
      </F14_2014></FORM_SECTION></TED_EXPORT>`
    expect(normalise({ publicationId: '1234-2026', xml: new TextEncoder().encode(xml) })).toMatchObject({
      lots: [{ id: '2', closingDate: '2026-10-08T21:59:59.999Z' }],
      lotsArePartial: true,
    })
  })
})

test("publication date, address and type are converted to the product's own form", () => {
  expect(draftOf()).toMatchObject({
    publicationId: '1234-2026',
    publishedAt: new Date('2026-08-13T22:00:00Z'),
    organization: 'Gemeente Westerveen',
    sourceUrl: 'https://ted.europa.eu/nl/notice/-/detail/1234-2026',
    tenderType: 'eu_procurement',
    isEuropean: true,
    estimatedValue: null,
    currency: null,
  })
})
