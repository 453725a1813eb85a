import { describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../test/ask.js'
import { assignment, clustersOf, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import type { NoticeDraft } from '../../ingest/notices/draft.js'
import type { SourceKey } from '../../reference/sources.js'
import { clearSamples } from '../../ingest/samples/samples.service.js'
import { archiveClosed } from '../../ingest/notices/archive.service.js'
import { recentActivity } from '../activity/activity.service.js'
import { Tender } from '../tender/tender.entity.js'
import { publicStats } from '../tender/statistics.service.js'
import { tasksOf } from '../../processes/worker/tasks.js'

const database = testDatabase()
const db = () => database.manager

const store = (source: SourceKey, given: Partial<NoticeDraft> = {}, isSample = false) =>
  stored(db(), source, [assignment('1', given)], isSample)

const lookAfter = () =>
  tasksOf(db(), testSettings({ sourcePlaces: {} })).look_after!({}, { addJob: () => Promise.resolve() } as never)

async function listed(openClosed?: 'OPEN'): Promise<string[]> {
  const query = `query ($filter: TenderFilter) { tenders(filter: $filter) { nodes { source { key } } } }`
  const { data } = await ask(db(), query, { filter: { openClosed } }, testSettings())
  return data.tenders.nodes.map(({ source }: { source: { key: string } }) => source.key)
}

const closeAt = (source: SourceKey, closingDate: Date) => db().update(Tender, { source }, { closingDate })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('an open copy at another source', () => {
  test.each([
    ['no deadline', {}],
    ['a deadline that cannot be right', { closingNote: 'Sluitingsdatum onwaarschijnlijk: 12-1-2049' }],
  ])('goes first with a deadline, before one with %s', async (_what, unknown) => {
    await store('headfirst', { closingDate: null, maxHourlyRate: 110, ...unknown })
    await store('between')
    expect(await listed('OPEN')).toEqual(['between'])
  })

  test('is shown by the periodic task after the deadline of the shown copy', async () => {
    await store('headfirst', { maxHourlyRate: 110 })
    await store('between')
    await lookAfter()
    expect(await listed('OPEN')).toEqual(['headfirst'])
    await closeAt('headfirst', daysAgo(0))
    expect(await listed('OPEN')).toEqual([])
    await lookAfter()
    expect(await listed('OPEN')).toEqual(['between'])
    await closeAt('between', daysAgo(0))
    await lookAfter()
    expect(await listed()).toEqual(['between'])
  })

  test('is shown when it is stored after the deadline of the shown copy', async () => {
    await store('headfirst', { maxHourlyRate: 110 })
    await closeAt('headfirst', daysAgo(0))
    await store('between')
    expect(await listed('OPEN')).toEqual(['between'])
  })

  test('is shown when the shown copy is archived', async () => {
    await store('headfirst', { maxHourlyRate: 110 })
    await store('between')
    await closeAt('headfirst', daysAgo(91))
    await archiveClosed(db(), 90)
    expect(await listed('OPEN')).toEqual(['between'])
    await closeAt('headfirst', daysAgo(-2))
    await archiveClosed(db(), 90)
    expect(await listed('OPEN')).toEqual(['headfirst'])
  })
})

describe('real tenders with a sample as their shown copy', () => {
  const aSampleWithCopies = async () => {
    await store('headfirst', { maxHourlyRate: 110 }, true)
    await store('between')
    await store('striive')
    expect(await listed()).toEqual(['headfirst'])
  }

  test('are listed and remain copies when the samples are deleted', async () => {
    await aSampleWithCopies()
    await clearSamples(db())
    expect(await clustersOf(db())).toEqual([
      { source: 'between', under: null },
      { source: 'striive', under: 'between' },
    ])
  })

  test('are listed when the sample is archived because of its bookmark', async () => {
    await aSampleWithCopies()
    const { id: tenderId } = await db().findOneByOrFail(Tender, { source: 'headfirst' })
    await bookmarkTender(db(), (await aUser(db())).id, { tenderId } as never)
    await clearSamples(db())
    expect(await listed()).toEqual(['between'])
    expect(await clustersOf(db())).toContainEqual({ source: 'headfirst', under: 'between' })
  })
})

describe('the day on which a tender is new', () => {
  const newPerDay = async () => {
    const days = await recentActivity(db()).newByDay()
    return {
      today: (await publicStats(db())).newToday,
      days: days.slice(-4).map(({ freelanceContract }) => freelanceContract),
    }
  }
  const seenDaysAgo = (days: number, source: SourceKey) =>
    db().query(
      `UPDATE tenders SET new_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date - $1::int WHERE source = $2`,
      [days, source],
    )

  test('stays the same when a later copy is shown', async () => {
    await store('headfirst')
    await seenDaysAgo(3, 'headfirst')
    const before = await newPerDay()
    expect(before).toEqual({ today: 0, days: [1, 0, 0, 0] })
    await store('between', { maxHourlyRate: 110 })
    expect(await listed()).toEqual(['between'])
    expect(await newPerDay()).toEqual(before)
    await closeAt('between', daysAgo(0))
    await lookAfter()
    expect(await listed()).toEqual(['headfirst'])
    expect(await newPerDay()).toEqual(before)
  })

  test('becomes the day of its earliest copy, even when that one is hidden', async () => {
    await store('headfirst', { title: 'Projectleider' })
    await seenDaysAgo(2, 'headfirst')
    await store('between', { maxHourlyRate: 110 })
    expect((await newPerDay()).days).toEqual([0, 1, 0, 1])
    await store('headfirst')
    expect(await listed()).toEqual(['between'])
    expect((await newPerDay()).days).toEqual([0, 1, 0, 0])
  })
})
