import { describe, expect, test } from '@jest/globals'
import { readAwardPage } from './read-award-page.js'
import {
  amount,
  bids,
  header,
  LOST,
  lot,
  pageOf,
  row,
  sentence,
  single,
  statistics,
  WON,
  winner,
  winners,
} from './testing/eforms.js'

const noAwards = { awards: [], awardTotal: null, lots: [] }
const ofLot = (id: string, ...rest: readonly string[]) => [lot(id), WON, winners, ...rest]
const awardsIn = (...results: readonly string[]) => readAwardPage(pageOf(...results)).awards
const award = (given: object = {}) => ({
  lot: 'LOT-0001',
  winner: 'Noordkaap B.V.',
  date: null,
  value: null,
  currency: null,
  ...given,
})

describe('a page without reliable results yields nothing', () => {
  test.each([
    ['no results', pageOf()],
    ['only the buyer', `<table>${header('1', 'Koper')}${row('Officiële naam', 'Gemeente Westerveen')}</table>`],
    ['results in another language', pageOf(...ofLot('LOT-0001', winner())).replace('Resultaten', 'Ergebnisse')],
    ['lots in another language', pageOf(header('6.1', 'ID des Losergebnisses', 'LOT-0001'), WON, winners, winner())],
    ['winners in another language', pageOf(lot('LOT-0001'), header('6.1.2', 'Informationen über Gewinner'), winner())],
    ['a lot without a word on its outcome', pageOf(lot('LOT-0001'))],
    ['a winner outside of any lot', pageOf(winners, winner())],
    ['a winner beside the sentence that there is none', pageOf(lot('LOT-0001'), LOST, winners, winner())],
    ['a winner after the section', `${pageOf()}${ofLot('LOT-0001', winner()).join('')}`],
  ])('%s', (_what, html) => {
    expect(readAwardPage(html)).toEqual(noAwards)
  })
})

describe("an official name is a winner's only below the heading of a winner", () => {
  test.each([
    ['the buyer signs', single('Organisatie die het contract ondertekent')],
    ['a subcontractor', single('Ondernemer in onderaanneming')],
    ['a tender without a heading for its winner', single('Inschrijving')],
  ])('%s', (_what, before) => {
    expect(awardsIn(...ofLot('LOT-0001', before, row('Officiële naam', 'Zuidkaap B.V.')))).toEqual([
      award({ winner: null }),
    ])
  })

  test('losing tenderers are ignored', () => {
    const losers = header('6.1.3', 'Niet-winnende inschrijvers')
    expect(
      awardsIn(...ofLot('LOT-0001', winner()), losers, winner({ names: ['Zuidkaap B.V.'], value: '9 000' })),
    ).toEqual([award()])
    expect(awardsIn(lot('LOT-0001'), WON, losers, winner())).toEqual([award({ winner: null })])
  })
})

describe('the winner of a lot', () => {
  test('is read with value, date and number of tenders', () => {
    const won = winner({ lot: 'LOT-0001', value: '800 000', decided: '02/03/2026', concluded: '2026-04-01+02:00' })
    expect(awardsIn(...ofLot('LOT-0001', won), statistics, bids('4'))).toEqual([
      award({ date: '2026-03-02', value: 800_000, currency: 'EUR', bidCount: 4 }),
    ])
  })

  test('may be a group that tenders jointly', () => {
    const names = ['Noordkaap B.V.', 'Zuidkaap B.V.']
    const jointly = winner({ names, value: '800 000' })
    const expected = [award({ winner: 'Noordkaap B.V.; Zuidkaap B.V.', value: 800_000, currency: 'EUR' })]
    expect(awardsIn(...ofLot('LOT-0001', jointly))).toEqual(expected)
    const headed = single('Winnaar') + row('Officiële naam', 'Noordkaap B.V.')
    expect(awardsIn(...ofLot('LOT-0001', headed, winner({ names: ['Zuidkaap B.V.'], value: '800 000' })))).toEqual(
      expected,
    )
  })

  test.each([
    ['the same value each, that of the whole', ['800 000', '800 000'], 800_000],
    ['a value of their own', ['800 000', '200 000'], 1_000_000],
    ['a value that one of them withholds', ['800 000', undefined], null],
    ['a placeholder', ['1', '1'], null],
    ['nothing', ['0', '0'], null],
  ])('may be one of several, with %s', (_what, [first, second], value) => {
    const both = [
      winner(first ? { value: first } : {}),
      winner({ names: ['Zuidkaap B.V.'], ...(second ? { value: second } : {}) }),
    ]
    expect(awardsIn(...ofLot('LOT-0001', ...both))).toEqual([
      award({ winner: 'Noordkaap B.V.; Zuidkaap B.V.', value, currency: value && 'EUR' }),
    ])
  })

  test('is read once, however often a page repeats it', () => {
    expect(awardsIn(...ofLot('LOT-0001', winner({ value: '800 000' }), winner({ value: '800 000' })))).toEqual([
      award({ value: 800_000, currency: 'EUR' }),
    ])
    const whole = ofLot('LOT-0001', winner({ value: '800 000' }))
    expect(awardsIn(...whole, ...whole)).toEqual([award({ value: 800_000, currency: 'EUR' })])
  })

  test('has only the tenders of its lot when a contract covers several lots', () => {
    const two = [
      winner({ lot: 'LOT-0001', value: '800 000' }),
      winner({ lot: 'LOT-0002', value: '200 000', names: ['Zuidkaap B.V.'] }),
    ]
    expect(awardsIn(...ofLot('LOT-0001', ...two), ...ofLot('LOT-0002', ...two))).toEqual([
      award({ value: 800_000, currency: 'EUR' }),
      award({ lot: 'LOT-0002', winner: 'Zuidkaap B.V.', value: 200_000, currency: 'EUR' }),
    ])
    expect(awardsIn(...ofLot('LOT-0003', ...two))).toEqual([award({ lot: 'LOT-0003', winner: null })])
  })

  test('has the date of the latest decision, or else of the latest contract', () => {
    const dated = (days: object[]) => awardsIn(...ofLot('LOT-0001', ...days.map(winner)))[0]?.date
    expect(dated([{ decided: '02/03/2026', concluded: '01/05/2026' }, { decided: '04/03/2026' }])).toBe('2026-03-04')
    expect(dated([{ concluded: '01/05/2026' }, { concluded: '2026-04-30+02:00' }])).toBe('2026-05-01')
    expect(dated([{ decided: '01/01/2000' }])).toBeNull()
  })
})

describe('older and English renderings are read', () => {
  test.each([
    ['plain text', '<tr><th colspan="2">6.1 ID resultaat perceel: LOT-0001</th></tr>'],
    ['older plain text', '<tr><th>6.1 Resultaat Lot Identifier: LOT-0001</th></tr>'],
    ['English with a typing error', '<tr><th>6.1 Result lot ldentifier: LOT-0001</th></tr>'],
    ['English without', header('6.1', 'Result lot identifier', 'LOT-0001')],
  ])('the heading of a lot in %s', (_what, heading) => {
    expect(awardsIn(heading, WON, winners, winner())).toEqual([award()])
  })

  test('names in brackets, and amounts with their currency in one line', () => {
    const rows = [
      single('Winnaar'),
      row('Officiële naam', '[ Noordkaap B.V. ] ---'),
      single('Inschrijving'),
      row('Waarde van het resultaat', '3 583 200 EUR'),
    ]
    expect(awardsIn(...ofLot('LOT-0001', ...rows))).toEqual([award({ value: 3_583_200, currency: 'EUR' })])
  })

  test('English labels', () => {
    const html = `<table>${[
      header('6', 'Results'),
      row('Value of all contracts awarded in this notice', '900 000 EUR'),
      header('6.1', 'Result lot ldentifier', 'LOT-0000'),
      sentence('At least one winner was chosen.'),
      header('6.1.2', 'Information about winners'),
      single('Winner'),
      row('Official name', 'Noordkaap B.V.'),
      single('Tender'),
      row('Identifier of lot or group of lots', 'LOT-0000'),
      row('Value of the tender', '900 000 EUR'),
      row('Date on which the winner was chosen', '02/03/2026'),
      row('Date of the conclusion of the contract', '04/05/2026'),
      header('6.1.4', 'Statistical information'),
      row('Type of received submissions', 'Tenders'),
      row('Number of tenders or requests to participate received', '3'),
      header('8', 'Organisations'),
    ].join('')}</table>`
    expect(readAwardPage(html)).toMatchObject({
      awards: [award({ lot: 'LOT-0000', date: '2026-03-02', value: 900_000, currency: 'EUR', bidCount: 3 })],
      awardTotal: { value: 900_000, currency: 'EUR' },
    })
  })

  test('cells with paragraphs, and decomposed accents', () => {
    const html = pageOf(...ofLot('LOT-0001', winner())).normalize('NFD')
    expect(readAwardPage(html.replaceAll('<td>', '<td><p>')).awards).toEqual([award()])
  })
})

describe('a lot that was not awarded', () => {
  const ended = (reason?: string) =>
    awardsIn(lot('LOT-0001'), LOST, reason ? row('De reden waarom geen winnaar werd gekozen', reason) : '')[0]

  test.each([
    ['Er zijn geen inschrijvingen, verzoeken tot deelname of projecten ontvangen', /^Er zijn geen inschrijvingen of/],
    [
      'Alle inschrijvingen, verzoeken tot deelname of projecten zijn ingetrokken of niet-ontvankelijk bevonden',
      /^Alle/,
    ],
    ['Besluit van de koper, wegens gewijzigde behoeften', /andere behoeften/],
    ['Besluit van de koper, wegens ontoereikende middelen', /niet genoeg middelen/],
    ['De hoogst gerangschikte inschrijver(s) weigerde(n) het contract te ondertekenen.', /niet willen ondertekenen/],
    ['Er is slechts één ontvankelijk(e) inschrijving, verzoek tot deelname of project ontvangen.', /maar één/],
    ['Besluit van een beroepsinstantie of een andere rechterlijke instantie', /beroepsinstantie/],
    ['Besluit van de koper, volgend op een verzoek van een inschrijver tot herziening van de gunning', /herzien/],
    [
      'Besluit van de koper, niet volgend op een verzoek van een inschrijver tot herziening van de gunning, vanwege technische of procedurele fouten',
      /technische of procedurele fouten/,
    ],
    ['Andere', /andere reden/],
    ['Decision of the buyer, because of a change in needs', /andere behoeften/],
    ['No tenders, requests to participate or projects were received', /geen inschrijvingen/],
  ])('has the reason %j', (label, reason) => {
    expect(ended(label)).toMatchObject({ winner: null, status: 'not_awarded', reason: expect.stringMatching(reason) })
  })

  test('has no reason when the buyer gives none or uses own words', () => {
    expect(ended('Ja, vraag maar aan Sanne')).toEqual(award({ winner: null, status: 'not_awarded' }))
    expect(ended()).toEqual(award({ winner: null, status: 'not_awarded' }))
  })

  test('has its number of tenders', () => {
    expect(awardsIn(lot('LOT-0001'), LOST, statistics, bids('0'))).toMatchObject([{ bidCount: 0 }])
  })

  test('is pending while the competition goes on', () => {
    const yet = sentence('Er is nog geen winnaar gekozen, maar de mededinging loopt nog.')
    expect(awardsIn(lot('LOT-0001'), yet)).toMatchObject([{ status: 'pending' }])
  })

  test('is read beside an awarded lot', () => {
    expect(awardsIn(lot('LOT-0001'), LOST, ...ofLot('LOT-0002', winner()))).toMatchObject([
      { lot: 'LOT-0001', status: 'not_awarded' },
      { lot: 'LOT-0002', winner: 'Noordkaap B.V.' },
    ])
  })
})

describe('the number of tenders of a lot', () => {
  const counted = (...rows: readonly string[]) =>
    awardsIn(...ofLot('LOT-0001', winner()), statistics, ...rows)[0]?.bidCount

  test.each([
    [
      'of tenders, not of those from small businesses or of requests',
      [bids('4'), bids('3', 'Inschrijvingen van kleine inschrijvers'), bids('9', 'Verzoeken tot deelname')],
      4,
    ],
    ['without a kind', [row('Aantal ontvangen inschrijvingen of verzoeken tot deelname', '5')], 5],
    ['of requests to participate only', [bids('9', 'Verzoeken tot deelname')], undefined],
    [
      'of two kinds that are not named',
      [
        row('Aantal ontvangen inschrijvingen of verzoeken tot deelname', '5'),
        row('Aantal ontvangen inschrijvingen of verzoeken tot deelname', '7'),
      ],
      undefined,
    ],
    ['in words', [bids('vier')], undefined],
    ['below zero', [bids('-1')], undefined],
  ])('is read from counts %s', (_what, rows, count) => {
    expect(counted(...rows)).toBe(count)
  })
})

describe('the total value', () => {
  const total = (label: string, ...results: readonly string[]) =>
    readAwardPage(pageOf(amount(label, '1 200 000'), ...results)).awardTotal

  test.each([
    'Waarde van alle contracten toegekend in deze kennisgeving',
    'Waarde van alle in het kader van deze procedure gegunde opdrachten',
  ])('is read for the label %s', label => {
    expect(total(label, ...ofLot('LOT-0001', winner()))).toEqual({ value: 1_200_000, currency: 'EUR' })
    expect(total(label, lot('LOT-0001'), LOST)).toBeNull()
  })

  test('is not the ceiling of a framework', () => {
    expect(
      total('Maximumwaarde van de raamovereenkomsten in deze aankondiging', ...ofLot('LOT-0001', winner())),
    ).toBeNull()
  })
})
