import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { newestJobs, numbersOf } from './job-history.js'
import { Job, type JobKind } from './job.entity.js'

const database = testDatabase()
const db = () => database.manager

const none = {
  notices: null,
  found: null,
  added: null,
  processed: null,
  categorized: null,
  remaining: null,
  total: null,
  checked: null,
  updated: null,
  distribution: null,
}

describe('the numbers in a stored result', () => {
  test.each([
    [null],
    [undefined],
    ['tekst'],
    [12],
    [[]],
    [{}],
    [{ total: '12', updated: null, checked: -1, totalFound: 1.5, totalAdded: 2 ** 31, processed: Number.NaN }],
    [{ categoryDistribution: { IT: 3 } }],
  ])('are absent in %j', result => {
    expect(numbersOf(result)).toEqual(none)
  })

  test('exclude values of the distribution that are not the count of a category', () => {
    const categoryDistribution = [
      null,
      3,
      {},
      { category: 'IT' },
      { category: 4, count: 4 },
      { category: 'Zorg', count: 2, x: 1 },
    ]
    expect(numbersOf({ categoryDistribution }).distribution).toEqual([{ category: 'Zorg', count: 2 }])
  })

  test.each([
    [
      { totalNotices: 684, totalFound: 632, totalAdded: 4 },
      { notices: 684, found: 632, added: 4 },
    ],
    [
      { processed: 632, categorized: 601 },
      { processed: 632, categorized: 601 },
    ],
    [
      { checked: 12, updated: 0 },
      { checked: 12, updated: 0 },
    ],
    [
      { categorized: 44, total: 75, remainingUncategorized: 31, categoryDistribution: [{ category: 'IT', count: 44 }] },
      { categorized: 44, total: 75, remaining: 31, distribution: [{ category: 'IT', count: 44 }] },
    ],
  ])('for %j are %j', (result, numbers) => {
    expect(numbersOf(result)).toEqual({ ...none, ...numbers })
  })
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute))

/** A job that began at this minute and took half a minute. */
const aJob = (kind: JobKind, minute: number, given: Partial<Job> = {}) =>
  db().insert(Job, {
    id: uuid(),
    kind,
    status: 'success',
    startedAt: at(minute),
    completedAt: given.status === 'running' ? null : new Date(at(minute).getTime() + 30_000),
    ...given,
  })

describe('the newest jobs', () => {
  test('are empty before the first job', async () => {
    expect(await newestJobs(db())).toEqual([])
  })

  test('contain one of each kind, with the numbers of the newest job that left a result', async () => {
    await aJob('categorize', 1, { result: { total: 1 } })
    await aJob('categorize', 2, { result: { total: 2 } })
    await aJob('categorize', 3, { status: 'failed' })
    await aJob('categorize', 4, { status: 'running' })
    await aJob('refresh', 1, { status: 'failed' })
    await aJob('check_awards', 1, { status: 'cancelled', result: { checked: 50, updated: 3 } })
    const record = recordStatements(database.source)
    let jobs: Awaited<ReturnType<typeof newestJobs>> = []
    const statements = await record(async () => {
      jobs = await newestJobs(db())
    })
    expect(statements).toHaveLength(1)
    const ended = (minute: number) => new Date(at(minute).getTime() + 30_000)
    expect(jobs).toEqual([
      { ...none, kind: 'refresh', state: 'failed', startedAt: at(1), completedAt: ended(1), resultAt: null },
      {
        ...none,
        kind: 'categorize',
        state: 'running',
        startedAt: at(4),
        completedAt: null,
        resultAt: ended(2),
        total: 2,
      },
      {
        ...none,
        kind: 'check_awards',
        state: 'cancelled',
        startedAt: at(1),
        completedAt: ended(1),
        resultAt: ended(1),
        checked: 50,
        updated: 3,
      },
    ])
  })

  test('exclude a refresh of a single source', async () => {
    await aJob('refresh', 1, { result: { totalFound: 632, totalAdded: 4 } })
    await aJob('refresh', 2, { scope: 'ted', result: { totalFound: 9, totalAdded: 9 } })
    expect(await newestJobs(db())).toMatchObject([{ startedAt: at(1), found: 632, added: 4 }])
  })

  const query = '{ jobs { kind state resultAt categorized total remaining distribution { category count } checked } }'

  test('are visible to signed-in users only', async () => {
    const { data, errors } = await ask(db(), query)
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('are available through GraphQL', async () => {
    const categoryDistribution = [{ category: 'IT Development', count: 44 }]
    await aJob('categorize', 7, {
      result: { categorized: 44, total: 75, remainingUncategorized: 31, categoryDistribution },
    })
    const { data, errors } = await ask(db(), query, {}, testSettings(), await aUser(db()))
    expect(errors).toBeUndefined()
    expect(data.jobs).toEqual([
      {
        kind: 'CATEGORIZE',
        state: 'SUCCESS',
        resultAt: '2026-11-22T10:07:30.000Z',
        categorized: 44,
        total: 75,
        remaining: 31,
        distribution: categoryDistribution,
        checked: null,
      },
    ])
  })
})
