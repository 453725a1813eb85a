import { describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aDraft, harvestAll } from '../../../test/harvesting.js'
import { aUser } from '../../../test/factories.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { BookmarkComment } from '../../people/comments/comment.entity.js'
import { SourceError } from '../../platform/fetching/source-error.js'
import { type NoticeDraft, type ReadDraft, withoutAward } from '../notices/draft.js'
import type { SourceKey } from '../../reference/sources.js'
import { MissingField, type Reader, RefusedItem } from '../sources/connector.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import { log } from '../../platform/log.js'
import { Lot } from '../../tenders/lots/lot.entity.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { publicStats } from '../../tenders/tender/statistics.service.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const closingDate = new Date(Date.now() + 86_400_000)

const draftOf = (publicationId: string, given: Partial<NoticeDraft> = {}) =>
  aDraft(publicationId, {
    title: `Zaaksysteem ${publicationId}`,
    description: 'Levering van software.',
    closingDate,
    nuts: ['NL32B'],
    cpv: ['72000000'],
    tenderType: 'eu_procurement',
    ...given,
  })

type Step = readonly ReadDraft[] | SourceError

/** A source that yields these pages, or throws at one of them; the fetch of each id in `broken` fails. */
function sourceOf(pages: readonly Step[], broken: Readonly<Record<string, Error>> = {}) {
  const fetched: string[] = []
  const connector: Reader<ReadDraft, ReadDraft> = {
    key: 'tenderned',
    version: 1,
    async *discover() {
      for (const page of pages) {
        if (page instanceof SourceError) throw page
        const items = page.map(draft => ({
          publicationId: draft.publicationId,
          fingerprint: fingerprint(draft),
          listing: draft,
        }))
        yield { items, checkpoint: { read: items.length } }
      }
    },
    async fetch(_connection, { publicationId, listing }) {
      fetched.push(publicationId)
      if (broken[publicationId]) throw broken[publicationId]
      return listing
    },
    normalise: draft => draft,
  }
  return { connector: connector, fetched }
}

interface ReadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (found: number) => void
}

async function read(pages: readonly Step[], broken: Readonly<Record<string, Error>> = {}, given: ReadOptions = {}) {
  const { connector, fetched } = sourceOf(pages, broken)
  const [result] = await harvestFrom(connector, given)
  return { ...result!, fetched }
}

const harvestFrom = (connector: Reader, given: ReadOptions = {}) => harvestAll(db(), connector, given)

const lastRun = () => db().findOneOrFail(ScraperRun, { where: {}, order: { startedAt: 'DESC' } })
const page = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => draftOf(String(from + index)))

describe('a successful run', () => {
  test('stores tenders with a category and records a run', async () => {
    const odd = draftOf('9', { title: 'Xyzzy', description: null, cpv: [] })
    expect(await read([page(1, 4), [odd]])).toMatchObject({
      status: 'success',
      found: 4,
      added: 4,
      updated: 0,
      refused: 0,
    })
    const run = await lastRun()
    // R-ENT-10 R-ENT-9
    expect(run).toMatchObject({
      source: 'tenderned',
      status: 'success',
      itemsFound: 4,
      itemsAdded: 4,
      errorMessage: null,
    })
    expect(run.completedAt!.getTime()).toBeGreaterThanOrEqual(run.startedAt.getTime())
    const tenders = await db().find(Tender, { order: { title: 'ASC' } })
    // R-GEN-3 R-GEN-4
    expect(tenders.map(({ category }) => category)).toEqual([
      'Overig',
      'IT Development',
      'IT Development',
      'IT Development',
    ])
    expect(tenders[1]).toMatchObject({ region: 'Noord-Holland', status: 'Open', summary: 'Levering van software.' })
    expect(await db().existsBy(Tender, { id: tenders[1]!.id, province: 'Noord-Holland' })).toBe(true)
  })

  test('replaces a publication date more than a day in the future by the moment of first sight', async () => {
    const soon = new Date(Date.now() + 3_600_000)
    const later = { publishedAt: new Date(Date.now() + 3 * 86_400_000) }
    await read([[draftOf('1', later), draftOf('2', { publishedAt: soon })]])
    const dates = async () =>
      new Map((await db().find(Tender)).map(({ publicationId, publicationDate }) => [publicationId, publicationDate]))
    const first = await dates()
    expect(first.get('1')!.getTime()).toBeLessThanOrEqual(Date.now())
    expect(first.get('2')).toEqual(soon)
    await read([[draftOf('1', { ...later, title: 'Gewijzigd' })]])
    expect((await dates()).get('1')).toEqual(first.get('1'))
  })

  test('that reads the same again adds nothing, fetches nothing and writes no tender', async () => {
    await read([page(1, 30)])
    const before = await db().query('SELECT id, updated_at, xmin FROM tenders ORDER BY id')
    const again = await read([page(1, 30)])
    // R-INT-19
    expect(again).toMatchObject({ status: 'success', found: 29, added: 0, updated: 0, fetched: [] })
    expect(await db().query('SELECT id, updated_at, xmin FROM tenders ORDER BY id')).toEqual(before)
  })

  test('counts each item that was read, and known items at once, as progress', async () => {
    await read([page(1, 3)])
    const reported: number[] = []
    await read([page(1, 5)], {}, { onProgress: done => reported.push(done) })
    expect(reported).toEqual([3, 4, 4])
  })

  test('takes the same few statements for any number of unchanged items', async () => {
    await read([page(1, 120)])
    const statements = async (to: number) => {
      const spy = jest.spyOn(pg.Client.prototype, 'query')
      await read([page(1, to)])
      const calls = spy.mock.calls.length
      spy.mockRestore()
      return calls
    }
    expect(await statements(120)).toBe(await statements(2))
  })

  test('does not count an updated tender as added, and counts an id that occurs twice once', async () => {
    await read([page(1, 3)])
    const changed = draftOf('1', { title: 'Nieuwe titel' })
    const result = await read([
      [changed, changed],
      [changed, draftOf('2')],
    ])
    expect(result).toMatchObject({ status: 'success', found: 2, added: 0, updated: 1, fetched: ['1'] })
    expect(await db().countBy(Tender, { title: 'Nieuwe titel' })).toBe(1)
  })

  test('continues from the checkpoint of the last run, unless another version of the connector wrote it', async () => {
    const continuedFrom: (object | null)[] = []
    const readBy = (version: number) => {
      const { connector } = sourceOf([page(1, 3)])
      return harvestFrom({
        ...connector,
        version,
        discover(connection, checkpoint) {
          continuedFrom.push(checkpoint)
          return connector.discover(connection, checkpoint)
        },
      })
    }
    for (const version of [1, 1, 2, 2]) await readBy(version)
    expect(continuedFrom).toEqual([null, { read: 2 }, null, { read: 2 }])
  })

  test('links a correction and an award to the tender of their procedure', async () => {
    const procedureKey = 'kenmerk:7'
    await read([[draftOf('1', { procedureKey })]])
    const later = new Date('2027-05-05T10:00:00Z')
    await read([
      [draftOf('2', { procedureKey, kind: 'correction', publishedAt: new Date('2026-03-05'), closingDate: later })],
    ])
    expect(await db().find(Tender)).toMatchObject([{ publicationId: '1', closingDate: later, status: 'Open' }])
    const award = {
      procedureKey,
      kind: 'award',
      publishedAt: new Date('2026-06-01'),
      awards: [{ lot: null, winner: 'Noordkaap B.V.', date: null, value: null, currency: null }],
    } as const
    expect(await read([[draftOf('3', award)]])).toMatchObject({ added: 0, updated: 1 })
    expect(await db().find(Tender)).toMatchObject([
      { status: 'Gegund', awardWinner: 'Noordkaap B.V.', awardSource: 'scraped' },
    ])
  })

  test('keeps the moment of first sight as publication date of a notice without one, also after a change', async () => {
    const undated = { ...draftOf('1'), publishedAt: null }
    await read([[undated]])
    const [{ publicationDate }] = (await db().find(Tender)) as [Tender]
    expect(Date.now() - publicationDate.getTime()).toBeLessThan(60_000)
    expect(await read([[{ ...undated, title: 'Andere titel' }]])).toMatchObject({ updated: 1 })
    expect(await db().find(Tender)).toMatchObject([{ title: 'Andere titel', publicationDate }])
  })

  test('never overwrites categories and awards that were entered by hand', async () => {
    await read([page(1, 2)])
    const byHand = {
      awardWinner: 'Met de hand',
      awardDate: null,
      awardValue: 75_000.5,
      awardCurrency: 'EUR',
      bidCount: 4,
      awardSource: 'manual',
    } as const
    await db().update(Tender, { source: 'tenderned' }, byHand)
    await db().query(
      `UPDATE tender_categories SET source = 'manual', category_id = (SELECT id FROM categories WHERE slug = 'zorg-welzijn')`,
    )
    await read([
      [
        draftOf('1', {
          kind: 'award',
          awards: [{ lot: null, winner: 'Van de bron', date: '2026-06-01', value: 1, currency: 'SEK', bidCount: 9 }],
          title: 'Andere software',
        }),
      ],
    ])
    expect(await db().find(Tender)).toMatchObject([{ title: 'Andere software', ...byHand, category: 'Zorg & Welzijn' }])
  })

  test('stores an award notice without a winner with its reason, per lot too, also beside a manual award', async () => {
    await read([page(1, 2)])
    await db().update(Tender, { source: 'tenderned' }, { awardWinner: 'Met de hand', awardSource: 'manual' })
    const reason = 'De opdrachtgever heeft niet genoeg middelen.'
    const awards = [withoutAward('LOT-0001', reason), { ...withoutAward('LOT-0002', reason), bidCount: 0 }]
    await read([[draftOf('1', { kind: 'award', awards })]])
    const ended = { decision: 'not_awarded', reason, winner: null, awardDate: null, awardValue: null }
    expect(
      await db().find(Tender, { select: { status: true, notAwardedReason: true, awardWinner: true } }),
    ).toMatchObject([{ status: 'Niet gegund', notAwardedReason: reason, awardWinner: 'Met de hand' }])
    expect(await db().find(Lot, { order: { position: 'ASC' } })).toMatchObject([
      { ...ended, identifier: 'LOT-0001', bidCount: null },
      { ...ended, identifier: 'LOT-0002', bidCount: 0 },
    ])
    await read([[draftOf('2', { procedureKey: '1', kind: 'award', publishedAt: new Date('2026-04-02'), awards: [] })]])
    expect(await db().find(Tender)).toMatchObject([{ status: 'Gegund', notAwardedReason: null }])
  })

  test('counts a tender of a first import as new on its publication date, and a later one as new today', async () => {
    const day = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(date)
    await read([[draftOf('1', { publishedAt: new Date('2026-03-02T12:00:00Z') })]])
    await read([[draftOf('2', { publishedAt: new Date('2026-03-02T12:00:00Z') })]])
    const tenders = await db().find(Tender, { order: { publicationId: 'ASC' } })
    // R-INT-13
    expect(tenders.map(({ newOn }) => newOn)).toEqual(['2026-03-02', day(new Date())])
  })

  test.each([
    ['the publication that a correction follows', 'correction', 'competition', '1'],
    ['a planning notice, which changes nothing else of it', 'competition', 'planning', '2'],
  ] as const)(
    'in the first import a tender is not new when an older notice is read after the newer one: %s',
    async (_what, newer, older, publicationId) => {
      const procedureKey = 'kenmerk:7'
      const first = { kind: older, procedureKey, publishedAt: new Date('2026-03-02T12:00:00Z') }
      await read([
        [draftOf('2', { kind: newer, procedureKey, publishedAt: new Date() })],
        [draftOf('1', { ...first, title: 'Zaaksysteem 2' })],
      ])
      // R-INT-13
      expect(await db().find(Tender)).toMatchObject([{ newOn: '2026-03-02', publicationId }])
      expect(await publicStats(db())).toMatchObject({ total: 1, newToday: 0 })
    },
  )

  test('does not mark a tender as new again when a later notice arrives', async () => {
    const procedureKey = 'kenmerk:7'
    await read([[draftOf('1', { procedureKey, publishedAt: new Date('2026-03-02T12:00:00Z') })]])
    await read([[draftOf('2', { procedureKey, publishedAt: new Date(), title: 'Gewijzigd' })]])
    // R-INT-13
    expect(await db().find(Tender)).toMatchObject([{ newOn: '2026-03-02', title: 'Gewijzigd' }])
  })
})

describe('a run with problems', () => {
  test('keeps the stored tenders and gives a reason when the answer has an unknown form', async () => {
    await read([page(1, 4)])
    const failed = await read([
      new SourceError('unexpected', 'www.tenderned.nl antwoordde met een webpagina in plaats van gegevens.'),
    ])
    expect(failed).toMatchObject({ status: 'suspect', found: 0, added: 0 })
    expect(await lastRun()).toMatchObject({ status: 'suspect', errorMessage: expect.stringContaining('een webpagina') })
    // R-INT-21
    expect(await db().count(Tender)).toBe(3)
  })

  test('is suspect when the source yields nothing at all, and removes nothing', async () => {
    await read([page(1, 4)])
    expect(await read([[]])).toMatchObject({
      status: 'suspect',
      message: expect.stringContaining('geen enkele aankondiging'),
    })
    // R-INT-21
    expect(await db().count(Tender)).toBe(3)
  })

  test('is partial when the source breaks off halfway, and keeps what was read', async () => {
    const result = await read([page(1, 4), new SourceError('unreachable', 'www.tenderned.nl was niet bereikbaar.')])
    expect(result).toMatchObject({ status: 'partial', added: 3 })
    expect(await db().count(Tender)).toBe(3)
  })

  test('refuses an unusable item with its reason and reads the other items', async () => {
    const result = await read([page(1, 5)], {
      2: new RefusedItem('De titel ontbreekt.'),
      3: new SourceError('refused', 'weg', undefined, 404),
    })
    expect(result).toMatchObject({ status: 'partial', found: 4, added: 2, refused: 2 })
    expect(result.message).toMatch(/^2 van de 4 aankondigingen zijn overgeslagen\. De eerste: [23]: /)
  })

  test('is suspect when no item of the layout is usable', async () => {
    const broken = { 1: new RefusedItem('De titel ontbreekt.'), 2: new RefusedItem('De titel ontbreekt.') }
    expect(await read([page(1, 3)], broken)).toMatchObject({ status: 'suspect', added: 0, refused: 2 })
  })

  describe('an item that was refused', () => {
    const broken = { 2: new RefusedItem('De pagina bevat geen opdracht.') }

    test('is not fetched again for six hours, and still counts as refused', async () => {
      await read([page(1, 3)], broken)
      const again = await read([page(1, 3)], broken)
      expect(again).toMatchObject({ status: 'partial', found: 2, refused: 1, fetched: [] })
      expect(again.message).toContain('De eerste: 2: De pagina bevat geen opdracht.')
      await db().query(`UPDATE refused_items SET refused_at = refused_at - interval '6 hours'`)
      expect(await read([page(1, 3)])).toMatchObject({ status: 'success', added: 1, fetched: ['2'] })
    })

    test('is fetched again when its entry in the list changes', async () => {
      await read([page(1, 3)], broken)
      const changed = draftOf('2', { title: 'Nieuwe titel' })
      expect(await read([[draftOf('1'), changed]])).toMatchObject({ status: 'success', added: 1, fetched: ['2'] })
    })

    test('is fetched again when it lacks a field, and when the whole run was suspect', async () => {
      await read([page(1, 3)], { 2: new MissingField('title', 'De titel ontbreekt.') })
      expect(await read([page(1, 3)], { 2: broken[2] })).toMatchObject({ fetched: ['2'] })
      const all = { 5: broken[2], 6: broken[2] }
      expect(await read([page(5, 7)], all)).toMatchObject({ status: 'suspect', fetched: ['5', '6'] })
      expect(await read([page(5, 7)])).toMatchObject({ added: 2, fetched: ['5', '6'] })
    })
  })

  test('a run that exceeds its time limit ends as partial and keeps what it has', async () => {
    const stop = new AbortController()
    const result = await read([page(1, 3), page(3, 5)], {}, { signal: stop.signal, onProgress: () => stop.abort() })
    expect(result).toMatchObject({
      status: 'partial',
      added: 2,
      message: expect.stringContaining('Het lezen van deze bron duurde te lang'),
    })
  })

  test('a run that exceeds its time limit reads no further notice of the current page', async () => {
    const stop = new AbortController()
    const { connector, fetched } = sourceOf([page(1, 400)])
    const fetch: Reader<ReadDraft, ReadDraft>['fetch'] = (...given) => {
      if (fetched.length === 9) stop.abort()
      return connector.fetch(...given)
    }
    const [result] = await harvestFrom({ ...connector, fetch }, { signal: stop.signal })
    expect(result).toMatchObject({
      status: 'partial',
      message: expect.stringContaining('Het lezen van deze bron duurde te lang'),
    })
    expect(fetched.length).toBeLessThan(20)
  })

  test('the items of a page beyond the maximum of a source are not stored', async () => {
    const flood = Array.from({ length: 20_000 }, () => draftOf('x'))
    const result = await read([page(1, 3), flood])
    expect(result).toMatchObject({
      found: 2,
      added: 2,
      message: expect.stringContaining('meer dan 20000 aankondigingen'),
    })
  })

  test('a programming error ends the run as failed, with a sentence, and is logged', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined)
    const error = new TypeError('bug')
    const message = 'Er ging bij ons iets mis bij het verwerken.'
    expect(await read([page(1, 3)], { 1: error })).toMatchObject({ status: 'failed', message })
    expect(await lastRun()).toMatchObject({ status: 'failed', errorMessage: message, completedAt: expect.any(Date) })
    expect(logged).toHaveBeenCalledWith({ error, source: 'tenderned' }, expect.any(String))
    logged.mockRestore()
  })

  test('a lost database connection ends the refresh', async () => {
    const gone = new Error('the database is gone')
    const update = jest.spyOn(db(), 'update').mockRejectedValue(gone)
    await expect(read([page(1, 3)], { 1: new TypeError('bug') })).rejects.toThrow(gone)
    update.mockRestore()
  })

  test('a quote of the source in a message is made storable', async () => {
    await read([page(1, 3)], { 1: new RefusedItem('Geen datum: a\u0000\ud800\u202eb') })
    expect(await lastRun()).toMatchObject({
      status: 'partial',
      errorMessage: expect.stringMatching(/Geen datum: a \ufffd b$/),
    })
  })
})

describe('a list of several sources', () => {
  type Assignment = readonly [id: string, source: SourceKey]

  /** Two lists of Striive: one of Between, and one of other clients. */
  const striiveThat = (assignments: readonly Assignment[], given: { shortfall?: string; fails?: SourceError } = {}) => {
    const connector: Reader<NoticeDraft, NoticeDraft> = {
      key: 'striive',
      version: 1,
      listsAllOpen: true,
      async *discover() {
        const items = assignments.map(([publicationId, source]) => {
          const listing = draftOf(publicationId, { tenderType: 'freelance_contract' })
          return { publicationId, source, fingerprint: fingerprint(listing), listing }
        })
        yield { items, ...(given.shortfall ? { shortfall: given.shortfall } : {}) }
        if (given.fails) throw given.fails
      },
      fetch: async (_connection, { listing }) => listing,
      normalise: draft => draft,
    }
    return harvestFrom(connector)
  }
  const many = (source: SourceKey, from: number, to: number): Assignment[] =>
    Array.from({ length: to - from }, (_, index) => [String(from + index), source])
  const openOf = (source: string) => db().countBy(Tender, { source, status: 'Open' })

  test('records a run, counts and tenders for each source', async () => {
    const results = await striiveThat([...many('between', 1, 4), ...many('headfirst', 4, 6)])
    expect(results).toMatchObject([
      { source: 'striive', status: 'success', found: 0 },
      { source: 'between', status: 'success', found: 3, added: 3 },
      { source: 'headfirst', status: 'success', found: 2, added: 2 },
    ])
    expect(await db().countBy(ScraperRun, { status: 'success' })).toBe(3)
    expect([await openOf('between'), await openOf('headfirst')]).toEqual([3, 2])
  })

  test('closes a tender that disappears from a list of all open ones, and reopens it when it reappears', async () => {
    await striiveThat([...many('between', 1, 11), ...many('headfirst', 20, 23)])
    const results = await striiveThat([...many('between', 1, 9), ...many('headfirst', 20, 23)])
    expect(results[1]).toMatchObject({ source: 'between', status: 'success', added: 0, updated: 2 })
    expect(await db().find(Tender, { where: { status: 'Gesloten' }, order: { publicationId: 'ASC' } })).toMatchObject([
      { publicationId: '10' },
      { publicationId: '9' },
    ])
    expect((await striiveThat([...many('between', 1, 11), ...many('headfirst', 20, 23)]))[1]).toMatchObject({
      added: 0,
      updated: 2,
    })
    expect(await openOf('between')).toBe(10)
  })

  test.each([
    ['is shorter than it announced', { shortfall: 'Striive kondigde 10 opdrachten aan en gaf er 8.' }, 'partial'],
    ['breaks off', { fails: new SourceError('unreachable', 'weg') }, 'partial'],
  ])('that %s closes nothing', async (_what, given, status) => {
    await striiveThat(many('between', 1, 11))
    expect((await striiveThat(many('between', 1, 9), given))[1]).toMatchObject({ status })
    expect(await openOf('between')).toBe(10)
  })

  test('without most of the former tenders is suspect, and closes nothing', async () => {
    await striiveThat([...many('between', 1, 21), ...many('headfirst', 30, 33)])
    const results = await striiveThat([...many('between', 1, 4), ...many('headfirst', 30, 33)])
    expect(results[1]).toMatchObject({ status: 'suspect', message: expect.stringContaining('meer dan de helft') })
    // R-INT-21
    expect(results[2]).toMatchObject({ status: 'success' })
    expect(await openOf('between')).toBe(20)
  })

  test('that is empty is suspect for each source, and closes nothing', async () => {
    await striiveThat(many('between', 1, 3))
    expect((await striiveThat([])).map(({ status }) => status)).toEqual(['suspect', 'suspect', 'suspect'])
    // R-INT-21
    expect(await openOf('between')).toBe(2)
  })

  test('does not close a tender of another source with the same number', async () => {
    await read([page(1, 9)])
    await striiveThat(many('between', 1, 2))
    expect(await openOf('tenderned')).toBe(8)
  })
})

describe('notices that refer to each other', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`)
  const award = (winner: string) => [{ lot: null, winner, date: '2026-06-01', value: 1, currency: 'EUR' }]
  /** As in TED's older forms: no common procedure key, only references to earlier notices. */
  const contract = draftOf('10', { publishedAt: at('2026-03-01'), title: 'Zaaksysteem' })
  const change = draftOf('11', {
    publishedAt: at('2026-03-09'),
    kind: 'correction',
    refersTo: ['10'],
    title: 'Zaaksysteem 2',
  })
  const awarded = draftOf('12', {
    publishedAt: at('2026-06-09'),
    kind: 'award',
    refersTo: ['11'],
    awards: award('Noordkaap'),
  })
  const whole = { title: 'Zaaksysteem 2', status: 'Gegund', awardWinner: 'Noordkaap', publicationId: '10' }

  test.each([
    ['in their order', [contract, change, awarded]],
    ['backwards', [awarded, change, contract]],
    ['with the one between last', [contract, awarded, change]],
  ])('become one tender when they arrive one by one, %s', async (_what, drafts) => {
    for (const draft of drafts) await read([[draft]])
    expect(await db().find(Tender)).toMatchObject([whole])
  })

  test('become one tender when they arrive together', async () => {
    expect(await read([[awarded, change, contract]])).toMatchObject({ added: 1 })
    expect(await db().find(Tender)).toMatchObject([whole])
  })

  test('merge two tenders without losing what users added to either', async () => {
    await read([[contract, awarded]])
    const [first, second] = await db().find(Tender, { order: { publicationId: 'ASC' } })
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    const bookmark = (tenderId: string, userId: string, given: Partial<Bookmark> = {}) =>
      db().save(db().create(Bookmark, { id: uuid(), tenderId, userId, ...given }))
    const comment = (bookmarkId: string, userId: string, content: string) =>
      db().save(db().create(BookmarkComment, { id: uuid(), bookmarkId, userId, content, commenterName: 'Anna' }))
    const kept = await bookmark(first!.id, anna.id, { metadata: { notes: 'Bellen', tags: ['zaak'], priority: 'low' } })
    const double = await bookmark(second!.id, anna.id, {
      isPublic: false,
      metadata: { notes: 'Wie won?', tags: ['zaak', 'gunning'], priority: 'high', category: 'Later' },
    })
    const moved = await bookmark(second!.id, bram.id)
    await comment(kept.id, anna.id, 'Bij de aankondiging')
    await comment(double.id, bram.id, 'Bij de gunning')
    await comment(moved.id, bram.id, 'Van Bram')
    const byHand = {
      awardWinner: 'Met de hand',
      awardSolution: 'Een zaaksysteem in de cloud',
      awardDate: '2026-05-04',
      awardValue: 75_000.5,
      awardCurrency: 'EUR',
      bidCount: 4,
      awardSource: 'manual',
    } as const
    // On the tender with fewer bookmarks, which is merged into the other.
    await db().update(Tender, first!.id, byHand)
    await db().query(
      `UPDATE tender_categories SET source = 'manual', category_id = (SELECT id FROM categories WHERE slug = 'zorg-welzijn')
       WHERE tender_id = $1`,
      [first!.id],
    )

    await read([[change]])
    const [tender, ...others] = await db().find(Tender)
    expect(others).toEqual([])
    expect(tender).toMatchObject({
      title: 'Zaaksysteem 2',
      ...byHand,
      category: 'Zorg & Welzijn',
    })
    const bookmarks = await db().find(Bookmark)
    expect(new Set(bookmarks.map(({ userId }) => userId))).toEqual(new Set([anna.id, bram.id]))
    expect(bookmarks).toHaveLength(2)
    expect(bookmarks.find(({ userId }) => userId === anna.id)).toMatchObject({
      commentCount: 2,
      isPublic: false,
      metadata: { notes: 'Wie won?\n\nBellen', tags: ['zaak', 'gunning'], priority: 'high', category: 'Later' },
    })
    const comments = await db().find(BookmarkComment, { order: { content: 'ASC' } })
    expect(comments.map(({ content }) => content)).toEqual(['Bij de aankondiging', 'Bij de gunning', 'Van Bram'])
    expect(await db().query('SELECT count(*)::int AS count FROM notices WHERE tender_id = $1', [tender!.id])).toEqual([
      { count: 3 },
    ])
  })

  test('stay one tender when the procedure gets its key later', async () => {
    await read([[contract]])
    await read([[draftOf('11', { procedureKey: 'folder:1', kind: 'correction', refersTo: ['10'] })]])
    await read([[draftOf('12', { procedureKey: 'folder:1', kind: 'award', awards: award('Noordkaap') })]])
    expect(await db().find(Tender)).toMatchObject([{ awardWinner: 'Noordkaap' }])
  })

  test('are not linked to a notice of another source with the same number', async () => {
    await read([[contract]])
    const connector = { ...sourceOf([[awarded]]).connector, key: 'ted' as const }
    await harvestFrom(connector)
    expect(await db().count(Tender)).toBe(2)
  })
})
