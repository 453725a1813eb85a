import { describe, expect, test } from '@jest/globals'
import { type Award, type NoticeDraft, type NoticeKind, withoutAward } from '../draft.js'
import { formerContents, historyOf } from './changes.js'

let made = 0

/** A notice of one procedure, with defaults. */
const notice = (kind: NoticeKind, publishedAt: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId: String(++made),
  procedureKey: 'kenmerk:700001',
  kind,
  publishedAt: new Date(publishedAt),
  title: 'Vervanging bruggen Lage Vaart',
  description: 'Het vervangen van drie bruggen.',
  organization: 'Waterschap De Lage Landen',
  closingDate: new Date('2026-08-20T10:00:00Z'),
  estimatedValue: 1_100_000,
  currency: 'EUR',
  tenderType: 'eu_procurement',
  ...given,
})

const won: Award = {
  lot: null,
  winner: 'Noordkaap B.V.',
  date: '2026-10-01',
  value: 5000,
  currency: 'EUR',
  bidCount: 3,
}
const competition = notice('competition', '2026-06-01')

/** The history of notices that were never edited, without the keys. */
const changesOf = (notices: readonly NoticeDraft[]) =>
  historyOf(notices.map(draft => ({ draft, former: [] }))).changes.map(({ key: _key, ...change }) => change)

/** The changes made by the second of two notices. */
const changeBy = (kind: NoticeKind, given: Partial<NoticeDraft>, first = competition) => {
  const second = notice(kind, '2026-07-01', given)
  const { publishedAt, publicationId } = second
  const changes = changesOf([first, second])
  return changes
    .filter(change => change.publicationId === publicationId)
    .map(({ noticeKind, ...change }) => {
      expect([change.publishedAt, noticeKind]).toEqual([publishedAt, kind])
      const { publishedAt: _at, publicationId: _id, ...difference } = change
      return difference
    })
}

test('the history is empty without notices, and of one notice contains only its publication', () => {
  expect(changesOf([])).toEqual([])
  const { publicationId, publishedAt } = competition
  expect(changesOf([competition])).toEqual([
    { kind: 'published', noticeKind: 'competition', publicationId, publishedAt },
  ])
})

describe('the changes made by a later notice', () => {
  const later = new Date('2026-09-10T10:00:00Z')
  const earlier = new Date('2026-08-10T10:00:00Z')
  const dated = (oldDate: Date | null, newDate: Date) => [{ kind: 'closing_date', oldDate, newDate }]
  const capped = { oldAmount: null, newAmount: 2_000_000, oldCurrency: 'EUR', newCurrency: 'EUR' }
  const valued = (
    oldAmount: number | null,
    newAmount: number,
    oldCurrency: string | null = 'EUR',
    newCurrency = 'EUR',
  ) => [{ kind: 'estimated_value', oldAmount, newAmount, oldCurrency, newCurrency }]

  test.each<readonly [string, Partial<NoticeDraft>, readonly object[]]>([
    ['a later closing date', { closingDate: later }, dated(competition.closingDate!, later)],
    ['an earlier closing date', { closingDate: earlier }, dated(competition.closingDate!, earlier)],
    ['another value', { estimatedValue: 1_250_000 }, valued(1_100_000, 1_250_000)],
    ['a maximum', { maximumValue: 2_000_000 }, [{ kind: 'maximum_value', ...capped }]],
    ['another currency', { currency: 'SEK' }, valued(1_100_000, 1_100_000, 'EUR', 'SEK')],
    ['another title, without the texts', { title: 'Vervanging vijf bruggen' }, [{ kind: 'title' }]],
    ['another description, without the texts', { description: 'Vijf bruggen.' }, [{ kind: 'description' }]],
    ['another CPV code', { cpv: ['45221000'] }, [{ kind: 'cpv', oldText: '', newText: '45221000' }]],
    ['another place', { place: 'Zwolle' }, [{ kind: 'place', oldText: null, newText: 'Zwolle' }]],
    ['another reference', { reference: 'R-2' }, [{ kind: 'correction' }]],
    [
      'silence about closing date, value and description',
      { closingDate: null, estimatedValue: null, currency: null, description: null },
      [{ kind: 'correction' }],
    ],
    [
      'several at once',
      { title: 'Vijf bruggen', closingDate: later, estimatedValue: 2 },
      [...dated(competition.closingDate!, later), ...valued(1_100_000, 2), { kind: 'title' }],
    ],
  ])('of a correction with %s', (_what, given, expected) => {
    expect(changeBy('correction', given)).toEqual(expected)
  })

  test('have no old value for a field that becomes known', () => {
    const silent = notice('competition', '2026-06-01', { closingDate: null, estimatedValue: null, currency: null })
    expect(changeBy('correction', {}, silent)).toEqual([
      ...dated(null, competition.closingDate!),
      ...valued(null, 1_100_000, null),
    ])
  })

  test('of an award name winner and value, which imply that the status changed', () => {
    expect(changeBy('award', { awards: [won] })).toEqual([
      {
        kind: 'award',
        oldText: null,
        newText: 'Noordkaap B.V.',
        oldAmount: null,
        newAmount: 5000,
        oldCurrency: null,
        newCurrency: 'EUR',
      },
    ])
  })

  test('of a modified award are a change of the award; a republished award changes nothing', () => {
    const award = notice('award', '2026-06-20', { awards: [won] })
    expect(changeBy('award', { awards: [{ ...won, value: 6000 }] }, award)).toMatchObject([
      { kind: 'award', oldText: 'Noordkaap B.V.', newText: 'Noordkaap B.V.', oldAmount: 5000, newAmount: 6000 },
    ])
    expect(changeBy('award', { awards: [{ ...won, date: '2026-10-02' }] }, award)).toEqual([])
  })

  test.each<readonly [NoticeKind, string]>([
    ['award', 'Gegund'],
    ['intent', 'Voorgenomen gunning'],
    ['withdrawal', 'Ingetrokken'],
  ])('of kind %s without an award are a change of the status to %s', (kind, newText) => {
    expect(changeBy(kind, {})).toEqual([{ kind: 'status', oldText: 'Open', newText }])
  })

  test('of a call after a planning notice or a consultation include a publication', () => {
    for (const kind of ['planning', 'consultation'] as const) {
      const early = notice(kind, '2026-03-01', { closingDate: new Date('2026-04-01') })
      expect(changeBy('competition', {}, early)).toEqual([
        { kind: 'published' },
        ...dated(null, competition.closingDate!),
      ])
    }
  })
})

describe('the history of several notices', () => {
  const correction = notice('correction', '2026-06-20', { closingDate: new Date('2026-09-10') })
  const award = notice('award', '2026-10-10', { awards: [won] })

  test('is sorted newest first, in whatever order the notices were read', () => {
    const kinds = [
      ['award', award.publicationId],
      ['closing_date', correction.publicationId],
      ['published', competition.publicationId],
    ]
    for (const order of [
      [competition, correction, award],
      [award, correction, competition],
      [correction, award, competition],
    ])
      expect(changesOf(order).map(({ kind, publicationId }) => [kind, publicationId])).toEqual(kinds)
  })

  test('attributes a change to an older notice that arrives late', () => {
    const moved = { closingDate: correction.closingDate! }
    const early = notice('correction', '2026-06-10', { ...moved, reference: 'R-1' })
    expect(changesOf([competition, correction, early]).map(({ kind, publicationId }) => [kind, publicationId])).toEqual(
      [
        ['correction', correction.publicationId],
        ['closing_date', early.publicationId],
        ['published', competition.publicationId],
      ],
    )
  })
})

describe('the changes of lots', () => {
  const at = (day: number) => `2026-09-${String(day).padStart(2, '0')}T10:00:00.000Z`
  const lots = (...days: readonly number[]) =>
    days.map((day, index) => ({ id: `LOT-000${index + 1}`, title: `Perceel ${index + 1}`, closingDate: at(day) }))
  const call = notice('competition', '2026-06-01', { lots: lots(10, 20, 20) })

  test('name each lot whose closing date moved, instead of the whole', () => {
    expect(changeBy('correction', { lots: lots(5, 20, 25) }, call)).toEqual([
      {
        kind: 'closing_date',
        oldDate: new Date(at(10)),
        newDate: new Date(at(5)),
        lotNumber: '1',
        lotTitle: 'Perceel 1',
      },
      {
        kind: 'closing_date',
        oldDate: new Date(at(20)),
        newDate: new Date(at(25)),
        lotNumber: '3',
        lotTitle: 'Perceel 3',
      },
    ])
  })

  test('are one change of the whole when all lots move together', () => {
    const together = notice('competition', '2026-06-01', { lots: lots(10, 10) })
    expect(changeBy('correction', { lots: lots(15, 15) }, together)).toEqual([
      { kind: 'closing_date', oldDate: new Date(at(10)), newDate: new Date(at(15)) },
    ])
  })

  test('name the outcome of each lot', () => {
    const awards: Award[] = [{ ...won, lot: 'LOT-0001' }, { ...withoutAward('LOT-0002', 'Geen inschrijvingen.') }]
    expect(changeBy('award', { awards }, call)).toMatchObject([
      { kind: 'lot', lotNumber: '1', lotStatus: 'awarded', newText: 'Noordkaap B.V.', newAmount: 5000 },
      { kind: 'lot', lotNumber: '2', lotStatus: 'not_awarded', newText: 'Geen inschrijvingen.', newAmount: null },
    ])
    const [first, ...rest] = call.lots!
    expect(changeBy('correction', { lots: [{ ...first!, isWithdrawn: true }, ...rest] }, call)).toMatchObject([
      { kind: 'lot', lotNumber: '1', lotStatus: 'withdrawn', newText: null },
    ])
  })

  test('are one change of status when the whole procedure ends', () => {
    expect(changeBy('withdrawal', {}, call)).toEqual([{ kind: 'status', oldText: 'Open', newText: 'Ingetrokken' }])
  })
})

describe('a notice that its source published twice', () => {
  const again = (first: NoticeDraft, given: Partial<NoticeDraft> = {}) => ({
    ...first,
    publicationId: 'again',
    publishedAt: new Date(first.publishedAt.getTime() + 180_000),
    ...given,
  })
  const kinds = (...notices: readonly NoticeDraft[]) => changesOf(notices).map(({ kind }) => kind)

  test('is one event, whatever its kind', () => {
    const correction = notice('correction', '2026-07-01', { closingDate: new Date('2026-08-01') })
    const silent = notice('correction', '2026-07-01')
    expect(kinds(competition, again(competition))).toEqual(['published'])
    expect(kinds(competition, correction, again(correction))).toEqual(['closing_date', 'published'])
    expect(kinds(again(correction), correction, competition)).toEqual(['closing_date', 'published'])
    expect(kinds(competition, silent, again(silent))).toEqual(['correction', 'published'])
  })

  test('is two events when the second one says something else', () => {
    expect(kinds(competition, again(competition, { title: 'Vijf bruggen' }))).toEqual([
      'published',
      'title',
      'published',
    ])
  })
})

describe('the keys of changes', () => {
  const keysOf = (notices: readonly NoticeDraft[]) =>
    historyOf(notices.map(draft => ({ draft, former: [] }))).changes.map(({ key }) => key)
  const moved = (day: string, closingDate: string) => notice('correction', day, { closingDate: new Date(closingDate) })
  const [earlier, back, earlierAgain] = [
    moved('2026-06-10', '2026-08-01'),
    moved('2026-06-20', '2026-08-20T10:00:00Z'),
    moved('2026-06-30', '2026-08-01'),
  ] as const

  test('stay the same when a later notice arrives', () => {
    const keys = keysOf([competition, earlier])
    expect(keysOf([earlierAgain, back, competition, earlier]).slice(-2)).toEqual(keys)
  })

  test('differ when the same date comes a second time', () => {
    expect(new Set(keysOf([competition, earlier, back, earlierAgain])).size).toBe(4)
  })

  test('stay the same when a notice in between arrives late', () => {
    const late = moved('2026-06-15', '2026-08-05')
    const [newest] = keysOf([competition, earlierAgain])
    expect(keysOf([competition, late, earlierAgain])[0]).toBe(newest)
  })
})

describe('an assignment that its source edits under the same number', () => {
  const edited = { ...competition, closingDate: new Date('2026-08-01') }
  const now = new Date('2026-07-15T09:00:00Z')
  const stored = [{ draft: competition, former: [] }]

  test('has an event at the moment of the edit, with the old and the new value', () => {
    const former = formerContents(stored, edited, now)
    expect(historyOf([{ draft: edited, former }]).changes).toMatchObject([
      { kind: 'closing_date', publishedAt: now, oldDate: competition.closingDate, newDate: edited.closingDate },
      { kind: 'published', publishedAt: competition.publishedAt },
    ])
  })

  test('keeps the events of earlier edits', () => {
    const former = formerContents(stored, edited, now)
    const back = formerContents([{ draft: edited, former }], competition, new Date('2026-07-16'))
    expect(historyOf([{ draft: competition, former: back }]).changes.map(({ newDate }) => newDate)).toEqual([
      competition.closingDate,
      edited.closingDate,
      undefined,
    ])
  })

  test('has no event when nothing changed that people see, or when we read it differently ourselves', () => {
    expect(formerContents(stored, { ...competition, reference: 'R-2' }, now)).toEqual([])
    expect(formerContents(stored, { ...edited, readerVersion: 2 }, now)).toEqual([])
    expect(formerContents([], edited, now)).toEqual([])
  })

  test('has an event for a new description, without a copy of the former one', () => {
    const former = formerContents(stored, { ...competition, description: 'Vier bruggen.' }, now)
    expect(JSON.stringify(former)).not.toContain(competition.description)
    const { changes } = historyOf([{ draft: { ...competition, description: 'Vier bruggen.' }, former }])
    expect(changes.map(({ kind }) => kind)).toEqual(['description', 'published'])
  })
})
