import { afterEach, describe, expect, test } from '@jest/globals'
import { IsNull } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { anySite, localSite } from '../../../test/local-site.js'
import { onlyRead } from '../../../test/harvesting.js'
import { Person, testServer } from '../../../test/web-server.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { startStandIn } from '../samples/stand-in.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { cancelJob } from '../../platform/jobs/job-row.js'
import { abortedJob } from '../../../test/aborted-job.js'
import { Notice } from '../notices/notice.entity.js'
import { refreshSources, refreshTenders } from './refresh.service.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The stand-in, configured as the live address of TenderNed. */
async function liveTenderNed() {
  const standIn = await startStandIn(new Date())
  closers.push(() => standIn.stop())
  return `${standIn.url}/tenderned`
}

const nowhere = 'http://127.0.0.1:9'

const settings = (sources: 'live' | 'samples' | 'auto', url = nowhere, given = {}) =>
  testSettings({
    sources,
    sourcePlaces: { tenderned: { baseUrl: url, days: 10 } },
    refreshCoolDownMs: 0,
    sourceTimeLimitMs: 120_000,
    ...given,
  })

describe('a refresh with samples', () => {
  test('adds nothing the second time', async () => {
    // Two platforms that list some of the same assignments.
    await onlyRead(db(), 'inhuurdesk', 'opdrachtoverheid')
    const first = await refreshTenders(db(), settings('samples'))
    expect(first.totalAdded).toBeGreaterThan(20)
    // A tender that two sources list is shown once, so it counts once.
    expect(first.totalAdded).toBe(first.totalFound)
    expect(first.totalFound).toBeLessThan(await db().count(Tender))
    const second = await refreshTenders(db(), settings('samples'))
    // R-INT-19
    expect(second).toEqual({ totalNotices: await db().count(Notice), totalFound: first.totalFound, totalAdded: 0 })
    expect(second.totalFound).toBe(await db().countBy(Tender, { copyOf: IsNull() }))
    expect(second.totalFound).toBeLessThan(await db().count(Notice))
  })

  test('clears them at the first live success, and archives bookmarked ones', async () => {
    const kept = await aTender(db(), { isSample: true })
    await aTender(db(), { isSample: true })
    await db().insert(Bookmark, { id: uuid(), userId: (await aUser(db())).id, tenderId: kept.id })
    await refreshTenders(db(), settings('auto', await liveTenderNed()))
    expect(await db().findBy(Tender, { isSample: true })).toMatchObject([{ id: kept.id, archived: true }])
    expect(await db().countBy(Tender, { isSample: false })).toBeGreaterThan(20)
    expect((await ask(db(), '{ installation { sampleData } }')).data.installation.sampleData).toBe(false)
  }, 180_000)

  test('treats a captive portal that answers every request as an unreachable source', async () => {
    const url = await anySite((_request, response) => response.writeHead(200).end('<html>Log in op dit netwerk</html>'))
    await onlyRead(db(), 'freep')
    const sourcePlaces = { freep: { baseUrl: url, days: 10 } }
    const { totalAdded } = await refreshTenders(db(), settings('auto', url, { sourcePlaces }))
    expect(totalAdded).toBeGreaterThan(0)
    expect(await db().countBy(Tender, { isSample: true })).toBe(totalAdded)
  })

  test('never adds samples to a database with real tenders', async () => {
    await aTender(db())
    await expect(refreshTenders(db(), settings('auto'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await db().count(Tender)).toBe(1)
  })
})

describe('a refresh of live sources', () => {
  test('fails with a sentence, which the mutation returns, when no source answers, and loses no tender', async () => {
    await aTender(db())
    const { errors } = await ask(db(), 'mutation { refreshTenders { totalAdded } }', {}, settings('live'))
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' }, message: '127.0.0.1:9 was niet bereikbaar.' }])
    expect(await db().find(ScraperRun)).toMatchObject([
      { status: 'failed', errorMessage: '127.0.0.1:9 was niet bereikbaar.' },
    ])
    // R-INT-21
    expect(await db().count(Tender)).toBe(1)
  })

  test('archives what closed longer ago than ARCHIVE_AFTER_DAYS, also when no source answers', async () => {
    const closed = (days: number) => ({ closingDate: new Date(Date.now() - days * 86_400_000) })
    await aTender(db(), { title: 'vijf', ...closed(5.01) })
    await aTender(db(), { title: 'vier', ...closed(4.99) })
    const refresh = refreshTenders(db(), settings('live', nowhere, { archiveAfterDays: 5 }))
    await expect(refresh).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await db().findBy(Tender, { archived: true })).toMatchObject([{ title: 'vijf' }])
  })

  const envelope = (content: unknown[], given: object = {}) =>
    JSON.stringify({ content, last: true, totalElements: content.length, number: 0, ...given })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  const record = (given: object = {}) => ({
    publicatieId: '900001',
    publicatieDatum: today,
    aanbestedingNaam: 'Onderhoud gemalen',
    opdrachtgeverNaam: 'Waterschap De Lage Landen',
    typePublicatie: { code: 'AAO' },
    ...given,
  })

  test.each([
    ['HTML instead of JSON', '<html><body>Onderhoud</body></html>', 'suspect', /een webpagina in plaats van gegevens/],
    ['half a document', '{"content": [{"publicatieId": "1", "aanb', 'suspect', /onleesbare gegevens/],
    ['an empty page', '', 'suspect', /onleesbare gegevens/],
    ['another layout', '{"items": []}', 'suspect', /een andere vorm/],
    ['records without anything known', envelope([{ naam: 'x' }]), 'suspect', /onbekende vorm/],
    ['a list that yields nothing', envelope([]), 'suspect', /geen enkele aankondiging/],
    ['another day than asked', envelope([record({ publicatieDatum: '2019-01-01' })]), 'suspect', /een andere dag/],
  ])('judges an odd answer of a source: %s: %#', async (_what, body, status, message) => {
    await aTender(db())
    const url = await localSite((_request, response) => response.end(body))
    await refreshTenders(db(), settings('live', url)).catch((error: Error) => expect(error.message).toMatch(message))
    const [run] = await db().find(ScraperRun)
    expect(run).toMatchObject({ status, errorMessage: expect.stringMatching(message) })
    expect(await db().count(Tender)).toBe(1)
  })

  test('stores hostile values as plain text, leaves the field empty or refuses the item', async () => {
    const records = [
      record(),
      record({ publicatieId: '900002', aanbestedingNaam: 'x'.repeat(300_000) }),
      record({ publicatieId: '900003', sluitingsDatum: '0000-01-01T00:00:00' }),
      record({ publicatieId: '900004', sluitingsDatum: 'NaN' }),
      record({
        publicatieId: '900005',
        link: { href: 'javascript:alert(1)' },
        aanbestedingNaam: '<b>Vet</b> &amp;lt;script&amp;gt;',
      }),
      record({ publicatieId: '900006', opdrachtgeverNaam: null }),
      record({ publicatieId: '900001' }),
    ]
    const url = await localSite((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x')
      const id = /\/publicaties\/(\d+)/.exec(pathname)?.[1]
      if (id) return response.end(JSON.stringify({ publicatieId: Number(id) }))
      return response.end(
        searchParams.get('publicatieDatumVanaf') === today ? envelope(records, { totalElements: 6 }) : envelope([]),
      )
    })
    await refreshTenders(db(), settings('live', url))
    const stored = await db().find(Tender, { order: { publicationId: 'ASC' } })
    expect(stored.map(({ publicationId, title, sourceUrl }) => [publicationId, title, sourceUrl])).toEqual([
      ['900001', 'Onderhoud gemalen', 'https://www.tenderned.nl/aankondigingen/overzicht/900001'],
      ['900003', 'Onderhoud gemalen', 'https://www.tenderned.nl/aankondigingen/overzicht/900003'],
      ['900004', 'Onderhoud gemalen', 'https://www.tenderned.nl/aankondigingen/overzicht/900004'],
      ['900005', 'Vet', 'https://www.tenderned.nl/aankondigingen/overzicht/900005'],
    ])
    const [run] = await db().find(ScraperRun)
    expect(run).toMatchObject({ status: 'partial', itemsFound: 6, itemsAdded: 4, itemsRefused: 2 })
  })

  test('ends a source that never answers at its time limit', async () => {
    const url = await localSite(() => {})
    await expect(refreshTenders(db(), settings('live', url, { sourceTimeLimitMs: 300 }))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Het lezen van deze bron duurde te lang'),
    })
  })
})

describe('a refresh of one source', () => {
  test('reads only that source, and does not delay the next refresh of all', async () => {
    const url = await liveTenderNed()
    const places = { tenderned: { baseUrl: url, days: 5 }, striive: { baseUrl: nowhere, days: 5 } }
    const both = settings('live', url, { sourcePlaces: places, refreshCoolDownMs: 60_000 })
    const { totalAdded } = await refreshSources(db(), both, ['tenderned'])
    expect(totalAdded).toBeGreaterThan(20)
    expect(new Set((await db().find(ScraperRun)).map(({ source }) => source))).toEqual(new Set(['tenderned']))
    expect((await refreshTenders(db(), both)).totalAdded).toBe(0)
    expect(await db().countBy(ScraperRun, { source: 'striive' })).toBe(1)
  })
})

describe('a refresh that is cancelled', () => {
  test('stops after the current day and keeps what it has; the next one resumes from there', async () => {
    const url = await liveTenderNed()
    const requests: string[] = []
    let begin = () => {}
    const isReading = new Promise<void>(resolve => {
      begin = resolve
    })
    const isStopped = abortedJob()
    const slow = await localSite(async (request, response) => {
      const { searchParams } = new URL(request.url!, 'http://x')
      const day = searchParams.get('publicatieDatumVanaf')
      if (day) requests.push(day)
      if (day && requests.length === 3) {
        begin()
        await isStopped
      }
      const answer = await fetch(`${url}${request.url}`)
      response.end(await answer.text())
    })
    const reading = refreshTenders(db(), settings('live', slow))
    await isReading
    await cancelJob(db(), 'refresh')
    const { totalAdded, ...result } = await reading
    expect(result.isStopped).toBe(true)
    expect(requests).toHaveLength(3)
    expect(totalAdded).toBeGreaterThan(0)
    expect(await db().find(ScraperRun)).toMatchObject([
      { status: 'cancelled', itemsAdded: totalAdded, errorMessage: expect.stringContaining('is bewaard') },
    ])

    const rest = await refreshTenders(db(), settings('live', slow))
    expect(rest.totalAdded).toBeGreaterThan(0)
    expect(rest).not.toHaveProperty('isStopped')
    // The third day was completed before the stop; the two newest days are always read.
    expect(requests.slice(3)).not.toContain(requests[2])
  })
})

describe('a caller who refreshes again and again', () => {
  const slow = testServer(database, { refreshLimit: 3, trustProxyHops: 1, refreshCoolDownMs: 60_000 })
  const MUTATION = 'mutation { refreshTenders { totalFound } }'
  const caller = () => new Person(() => slow.url)
  const byRest = (from: string) =>
    caller().ask('/api/tenders/refresh', { method: 'POST', headers: { 'x-forwarded-for': from } })
  const byGraphql = (from: string) => caller().graphql(MUTATION, {}, { 'x-forwarded-for': from })
  /** Within the cool-down a refresh reads nothing. */
  const refreshedJustNow = () =>
    db().query(
      `INSERT INTO jobs (id, kind, status, result, completed_at)
       VALUES ($1, 'refresh', 'success', '{"totalFound":7,"totalAdded":0}', now())`,
      [uuid()],
    )

  test('is refused after three times, through GraphQL and REST together; other callers are not', async () => {
    await refreshedJustNow()
    expect((await byRest('10.0.0.1')).json).toEqual({ totalFound: 7, totalAdded: 0 })
    expect((await byGraphql('10.0.0.1')).json.data.refreshTenders.totalFound).toBe(7)
    expect((await byRest('10.0.0.1')).status).toBe(200)

    const message = expect.stringMatching(/^Er is net al vaak ververst\. Probeer het over \d+ seconden opnieuw\.$/)
    const rest = await byRest('10.0.0.1')
    expect([rest.status, rest.json]).toEqual([429, { message, code: 'RATE_LIMITED' }])
    const graphql = await byGraphql('10.0.0.1')
    expect(graphql.json.errors).toMatchObject([{ message, extensions: { code: 'RATE_LIMITED' } }])
    expect(graphql.status).toBe(429)
    for (const { headers } of [rest, graphql]) expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await byRest('10.0.0.2')).status).toBe(200)
  })

  test('counts as one caller with all addresses of the same network', async () => {
    await refreshedJustNow()
    const statuses: number[] = []
    for (let count = 1; count <= 5; count++) statuses.push((await byRest(`2001:db8:1:2::${count}`)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('is allowed ten refreshes a minute by default', () => {
    expect(testSettings().refreshLimit).toBe(10)
  })
})
