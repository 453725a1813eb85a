import { describe, expect, test } from '@jest/globals'
import { RefusedItem } from '../connector.js'
import { amount, header, row } from './award-page/testing/eforms.js'
import { normalise } from './normalise.js'
import { detail, listing } from './shapes.js'

const ESTIMATE = 'Geraamde waarde exclusief btw'

/** A notice with its list entry and detail, with the test's changes (undefined removes a field). */
function draftOf(inDetail: object = {}, inList: object = {}) {
  const shared = {
    aanbestedingNaam: 'Renovatie sluizencomplex Zwartewater',
    opdrachtgeverNaam: 'Waterschap De Lage Landen',
    opdrachtBeschrijving: 'Het vervangen van sluisdeuren en bediening.',
    sluitingsDatum: '2026-08-20T12:00:00',
  }
  return normalise({
    listing: listing.parse({
      publicatieId: '900001',
      publicatieDatum: '2026-07-10',
      typePublicatie: { code: 'AAO', omschrijving: 'Aankondiging opdracht' },
      publicatiecode: { code: 'EF16' },
      ...shared,
      ...inList,
    }),
    detail: detail.parse({
      publicatieId: 900_001,
      kenmerk: 700_001,
      publicatieDatum: '2026-07-10T08:12:17.215349',
      typePublicatie: 'Aankondiging van een opdracht - algemene richtlijn, standaardregeling',
      publicatieCode: 'EF16',
      aankondigingCode: { code: 'AAO', omschrijving: 'Aankondiging opdracht' },
      cpvCodes: [{ code: '45240000-1', isHoofdOpdracht: true }],
      nutsCodes: [{ code: 'NL211' }],
      ...shared,
      ...inDetail,
    }),
  })
}

/** Applies the same change to detail and list entry. */
const draftWith = (given: object) => draftOf(given, given)

test.each([
  ['title', { aanbestedingNaam: null }, 'De titel ontbreekt.'],
  ['client', { opdrachtgeverNaam: null, aanbestedendeDienstNaam: null }, 'De opdrachtgever ontbreekt.'],
  ['date', { publicatieDatum: '' }, 'De publicatiedatum ontbreekt.'],
])('a notice without a %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

describe('the kind of a notice', () => {
  test.each([
    ['VAK', 'planning'],
    ['MAC', 'consultation'],
    ['AAO', 'competition'],
    ['REC', 'correction'],
    ['AAW', 'correction'],
    ['VBE', 'withdrawal'],
    ['AGO', 'award'],
  ])('with code %s is %s, in the detail or in the list', (code, kind) => {
    const coded = { code, omschrijving: 'maakt niet uit' }
    const unsaid = { aankondigingCode: undefined, typePublicatie: undefined }
    expect(draftOf({ aankondigingCode: coded }).kind).toBe(kind)
    expect(draftOf({ ...unsaid, typePublicatie: coded }).kind).toBe(kind)
    expect(draftOf(unsaid, { typePublicatie: coded }).kind).toBe(kind)
    expect(draftOf({ aankondigingCode: undefined, typePublicatie: 'Een tekst' }, { typePublicatie: coded }).kind).toBe(
      kind,
    )
  })

  test('is taken from the detail before the list', () => {
    expect(draftOf({ aankondigingCode: { code: 'AGO' } }, { typePublicatie: { code: 'AAO' } }).kind).toBe('award')
  })

  test.each(['EF25', 'EF26', 'EF27', 'EF28'])("is 'intent' for an award with form %s", form => {
    const award = { aankondigingCode: { code: 'AGO' }, isGegund: true }
    expect(draftOf({ ...award, publicatieCode: form }).kind).toBe('intent')
    expect(draftOf({ ...award, publicatieCode: { code: form, omschrijving: 'Vrijwillig' } }).kind).toBe('intent')
    expect(draftOf({ ...award, publicatieCode: undefined }, { publicatiecode: { code: form } }).kind).toBe('intent')
  })

  test.each(['EF29', 'EF30', 'EF37', 'EFE4', 'EF2', 'EF255', ''])("is 'award' with form %j", form => {
    expect(draftOf({ aankondigingCode: { code: 'AGO' }, publicatieCode: form }).kind).toBe('award')
  })

  test.each([
    [{ isVroegtijdigBeeindigd: true }, {}],
    [{}, { isVroegtijdigBeeindigd: true }],
    [{ isVroegtijdigBeeindigd: true, isGegund: true, aankondigingCode: { code: 'AGO' }, publicatieCode: 'EF25' }, {}],
  ])("is 'withdrawal' when it ended early, with %j in the detail and %j in the list", (inDetail, inList) => {
    expect(draftOf(inDetail, inList).kind).toBe('withdrawal')
  })

  test.each([
    [{ isVroegtijdigBeeindigd: true }, {}],
    [{ isVroegtijdigBeeindigd: null, isGegund: true }, { isVroegtijdigBeeindigd: true }],
  ])(
    'is an award without a winner for an award notice of a procedure that ended early: %j and %j',
    (inDetail, inList) => {
      expect(draftOf({ aankondigingCode: { code: 'AGO' }, ...inDetail }, inList)).toMatchObject({
        kind: 'award',
        awards: [{ lot: null, winner: null, status: 'not_awarded', reason: 'De procedure is vroegtijdig beëindigd.' }],
      })
    },
  )

  test('names no award for another award notice without a page, because the JSON lacks the winner', () => {
    expect(draftOf({ aankondigingCode: { code: 'AGO' } }).awards).toBeUndefined()
  })

  test.each([
    ['awarded', true, 'award'],
    ['not awarded', false, 'competition'],
    ['nothing', null, 'competition'],
  ])('without a known code follows from the status %s', (_what, isGegund, kind) => {
    for (const code of ['XYZ', '', null, 'constructor', '__proto__', 'toString'])
      expect(
        draftOf({ aankondigingCode: { code }, typePublicatie: 'Nieuw', isGegund }, { typePublicatie: null }).kind,
      ).toBe(kind)
  })

  test('of a call for tenders is not changed by the status awarded', () => {
    expect(draftOf({ isGegund: true }).kind).toBe('competition')
  })
})

describe('the texts of a notice', () => {
  test('are taken from the detail, or else from the list', () => {
    expect(draftOf({ aanbestedingNaam: undefined, opdrachtgeverNaam: null, publicatieDatum: undefined })).toMatchObject(
      {
        title: 'Renovatie sluizencomplex Zwartewater',
        organization: 'Waterschap De Lage Landen',
        publishedAt: new Date('2026-07-09T22:00:00Z'),
      },
    )
    expect(draftOf({ aanbestedingNaam: 'In het detail' }, { aanbestedingNaam: 'In de lijst' }).title).toBe(
      'In het detail',
    )
  })

  test('include the contracting service when the client is missing', () => {
    expect(draftWith({ opdrachtgeverNaam: null, aanbestedendeDienstNaam: 'Inkoopbureau &amp; Co' }).organization).toBe(
      'Inkoopbureau & Co',
    )
  })
})

describe('the dates of a notice', () => {
  test('without an offset are in Amsterdam time', () => {
    expect(draftOf()).toMatchObject({
      publishedAt: new Date('2026-07-10T06:12:17.215Z'),
      closingDate: new Date('2026-08-20T10:00:00Z'),
    })
    expect(draftWith({ sluitingsDatum: '2026-12-20T12:00:00' }).closingDate).toEqual(new Date('2026-12-20T11:00:00Z'))
  })

  test.each([
    ['2026-10-15', '2026-10-15T21:59:59.999Z'],
    ['2026-10-15T17:00:00', '2026-10-15T15:00:00.000Z'],
  ])('include the closing date of a market consultation: %s', (text, closing) => {
    const given = { sluitingsDatum: undefined, sluitingsDatumMarktconsultatie: text, aankondigingCode: { code: 'MAC' } }
    expect(draftWith(given)).toMatchObject({ kind: 'consultation', closingDate: new Date(closing) })
  })

  test.each([null, undefined, ''])('do not include an empty closing date: %j', text => {
    expect(draftWith({ sluitingsDatum: text })).toMatchObject({ closingDate: null, closingNote: null })
  })

  test.each([
    { sluitingsDatum: 'z.s.m.' },
    { sluitingsDatum: '99999-01-01T00:00:00' },
    { sluitingsDatum: '9'.repeat(1_000_000) },
    { sluitingsDatum: null, sluitingsDatumMarktconsultatie: '2026-13-01' },
  ])('include a note that quotes an unreadable closing date', given => {
    expect(draftWith(given)).toMatchObject({
      closingDate: null,
      closingNote: expect.stringMatching(/^Sluitingsdatum niet leesbaar: ‘.{6,81}’$/),
    })
  })
})

describe('the link of a notice', () => {
  const own = 'https://www.tenderned.nl/aankondigingen/overzicht/900001'

  test.each(['javascript:alert(1)', 'http://localhost/', 'x', '', null, undefined])(
    "%j is replaced by the notice's own page",
    href => {
      // R-INT-28
      expect(draftWith({ link: { href } }).sourceUrl).toBe(own)
    },
  )

  test("is the given one when it is safe, or else the notice's own page", () => {
    expect(draftWith({ link: null }).sourceUrl).toBe(own)
    expect(draftWith({}).sourceUrl).toBe(own)
    expect(draftOf({}, { link: { href: 'https://www.tenderned.nl/x' } }).sourceUrl).toBe('https://www.tenderned.nl/x')
  })
})

describe('the codes of a notice', () => {
  test.each([
    [[], []],
    [null, []],
    [['72000000-5'], ['72000000']],
    [['72000000'], ['72000000']],
    [['72000000-5', '72000000', '72000000-5'], ['72000000']],
    [['x', '', '1234', '7200000', '<script>', 'ABCDEFGH-1'], []],
    [
      [
        { code: '50600000-1', isHoofdOpdracht: false },
        { code: '34000000-7', isHoofdOpdracht: true },
        { code: '35000000-4' },
      ],
      ['34000000', '50600000', '35000000'],
    ],
    [
      [{ code: '34000000-7', isHoofdOpdracht: null }, '34000000', { code: '34000000-7', isHoofdOpdracht: true }],
      ['34000000'],
    ],
  ])('CPV %j become %j: main code first, no check digits, no duplicates', (codes, expected) => {
    expect(draftOf({ cpvCodes: codes }).cpv).toEqual(expected)
  })

  test.each([
    [null, []],
    [
      ['NL32B', ' nl32b ', 'NL'],
      ['NL32B', 'NL'],
    ],
    [[{ code: 'NL211' }, { code: 'NL 211' }, { code: '' }, { code: 'NL2111111' }, { code: '12345' }], ['NL211']],
  ])('NUTS %j becomes %j', (codes, expected) => {
    expect(draftOf({ nutsCodes: codes }).nuts).toEqual(expected)
  })

  test.each([
    [700_001, 'kenmerk:700001'],
    ['700001', 'kenmerk:700001'],
    [' 700001\n', 'kenmerk:700001'],
    ['<b>Z/2026</b>-7', 'kenmerk:Z/2026-7'],
  ])('include the kenmerk %j, which assigns the notice to procedure %s', (kenmerk, procedureKey) => {
    expect(draftOf({ kenmerk })).toMatchObject({ procedureKey, reference: procedureKey.replace('kenmerk:', '') })
  })

  test.each([
    ['no kenmerk', undefined],
    ['a kenmerk of null', null],
    ['a kenmerk of zero', 0],
    ['the placeholder 1 as its kenmerk', '1'],
  ])('with %s make the notice its own procedure', (_what, kenmerk) => {
    expect(draftOf({ kenmerk })).toMatchObject({ procedureKey: '900001', reference: null })
  })
})

test('an award notice has the lots and the value on its page', () => {
  const raw = {
    listing: listing.parse({ publicatieId: '900001', publicatieDatum: '2026-07-10' }),
    detail: detail.parse({
      publicatieId: 900_001,
      aanbestedingNaam: 'Sluizen',
      opdrachtgeverNaam: 'Waterschap',
      aankondigingCode: { code: 'AGO' },
    }),
  }
  const lot = (id: string) => header('5.1', 'Perceel', id) + row('Titel', `Sluis ${id}`) + amount(ESTIMATE, '500 000')
  const awardPage = `<table>${header('5', 'Perceel')}${lot('LOT-0001')}${lot('LOT-0002')}</table>`
  expect(normalise({ ...raw, awardPage })).toMatchObject({
    lots: [
      { id: 'LOT-0001', title: 'Sluis LOT-0001', estimatedValue: 500_000, currency: 'EUR' },
      { id: 'LOT-0002', title: 'Sluis LOT-0002', estimatedValue: 500_000, currency: 'EUR' },
    ],
    estimatedValue: 1_000_000,
    valueKind: 'lot_estimate',
    currency: 'EUR',
  })
  expect(normalise(raw)).not.toHaveProperty('lots')
})

test('a draft has no value, rate or place, and without a page no winner', () => {
  expect(Object.keys(draftOf()).toSorted().join(' ')).toBe(
    'closingDate closingNote contractNature cpv description isEuropean kind nuts organization ' +
      'procedureKey procedureType publicationId publishedAt reference sourceUrl tenderType title',
  )
})

describe('the nature of the contract', () => {
  test.each([
    [{ typeOpdrachtCode: { code: 'W' } }, {}, 'works'],
    [{ typeOpdrachtCode: { code: 'L' } }, { typeOpdracht: { code: 'D' } }, 'supplies'],
    [{}, { typeOpdracht: { code: 'D', omschrijving: 'Diensten' } }, 'services'],
    [{ typeOpdrachtCode: { code: 'X' } }, {}, null],
    [{ typeOpdrachtCode: 7 }, { typeOpdracht: [] }, null],
    [{}, {}, null],
  ])('with %j in the detail and %j in the list is %j', (inDetail: object, inList: object, contractNature) => {
    expect(draftOf(inDetail, inList).contractNature).toBe(contractNature)
  })

  test.each([
    ['Openbaar', 'open'],
    ['Openbare procedure', 'open'],
    ['Niet-openbaar', 'restricted'],
    ['Niet openbare procedure', 'restricted'],
    ['Mededingingsprocedure met onderhandeling', 'negotiated_with_call'],
    ['Onderhandelingsprocedure met voorafgaande oproep', 'negotiated_with_call'],
    ['Onderhandelingsprocedure zonder bekendmaking', 'negotiated_without_call'],
    ['Concurrentiegerichte dialoog', 'competitive_dialogue'],
    ['Innovatiepartnerschap', 'innovation_partnership'],
    ['Andere procedure in meerdere fasen', 'other'],
    ['Marktconsultatie', null],
    ['', null],
  ])('the procedure %j is %j', (omschrijving, procedureType) => {
    expect(draftOf({ procedureCode: { code: 'XXX', omschrijving } }).procedureType).toBe(procedureType)
    expect(draftOf({}, { procedure: { code: 'XXX', omschrijving } }).procedureType).toBe(procedureType)
  })

  test.each([
    [{ nationaalOfEuropeesCode: { code: 'EU' } }, { europees: false }, true],
    [{ nationaalOfEuropeesCode: { code: 'NL' } }, {}, false],
    [{}, { europees: false }, false],
    [{}, { europees: 'ja' }, null],
    [{}, {}, null],
  ])('with %j in the detail and %j in the list is European: %j', (inDetail: object, inList: object, isEuropean) => {
    expect(draftOf(inDetail, inList).isEuropean).toBe(isEuropean)
  })
})

test('personal data in a notice is dropped', () => {
  const people = {
    contactpersoon: 'Sanne de Vries',
    contactPersoon: { naam: 'Sanne de Vries', emailadres: 's.devries@waterschap.test', telefoonnummer: '06-12345678' },
    emailadres: 's.devries@waterschap.test',
    telefoon: '06-12345678',
    faxnummer: '06-12345678',
  }
  const given = {
    ...people,
    contactgegevens: [people],
    link: { href: 'https://www.tenderned.nl/1', title: 'Sanne de Vries' },
    aankondigingCode: { code: 'AAO', omschrijving: 'Aankondiging', ...people },
    cpvCodes: [{ code: '45240000-1', isHoofdOpdracht: true, ...people }],
    nutsCodes: [{ code: 'NL211', ...people }],
  }
  const written = JSON.stringify(draftWith(given))
  expect(written).toContain('Renovatie sluizencomplex')
  expect(written).not.toMatch(/Vries|waterschap\.test|12345678/)
})

test('normalising is pure: the same answer gives the same draft and is not modified', () => {
  const codes = Object.freeze([{ code: '1' }, { code: '45240000-1', isHoofdOpdracht: true }])
  const given = { cpvCodes: codes }
  expect(draftOf(given)).toEqual(draftOf(given))
  expect(codes[0]).toEqual({ code: '1' })
})
