import { describe, expect, test } from '@jest/globals'
import { readAwardPage } from './read-award-page.js'

const section = (number: string, title: string) =>
  `<h3 class="section-header-1">Afdeling ${number}: <span>${title}</span></h3>`
const line = (text: string) => `<p>${text}</p>`
const organisation = (name: string) =>
  `<dl><dt>Officiële benaming:</dt><dd>${name}</dd><dt>Plaats:</dt><dd>Westerveen</dd></dl>`

interface Given {
  readonly lot?: string
  readonly verdict?: string
  readonly names?: readonly string[]
  readonly day?: string
  readonly value?: string
  readonly currency?: string
  readonly more?: string
}

const contract = ({
  lot = '1',
  verdict = 'ja',
  names = ['Noordkaap B.V.'],
  day = '02/03/2021',
  ...given
}: Given = {}) =>
  [
    line('Opdracht nr.: 4'),
    line(`Perceel nr.: ${lot}`),
    line(`Een opdracht/perceel wordt gegund: ${verdict}`),
    given.more ?? '',
    '<h4>V.2) Gunning van een opdracht</h4>',
    line('V.2.1) Datum van de sluiting van de overeenkomst:') + line(day),
    line('Aantal ontvangen inschrijvingen: 4'),
    line('Naam en adres van de contractant') + names.map(organisation).join(''),
    line('Inlichtingen over de waarde van de opdracht/het perceel (exclusief btw)'),
    line('Aanvankelijk geraamde totale waarde van de opdracht/het perceel: 2 000 000,00') + line('Munt: EUR'),
    given.value === undefined
      ? ''
      : line(`Totale waarde van de opdracht/het perceel: ${given.value}`) + line(`Munt: ${given.currency ?? 'EUR'}`),
  ].join('')

const pageOf = (...contracts: readonly string[]) =>
  [
    section('I', 'Aanbestedende dienst'),
    organisation('Gemeente Westerveen'),
    ...contracts.map(one => section('V', 'Gunning van een opdracht') + one),
    section('VI', 'Aanvullende inlichtingen'),
    line('Beroepsinstantie'),
    organisation('Rechtbank Vechtstreek'),
  ].join('')

const awardsIn = (...contracts: readonly string[]) => readAwardPage(pageOf(...contracts)).awards
const award = (given: object = {}) => ({
  lot: '1',
  winner: 'Noordkaap B.V.',
  date: '2021-03-02',
  value: null,
  currency: null,
  bidCount: 4,
  ...given,
})

describe('a standard form page without reliable results yields nothing', () => {
  test.each([
    ['no award', pageOf()],
    ['another language', pageOf(contract()).replaceAll('Afdeling', 'Section')],
    ['labels in another language', pageOf('<p>Lot No: 1</p><p>Official name: Northcape</p>')],
    ['a verdict that is neither yes nor no', pageOf(contract({ verdict: 'misschien', names: [] }))],
  ])('%s', (_what, html) => {
    expect(readAwardPage(html)).toEqual({ awards: [], awardTotal: null, lots: [] })
  })

  test('a contractor beside the verdict that there is none yields nothing', () => {
    expect(awardsIn(contract({ verdict: 'nee' }))).toEqual([])
  })
})

describe('a contract on a standard form page', () => {
  test('has its contractor, date, value and number of tenders, but not the estimate', () => {
    expect(awardsIn(contract({ value: '1 800 000,00' }))).toEqual([award({ value: 1_800_000, currency: 'EUR' })])
    expect(awardsIn(contract())).toEqual([award()])
  })

  test('has several contractors when they are a group', () => {
    expect(awardsIn(contract({ names: ['Noordkaap B.V.', 'Zuidkaap B.V.'] }))).toEqual([
      award({ winner: 'Noordkaap B.V.; Zuidkaap B.V.' }),
    ])
  })

  test.each([
    ['no currency', { value: '1 800 000,00', currency: '' }],
    ['a placeholder for a value', { value: '1,00' }],
    ['a value in words', { value: 'zie bijlage' }],
  ])('with %s has no value', (_what, given) => {
    expect(awardsIn(contract(given))).toEqual([award()])
  })

  test('has no date when that is invalid', () => {
    expect(awardsIn(contract({ day: '31/02/2021' }))).toEqual([award({ date: null })])
  })

  test('without a lot is part of the whole', () => {
    const first = { lot: '', value: '5 000,00' }
    expect(
      awardsIn(contract(first), contract({ ...first, names: ['Zuidkaap B.V.'], value: '7 000,00' })),
    ).toMatchObject([
      { lot: null, value: 5000 },
      { lot: null, value: 7000 },
    ])
  })
})

describe('several contracts on a standard form page', () => {
  const zuidkaap = { names: ['Zuidkaap B.V.'] }

  test('for lots are separate awards, even below one heading', () => {
    const two = [contract({ value: '5 000,00' }), contract({ lot: '2', ...zuidkaap })]
    const expected = [award({ value: 5000, currency: 'EUR' }), award({ lot: '2', winner: 'Zuidkaap B.V.' })]
    expect(awardsIn(...two)).toEqual(expected)
    expect(awardsIn(two.join(''))).toEqual(expected)
  })

  test('for one lot are one award, whose value counts once when each contract states that of the whole', () => {
    const winner = 'Noordkaap B.V.; Zuidkaap B.V.'
    const euros = (value: string) => contract({ value })
    expect(awardsIn(euros('5 000,00'), contract({ ...zuidkaap, value: '5 000,00' }))).toEqual([
      award({ winner, value: 5000, currency: 'EUR' }),
    ])
    expect(awardsIn(euros('5 000,00'), contract({ ...zuidkaap, value: '7 000,00' }))).toEqual([
      award({ winner, value: 12_000, currency: 'EUR' }),
    ])
    expect(awardsIn(euros('5 000,00'), contract(zuidkaap))).toEqual([award({ winner })])
  })
})

describe('a lot that was not awarded on a standard form page', () => {
  const none = (more: string) => `${line('Perceel nr.: 1')}${line('Een opdracht/perceel wordt gegund: nee')}${more}`
  const ended = { lot: '1', winner: null, date: null, value: null, currency: null, status: 'not_awarded' }
  const unsuccessful = line(
    'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen of deze zijn alle afgewezen',
  )
  const discontinued = line('Andere redenen (staken van de procedure)')

  test.each([
    ['without a reason', '', undefined],
    ['because nobody came', unsuccessful, expect.stringMatching(/^Er zijn geen inschrijvingen/)],
    ['because it was stopped', discontinued, expect.stringMatching(/stopgezet/)],
    ['for both reasons, of which a blank form shows the two', unsuccessful + discontinued, undefined],
  ])('%s', (_what, more, reason) => {
    expect(awardsIn(none(more))).toEqual([reason === undefined ? ended : { ...ended, reason }])
  })

  test('is awarded as soon as one of its contracts is', () => {
    expect(awardsIn(none(unsuccessful), contract())).toEqual([award()])
  })
})
