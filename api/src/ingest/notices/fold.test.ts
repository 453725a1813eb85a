import { describe, expect, test } from '@jest/globals'
import { type Award, datasetIdOf, type NoticeDraft, type NoticeKind, withoutAward } from './draft.js'
import { foldNotices } from './fold.js'

/** A notice of one procedure, with defaults. */
const notice = (id: number, kind: NoticeKind, publishedAt: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId: String(id),
  procedureKey: 'kenmerk:700001',
  kind,
  publishedAt: new Date(publishedAt),
  title: 'Renovatie sluizencomplex',
  description: 'Het vervangen van sluisdeuren.',
  organization: 'Waterschap De Lage Landen',
  closingDate: new Date('2026-08-20T10:00:00Z'),
  place: null,
  nuts: ['NL211'],
  cpv: ['45240000'],
  sourceUrl: 'https://www.tenderned.nl/1',
  estimatedValue: null,
  currency: null,
  minHourlyRate: null,
  maxHourlyRate: null,
  tenderType: 'eu_procurement',
  awards: [],
  refersTo: [],
  ...given,
})

const planning = notice(1, 'planning', '2026-03-01', { title: 'Voornemen sluizen', closingDate: null })
const consultation = notice(2, 'consultation', '2026-04-01', { closingDate: new Date('2026-04-15') })
const competition = notice(3, 'competition', '2026-06-01')
const correction = notice(4, 'correction', '2026-06-20', { closingDate: new Date('2026-09-10T10:00:00Z') })
const intent = notice(5, 'intent', '2026-09-20')
const won: Award = {
  lot: null,
  winner: 'Noordkaap B.V.',
  date: '2026-10-01',
  value: 5000,
  currency: 'EUR',
  bidCount: 3,
}
const award = notice(6, 'award', '2026-10-10', { awards: [won] })
const withdrawal = notice(6, 'withdrawal', '2026-10-10')

const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutationsOf(items.toSpliced(at, 1)).map(rest => [item, ...rest]))

describe('folding gives the same result for every order of the notices', () => {
  test.each([
    ['a whole life', [planning, consultation, competition, correction, intent, award]],
    ['a withdrawal', [planning, competition, correction, intent, withdrawal]],
    ['an award alone with a correction', [correction, award]],
    [
      'all at one moment',
      [
        notice(1, 'competition', '2026-06-01', { title: 'A' }),
        notice(2, 'correction', '2026-06-01', { title: 'B', closingDate: null }),
        notice(3, 'award', '2026-06-01', { title: 'C' }),
        notice(10, 'withdrawal', '2026-06-01', { title: 'D' }),
      ],
    ],
  ])('%s', (_what, notices) => {
    const folded = foldNotices(notices)
    const orders = permutationsOf(notices)
    expect(orders.length).toBe(notices.reduce((product, _notice, index) => product * (index + 1), 1))
    for (const order of orders) expect(foldNotices(order)).toEqual(folded)
  })

  test('folding is idempotent, and does not modify its input', () => {
    const notices = Object.freeze([award, competition])
    expect(foldNotices([...notices, competition])).toEqual(foldNotices(notices))
    expect(notices).toEqual([award, competition])
  })
})

describe('the status of a tender', () => {
  test.each<readonly [readonly NoticeDraft[], string]>([
    [[planning], 'Verwacht'],
    [[consultation], 'Marktconsultatie'],
    [[competition], 'Open'],
    [[correction], 'Open'],
    [[intent], 'Voorgenomen gunning'],
    [[award], 'Gegund'],
    [[withdrawal], 'Ingetrokken'],
    [[planning, competition], 'Open'],
    [[planning, consultation], 'Marktconsultatie'],
    [[consultation, competition], 'Open'],
    [[competition, correction], 'Open'],
    [[planning, correction], 'Verwacht'],
    [[competition, intent], 'Voorgenomen gunning'],
    [[competition, intent, award], 'Gegund'],
    [[competition, award], 'Gegund'],
    [[competition, withdrawal], 'Ingetrokken'],
    [[planning, withdrawal], 'Ingetrokken'],
    // A later correction does not reopen it, but a new call does.
    [[competition, award, notice(7, 'correction', '2026-11-01')], 'Gegund'],
    [[competition, withdrawal, notice(7, 'correction', '2026-11-01')], 'Ingetrokken'],
    [[competition, withdrawal, notice(7, 'competition', '2026-11-01')], 'Open'],
    [[competition, award, notice(7, 'withdrawal', '2026-11-01')], 'Ingetrokken'],
  ])('is that of the newest notice (case %#)', (notices, status) => {
    expect(foldNotices(notices).status).toBe(status)
  })
})

describe('an award notice that awards nothing', () => {
  const ended = (lot: string | null, reason: string | null = null) => withoutAward(lot, reason)
  const pending = (lot: string) => withoutAward(lot, null, 'pending')
  const awarded = (lot: string | null): Award => ({ ...won, lot })
  const awardsOf = (...notices: (readonly Award[])[]) =>
    notices.map((awards, index) => notice(6 + index, 'award', `2026-10-1${index}`, { awards }))

  test.each<readonly [string, readonly (readonly Award[])[], string, string | null]>([
    ['as a whole', [[ended(null, 'Geen geld.')]], 'Niet gegund', 'Geen geld.'],
    ['without a reason', [[ended(null)]], 'Niet gegund', null],
    ['in each lot, for one reason', [[ended('1', 'A.'), ended('2', 'A.')]], 'Niet gegund', 'A.'],
    ['in each lot, for two reasons', [[ended('1', 'A.'), ended('2', 'B.')]], 'Niet gegund', 'A. B.'],
    ['in one lot of two', [[ended('1', 'A.'), awarded('2')]], 'Gegund', null],
    ['in one contract of a lot', [[ended('1', 'A.'), awarded('1')]], 'Gegund', null],
    ['in a lot, after another was awarded', [[awarded('2')], [ended('1', 'A.')]], 'Gegund', null],
    ['in the lot that was awarded before', [[awarded('1')], [ended('1', 'A.')]], 'Niet gegund', 'A.'],
    ['until a newer one awards it', [[ended('1', 'A.')], [awarded('1')]], 'Gegund', null],
    ['until a newer one says no more than that it is awarded', [[ended(null, 'A.')], []], 'Gegund', null],
    ['as a whole, after a lot was awarded', [[awarded('1')], [ended(null, 'A.')]], 'Niet gegund', 'A.'],
    ['yet', [[pending('1')]], 'Open', null],
    ['yet in one lot, and never in the other', [[pending('1'), ended('2', 'A.')]], 'Open', null],
    ['more in a lot that was awarded', [[awarded('1')], [pending('1')]], 'Gegund', null],
  ])('%s sets the status and the reason', (_what, awards, status, notAwardedReason) => {
    expect(foldNotices([competition, ...awardsOf(...awards)])).toMatchObject({ status, notAwardedReason })
  })

  test('clears the winner and value of an older notice, for the whole or for its lot', () => {
    const nothing = { awardWinner: null, awardDate: null, awardValue: null, awardCurrency: null }
    const lot = foldNotices(awardsOf([awarded('1')], [ended('1', 'A.')]))
    expect(lot).toMatchObject({
      ...nothing,
      lots: [{ decision: 'not_awarded', winner: null, awardDate: null, awardValue: null }],
    })
    expect(foldNotices(awardsOf([awarded('1')], [ended(null, 'A.')]))).toMatchObject({ ...nothing, lots: [] })
  })

  test('counts as award information, with its source', () => {
    expect(foldNotices(awardsOf([ended(null)])).awardSource).toBe('scraped')
    expect(foldNotices(awardsOf([pending('1')])).awardSource).toBeNull()
  })

  test('adds up its bids, but not to those of awarded lots', () => {
    const none = { ...ended('1'), bidCount: 2 }
    expect(foldNotices(awardsOf([none, { ...none, lot: '2' }])).bidCount).toBe(4)
    expect(foldNotices(awardsOf([none, awarded('2')])).bidCount).toBe(3)
  })

  test('no longer gives a reason after a new call', () => {
    const again = notice(9, 'competition', '2026-12-01')
    expect(foldNotices([...awardsOf([ended(null, 'A.')]), again])).toMatchObject({
      status: 'Open',
      notAwardedReason: null,
    })
  })

  test('gives each lot its own outcome, sorted by lot number', () => {
    const { lots } = foldNotices([
      competition,
      ...awardsOf([ended('LOT-10', 'A.'), awarded('LOT-2')], [pending('LOT-9')]),
    ])
    const unknown = {
      winner: null,
      awardDate: null,
      awardValue: null,
      awardCurrency: null,
      bidCount: null,
      reason: null,
    }
    const { winner, date: awardDate, value: awardValue, currency: awardCurrency, bidCount } = won
    const outcome = { winner, awardDate, awardValue, awardCurrency, bidCount, reason: null }
    expect(lots).toMatchObject([
      { ...outcome, identifier: 'LOT-2', number: '2', decision: 'awarded' },
      { ...unknown, identifier: 'LOT-9', decision: 'pending' },
      { ...unknown, identifier: 'LOT-10', decision: 'not_awarded', reason: 'A.' },
    ])
  })

  test('about the whole procedure adds no lot', () => {
    expect(foldNotices(awardsOf([awarded(null)])).lots).toEqual([])
  })
})

describe('a total that a notice states', () => {
  const priced = (lot: string | null, value: number | null): Award => ({ ...won, lot, value })
  const total = (value: number) => ({ value, currency: 'EUR' })
  type Stated = readonly [awards: readonly Award[], total: number | null]
  test.each<readonly [string, readonly Stated[], number | null]>([
    ['goes before the sum of its lots', [[[priced('1', 5), priced('2', 7)], 9]], 9],
    ['stands in for what lots withhold', [[[priced('1', null), priced('2', 7)], 9]], 9],
    ['is absent, so that its lots are added up', [[[priced('1', 5), priced('2', 7)], null]], 12],
    [
      'is added to the lots of an older notice',
      [
        [[priced('1', 5)], null],
        [[priced('2', 7)], 9],
      ],
      14,
    ],
    [
      'is added to the total of an older notice',
      [
        [[priced('1', 5)], 6],
        [[priced('2', 7)], 9],
      ],
      15,
    ],
    [
      'is republished',
      [
        [[priced('1', 5), priced('2', 7)], 9],
        [[priced('1', 5), priced('2', 7)], 10],
      ],
      10,
    ],
    [
      'is kept when a newer notice knows no value',
      [
        [[priced('1', 5)], 9],
        [[priced('1', null)], null],
      ],
      9,
    ],
    [
      'is void once one of its lots has a new value',
      [
        [[priced('1', 5), priced('2', 7)], 9],
        [[priced('2', 8)], null],
      ],
      13,
    ],
    ['is all that a notice tells', [[[], 9]], 9],
    ['counts for the awarded lots', [[[priced('1', null), { ...priced('2', null), status: 'not_awarded' }], 9]], 9],
  ])('%s', (_what, stated, value) => {
    const notices = stated.map(([awards, sum], index) =>
      notice(6 + index, 'award', `2026-10-1${index}`, { awards, awardTotal: sum === null ? null : total(sum) }),
    )
    expect(foldNotices(notices).awardValue).toBe(value)
  })
})

describe('the content of a tender', () => {
  test('follows a correction in the closing date and in every other field that it names', () => {
    const moved = foldNotices([competition, { ...correction, title: 'Renovatie sluizen, gewijzigd' }])
    expect(moved).toMatchObject({
      closingDate: new Date('2026-09-10T10:00:00Z'),
      title: 'Renovatie sluizen, gewijzigd',
      status: 'Open',
    })
  })

  test('replaces a closing date by an unreadable one, and an unreadable one by the next readable one', () => {
    const closingNote = 'Sluitingsdatum niet leesbaar: ‘in overleg’'
    const unread = notice(5, 'correction', '2026-06-15', { closingDate: null, closingNote })
    expect(foldNotices([competition, unread])).toMatchObject({ closingDate: null, closingNote })
    expect(foldNotices([competition, correction, unread])).toMatchObject({
      closingDate: correction.closingDate,
      closingNote: null,
    })
  })

  test('drops the rate in words once a notice names a rate, and the other way round', () => {
    const inWords = notice(5, 'correction', '2026-06-15', { rateNote: '€ 720 per dag' })
    const rated = notice(6, 'correction', '2026-06-16', { maxHourlyRate: 90 })
    expect(foldNotices([competition, inWords])).toMatchObject({ rateNote: '€ 720 per dag', maxHourlyRate: null })
    expect(foldNotices([{ ...competition, maxHourlyRate: 90 }, inWords])).toMatchObject({
      rateNote: '€ 720 per dag',
      maxHourlyRate: null,
    })
    expect(foldNotices([competition, inWords, rated])).toMatchObject({ rateNote: null, maxHourlyRate: 90 })
  })

  test('ignores an older correction that arrives late', () => {
    const early = notice(9, 'correction', '2026-06-10', { closingDate: new Date('2026-08-25') })
    expect(foldNotices([competition, correction, early]).closingDate).toEqual(correction.closingDate)
  })

  test('keeps its description after an award or a withdrawal, which only change the outcome', () => {
    const other = {
      title: 'Gunning',
      description: 'De opdracht is gegund.',
      organization: 'Inkoopbureau',
      closingDate: new Date('2019-01-01'),
      sourceUrl: 'https://www.tenderned.nl/6',
      nuts: ['NL'],
      cpv: ['99999999'],
    }
    for (const after of [award, withdrawal, intent])
      expect(foldNotices([competition, { ...after, ...other }])).toMatchObject({
        title: competition.title,
        description: competition.description,
        organization: competition.organization,
        closingDate: competition.closingDate,
        sourceUrl: competition.sourceUrl,
        nuts: competition.nuts,
        cpv: competition.cpv,
      })
  })

  test('comes from an award without an earlier notice', () => {
    expect(foldNotices([award])).toMatchObject({
      publicationId: '6',
      title: award.title,
      publicationDate: award.publishedAt,
      awardWinner: 'Noordkaap B.V.',
      awardDate: '2026-10-01',
    })
  })

  test.each<readonly [string, Partial<NoticeDraft>]>([
    ['the description', { description: null }],
    ['the closing date', { closingDate: null }],
    ['the link', { sourceUrl: null }],
    ['the regions', { nuts: [] }],
    ['the codes', { cpv: [] }],
    ['the place', { place: null }],
    ['the value', { estimatedValue: null, currency: null }],
    ['the rates', { minHourlyRate: null, maxHourlyRate: null }],
  ])('keeps %s when a later notice does not mention it', (_what, silence) => {
    const full = {
      ...competition,
      place: 'Zwolle',
      estimatedValue: 5,
      currency: 'EUR',
      minHourlyRate: 1,
      maxHourlyRate: 2,
    }
    const folded = foldNotices([full, { ...full, ...silence, publicationId: '4', kind: 'correction' }])
    for (const key of Object.keys(silence) as (keyof typeof full & keyof typeof folded)[])
      expect(folded[key]).toEqual(full[key])
  })

  test('keeps an older value when a newer notice was stored before the field existed', () => {
    const { closingDate: _unknown, ...older } = notice(4, 'correction', '2026-06-20')
    expect(foldNotices([competition, older]).closingDate).toEqual(competition.closingDate)
  })

  test.each<readonly [string, readonly NoticeDraft[], readonly string[]]>([
    [
      'a corrigendum',
      [
        notice(1, 'competition', '2026-06-01', { cpv: ['1', '2', '3'] }),
        notice(2, 'correction', '2026-06-02', { cpv: ['1'] }),
      ],
      ['1', '2', '3'],
    ],
    [
      'a corrigendum of the main code',
      [
        notice(1, 'competition', '2026-06-01', { cpv: ['1', '2'] }),
        notice(2, 'correction', '2026-06-02', { cpv: ['4'] }),
      ],
      ['4', '1', '2'],
    ],
    [
      'a modification of the contract',
      [notice(1, 'award', '2026-06-01', { cpv: ['1', '2'] }), notice(2, 'award', '2026-07-02', { cpv: ['1'] })],
      ['1', '2'],
    ],
  ])('keeps the additional CPV codes of the earlier notices after %s', (_what, notices, cpv) => {
    expect(foldNotices(notices).cpv).toEqual(cpv)
  })

  test('has the CPV codes of the call for tenders, not those of the plan', () => {
    const plan = notice(1, 'planning', '2026-03-01', { cpv: ['1', '2'] })
    expect(foldNotices([plan, notice(2, 'competition', '2026-06-01', { cpv: ['1'] })]).cpv).toEqual(['1'])
    expect(foldNotices([plan, notice(2, 'competition', '2026-06-01', { cpv: [] })]).cpv).toEqual(['1', '2'])
  })

  test('keeps a known winner after an award without one', () => {
    const silent = notice(7, 'award', '2026-11-01')
    expect(foldNotices([competition, award, silent])).toMatchObject({
      awardWinner: 'Noordkaap B.V.',
      awardDate: '2026-10-01',
      status: 'Gegund',
    })
  })

  test('combines lots that are awarded one after another, each with its last award', () => {
    const ofLot = (lot: string, winner: string | null, date: string | null): Award => ({ ...won, lot, winner, date })
    const first = notice(7, 'award', '2026-10-10', {
      awards: [ofLot('1', 'Noordkaap B.V.', '2026-10-01'), ofLot('2', 'Vergist B.V.', '2026-12-24')],
    })
    const second = notice(8, 'award', '2026-11-10', {
      awards: [ofLot('2', 'Zuidkaap B.V.; Noordkaap B.V.', '2026-11-01'), ofLot('3', null, null)],
    })
    expect(foldNotices([second, competition, first])).toMatchObject({
      awardWinner: 'Noordkaap B.V.; Zuidkaap B.V.',
      awardDate: '2026-11-01',
    })
  })

  const lotOf = (lot: string, given: Partial<Award> = {}): Award => ({ ...won, lot, ...given })
  test.each<readonly [string, readonly Award[], number | null, string | null, number | null]>([
    ['each lot names them', [lotOf('1'), lotOf('2', { value: 1000, bidCount: 4 })], 6000, 'EUR', 7],
    ['one lot has two contracts', [lotOf('1'), lotOf('1', { value: 7000 })], 12_000, 'EUR', 3],
    ['one contract of a lot withholds its value', [lotOf('1'), lotOf('1', { value: null })], null, null, 3],
    ['contracts without lots are parts of the whole', [won, { ...won, value: 7000, bidCount: 4 }], 12_000, 'EUR', 7],
    ['a lot withholds its value', [lotOf('1'), lotOf('2', { value: null, currency: null })], null, null, 6],
    ['the lots are in two currencies', [lotOf('1'), lotOf('2', { currency: 'USD' })], null, null, 6],
    ['a lot does not say who bid', [lotOf('1'), lotOf('2', { bidCount: null })], 10_000, 'EUR', null],
    ['the amounts have cents', [lotOf('1', { value: 1126.4 }), lotOf('2', { value: 2252.8 })], 3379.2, 'EUR', 6],
    ['nothing is awarded', [], null, null, null],
  ])('adds up value and bids of an award where %s', (_what, awards, awardValue, awardCurrency, bidCount) => {
    expect(foldNotices([competition, { ...award, awards }])).toMatchObject({ awardValue, awardCurrency, bidCount })
  })

  test('combines all contracts of a lot in one notice, each with its winner', () => {
    const awards = [lotOf('1'), lotOf('1', { winner: 'Zuidkaap B.V.' })]
    expect(foldNotices([{ ...award, awards }]).awardWinner).toBe('Noordkaap B.V.; Zuidkaap B.V.')
  })

  const silent: Award = { lot: null, winner: null, date: null, value: null, currency: null }
  const first = { winner: 'Noordkaap B.V.', date: '2026-10-01', value: 5000, bidCount: 3 }
  const other = { winner: 'Zuidkaap B.V.', date: '2026-11-01', value: 8000, bidCount: 2 }
  const both = { winner: 'Noordkaap B.V.; Zuidkaap B.V.', date: '2026-11-01', value: 13_000, bidCount: 5 }
  const secondLot = lotOf('2', other)
  test.each<readonly [string, readonly Award[], readonly Award[], typeof other]>([
    ['awards a lot anew', [lotOf('1')], [lotOf('1', other)], other],
    ['awards another lot', [lotOf('1')], [secondLot], both],
    ['does not know what a lot was awarded for', [lotOf('1')], [{ ...silent, lot: '1' }], first],
    [
      'knows only a new value',
      [lotOf('1')],
      [{ ...silent, lot: '1', value: 9, currency: 'EUR' }],
      { ...first, value: 9 },
    ],
    ['awards one of two lots anew', [lotOf('1'), secondLot], [{ ...silent, lot: '2' }], both],
    ['modifies a contract without lots', [won], [{ ...won, bidCount: null }], first],
    ['does not know what a contract without lots was awarded for', [won], [silent], first],
    ['has one contract of two', [won, won], [{ ...won, ...other }], other],
    [
      'speaks of the whole after its lots',
      [lotOf('1'), secondLot],
      [{ ...won, value: 14_000 }],
      { ...first, value: 14_000 },
    ],
    ['knows nothing of the whole after its lots', [lotOf('1'), secondLot], [silent], both],
    ['speaks of lots after the whole', [{ ...won, ...other }], [lotOf('1')], first],
    ['names no award at all', [won], [], first],
  ])('combines the awards when a newer award notice %s', (_what, older, newer, expected) => {
    const notices = [
      notice(6, 'award', '2026-10-10', { awards: older }),
      notice(7, 'award', '2026-11-10', { awards: newer }),
    ]
    const { awardWinner, awardDate, awardValue, bidCount } = foldNotices(notices)
    expect({ winner: awardWinner, date: awardDate, value: awardValue, bidCount }).toEqual(expected)
  })

  test.each<readonly [string, Partial<Award>, string | null]>([
    ['a winner', { winner: 'Noordkaap B.V.' }, 'scraped'],
    ['a day', { date: '2026-10-01' }, 'scraped'],
    ['a value', { value: 5000, currency: 'EUR' }, 'scraped'],
    ['a number of tenders', { bidCount: 0 }, 'scraped'],
    ['nothing', {}, null],
  ])('has the source of an award notice that contains %s', (_what, given, awardSource) => {
    expect(foldNotices([{ ...award, awards: [{ ...silent, ...given }] }])).toMatchObject({ awardSource })
  })

  const read = (id: number, awardSource: NoticeDraft['awardSource'], awards: readonly Award[]) =>
    notice(id, 'award', `2026-10-1${id}`, { awards, ...(awardSource ? { awardSource } : {}) })
  test.each<readonly [string, readonly NoticeDraft[], string | null]>([
    ['its only notice', [read(1, 'api', [won])], 'api'],
    ['the newest of two', [read(1, undefined, [won]), read(2, 'dataset', [won])], 'dataset'],
    ['the newest of two that was read itself', [read(1, 'dataset', [won]), read(2, undefined, [won])], 'scraped'],
    ['the one that tells something', [read(1, 'dataset', [won]), read(2, undefined, [silent])], 'dataset'],
    ['the one that names an award at all', [read(1, 'dataset', [won]), read(2, undefined, [])], 'dataset'],
    ['the newest, which ended a lot', [read(1, undefined, [won]), read(2, 'api', [withoutAward('1', null)])], 'api'],
    ['no notice', [read(1, 'dataset', [silent])], null],
    [
      'no notice any more',
      [read(1, 'api', [withoutAward('1', null)]), read(2, 'api', [{ ...silent, lot: '1' }])],
      null,
    ],
  ])('has as award source that of %s', (_what, notices, awardSource) => {
    for (const order of permutationsOf(notices)) expect(foldNotices(order)).toMatchObject({ awardSource })
  })

  test('ignores a copy in a data set, whose lots have other ids, once the notice itself has details', () => {
    const itself = notice(6, 'award', '2026-10-10', { awards: [lotOf('LOT-0001')] })
    const copy = (id: number): NoticeDraft => ({
      ...notice(7, 'award', '2026-10-11', { awards: [lotOf('7')], awardSource: 'dataset' }),
      publicationId: datasetIdOf(String(id)),
    })
    for (const order of permutationsOf([competition, itself, copy(6)]))
      expect(foldNotices(order)).toMatchObject({
        awardValue: 5000,
        awardSource: 'scraped',
        lots: [{ identifier: 'LOT-0001' }],
      })
    expect(foldNotices([{ ...itself, awards: [] }, copy(6)])).toMatchObject({
      awardValue: 5000,
      awardSource: 'dataset',
    })
    expect(foldNotices([itself, copy(8)]).lots).toHaveLength(2)
  })

  test('has no winner after an intended award', () => {
    const named = { ...intent, awards: [won] }
    expect(foldNotices([competition, named])).toMatchObject({ awardWinner: null, awardDate: null })
  })

  test('has null, not undefined, for unknown fields', () => {
    const bare = notice(1, 'competition', '2026-06-01', {
      description: null,
      closingDate: null,
      sourceUrl: null,
      nuts: [],
    })
    expect(foldNotices([bare])).toMatchObject({ description: null, closingDate: null, sourceUrl: null, nuts: [] })
  })
})

describe('the publication id and date', () => {
  test.each<readonly [string, readonly NoticeDraft[], NoticeDraft]>([
    ['a call', [competition], competition],
    ['a call with a correction and an award after it', [competition, correction, award], competition],
    ['a call after an announcement', [planning, competition], competition],
    ['a call after a consultation', [consultation, competition, award], competition],
    ['an announcement alone', [planning], planning],
    ['an announcement with a correction', [planning, correction], planning],
    ['a correction alone', [correction], correction],
    ['a correction and an award', [award, correction], correction],
  ])('of %s are those of the notice that opened it', (_what, notices, opening) => {
    expect(foldNotices(notices)).toMatchObject({
      publicationId: opening.publicationId,
      publicationDate: opening.publishedAt,
    })
  })
})

test('of two notices of the same moment, the one with the higher number is the newest', () => {
  const [earlier, later] = [
    notice(9, 'correction', '2026-06-20'),
    notice(10, 'correction', '2026-06-20', { title: 'Nieuw' }),
  ]
  expect(foldNotices([later, earlier]).title).toBe('Nieuw')
})
