import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Discovery } from '../connector.js'
import { discover } from './discover.js'
import type { Listing } from './shapes.js'

const NOW = new Date('2026-08-14T22:30:00Z')

type Question = Readonly<Record<string, unknown>>
const record = (number: number) => ({ 'publication-number': `${number}-2026`, 'publication-date': '2026-08-14+02:00' })
const records = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => record(from + index))

/** A fake TED that gives these answers and records its requests. */
function tedThat(answer: (question: Question, turn: number) => unknown) {
  const requests: Question[] = []
  const fetcher = fakeFetcher({
    postJson(url, body) {
      expect(url).toBe('https://bron.test/v3/notices/search')
      requests.push(body as Question)
      return Promise.resolve(answer(body as Question, requests.length))
    },
  })
  const read = async (days = 14) => {
    const discoveries: Discovery<Listing>[] = []
    for await (const one of discover({ fetcher, baseUrl: 'https://bron.test', days, now: NOW }, 1))
      discoveries.push(one)
    return {
      discoveries,
      ids: discoveries.flatMap(({ items }) => items.map(({ publicationId }) => publicationId)),
      shortfalls: discoveries.flatMap(({ shortfall }) => (shortfall ? [shortfall] : [])),
    }
  }
  return { requests, read }
}

describe('an invalid answer of TED', () => {
  test.each([
    ['nothing', null],
    ['another layout', { items: [] }],
    ['a total that is no number', { notices: [], totalNoticeCount: 'veel' }],
    ['records in which nothing is known', { notices: [{ naam: 'x' }, 7], totalNoticeCount: 2 }],
    [
      'a number that would lead elsewhere',
      { notices: [{ 'publication-number': '../../etc-2026' }], totalNoticeCount: 1 },
    ],
  ])('with %s is an error of the source', async (_what, answer) => {
    await expect(tedThat(() => answer).read()).rejects.toThrow(SourceError)
  })

  test('with one record of another form still yields the others', async () => {
    const { ids } = await tedThat(() => ({ notices: [record(1), {}, record(2)], totalNoticeCount: 2 })).read()
    expect(ids).toEqual(['1-2026', '2-2026'])
  })
})

describe('the search request', () => {
  test('asks for notices of Dutch buyers, newest first, from the first day in Amsterdam on', async () => {
    const { requests, read } = tedThat(() => ({ notices: [], totalNoticeCount: 0 }))
    await read(14)
    expect(requests).toEqual([
      {
        query: 'buyer-country = NLD AND PD>=20260802 SORT BY PD DESC',
        fields: ['publication-number', 'publication-date', 'notice-type'],
        limit: 250,
        scope: 'ALL',
        paginationMode: 'ITERATION',
        onlyLatestVersions: false,
      },
    ])
  })

  test('continues with the token of the last answer, and stops at the total even when another token follows', async () => {
    const { requests, read } = tedThat((_question, turn) => ({
      notices: turn === 1 ? records(1, 251) : records(251, 301),
      totalNoticeCount: 300,
      iterationNextToken: `token-${turn}`,
    }))
    const { ids, shortfalls } = await read()
    expect(new Set(ids).size).toBe(300)
    expect(requests.map(({ iterationNextToken }) => iterationNextToken)).toEqual([undefined, 'token-1'])
    expect(shortfalls).toEqual([])
  })
})

describe('an incomplete list is reported', () => {
  test.each([
    [
      'the search broke off by itself',
      { notices: records(1, 3), totalNoticeCount: 2, timedOut: true },
      /brak het zoeken af/,
    ],
    ['fewer than announced', { notices: records(1, 3), totalNoticeCount: 9 }, /kondigde 9 publicaties aan en gaf er 2/],
    ['the same ones again', { notices: [record(1), record(1)], totalNoticeCount: 2 }, /gaf er 1/],
  ])('%s', async (_what, answer, sentence) => {
    const { shortfalls } = await tedThat(() => answer).read()
    expect(shortfalls).toEqual([expect.stringMatching(sentence)])
  })

  test('an endless iteration is stopped', async () => {
    const { requests, read } = tedThat((_question, turn) => ({
      notices: records(turn * 10, turn * 10 + 10),
      totalNoticeCount: 1_000_000,
      iterationNextToken: 'again',
    }))
    const { shortfalls } = await read()
    expect(requests).toHaveLength(80)
    expect(shortfalls).toEqual([expect.stringContaining('meer dan 80 pagina’s')])
  })
})

test('leading zeros of a number are dropped, and another connector version reads everything again', async () => {
  const { read } = tedThat(() => ({ notices: [{ 'publication-number': '00524889-2023' }], totalNoticeCount: 1 }))
  const [{ items }] = (await read()).discoveries as [Discovery<Listing>]
  expect(items[0]!.publicationId).toBe('524889-2023')
})
