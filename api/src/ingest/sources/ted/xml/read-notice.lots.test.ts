import { describe, expect, test } from '@jest/globals'
import { readNotice } from './read-notice.js'
import { unstatedLot } from './testing/unstated.js'
import { element } from './testing/element.js'
import { type EformsXml, eforms, type LotXml } from './testing/eforms.js'
import { object, paragraph, tedForm, written } from './testing/ted-export.js'

const read = (notice: EformsXml) => readNotice(eforms(notice))
const lotsOf = (...lots: LotXml[]) => read({ lots }).lots
const form = (content: string | readonly string[]) => readNotice(tedForm('F02_2014', content))
const part = (more: string) => form(object({ parts: [{ lot: '1', more }] })).lots[0]

describe('a lot of an eForms notice', () => {
  test('without a project has its identifier only', () => {
    const notice = eforms().replace(
      '</ContractNotice>',
      '<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID></cac:ProcurementProjectLot></ContractNotice>',
    )
    expect(readNotice(notice).lots).toEqual([{ id: 'LOT-0001', closingDate: null }])
  })

  test('without a title, with withheld amounts and with impossible dates has none of them', () => {
    const [lot] = lotsOf({
      name: 'unpublished',
      description: '-',
      value: '0.01',
      frameworkMaximum: '-1',
      tenders: { day: '2024-13-01' },
      starts: '2000-01-01Z',
      ends: 'volgend jaar',
      length: ['ongeveer 24', 'MONTH'],
    })
    expect(lot).toEqual({ ...unstatedLot, id: 'LOT-0001', closingDate: null })
  })

  test('is read completely', () => {
    const [, lot] = lotsOf(
      {},
      {
        name: { ENG: 'South', NLD: 'Zuid' },
        description: 'De zuidelijke dijken.',
        cpv: ['45240000', '77310000-6'],
        nuts: ['NL332', 'NL333'],
        town: 'Dijkstede',
        value: '250000.00',
        frameworkMaximum: '400000',
        tenders: { day: '2024-03-01+01:00', time: '12:00:00+01:00' },
        starts: '2024-06-01+02:00',
        ends: '2026-05-31+02:00',
        length: ['24', 'MONTH'],
        options: 'Ook de kades.',
        renewal: 'Twee keer een jaar.',
      },
    )
    expect(lot).toEqual({
      id: 'LOT-0002',
      title: 'Zuid',
      description: 'De zuidelijke dijken.',
      cpv: ['45240000', '77310000'],
      nuts: ['NL332', 'NL333'],
      place: 'Dijkstede',
      closingDate: '2024-03-01T12:00:00+01:00',
      estimatedValue: 250_000,
      maximumValue: 400_000,
      currency: 'EUR',
      startDate: '2024-06-01',
      endDate: '2026-05-31',
      duration: 'P24M',
      options: 'Ook de kades.\nTwee keer een jaar.',
    })
  })

  test('has its own deadline: for tenders, else for requests, else for expressions of interest', () => {
    const interest = { day: '2024-04-03' }
    const requests = { day: '2024-04-02' }
    const lots = lotsOf(
      { tenders: { day: '2024-04-01' }, requests, interest },
      { requests, interest },
      { interest },
      {},
    )
    expect(lots.map(({ closingDate }) => closingDate)).toEqual(['2024-04-01', '2024-04-02', '2024-04-03', null])
  })

  test.each([
    [['90', 'DAY'], 'P90D'],
    [['2', 'YEAR'], 'P2Y'],
    [['048', 'MONTH'], 'P48M'],
    [['6.0', 'WEEK'], 'P6W'],
    [['0', 'MONTH'], null],
    [['99999', 'DAY'], null],
    [['1.5', 'YEAR'], null],
    [['4', 'DECADE'], null],
  ] as const)('with a length of %j has the duration %j', (length, duration) => {
    expect(lotsOf({ length })).toMatchObject([{ duration }])
  })

  test('is withdrawn when a change cancels it and leaves others open', () => {
    const changes = { of: '1-2024', reasons: ['cancel'], sections: ['LOT-0002'] }
    const { lots } = read({ lots: [{}, {}], changes })
    expect(lots.map(({ isWithdrawn }) => isWithdrawn)).toEqual([undefined, true])
  })
})

describe('the value of an eForms notice', () => {
  const whole = { name: 'Dijken', value: '900', frameworkMaximum: '1200' }
  const none = { estimatedValue: null, valueKind: null, maximumValue: null, currency: null }

  test('is unknown when amounts are withheld, or when some lots state an estimate and others a maximum', () => {
    expect(read({ project: { value: '1', frameworkMaximum: '0' }, lots: [{}] })).toMatchObject(none)
    expect(read({ lots: [{ value: '100' }, { frameworkMaximum: '200' }] })).toMatchObject(none)
    expect(read({ lots: [{ value: '100' }, { value: '-1' }] })).toMatchObject(none)
  })

  test('is the estimate of the whole, beside its maximum', () => {
    expect(read({ project: whole, lots: [{ value: '100' }] })).toMatchObject({
      estimatedValue: 900,
      valueKind: 'estimate',
      maximumValue: 1200,
      currency: 'EUR',
    })
  })

  test('is else the maximum of the whole', () => {
    expect(read({ project: { ...whole, value: undefined }, lots: [{ value: '100' }] })).toMatchObject({
      estimatedValue: 1200,
      valueKind: 'framework_maximum',
      maximumValue: 1200,
    })
  })

  test('is else the sum of the estimates, else that of the maxima of its lots', () => {
    const lots = [
      { value: '100', frameworkMaximum: '150' },
      { value: '200', frameworkMaximum: '250' },
    ]
    expect(read({ lots })).toMatchObject({ estimatedValue: 300, valueKind: 'lot_estimate', maximumValue: null })
    const [first, second] = lots
    expect(read({ lots: [first!, { ...second, value: undefined }] })).toMatchObject({
      estimatedValue: 400,
      valueKind: 'lot_maximum',
      maximumValue: null,
    })
  })

  test.each([{ frameworkMaximum: '500' }, { groupMaximum: '500' }])(
    'counts the maximum %j of a group once, however many lots share it',
    group => {
      const lots: LotXml[] = [
        { frameworkMaximum: '500' },
        {},
        { frameworkMaximum: '70' },
        { id: 'GLO-0001', scheme: 'LotsGroup', ...group },
      ]
      const notice = read({ lots, groups: { 'GLO-0001': ['LOT-0001', 'LOT-0001', 'LOT-0002'] } })
      expect(notice).toMatchObject({ estimatedValue: 570, valueKind: 'lot_maximum' })
      expect(notice.lots.map(({ maximumValue }) => maximumValue)).toEqual([500, null, 70])
    },
  )

  test('is unknown when a lot is in two groups with a maximum', () => {
    const group = (id: string): LotXml => ({ id, scheme: 'LotsGroup', frameworkMaximum: '500' })
    const lots: LotXml[] = [{}, {}, {}, group('GLO-0001'), group('GLO-0002')]
    const groups = { 'GLO-0001': ['LOT-0001', 'LOT-0002'], 'GLO-0002': ['LOT-0002', 'LOT-0003'] }
    expect(read({ lots, groups })).toMatchObject(none)
  })
})

describe('a lot of a TED_EXPORT notice', () => {
  test('without a title, and with unusable values, has none of them', () => {
    expect(
      part(
        element('DATE_START', '2019-02-30') +
          element('DURATION', 'lang', { TYPE: 'MONTH' }) +
          element('VAL_OBJECT', '1'),
      ),
    ).toEqual({ ...unstatedLot, id: '1' })
  })

  test('is read completely', () => {
    const more = [
      element('DURATION', '36', { TYPE: 'MONTH' }),
      element('DATE_START', '2019-06-01'),
      element('DATE_END', '2022-05-31'),
      element('RENEWAL_DESCR', paragraph('Twee keer een jaar.')),
      element('OPTIONS_DESCR', paragraph('Ook de sloten.')),
    ]
    const parts = [
      { lot: '1' },
      {
        lot: '2',
        title: 'West',
        description: 'Alles.',
        nuts: ['NL33'],
        site: 'Vaartstad',
        cpv: ['90500000-2'],
        value: '750',
        more,
      },
    ]
    expect(form(object({ parts })).lots[1]).toEqual({
      id: '2',
      title: 'West',
      description: 'Alles.',
      cpv: ['90500000'],
      nuts: ['NL33'],
      place: 'Vaartstad',
      estimatedValue: 750,
      maximumValue: null,
      currency: 'EUR',
      startDate: '2019-06-01',
      endDate: '2022-05-31',
      duration: 'P36M',
      options: 'Ook de sloten.\nTwee keer een jaar.',
    })
  })

  test('has the number of months or days, or the dates, of forms before R2.0.9', () => {
    const period = (content: string) => part(element('PERIOD_WORK_DATE_STARTING', content))
    expect(period(element('MONTHS', '48'))).toMatchObject({ duration: 'P48M' })
    expect(period(element('DAYS', '90'))).toMatchObject({ duration: 'P90D' })
    const dates = [
      element('START_DATE', written('1', '6', '2015')),
      element('END_DATE', written('31', '05', '2019')),
    ].join('')
    expect(period(element('INTERVAL_DATE', dates))).toMatchObject({ startDate: '2015-06-01', endDate: '2019-05-31' })
  })
})

describe('the value of a TED_EXPORT notice', () => {
  const lots = [
    { lot: '1', value: '100' },
    { lot: '2', value: '200' },
  ]

  test.each([
    [{ parts: [lots[0]!, { lot: '2' }] }, null, null],
    [{ parts: lots }, 300, 'lot_estimate'],
    [{ parts: lots, value: '400' }, 400, 'estimate'],
    [{ parts: [{ value: '100' }] }, 100, 'estimate'],
  ])('of %j is %j, of kind %j', (content, estimatedValue, valueKind) => {
    expect(form(object(content))).toMatchObject({ estimatedValue, valueKind, maximumValue: null })
  })
})

describe('a corrigendum of deadlines of lots', () => {
  const change = (lot: string | undefined, section: string, day: string) =>
    element('CHANGE', [
      element('WHERE', [element('SECTION', section), element('LOT_NO', lot)]),
      element('NEW_VALUE', [element('DATE', day), element('TIME', '12:00')]),
    ])
  const corrected = (...changes: string[]) =>
    readNotice(tedForm('F14_2014', [object(), element('CHANGES', changes)], { documentType: '2' }))

  test.each([
    ['names no lot', change(undefined, 'IV.2.2', '2019-04-01')],
    ['changes something else', change('2', 'IV.2.7', '2019-04-01')],
    ['has no readable date', change('2', 'IV.2.2', '1 april')],
  ])('has no lots when it %s', (_what, changed) => {
    const notice = corrected(changed)
    expect(notice.lots).toEqual([])
    expect(notice).not.toHaveProperty('lotsArePartial')
  })

  test.each([
    ['alle percelen', []],
    ['1-3', ['1', '2', '3']],
    ['1 t/m 3, 5', ['1', '2', '3', '5']],
    ['9-1', ['9-1']],
    ['Perceel 2', ['Perceel 2']],
  ])('names %j as its lots', (named, ids) => {
    const notice = corrected(change(named, 'Afdeling IV.2.2', '2019-04-01'))
    expect(notice).toMatchObject({ closingDate: '2019-04-01T12:00:00' })
    expect(notice.lots.map(({ id }) => id)).toEqual(ids)
  })

  test('has a general deadline too, which is that of the notice', () => {
    const notice = corrected(change('2', 'IV.2.2', '2019-04-01'), change(undefined, 'IV.2.2', '2019-04-08'))
    expect(notice).toMatchObject({ lotsArePartial: true, closingDate: '2019-04-08T12:00:00' })
    expect(notice.lots).toEqual([{ id: '2', closingDate: '2019-04-01T12:00:00' }])
  })

  test('has only those lots, with their new deadlines', () => {
    const notice = corrected(change('2', 'IV.2.2)', '2019-04-01'), change('4, 5 en 7', 'IV.2.2', '2019-04-08'))
    expect(notice).toMatchObject({ kind: 'correction', lotsArePartial: true, closingDate: '2019-04-01T12:00:00' })
    expect(notice.lots).toEqual([
      { id: '2', closingDate: '2019-04-01T12:00:00' },
      ...['4', '5', '7'].map(id => ({ id, closingDate: '2019-04-08T12:00:00' })),
    ])
  })
})
