import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { posting, siteOfPostings } from '../../../test/site-of-postings.js'
import type { Settings } from '../../platform/settings/settings.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { dueScope, dueSources } from './due.service.js'
import { refreshScope, refreshSources } from './refresh.service.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const TIME_LIMIT_MS = 1_000_003
let endTimeLimit = () => {}
beforeEach(() => {
  const { setTimeout: start } = globalThis
  const remember = (end: () => void, ms?: number) => {
    if (ms === TIME_LIMIT_MS) endTimeLimit = end
    return start(end, ms)
  }
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(remember)
})
afterEach(() => void jest.restoreAllMocks())

/**
 * A site that serves `perRun` pages in each run and then hangs, so that the time limit cuts each run at the same page.
 */
async function siteOf(pages: number, perRun: number, closed: readonly number[] = []) {
  const site = { listed: pages, perRun, asked: [] as number[], answered: 0 }
  const { url, close } = await siteOfPostings({
    numbers: () => Array.from({ length: site.listed }, (_, index) => index + 1),
    listing: () => void (site.answered = 0),
    page(number) {
      site.asked.push(number)
      if (++site.answered > site.perRun) {
        endTimeLimit()
        return null
      }
      return closed.includes(number) ? '<h1>Deze opdracht is gesloten</h1>' : posting(number)
    },
  })
  closers.push(close)
  return Object.assign(site, { url })
}

const settingsOf = (url: string): Settings =>
  testSettings({
    sources: 'live',
    refreshCoolDownMs: 0,
    sourceTimeLimitMs: TIME_LIMIT_MS,
    sourcePlaces: { 'bij-oranje': { baseUrl: url, days: 365 } },
  })

const runs = () => db().find(ScraperRun, { order: { startedAt: 'ASC' } })
const openIds = async () => {
  const tenders = await db().find(Tender, { where: { status: 'Open' } })
  return tenders.map(({ publicationId }) => Number(publicationId)).toSorted((one, other) => one - other)
}

test('a list that exceeds its time limit keeps what was read, and the worker continues until it is complete', async () => {
  const site = await siteOf(12, 5)
  const settings = settingsOf(site.url)
  await refreshSources(db(), settings, ['bij-oranje'])
  const [first] = await runs()
  expect(first).toMatchObject({ status: 'partial', itemsFound: 12, isUnfinished: true })
  expect(first!.itemsAdded).toBeGreaterThan(0)
  expect(await openIds()).toHaveLength(first!.itemsAdded)

  const stored = new Set(await openIds())
  site.asked = []
  for (let scope; (scope = await dueScope(db(), settings)); ) await refreshScope(db(), settings, scope)
  expect(site.asked.filter(number => stored.has(number))).toEqual([])
  expect(await openIds()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  const all = await runs()
  expect(all.length).toBeGreaterThanOrEqual(3)
  expect(all.at(-1)).toMatchObject({ status: 'success', isUnfinished: false })
  expect(all.reduce((total, { itemsAdded }) => total + itemsAdded, 0)).toBe(12)
})

test('pages without an assignment do not keep the worker from reading the pages after them', async () => {
  const site = await siteOf(12, 5, [1, 2, 3, 4, 5, 6])
  const settings = settingsOf(site.url)
  await refreshSources(db(), settings, ['bij-oranje'])
  for (let scope; (scope = await dueScope(db(), settings)); ) await refreshScope(db(), settings, scope)
  expect(await openIds()).toEqual([7, 8, 9, 10, 11, 12])
  expect((await runs()).at(-1)).toMatchObject({
    status: 'partial',
    itemsFound: 12,
    itemsRefused: 6,
    isUnfinished: false,
  })
})

test('an incomplete list closes nothing; the first complete list closes what it no longer shows', async () => {
  const site = await siteOf(4, 99)
  const settings = settingsOf(site.url)
  await refreshSources(db(), settings, ['bij-oranje'])
  await db().query(`UPDATE notices SET fingerprint = 'of a page that has changed' WHERE publication_id <> '4'`)
  Object.assign(site, { listed: 3, perRun: 0 })
  await refreshSources(db(), settings, ['bij-oranje'])
  expect((await runs()).at(-1)).toMatchObject({ status: 'partial', itemsUpdated: 0 })
  expect(await openIds()).toEqual([1, 2, 3, 4])

  // Without progress the worker would read the source again every minute.
  expect(await dueSources(db(), settings, new Date())).toEqual([])

  site.perRun = 99
  await refreshSources(db(), settings, ['bij-oranje'])
  expect((await runs()).at(-1)).toMatchObject({ status: 'success' })
  expect(await openIds()).toEqual([1, 2, 3])
})
