import { describe, expect, test } from '@jest/globals'
import { withoutAward } from '../../../notices/draft.js'
import { readNotice } from './read-notice.js'
import { unstatedNotice } from './testing/unstated.js'
import { type Content, element } from './testing/element.js'
import { buyer, coded, form, object, paragraph, tedExport, tedForm } from './testing/ted-export.js'

type Around = Parameters<typeof tedForm>[2]
const read = (name: string, content: Content, around?: Around) => readNotice(tedForm(name, content, around))

const contractor = (name: string) =>
  element('CONTRACTOR', element('ADDRESS_CONTRACTOR', [element('OFFICIALNAME', name), coded('n2021:NUTS', 'NL888')]))
const court = element(
  'COMPLEMENTARY_INFO',
  element('ADDRESS_REVIEW_BODY', element('OFFICIALNAME', 'Rechtbank Oosterland')),
)
const procedure = (day: string, time?: string) =>
  element('PROCEDURE', [element('DATE_RECEIPT_TENDERS', day), element('TIME_RECEIPT_TENDERS', time)])

/** Section V. */
const award = (contract: Content, lot?: string) =>
  element('AWARD_CONTRACT', [element('LOT_NO', lot), element('AWARDED_CONTRACT', contract)])
const price = (name: string, value: string, isPublic = true) =>
  element(name, value, { CURRENCY: 'EUR', PUBLICATION: isPublic ? undefined : 'NO' })

describe('a withheld or absent value in TED_EXPORT', () => {
  test('is read as null', () => {
    expect(read('F02_2014', element('LEGAL_BASIS', 'x'))).toEqual({ ...unstatedNotice, staysOpen: false })
  })

  test('is null for winners and amounts that are not for publication', () => {
    const hidden = [
      element('DATE_CONCLUSION_CONTRACT', '2019-05-01'),
      element('CONTRACTORS', contractor('Noordkaap B.V.'), { PUBLICATION: 'NO' }),
      element('VALUES', price('VAL_TOTAL', '5000'), { PUBLICATION: 'NO' }),
    ]
    expect(read('F06_2014', [buyer, object(), award(hidden)]).awards).toEqual([
      { lot: null, winner: null, date: '2019-05-01', value: null, currency: null },
    ])
  })

  test.each(['CONTRACTORS', 'VAL_TOTAL'])('is null when only %s is withheld', name => {
    const contract = [
      element('CONTRACTORS', contractor('Noordkaap B.V.'), { PUBLICATION: name === 'CONTRACTORS' ? 'NO' : 'YES' }),
      element('VALUES', price('VAL_TOTAL', '5000', name !== 'VAL_TOTAL')),
    ]
    expect(read('F06_2014', [buyer, award(contract)]).awards).toMatchObject([
      name === 'CONTRACTORS' ? { winner: null, value: 5000 } : { winner: 'Noordkaap B.V.', value: null },
    ])
  })

  test('the range of the offers is not the value of the contract', () => {
    const range = element('VAL_RANGE_TOTAL', [element('LOW', '4000'), element('HIGH', '6000')], { CURRENCY: 'EUR' })
    expect(read('F03_2014', award(element('VALUES', range))).awards).toMatchObject([{ value: null, currency: null }])
  })

  test.each(['0', '0.01', '1', '2'])('an estimate of %s is a placeholder', value => {
    expect(read('F02_2014', object({ value })).estimatedValue).toBeNull()
  })
})

describe('F02, a contract notice', () => {
  const notice = read(
    'F02_2014',
    [
      buyer,
      object({
        description: 'Baggeren en afvoeren.',
        cpv: '45247112',
        value: '750000.00',
        parts: [
          { lot: '1', title: 'Oost', description: 'De oostelijke vaarten.', nuts: ['NL332'], cpv: ['90500000-2'] },
          { lot: '2', title: 'West', nuts: ['nl333', 'NL332'], site: 'Vaartstad.', cpv: ['45247112-1'] },
        ],
      }),
      procedure('2019-03-18', '11:30'),
      court,
    ],
    { id: '000123-2019', published: '20190214', documentType: '3', submission: '20190318 12:00', original: 'NL' },
  )

  test('is read completely', () => {
    expect(notice).toMatchObject({
      publicationId: '123-2019',
      procedureId: null,
      kind: 'competition',
      language: 'nl',
      publicationDate: '2019-02-14',
      title: 'Baggeren van de vaarten',
      description: 'Baggeren en afvoeren.',
      organization: 'Waterschap Lage Gronden',
      place: 'Vaartstad',
      closingDate: '2019-03-18T11:30:00',
      estimatedValue: 750_000,
      currency: 'EUR',
      cpv: ['45247112', '90500000'],
      awards: [],
    })
  })

  test('has the regions of the work, not that of the buyer', () => {
    expect(notice.nuts).toEqual(['NL332', 'NL333'])
  })

  test('has its lots', () => {
    expect(notice.lots).toMatchObject([
      { id: '1', title: 'Oost', description: 'De oostelijke vaarten.' },
      { id: '2', title: 'West', description: null },
    ])
  })

  test('has no lots when it has a single part without a number', () => {
    expect(read('F02_2014', object({ parts: [{ description: 'Alles.' }] })).lots).toEqual([])
  })

  test.each([undefined, 'Zie II.2.4', 'Zie II.2.4) hieronder'])(
    'with the description %j has that of its parts',
    description => {
      const parts = [{ description: 'Oostelijk.' }, { description: 'Zie titel' }, { description: 'Westelijk.' }]
      expect(read('F02_2014', object({ description, parts })).description).toBe('Oostelijk.\nWestelijk.')
    },
  )

  test('has the sum of its lots as value, when all of them have one', () => {
    const parts = [{ value: '100' }, { value: '250.50' }]
    expect(read('F02_2014', object({ parts })).estimatedValue).toBe(350.5)
    expect(read('F02_2014', object({ parts: [...parts, { title: 'Oost' }] })).estimatedValue).toBeNull()
    expect(read('F02_2014', object({ parts, value: '400' })).estimatedValue).toBe(400)
  })

  test('has the CPV and NUTS codes of the coded data, when the form has none', () => {
    const codes = [
      coded('ORIGINAL_CPV', '45247112'),
      coded('n2021:PERFORMANCE_NUTS', 'NL335'),
      coded('n2021:CA_CE_NUTS', 'NL999'),
    ]
    expect(read('F02_2014', [buyer, object()], { coded: codes })).toMatchObject({ cpv: ['45247112'], nuts: ['NL335'] })
    expect(read('F02_2014', [buyer, object()], { coded: codes.slice(2) }).nuts).toEqual(['NL999'])
  })

  test.each([
    ['Vaartstad', 'Vaartstad'],
    ["'s-Veenrode.", "'s-Veenrode"],
    ['Zandhoven aan den IJssel', 'Zandhoven aan den IJssel'],
    ['Nederland', 'Laagdorp'],
    ['Provincie Laagland', 'Laagdorp'],
    ['Zie bestek', 'Laagdorp'],
    ['In het beheergebied van het waterschap', 'Laagdorp'],
    ['diverse locaties', 'Laagdorp'],
  ])('with the site %j has the place %s: towns only', (site, place) => {
    expect(read('F02_2014', [buyer, object({ parts: [{ site }] })]).place).toBe(place)
  })

  test('that is not yet published has the number in the journal, or none', () => {
    expect(read('F02_2014', buyer, { number: '2019/S 032-000123' }).publicationId).toBe('123-2019')
    expect(read('F02_2014', buyer).publicationId).toBeNull()
  })

  test('in the envelope of an eSender is read as well', () => {
    const xml = tedForm('F02_2014', [buyer, object()]).replaceAll('TED_EXPORT', 'TED_ESENDERS')
    expect(readNotice(xml).title).toBe('Baggeren van de vaarten')
  })
})

describe('the closing date in TED_EXPORT', () => {
  test.each([
    [procedure('2019-03-18', '9:00'), '20190319 10:00', '3', '2019-03-18T09:00:00'],
    [procedure('2019-03-18'), '20190319 10:00', '3', '2019-03-18'],
    [procedure('2000-01-01', '12:00'), '20190319 10:00', '3', '2019-03-19T10:00:00'],
    ['', '20190319 10:00', '3', '2019-03-19T10:00:00'],
    ['', '20190319', '3', '2019-03-19'],
    ['', 'onbekend', '3', null],
    ['', '20190319 10:00', '7', null],
    ['', '20190319 10:00', '0', null],
  ])('of %j and the coded %s (type %s) is %s', (content, submission, documentType, moment) => {
    expect(read('F02_2014', [buyer, content], { submission, documentType }).closingDate).toBe(moment)
  })
})

describe('the language of a TED_EXPORT notice', () => {
  const inLanguage = (language: string, title: string, category: 'ORIGINAL' | 'TRANSLATION') =>
    form({ language, category, content: [buyer, object({ title })] })
  const french = inLanguage('FR', 'Dragage', 'ORIGINAL')
  const english = inLanguage('EN', 'Dredging', 'TRANSLATION')
  const dutch = inLanguage('NL', 'Baggeren', 'TRANSLATION')
  const german = inLanguage('DE', 'Baggerarbeiten', 'TRANSLATION')

  test.each([
    [[french, english, dutch], 'nl', 'Baggeren'],
    [[english, german, french], 'fr', 'Dragage'],
    [[german, english], 'en', 'Dredging'],
    [[german], 'de', 'Baggerarbeiten'],
  ])('is Dutch, else the original, else English (%#)', (forms, language, title) => {
    expect(readNotice(tedExport({ original: 'FR', forms }))).toMatchObject({ language, title })
  })

  test('is that of the translations for fields that the form lacks', () => {
    const translations = [
      element('ML_TITLES', [
        element('ML_TI_DOC', [element('TI_TOWN', 'Bruxelles'), element('TI_TEXT', paragraph('Dragage'))], { LG: 'FR' }),
        element('ML_TI_DOC', [element('TI_TOWN', 'Brussel'), element('TI_TEXT', paragraph('Baggeren'))], { LG: 'NL' }),
      ]),
      element('ML_AA_NAMES', [
        element('AA_NAME', 'Commune', { LG: 'FR' }),
        element('AA_NAME', 'Gemeente', { LG: 'NL' }),
      ]),
    ]
    expect(read('F14_2014', element('CHANGES', 'x'), { translations })).toMatchObject({
      title: 'Baggeren',
      organization: 'Gemeente',
      place: 'Brussel',
    })
  })
})

describe('the kind of a TED_EXPORT notice', () => {
  test.each([
    ['0', 'planning'],
    ['2', 'correction'],
    ['3', 'competition'],
    ['7', 'award'],
    ['M', 'competition'],
    ['Q', 'competition'],
    ['V', 'intent'],
  ])('with document type %s is %s, whatever the form', (documentType, kind) => {
    expect(read('F99_2014', buyer, { documentType }).kind).toBe(kind)
  })

  test.each([
    ['F01_2014', 'planning'],
    ['F02_2014', 'competition'],
    ['F03_2014', 'award'],
    ['F04_2014', 'planning'],
    ['F05_2014', 'competition'],
    ['F06_2014', 'award'],
    ['F12_2014', 'competition'],
    ['F13_2014', 'award'],
    ['F14_2014', 'correction'],
    ['F15_2014', 'intent'],
    ['F20_2014', 'modification'],
    ['F25_2014', 'award'],
    ['F99_2014', 'competition'],
  ])('of form %s without a document type is %s', (name, kind) => {
    expect(read(name, buyer).kind).toBe(kind)
  })

  test.each([
    ['PRI_ONLY', 'planning'],
    ['PRI_CALL_COMPETITION', 'competition'],
    ['PER_ONLY', 'planning'],
    ['PER_CALL_COMPETITION', 'competition'],
    ['QSU_ONLY', 'competition'],
    ['CONTRACT', 'competition'],
    ['AWARD_CONTRACT', 'award'],
    ['CONCESSION_AWARD_CONTRACT', 'award'],
  ])('of a social services form with NOTICE %s is %s', (type, kind) => {
    expect(read('F21_2014', [element('NOTICE', '', { TYPE: type }), buyer]).kind).toBe(kind)
  })

  test.each([
    ['CONTRACT', '2', 'competition'],
    ['CONTRACT_AWARD', '3', 'award'],
    ['PRIOR_INFORMATION', 'x', 'planning'],
    ['BUYER_PROFILE', 'x', 'planning'],
    ['ADDITIONAL_INFORMATION_CORRIGENDUM', 'x', 'correction'],
    ['VOLUNTARY_EX_ANTE_TRANSPARENCY_NOTICE', 'x', 'intent'],
    ['RESULT_DESIGN_CONTEST', 'x', 'award'],
  ])('of %s, before R2.0.9, is %s', (name, number, kind) => {
    expect(readNotice(tedExport({ forms: [form({ name, number, content: buyer })] })).kind).toBe(kind)
  })
})

describe('the earlier notices of a TED_EXPORT notice', () => {
  test('are those named in the coded data and the form', () => {
    const notice = read('F03_2014', [buyer, element('PROCEDURE', element('NOTICE_NUMBER_OJ', '2019/S 032-000123'))], {
      id: '000999-2019',
      earlier: ['2018/S 001-000007', '2019/S 032-000123', '2019/S 200-000999', 'onbekend'],
    })
    expect(notice.refersTo).toEqual(['7-2018', '123-2019'])
  })
})

describe('F03, F06 and F15, awards and intended awards', () => {
  const concluded = [
    element('DATE_CONCLUSION_CONTRACT', '2019-05-01'),
    element('CONTRACTORS', [
      contractor('Noordkaap B.V.'),
      contractor('Zuidhoek &amp; Zn'),
      contractor('Noordkaap B.V.'),
    ]),
    element('VALUES', [price('VAL_ESTIMATED_TOTAL', '9000'), price('VAL_TOTAL', '8000.00')]),
  ]

  test.each([
    ['F03_2014', '7', 'award'],
    ['F06_2014', '7', 'award'],
    ['F15_2014', 'V', 'intent'],
  ])('%s has one award per contract, for its contractors only', (name, documentType, kind) => {
    const lost = element('AWARD_CONTRACT', [
      element('LOT_NO', '2'),
      element('NO_AWARDED_CONTRACT', element('PROCUREMENT_UNSUCCESSFUL', 'x')),
    ])
    const notice = read(name, [buyer, object(), award(concluded, '1'), lost, court], { documentType })
    expect(notice.kind).toBe(kind)
    expect(notice.awards).toEqual([
      { lot: '1', winner: 'Noordkaap B.V.; Zuidhoek & Zn', date: '2019-05-01', value: 8000, currency: 'EUR' },
      withoutAward('2', 'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen, of ze zijn alle afgewezen.'),
    ])
    expect(notice.nuts).toEqual([])
  })

  test.each([
    ['PROCUREMENT_DISCONTINUED', 'De opdrachtgever heeft de procedure stopgezet.'],
    ['ORIGINAL_OTHER', undefined],
  ])('a lot that was not awarded because of %s has the reason %s', (name, reason) => {
    const none = element('AWARD_CONTRACT', element('NO_AWARDED_CONTRACT', element(name, 'x')))
    const [found] = read('F03_2014', [buyer, object(), none]).awards
    expect(found).toMatchObject({ lot: null, winner: null, status: 'not_awarded' })
    expect(found?.reason).toBe(reason)
  })

  test('have a total beside the object, unless it is withheld', () => {
    const total = (isPublic: boolean) =>
      read('F03_2014', [buyer, element('OBJECT_CONTRACT', price('VAL_TOTAL', '9500', isPublic)), award(concluded)])
    expect(total(true).awardTotal).toEqual({ value: 9500, currency: 'EUR' })
    expect(total(false).awardTotal).toBeNull()
  })

  test('are read without a CONTRACTORS element, as in the first schemas', () => {
    expect(read('F03_2014', award([contractor('Noordkaap B.V.'), price('VAL_TOTAL', '8000')])).awards).toMatchObject([
      { winner: 'Noordkaap B.V.', value: 8000 },
    ])
  })
})

describe('F14, a corrigendum', () => {
  const change = (section: string, day: string, time?: string) =>
    element('CHANGE', [
      element('WHERE', element('SECTION', section)),
      element('OLD_VALUE', [element('DATE', '2019-03-01'), element('TIME', '10:00')]),
      element('NEW_VALUE', [element('DATE', day), element('TIME', time)]),
    ])
  const corrected = (...changes: string[]) =>
    read('F14_2014', [buyer, element('CHANGES', changes)], { documentType: '2', submission: '20190301 10:00' })

  test('has the new closing date', () => {
    expect(corrected(change('IV.2.2', '2019-04-01', '12:00'))).toMatchObject({
      kind: 'correction',
      closingDate: '2019-04-01T12:00:00',
    })
  })

  test('has the earliest of several new closing dates', () => {
    const changes = [
      change('IV.2.2)', '2019-04-09'),
      change('IV.2.2', '2019-04-02', '12:00'),
      change('IV.2.2', '2019-04-02', '9:00'),
    ]
    expect(corrected(...changes).closingDate).toBe('2019-04-02T09:00:00')
  })

  test.each(['IV.2.7', 'IV.2.22', 'II.2.7', ''])('has no closing date for a change of section %j', section => {
    expect(corrected(change(section, '2019-04-01', '12:00')).closingDate).toBe('2019-03-01T10:00:00')
  })
})

describe('F20, a modification', () => {
  const notice = read(
    'F20_2014',
    [
      buyer,
      object({ cpv: '45247112', parts: [{ title: 'Oost', nuts: ['NL332'] }] }),
      award([element('CONTRACTORS', contractor('Noordkaap B.V.')), element('VALUES', price('VAL_TOTAL', '8000'))]),
      element(
        'MODIFICATIONS_CONTRACT',
        element('DESCRIPTION_PROCUREMENT', [
          element('CPV_MAIN', coded('CPV_CODE', '09000000')),
          coded('n2021:NUTS', 'NL777'),
          element('OBJECT_DESCR', paragraph('x')),
          element('CONTRACTORS', contractor('Westeinde N.V.')),
        ]),
      ),
    ],
    { documentType: 'K' },
  )

  test('describes the contract, not its change', () => {
    expect(notice).toMatchObject({ kind: 'modification', cpv: ['45247112'], nuts: ['NL332'], lots: [] })
    expect(notice.awards).toMatchObject([{ winner: 'Noordkaap B.V.', value: 8000 }])
  })
})

describe('F12 and F13, a design contest', () => {
  const winner = (name: string) => element('WINNER', element('ADDRESS_WINNER', element('OFFICIALNAME', name)))

  test('has a call of kind competition', () => {
    expect(read('F12_2014', [buyer, object(), procedure('2019-03-18', '12:00')])).toMatchObject({
      kind: 'competition',
      closingDate: '2019-03-18T12:00:00',
    })
  })

  test('has its prizes as awards', () => {
    const prize = element('AWARDED_PRIZE', [
      element('DATE_DECISION_JURY', '2019-06-01'),
      element('WINNERS', [winner('Bureau Lijn'), winner('Atelier Vlak')]),
      price('VAL_PRIZE', '15000'),
    ])
    expect(read('F13_2014', [buyer, object(), element('RESULTS', prize), court]).awards).toEqual([
      { lot: null, winner: 'Bureau Lijn; Atelier Vlak', date: '2019-06-01', value: 15_000, currency: 'EUR' },
    ])
  })
})

test('without a prize was not awarded', () => {
  const none = element('RESULTS', element('NO_AWARDED_PRIZE', element('PROCUREMENT_DISCONTINUED', 'x')))
  expect(read('F13_2014', [buyer, object(), none]).awards).toMatchObject([
    { winner: null, status: 'not_awarded', reason: 'De opdrachtgever heeft de procedure stopgezet.' },
  ])
})

test('F01, a planning notice, has no closing date, even when the coded data has one', () => {
  const notice = read('F01_2014', [buyer, object({ parts: [{ lot: '1', title: 'Oost' }] })], {
    documentType: '0',
    submission: '20190301 10:00',
  })
  expect(notice).toMatchObject({ kind: 'planning', closingDate: null, lots: [{ id: '1', title: 'Oost' }] })
})
