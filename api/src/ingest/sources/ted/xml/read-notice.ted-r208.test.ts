import { describe, expect, test } from '@jest/globals'
import { readNotice } from './read-notice.js'
import { type Content, element } from './testing/element.js'
import { coded, form, paragraph, tedExport, written } from './testing/ted-export.js'

type Around = Omit<Parameters<typeof tedExport>[0], 'forms'>
const read = (name: string, number: string, content: Content, around: Around = {}) =>
  readNotice(tedExport({ ...around, forms: [form({ name, number, content: element('FD_X', content) })] }))

const organisation = (name: string) => element('ORGANISATION', element('OFFICIALNAME', name))
const profile = element('CA_CE_CONCESSIONAIRE_PROFILE', [
  organisation('Provincie Laagland'),
  element('TOWN', 'Hoogstad'),
])
const cost = (value: string, formatted?: string) => element('VALUE_COST', value, { FMTVAL: formatted })
const costs = (content: Content) => element('COSTS_RANGE_AND_CURRENCY', content, { CURRENCY: 'EUR' })
const court = element('APPEAL_PROCEDURE_BODY', element('CONTACT_DATA', organisation('Rechtbank Oosterland')))

describe('CONTRACT, a contract notice before R2.0.9', () => {
  const description = (content: Content = '') =>
    element('DESCRIPTION_CONTRACT_INFORMATION', [
      element('TITLE_CONTRACT', paragraph('Beheer van bruggen')),
      element('LOCATION_NUTS', [element('LOCATION', paragraph('Brugdam')), coded('NUTS', 'NL332')]),
      element('SHORT_CONTRACT_DESCRIPTION', [paragraph('Bediening.'), paragraph('Onderhoud.')]),
      element('CPV', [
        element('CPV_MAIN', coded('CPV_CODE', '50230000')),
        element('CPV_ADDITIONAL', coded('CPV_CODE', '45221000')),
      ]),
      content,
    ])
  const limit = (day: Content) => element('RECEIPT_LIMIT_DATE', day)

  test('is read completely', () => {
    const notice = read(
      'CONTRACT',
      '2',
      [
        profile,
        description(element('NATURE_QUANTITY_SCOPE', costs(cost('1 250 000,00', '1250000.00')))),
        limit(written('05', '03', '2015', '16:00')),
        court,
      ],
      { id: '012345-2015', published: '20150114', documentType: '3' },
    )
    expect(notice).toMatchObject({
      publicationId: '12345-2015',
      kind: 'competition',
      publicationDate: '2015-01-14',
      title: 'Beheer van bruggen',
      description: 'Bediening.\nOnderhoud.',
      organization: 'Provincie Laagland',
      place: 'Brugdam',
      closingDate: '2015-03-05T16:00:00',
      estimatedValue: 1_250_000,
      currency: 'EUR',
      cpv: ['50230000', '45221000'],
      nuts: ['NL332'],
      lots: [],
      awards: [],
    })
  })

  test.each([
    [written('5', '3', '2015', '9:00'), '2015-03-05T09:00:00'],
    [written('05', '03', '2015'), '2015-03-05'],
    [written('31', '02', '2015', '12:00'), null],
    [written('01', '01', '2000', '12:00'), null],
    [element('YEAR', '2015'), null],
    [written('vijf', 'maart', '2015'), null],
  ])('with the time limit %j closes on %s', (day, moment) => {
    expect(read('CONTRACT', '2', [profile, limit(day)]).closingDate).toBe(moment)
  })

  test.each([
    [costs(cost('12 500,50')), 12_500.5],
    [costs(element('RANGE_VALUE_COST', [element('LOW_VALUE', '100'), element('HIGH_VALUE', '90000')])), 90_000],
    [costs(cost('1')), null],
    ['', null],
  ])('with the value %j is worth %d', (content, value) => {
    const scope = element('NATURE_QUANTITY_SCOPE', content)
    expect(read('CONTRACT', '2', [profile, scope]).estimatedValue).toBe(value)
  })

  test('has its lots from the annexes, and does not use their values for the whole', () => {
    const annex = (number: string, title: string) =>
      element('F02_ANNEX_B', [
        element('LOT_NUMBER', number),
        element('LOT_TITLE', title),
        element('LOT_DESCRIPTION', paragraph(`Alles in ${title}.`)),
        element('NATURE_QUANTITY_SCOPE', costs(cost('5000'))),
      ])
    const notice = read('CONTRACT', '2', [profile, annex('1', 'Oost'), annex('2', 'West')])
    expect(notice).toMatchObject({ estimatedValue: null, description: 'Alles in Oost.\nAlles in West.' })
    expect(notice.lots).toMatchObject([
      { id: '1', title: 'Oost', description: 'Alles in Oost.', estimatedValue: 5000, currency: 'EUR' },
      { id: '2', title: 'West', description: 'Alles in West.', estimatedValue: 5000, currency: 'EUR' },
    ])
  })

  test.each([
    [element('ORGANISATION', 'Provincie Laagland'), 'Provincie Laagland'],
    [
      element('ORGANISATION', [element('OFFICIALNAME', 'Provincie Laagland'), element('NATIONALID', '123')]),
      'Provincie Laagland',
    ],
  ])('names its buyer in different places (%#)', (content, name) => {
    expect(read('CONTRACT', '2', element('CA_CE_CONCESSIONAIRE_PROFILE', content)).organization).toBe(name)
  })
})

describe('CONTRACT_AWARD, an award notice before R2.0.9', () => {
  const winner = (name: string) =>
    element('ECONOMIC_OPERATOR_NAME_ADDRESS', element('CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME', organisation(name)))
  const paid = (value: string) => element('COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE', cost(value), { CURRENCY: 'EUR' })
  const decision = element('CONTRACT_AWARD_DATE', written('7', '11', '2014'))

  test('has one award per contract, with the final value instead of the estimate', () => {
    const awards = [
      element('AWARD_OF_CONTRACT', [
        element('LOT_NUMBER', '1'),
        decision,
        winner('Noordkaap B.V.'),
        element('CONTRACT_VALUE_INFORMATION', [
          element('INITIAL_ESTIMATED_TOTAL_VALUE_CONTRACT', paid('9000')),
          paid('8000'),
        ]),
      ]),
      element('AWARD_OF_CONTRACT', [element('LOT_NUMBER', '2'), element('CONTRACT_TITLE', 'Niet gegund')]),
    ]
    const notice = read('CONTRACT_AWARD', '3', [profile, awards, court], { documentType: '7' })
    expect(notice.kind).toBe('award')
    expect(notice.awards).toEqual([
      { lot: '1', winner: 'Noordkaap B.V.', date: '2014-11-07', value: 8000, currency: 'EUR' },
    ])
  })

  test('has no value when only the range of the offers is stated', () => {
    const range = element(
      'COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE',
      element('RANGE_VALUE_COST', [element('LOW_VALUE', '4000'), element('HIGH_VALUE', '9000')]),
      { CURRENCY: 'EUR' },
    )
    const award = element('AWARD_OF_CONTRACT', [decision, winner('Noordkaap B.V.'), range])
    expect(read('CONTRACT_AWARD', '3', [profile, award]).awards).toEqual([
      { lot: null, winner: 'Noordkaap B.V.', date: '2014-11-07', value: null, currency: null },
    ])
  })

  test('includes awards of utilities, of defence and of a design contest', () => {
    const contents = [
      element('AWARD_OF_CONTRACT_DEFENCE', [decision, winner('Noordkaap B.V.')]),
      element('AWARD_AND_CONTRACT_VALUE', [decision, winner('Zuidhoek &amp; Zn')]),
      element('RESULT_CONTEST', element('NAME_ADDRESS_WINNER', organisation('Bureau Lijn'))),
    ]
    expect(read('CONTRACT_AWARD', '3', [profile, contents, court]).awards.map(({ winner }) => winner)).toEqual([
      'Noordkaap B.V.',
      'Zuidhoek & Zn',
      'Bureau Lijn',
    ])
  })

  test('refers to the notices that it names', () => {
    const earlier = element('CNT_NOTICE_INFORMATION_S', element('NOTICE_NUMBER_OJ', '2014/S 100-174321'))
    expect(read('CONTRACT_AWARD', '3', [profile, earlier]).refersTo).toEqual(['174321-2014'])
  })
})

describe('a corrigendum before R2.0.9', () => {
  const correction = (section: string) =>
    element('DATE_CORR', [
      element('WHERE', section),
      element('OLD_DATE', written('1', '3', '2015', '10:00')),
      element('NEW_DATE', written('15', '3', '2015', '12:00')),
    ])

  test.each([
    ['IV.3.4)', '2015-03-15T12:00:00'],
    ['IV.3.8)', null],
  ])('of section %s closes on %s', (section, moment) => {
    const notice = read('ADDITIONAL_INFORMATION_CORRIGENDUM', '14', [profile, correction(section)])
    expect(notice).toMatchObject({ kind: 'correction', closingDate: moment })
  })
})
