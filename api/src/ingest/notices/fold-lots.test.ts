import { describe, expect, test } from '@jest/globals'
import { type Award, type NoticeDraft, type NoticeKind, type NoticeLot, withoutAward } from './draft.js'
import { foldNotices } from './fold.js'

type Tender = ReturnType<typeof foldNotices>

let made = 0

/** A notice of one procedure that states only its texts, unless given more. */
const notice = (kind: NoticeKind, publishedAt: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId: String(++made),
  procedureKey: 'kenmerk:700002',
  kind,
  publishedAt: new Date(publishedAt),
  title: 'Onderhoud schoolgebouwen',
  description: 'Het onderhoud van vier schoolgebouwen.',
  organization: 'Gemeente Waterrijk',
  closingDate: null,
  estimatedValue: null,
  currency: null,
  tenderType: 'eu_procurement',
  ...given,
})

const deadline = (day: string): Date => new Date(`${day}T10:00:00Z`)

const lot = (number: number, closingDay: string | null, given: Partial<NoticeLot> = {}): NoticeLot => ({
  id: `LOT-000${number}`,
  title: `Perceel ${number}`,
  closingDate: closingDay === null ? null : `${closingDay}T10:00:00Z`,
  ...given,
})

const won = (lotId: string | null, winner: string, value = 5000): Award => ({
  lot: lotId,
  winner,
  date: '2026-10-01',
  value,
  currency: 'EUR',
})

/** Folds the notices, given in time order, and checks that the reversed order gives the same tender. */
const folded = (...notices: readonly NoticeDraft[]): Tender => {
  const tender = foldNotices(notices)
  expect(foldNotices([...notices].reverse())).toEqual(tender)
  return tender
}

const lotOf = (tender: Tender, number: string) => tender.lots.find(candidate => candidate.number === number)
const numbersOf = (lots: Tender['lots']) => lots.map(({ number }) => number)
const undecidedLots = ({ lots }: Tender) => lots.filter(({ decision }) => decision === null || decision === 'pending')
const winnersOf = ({ lots }: Tender) => lots.map(({ number, decision, winner }) => [number, decision, winner])

const early = '2026-08-20'
const late = '2026-09-15'
/** Two lots, of which the second closes last. */
const call = notice('competition', '2026-06-01', { closingDate: deadline(late), lots: [lot(1, early), lot(2, late)] })

describe('lots of a procedure', () => {
  test('a lot that first appears in a correction is open and extends the closing date', () => {
    const correction = notice('correction', '2026-07-01', { lots: [lot(1, early), lot(2, late), lot(3, '2026-10-05')] })
    const tender = folded(call, correction)
    expect(numbersOf(tender.lots)).toEqual(['1', '2', '3'])
    expect(lotOf(tender, '3')).toMatchObject({
      title: 'Perceel 3',
      closingDate: deadline('2026-10-05'),
      decision: null,
    })
    expect(tender).toMatchObject({
      status: 'Open',
      stage: 'call',
      closingDate: deadline('2026-10-05'),
      lotClosingDates: [deadline(early), deadline(late), deadline('2026-10-05')],
    })
  })

  test('the old number of a renumbered lot is no longer open', () => {
    const correction = notice('correction', '2026-07-01', {
      lots: [lot(1, early), lot(3, '2026-09-08', { title: 'Perceel 2' })],
    })
    const tender = folded(call, correction)
    expect(numbersOf(undecidedLots(tender))).toEqual(['1', '3'])
    expect(lotOf(tender, '3')).toMatchObject({ title: 'Perceel 2', closingDate: deadline('2026-09-08') })
    expect(tender).toMatchObject({
      status: 'Open',
      closingDate: deadline('2026-09-08'),
      lotClosingDates: [deadline(early), deadline('2026-09-08')],
    })
  })

  test('a lot that was merged into another does not keep an awarded tender open', () => {
    const threeLots = notice('competition', '2026-06-01', { lots: [lot(1, early), lot(2, early), lot(3, late)] })
    const correction = notice('correction', '2026-07-01', {
      lots: [lot(1, early), lot(2, early, { title: 'Percelen 2 en 3' })],
    })
    const merged = folded(threeLots, correction)
    expect(undecidedLots(merged).map(({ number, title }) => [number, title])).toEqual([
      ['1', 'Perceel 1'],
      ['2', 'Percelen 2 en 3'],
    ])
    expect(merged).toMatchObject({ status: 'Open', closingDate: deadline(early), lotClosingDates: [] })

    const award = notice('award', '2026-10-10', {
      awards: [won('LOT-0001', 'Noordkaap B.V.'), won('LOT-0002', 'Zuiderdak B.V.')],
    })
    const awarded = folded(threeLots, correction, award)
    expect(awarded.status).toBe('Gegund')
    expect(undecidedLots(awarded)).toEqual([])
  })

  test.each([
    ['as in the call', 'LOT-000', false],
    ['by number only', '', false],
    ['and list only those lots', 'LOT-000', true],
  ])('two award notices, which name their lots %s, each decide their own lot', (_title, prefix, areListed) => {
    const awardOf = (number: number, publishedAt: string, winner: string, value: number) => {
      const id = `${prefix}${number}`
      const lots = areListed ? { lots: [{ id, title: `Perceel ${number}` }] } : {}
      return notice('award', publishedAt, { awards: [won(id, winner, value)], ...lots })
    }
    const first = awardOf(2, '2026-10-10', 'Zuiderdak B.V.', 7000)
    const partly = folded(call, first)
    expect(winnersOf(partly)).toEqual([
      ['1', null, null],
      ['2', 'awarded', 'Zuiderdak B.V.'],
    ])
    expect(partly).toMatchObject({ status: 'Deels gegund', closingDate: deadline(early), lotClosingDates: [] })

    const completely = folded(call, first, awardOf(1, '2026-11-10', 'Noordkaap B.V.', 6000))
    expect(winnersOf(completely)).toEqual([
      ['1', 'awarded', 'Noordkaap B.V.'],
      ['2', 'awarded', 'Zuiderdak B.V.'],
    ])
    expect(completely.lots.map(({ awardValue }) => awardValue)).toEqual([6000, 7000])
    expect(completely).toMatchObject({ status: 'Gegund', stage: 'award', lotClosingDates: [] })
  })

  test('an award adds the lots that no call mentioned and leaves the lots of the call open', () => {
    const callWithoutLots = notice('competition', '2026-06-01', { closingDate: deadline(early) })
    const award = notice('award', '2026-10-10', {
      awards: [won('LOT-0002', 'Zuiderdak B.V.'), won('LOT-0001', 'Noordkaap B.V.')],
    })
    const allAwarded = folded(callWithoutLots, award)
    expect(winnersOf(allAwarded)).toEqual([
      ['1', 'awarded', 'Noordkaap B.V.'],
      ['2', 'awarded', 'Zuiderdak B.V.'],
    ])
    expect(allAwarded.status).toBe('Gegund')

    const unknownLot = notice('award', '2026-10-10', { awards: [won('LOT-0003', 'Oostwal B.V.')] })
    const partlyAwarded = folded(call, unknownLot)
    expect(numbersOf(partlyAwarded.lots)).toEqual(['1', '2', '3'])
    expect(numbersOf(undecidedLots(partlyAwarded))).toEqual(['1', '2'])
    expect(lotOf(partlyAwarded, '3')).toMatchObject({ decision: 'awarded', winner: 'Oostwal B.V.' })
    expect(partlyAwarded).toMatchObject({ status: 'Deels gegund', closingDate: deadline(late) })
  })

  test.each<[string, 'withdrawn' | 'not_awarded', NoticeDraft]>([
    [
      'cancelled',
      'withdrawn',
      notice('correction', '2026-10-20', {
        lots: [lot(2, null, { isWithdrawn: true })],
        lotsArePartial: true,
      }),
    ],
    [
      'not awarded',
      'not_awarded',
      notice('award', '2026-10-20', { awards: [withoutAward('LOT-0002', 'Geen inschrijvingen ontvangen')] }),
    ],
  ])('a lot that was %s is open again after a new call', (_title, decision, ending) => {
    const award = notice('award', '2026-10-10', { awards: [won('LOT-0001', 'Noordkaap B.V.')] })
    const ended = folded(call, award, ending)
    expect(ended.lots.map(each => each.decision)).toEqual(['awarded', decision])
    expect(ended.status).toBe('Gegund')

    const newCall = notice('competition', '2026-11-01', {
      closingDate: deadline('2026-12-10'),
      lots: [lot(2, '2026-12-10')],
      lotsArePartial: true,
    })
    const relaunched = folded(call, award, ending, newCall)
    expect(lotOf(relaunched, '1')).toMatchObject({ decision: 'awarded', winner: 'Noordkaap B.V.' })
    expect(lotOf(relaunched, '2')).toMatchObject({ decision: null, closingDate: deadline('2026-12-10') })
    expect(relaunched).toMatchObject({
      status: 'Deels gegund',
      closingDate: deadline('2026-12-10'),
      lotClosingDates: [],
    })
  })

  test('a maximum that the lots share counts once, also after a correction adds a lot', () => {
    const maximum = { maximumValue: 2_000_000, currency: 'EUR' }
    const shared = notice('competition', '2026-06-01', {
      ...maximum,
      estimatedValue: 2_000_000,
      valueKind: 'framework_maximum',
      lots: [lot(1, early, maximum), lot(2, early, maximum)],
    })
    const correction = notice('correction', '2026-07-01', {
      lots: [lot(1, early, maximum), lot(2, early, maximum), lot(3, early, maximum)],
    })
    for (const tender of [folded(shared), folded(shared, correction)]) {
      expect(tender).toMatchObject(maximum)
      expect([null, 2_000_000]).toContain(tender.estimatedValue)
    }
  })

  test.each<NoticeKind>(['correction', 'withdrawal'])('a lot withdrawn by a %s leaves the others open', kind => {
    const withdrawal = notice(kind, '2026-07-01', { lots: [lot(2, null, { isWithdrawn: true })], lotsArePartial: true })
    const tender = folded(call, withdrawal)
    expect(tender.lots.map(({ number, decision }) => [number, decision])).toEqual([
      ['1', null],
      ['2', 'withdrawn'],
    ])
    expect(tender).toMatchObject({ status: 'Open', stage: 'call', closingDate: deadline(early), lotClosingDates: [] })
  })

  test('a tender is withdrawn when its last lot is withdrawn', () => {
    const withdrawalOf = (number: number, publishedAt: string) =>
      notice('correction', publishedAt, { lots: [lot(number, null, { isWithdrawn: true })], lotsArePartial: true })
    const first = withdrawalOf(1, '2026-07-01')
    expect(folded(call, first)).toMatchObject({ status: 'Open', closingDate: deadline(late) })

    const tender = folded(call, first, withdrawalOf(2, '2026-07-15'))
    expect(tender.lots.map(({ decision }) => decision)).toEqual(['withdrawn', 'withdrawn'])
    expect(tender).toMatchObject({ status: 'Ingetrokken', stage: 'withdrawn', lotClosingDates: [] })
  })

  test('a correction with a general deadline and one of a lot moves the deadline of every lot', () => {
    const sameDeadline = notice('competition', '2026-06-01', {
      closingDate: deadline(early),
      lots: [lot(1, early), lot(2, early), lot(3, early)],
    })
    const correction = notice('correction', '2026-07-01', {
      closingDate: deadline(late),
      lots: [lot(2, '2026-12-10')],
      lotsArePartial: true,
    })
    const tender = folded(sameDeadline, correction)
    expect(tender.lots.map(({ closingDate }) => closingDate)).toEqual([late, '2026-12-10', late].map(deadline))
    expect(folded(correction)).toMatchObject({ closingDate: deadline('2026-12-10') })
    const earlier = { ...correction, lots: [lot(2, early)] }
    expect(folded(earlier)).toMatchObject({
      closingDate: deadline(late),
      lotClosingDates: [deadline(early), deadline(late)],
    })
  })

  test('a correction without lots moves the deadline of every lot', () => {
    const sameDeadline = notice('competition', '2026-06-01', {
      closingDate: deadline(early),
      lots: [lot(1, early), lot(2, early)],
    })
    const correction = notice('correction', '2026-07-01', { closingDate: deadline(late) })
    const tender = folded(sameDeadline, correction)
    expect(numbersOf(undecidedLots(tender))).toEqual(['1', '2'])
    expect(tender.lots.map(({ closingDate }) => closingDate ?? tender.closingDate)).toEqual([
      deadline(late),
      deadline(late),
    ])
    expect(tender).toMatchObject({ status: 'Open', closingDate: deadline(late), lotClosingDates: [] })
  })

  test('a correction of one lot keeps the other lots and the fields that it leaves out', () => {
    const valued = notice('competition', '2026-06-01', {
      lots: [
        lot(1, early, { estimatedValue: 100_000, currency: 'EUR' }),
        lot(2, late, { estimatedValue: 250_000, currency: 'EUR' }),
      ],
    })
    const newTitle = notice('correction', '2026-07-01', {
      lots: [{ id: 'LOT-0001', title: 'Schilderwerk' }],
      lotsArePartial: true,
    })
    const newDeadline = notice('correction', '2026-07-08', {
      lots: [{ id: 'LOT-0001', closingDate: '2026-09-01T10:00:00Z' }],
      lotsArePartial: true,
    })
    const tender = folded(valued, newTitle, newDeadline)
    expect(tender.lots).toHaveLength(2)
    expect(tender.lots).toMatchObject([
      {
        number: '1',
        title: 'Schilderwerk',
        closingDate: deadline('2026-09-01'),
        estimatedValue: 100_000,
        valueCurrency: 'EUR',
        decision: null,
      },
      {
        number: '2',
        title: 'Perceel 2',
        closingDate: deadline(late),
        estimatedValue: 250_000,
        valueCurrency: 'EUR',
        decision: null,
      },
    ])
    expect(tender).toMatchObject({
      status: 'Open',
      closingDate: deadline(late),
      lotClosingDates: [deadline('2026-09-01'), deadline(late)],
    })
  })

  test('an award of the whole leaves no lot of the call undecided', () => {
    const award = notice('award', '2026-10-10', { awards: [won(null, 'Noordkaap B.V.')] })
    const tender = folded(call, award)
    expect(numbersOf(tender.lots)).toEqual(['1', '2'])
    expect(undecidedLots(tender)).toEqual([])
    expect(tender).toMatchObject({ status: 'Gegund', stage: 'award', lotClosingDates: [] })
  })

  test('the lots of a call replace those of the prior announcement', () => {
    const planning = notice('planning', '2026-03-01', {
      lots: [lot(1, null, { title: 'Noord' }), lot(2, null, { title: 'Oost' }), lot(3, null, { title: 'Zuid' })],
    })
    expect(folded(planning)).toMatchObject({ status: 'Verwacht', stage: 'prior_announcement' })

    const tender = folded(planning, call)
    expect(undecidedLots(tender).map(({ number, title }) => [number, title])).toEqual([
      ['1', 'Perceel 1'],
      ['2', 'Perceel 2'],
    ])
    expect(tender).toMatchObject({
      status: 'Open',
      stage: 'call',
      closingDate: deadline(late),
      lotClosingDates: [deadline(early), deadline(late)],
    })
  })

  test('a consultation becomes open with the deadlines of its call', () => {
    const consultation = notice('consultation', '2026-03-01', { closingDate: deadline('2026-04-01') })
    expect(folded(consultation)).toMatchObject({
      status: 'Marktconsultatie',
      stage: 'consultation',
      closingDate: deadline('2026-04-01'),
    })
    const tender = folded(consultation, call)
    expect(numbersOf(undecidedLots(tender))).toEqual(['1', '2'])
    expect(tender).toMatchObject({
      status: 'Open',
      stage: 'call',
      closingDate: deadline(late),
      lotClosingDates: [deadline(early), deadline(late)],
    })
  })

  test('a contract modification keeps the awards of all lots', () => {
    const award = notice('award', '2026-10-10', {
      awards: [won('LOT-0001', 'Noordkaap B.V.'), won('LOT-0002', 'Zuiderdak B.V.')],
    })
    const modification = notice('modification', '2027-03-01', {
      lots: [{ id: 'LOT-0001', title: 'Perceel 1' }],
      lotsArePartial: true,
    })
    const tender = folded(call, award, modification)
    expect(winnersOf(tender)).toEqual([
      ['1', 'awarded', 'Noordkaap B.V.'],
      ['2', 'awarded', 'Zuiderdak B.V.'],
    ])
    expect(tender).toMatchObject({ status: 'Gegund', stage: 'modification', lotClosingDates: [] })
  })

  test('values of different kinds are not mixed', () => {
    const estimated = notice('competition', '2026-06-01', {
      estimatedValue: 400_000,
      valueKind: 'estimate',
      currency: 'EUR',
    })
    const maximum = notice('correction', '2026-07-01', {
      estimatedValue: 900_000,
      maximumValue: 900_000,
      valueKind: 'framework_maximum',
      currency: 'EUR',
    })
    expect(folded(estimated, maximum)).toMatchObject({
      estimatedValue: 400_000,
      valueKind: 'estimate',
      maximumValue: 900_000,
      currency: 'EUR',
    })

    const mixedLots = notice('competition', '2026-06-01', {
      lots: [
        lot(1, early, { estimatedValue: 100_000, currency: 'EUR' }),
        lot(2, early, { maximumValue: 300_000, currency: 'EUR' }),
      ],
    })
    const { estimatedValue, maximumValue } = folded(mixedLots)
    expect([estimatedValue ?? null, maximumValue ?? null]).toEqual([null, null])
  })
})

describe('the folding of lots, in detail', () => {
  const at = (given: Partial<NoticeDraft> = {}) => notice('correction', '2026-07-01', given)

  test('lots that swap their numbers keep their own dates and texts', () => {
    const lots = [lot(1, late, { title: 'Perceel 2', cpv: [] }), lot(2, early, { title: 'Perceel 1' })]
    const first = notice('competition', '2026-06-01', {
      lots: [lot(1, early, { options: 'van één' }), lot(2, late, { options: 'van twee' })],
    })
    expect(folded(first, at({ lots })).lots).toMatchObject([
      { number: '1', title: 'Perceel 2', options: 'van twee', decision: null },
      { number: '2', title: 'Perceel 1', options: 'van één', decision: null },
    ])
  })

  test('lots with the same title are told apart by their numbers', () => {
    const same = { title: 'Beheer' }
    const first = notice('competition', '2026-06-01', {
      lots: [lot(1, early, { ...same, options: 'een' }), lot(2, late, { ...same, options: 'twee' })],
    })
    const next = at({ lots: [lot(1, early, same), lot(2, late, same)] })
    expect(folded(first, next).lots.map(({ options }) => options)).toEqual(['een', 'twee'])
  })

  test('a lot that a list leaves out is withdrawn with that reason, and open again when it is listed again', () => {
    const without = at({ lots: [lot(1, early)] })
    expect(lotOf(folded(call, without), '2')).toMatchObject({
      decision: 'withdrawn',
      reason: 'Het perceel staat niet meer in de aankondiging.',
    })
    const again = notice('correction', '2026-07-10', { lots: [lot(1, early), lot(2, late)] })
    expect(undecidedLots(folded(call, without, again))).toHaveLength(2)
  })

  test.each<NoticeKind>(['competition', 'planning'])('a later %s withdraws no lot that it leaves out', kind => {
    const later = notice(kind, '2026-07-01', { lots: [lot(7, '2026-10-01')] })
    const tender = folded(call, later)
    expect(numbersOf(tender.lots)).toEqual(['1', '2', '7'])
    expect(undecidedLots(tender)).toHaveLength(3)
  })

  test('a plan that names a lot of the call does not make it a plan again', () => {
    const plan = notice('planning', '2026-07-01', { lots: [lot(1, null)] })
    const next = notice('competition', '2026-08-01', { lots: [lot(2, late)] })
    expect(numbersOf(undecidedLots(folded(call, plan, next)))).toEqual(['1', '2'])
  })

  test('a lot that a buyer withdrew stays withdrawn when a later correction still lists it', () => {
    const cancel = at({ lots: [lot(1, early), lot(2, late, { isWithdrawn: true })] })
    const later = notice('correction', '2026-07-10', { lots: [lot(1, early), lot(2, late)] })
    expect(lotOf(folded(call, cancel, later), '2')).toMatchObject({ decision: 'withdrawn', reason: null })
  })

  test('an award before a new call is void for the lots of that call only', () => {
    const award = notice('award', '2026-10-10', {
      awards: [won('LOT-0001', 'A'), withoutAward('LOT-0002', 'Te duur.')],
    })
    const again = notice('competition', '2026-11-01', { lotsArePartial: true, lots: [lot(2, '2026-12-01')] })
    const tender = folded(call, award, again)
    expect(winnersOf(tender)).toEqual([
      ['1', 'awarded', 'A'],
      ['2', null, null],
    ])
    expect(tender).toMatchObject({ status: 'Deels gegund', stage: 'call', closingDate: deadline('2026-12-01') })
  })

  test('a lot without a deadline of its own does not hide that of the others', () => {
    const lots = [lot(1, null), lot(2, late)]
    const tender = folded(notice('competition', '2026-06-01', { closingDate: deadline(early), lots }))
    expect(tender).toMatchObject({ closingDate: deadline(late), lotClosingDates: [] })
    expect(lotOf(tender, '1')!.closingDate).toBeNull()
  })

  test('lots without deadlines have that of the notice, until a corrigendum moves one of them', () => {
    const first = notice('competition', '2026-06-01', {
      closingDate: deadline(early),
      lots: [lot(1, null), lot(2, null)],
    })
    expect(folded(first)).toMatchObject({ closingDate: deadline(early), lotClosingDates: [] })
    const change = at({ lotsArePartial: true, lots: [{ id: '2', closingDate: `${late}T10:00:00.000Z` }] })
    expect(folded(first, change)).toMatchObject({
      closingDate: deadline(late),
      lotClosingDates: [deadline(early), deadline(late)],
    })
  })

  test('an unreadable deadline of a lot replaces a readable one, and the other way round', () => {
    const closingNote = 'Sluitingsdatum niet leesbaar: ‘in overleg’'
    const unreadable = at({ lots: [lot(1, null, { closingNote }), lot(2, late)] })
    expect(lotOf(folded(call, unreadable), '1')).toMatchObject({ closingDate: null, closingNote })
    const readable = notice('correction', '2026-07-10', { lots: [lot(1, '2026-08-25'), lot(2, late)] })
    expect(lotOf(folded(call, unreadable, readable), '1')).toMatchObject({
      closingDate: deadline('2026-08-25'),
      closingNote: null,
    })
  })

  test('all lots decided: the closing date is that of the last lot', () => {
    const award = notice('award', '2026-10-10', { awards: [won('1', 'A'), won('2', 'B')] })
    expect(folded(call, award)).toMatchObject({ status: 'Gegund', closingDate: deadline(late), lotClosingDates: [] })
  })

  test('a lot that waits for its outcome keeps the tender partly awarded', () => {
    const award = notice('award', '2026-10-10', { awards: [won('1', 'A'), withoutAward('2', null, 'pending')] })
    expect(folded(call, award)).toMatchObject({ status: 'Deels gegund', closingDate: deadline(late) })
  })

  test('an award notice that describes lots adds none that it does not decide about', () => {
    const award = notice('award', '2026-10-10', { lots: [lot(1, null), lot(7, null)], awards: [won('LOT-0001', 'A')] })
    expect(numbersOf(folded(call, award).lots)).toEqual(['1', '2'])
    expect(numbersOf(folded(award).lots)).toEqual(['1'])
    expect(folded(award).lots[0]).toMatchObject({ title: 'Perceel 1', winner: 'A' })
  })

  test('a withdrawal of the whole withdraws the lots that are not decided', () => {
    const award = notice('award', '2026-10-10', { awards: [won('1', 'A')] })
    const end = notice('withdrawal', '2026-11-01')
    const tender = folded(call, award, end)
    expect(winnersOf(tender)).toEqual([
      ['1', 'awarded', 'A'],
      ['2', 'withdrawn', null],
    ])
    expect(tender).toMatchObject({ status: 'Ingetrokken', stage: 'withdrawn' })
  })

  test('no award of the whole gives each lot its reason', () => {
    const award = notice('award', '2026-10-10', { awards: [withoutAward(null, 'Geen geld.')] })
    expect(folded(call, award).lots).toMatchObject([
      { decision: 'not_awarded', reason: 'Geen geld.' },
      { decision: 'not_awarded', reason: 'Geen geld.' },
    ])
  })

  test('a prior announcement and a consultation have their own stages, and an assignment has none', () => {
    expect(folded(notice('planning', '2026-01-01'))).toMatchObject({ status: 'Verwacht', stage: 'prior_announcement' })
    expect(folded(notice('consultation', '2026-02-01'), notice('planning', '2026-03-01')).stage).toBe(
      'prior_announcement',
    )
    expect(folded(notice('competition', '2026-02-01', { tenderType: 'freelance_contract' })).stage).toBeNull()
  })

  test('a maximum in another currency than the estimate is left out', () => {
    const first = notice('competition', '2026-06-01', { estimatedValue: 5, currency: 'EUR', valueKind: 'estimate' })
    expect(folded(first, at({ maximumValue: 9, currency: 'SEK' })).maximumValue).toBeNull()
    expect(folded(first, at({ maximumValue: 9, currency: 'EUR' })).maximumValue).toBe(9)
  })

  test('a system that stays open does so in one notice or in several', () => {
    expect(folded(notice('competition', '2026-06-01', { staysOpen: true }), at()).staysOpen).toBe(true)
    expect(folded(call, at()).staysOpen).toBe(false)
  })
})
