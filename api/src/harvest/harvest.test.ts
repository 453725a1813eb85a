import { describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { testDatabase } from '../../test/database.js'
import { loadCategoriser } from '../categorise/categorise.service.js'
import { SourceError } from '../fetching/source-error.js'
import type { NoticeDraft } from '../notices/draft.js'
import { type Connector, RefusedItem } from '../sources/connector.js'
import { fingerprint } from '../sources/fingerprint.js'
import { Tender } from '../tenders/tender.entity.js'
import { harvest } from './harvest.service.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const closingDate = new Date(Date.now() + 86_400_000)

const draftOf = (publicationId: string, given: Partial<NoticeDraft> = {}): NoticeDraft => ({
  publicationId,
  procedureKey: publicationId,
  kind: 'competition',
  publishedAt: new Date('2026-03-02T09:00:00Z'),
  title: `Zaaksysteem ${publicationId}`,
  description: 'Levering van software.',
  organization: 'Gemeente Westerveen',
  closingDate,
  place: null,
  nuts: ['NL32B'],
  cpv: ['72000000'],
  sourceUrl: 'https://www.tenderned.nl/aankondigingen/overzicht/1',
  estimatedValue: null,
  currency: null,
  minHourlyRate: null,
  maxHourlyRate: null,
  tenderType: 'eu_procurement',
  awards: [],
  refersTo: [],
  ...given,
})

type Step = readonly NoticeDraft[] | SourceError

/** A source that gives these pages one by one, or breaks at one of them; `broken` are the ids whose detail fails. */
function sourceOf(pages: readonly Step[], broken: Readonly<Record<string, Error>> = {}) {
  const fetched: string[] = []
  const connector: Connector<NoticeDraft, NoticeDraft> = {
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
  return { connector: connector as Connector<never, never>, fetched }
}

const noFetcher = { json: () => Promise.reject(), text: () => Promise.reject(), close: () => Promise.resolve() }

async function read(
  pages: readonly Step[],
  broken: Readonly<Record<string, Error>> = {},
  signal = new AbortController().signal,
) {
  const { connector, fetched } = sourceOf(pages, broken)
  const result = await harvest(db(), {
    connector,
    fetcher: noFetcher,
    baseUrl: 'http://bron.test',
    days: 30,
    categorise: await loadCategoriser(db()),
    isSample: false,
    signal,
  })
  return { ...result, fetched }
}

const lastRun = () => db().findOneOrFail(ScraperRun, { where: {}, order: { startedAt: 'DESC' } })
const page = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => draftOf(String(from + index)))

describe('a good run', () => {
  test('R-ENT-10 R-GEN-3 R-GEN-4 stores tenders, gives each a category, and keeps a run', async () => {
    const odd = draftOf('9', { title: 'Xyzzy', description: null, cpv: [] })
    expect(await read([page(1, 4), [odd]])).toMatchObject({
      status: 'success',
      found: 4,
      added: 4,
      updated: 0,
      refused: 0,
    })
    const run = await lastRun()
    expect(run).toMatchObject({
      source: 'tenderned',
      status: 'success',
      itemsFound: 4,
      itemsAdded: 4,
      errorMessage: null,
    })
    expect(run.completedAt!.getTime()).toBeGreaterThanOrEqual(run.startedAt.getTime())
    const tenders = await db().find(Tender, { order: { title: 'ASC' } })
    expect(tenders.map(({ category }) => category)).toEqual([
      'Overig',
      'IT Development',
      'IT Development',
      'IT Development',
    ])
    expect(tenders[1]).toMatchObject({
      region: 'Noord-Holland',
      province: 'Noord-Holland',
      status: 'Open',
      summary: 'Levering van software.',
    })
  })

  test('R-INT-19 the same again adds nothing, fetches nothing and writes no tender', async () => {
    await read([page(1, 30)])
    const before = await db().query('SELECT id, updated_at, xmin FROM tenders ORDER BY id')
    const again = await read([page(1, 30)])
    expect(again).toMatchObject({ status: 'success', found: 29, added: 0, updated: 0, fetched: [] })
    expect(await db().query('SELECT id, updated_at, xmin FROM tenders ORDER BY id')).toEqual(before)
  })

  test('unchanged items cost the same few statements, however many they are', async () => {
    await read([page(1, 400)])
    const statements = async (to: number) => {
      const spy = jest.spyOn(pg.Client.prototype, 'query')
      await read([page(1, to)])
      const calls = spy.mock.calls.length
      spy.mockRestore()
      return calls
    }
    expect(await statements(400)).toBe(await statements(2))
  })

  test('updated is not added; an id twice in a page and across pages is one', async () => {
    await read([page(1, 3)])
    const changed = draftOf('1', { title: 'Nieuwe titel' })
    const result = await read([
      [changed, changed],
      [changed, draftOf('2')],
    ])
    expect(result).toMatchObject({ status: 'success', found: 2, added: 0, updated: 1, fetched: ['1'] })
    expect(await db().countBy(Tender, { title: 'Nieuwe titel' })).toBe(1)
  })

  test('a correction and an award belong to the tender of their procedure', async () => {
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

  test('what people decided by hand is never overwritten', async () => {
    await read([page(1, 2)])
    await db().query(`UPDATE tenders SET award_winner = 'Met de hand', award_source = 'manual'`)
    await db().query(
      `UPDATE tender_categories SET source = 'manual', category_id = (SELECT id FROM categories WHERE slug = 'zorg-welzijn')`,
    )
    await read([
      [
        draftOf('1', {
          kind: 'award',
          awards: [{ lot: null, winner: 'Van de bron', date: null, value: null, currency: null }],
          title: 'Andere software',
        }),
      ],
    ])
    expect(await db().find(Tender)).toMatchObject([
      { title: 'Andere software', awardWinner: 'Met de hand', awardSource: 'manual', category: 'Zorg & Welzijn' },
    ])
  })

  test('R-INT-13 the first import counts as new by publication, a later one by today', async () => {
    const day = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(date)
    await read([[draftOf('1', { publishedAt: new Date('2026-03-02T12:00:00Z') })]])
    await read([[draftOf('2', { publishedAt: new Date('2026-03-02T12:00:00Z') })]])
    const tenders = await db().find(Tender, { order: { publicationId: 'ASC' } })
    expect(tenders.map(({ newOn }) => newOn)).toEqual(['2026-03-02', day(new Date())])
  })
})

describe('a bad run', () => {
  test('R-INT-21 a source that fails keeps what there was, and says why', async () => {
    await read([page(1, 4)])
    const failed = await read([
      new SourceError('unexpected', 'www.tenderned.nl antwoordde met een webpagina in plaats van gegevens.'),
    ])
    expect(failed).toMatchObject({ status: 'failed', found: 0, added: 0 })
    expect(await lastRun()).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('een webpagina') })
    expect(await db().count(Tender)).toBe(3)
  })

  test('R-INT-21 a source that gives nothing at all is suspect, and nothing is removed', async () => {
    await read([page(1, 4)])
    expect(await read([[]])).toMatchObject({
      status: 'suspect',
      message: expect.stringContaining('geen enkele publicatie'),
    })
    expect(await db().count(Tender)).toBe(3)
  })

  test('a source that breaks half-way is partial; what was read stays', async () => {
    const result = await read([page(1, 4), new SourceError('unreachable', 'www.tenderned.nl was niet bereikbaar.')])
    expect(result).toMatchObject({ status: 'partial', added: 3 })
    expect(await db().count(Tender)).toBe(3)
  })

  test('an item that cannot be used is refused with its reason; the others go on', async () => {
    const result = await read([page(1, 5)], {
      2: new RefusedItem('De titel ontbreekt.'),
      3: new SourceError('refused', 'weg', undefined, 404),
    })
    expect(result).toMatchObject({ status: 'partial', found: 4, added: 2, refused: 2 })
    expect(result.message).toMatch(/^2 van 4 publicaties zijn overgeslagen\. De eerste: [23]: /)
  })

  test('a layout in which nothing is usable is suspect', async () => {
    const broken = { 1: new RefusedItem('De titel ontbreekt.'), 2: new RefusedItem('De titel ontbreekt.') }
    expect(await read([page(1, 3)], broken)).toMatchObject({ status: 'suspect', added: 0, refused: 2 })
  })

  test('a refused or broken item is tried again at the next run', async () => {
    await read([page(1, 3)], { 2: new RefusedItem('De titel ontbreekt.') })
    expect(await read([page(1, 3)])).toMatchObject({ status: 'success', added: 1, fetched: ['2'] })
  })

  test('when its time is over the run ends, partial, with what it has', async () => {
    const stop = new AbortController()
    const { connector } = sourceOf([page(1, 3), page(3, 5)])
    const result = await harvest(db(), {
      connector,
      fetcher: noFetcher,
      baseUrl: 'http://bron.test',
      days: 30,
      categorise: await loadCategoriser(db()),
      isSample: false,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    expect(result).toMatchObject({
      status: 'partial',
      added: 2,
      message: expect.stringContaining('De tijd voor deze bron was om'),
    })
  })

  test('a bug of ours ends the run as failed and is not swallowed', async () => {
    await expect(read([page(1, 3)], { 1: new TypeError('bug') })).rejects.toThrow('bug')
    expect(await lastRun()).toMatchObject({ status: 'failed', completedAt: expect.any(Date) })
  })
})
