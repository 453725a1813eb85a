import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection, Discovery } from '../connector.js'
import { discover } from './discover.js'
import { findOutcomes } from './find-outcomes.js'
import type { Listing } from './shapes.js'

type Question = Readonly<Record<string, unknown>>
const UUID = 'b1946ac9-2492-4d23-a6f2-0c2b8b2e0c01'
const record = {
  'publication-number': '00001234-2026',
  'publication-date': '2026-08-14+02:00',
  'notice-type': 'can-standard',
}
const pageOf = (...notices: unknown[]) => ({ notices, totalNoticeCount: notices.length })

/** A fake TED that gives these answers and records its requests. */
function tedThat(answer: (question: Question, turn: number) => unknown) {
  const requests: Question[] = []
  const fetcher = fakeFetcher({
    postForm: () => Promise.reject(new Error('no form is sent')),
    async postJson(_url, body) {
      requests.push(body as Question)
      return answer(body as Question, requests.length)
    },
  })
  const connection: Connection = { fetcher, baseUrl: 'https://bron.test', days: 1, now: new Date('2026-08-20') }
  const find = async (keys: readonly string[]) => {
    const tenders = keys.map(procedureKey => ({ procedureKey, publicationId: '1-2026' }))
    const discoveries: Discovery<Listing>[] = []
    for await (const one of findOutcomes(connection, tenders, 1)) discoveries.push(one)
    return { discoveries, items: discoveries.flatMap(({ items }) => items) }
  }
  return { requests, connection, find }
}

describe('an invalid answer of TED', () => {
  test.each([
    ['nothing', null],
    ['another layout', { items: [] }],
    ['records in which nothing is known', { notices: [{ naam: 'x' }, 7], totalNoticeCount: 2 }],
    ['a number that would lead elsewhere', pageOf({ 'publication-number': '../../etc-2026' })],
  ])('with %s ends the search for outcomes', async (_what, answer) => {
    await expect(tedThat(() => answer).find([`folder:${UUID}`])).rejects.toThrow(SourceError)
  })

  test('with one field of another form only loses that field', async () => {
    const odd = { ...record, 'winner-name': { nld: { naam: 'x' } }, 'result-value-notice': [[1]], 'buyer-name': ['A'] }
    const { items } = await tedThat(() => pageOf(odd)).find([`folder:${UUID}`])
    expect(items[0]!.listing).toMatchObject({
      'winner-name': {},
      'result-value-notice': {},
      'buyer-name': { '': ['A'] },
    })
  })
})

describe('the search for outcomes', () => {
  test('names procedures by their UUID and contains no other input', async () => {
    const { requests, find } = tedThat(() => pageOf())
    await find([
      `folder:${UUID}`,
      `folder:${UUID}`,
      '1234-2026',
      'folder:',
      'folder:x) OR (buyer-country = DEU',
      `folder:${UUID} OR 1`,
      `folder:${UUID}\n`,
      'kenmerk:700001',
    ])
    expect(requests).toMatchObject([
      {
        query: `procedure-identifier IN (${UUID}) AND form-type = result SORT BY PD DESC`,
        fields: expect.arrayContaining(['publication-number', 'procedure-identifier', 'winner-name', 'buyer-name']),
        limit: 250,
        paginationMode: 'ITERATION',
      },
    ])
  })

  test('is skipped without a procedure', async () => {
    const { requests, find } = tedThat(() => pageOf())
    expect((await find(['1234-2026'])).discoveries).toEqual([])
    expect(requests).toEqual([])
  })

  test('asks for fifty procedures at a time, each with all its pages', async () => {
    const keys = Array.from(
      { length: 120 },
      (_, index) => `folder:${UUID.slice(0, -3)}${String(index).padStart(3, '0')}`,
    )
    const { requests, find } = tedThat((_question, turn) => ({
      notices: [{ ...record, 'publication-number': `${turn}-2026` }],
      totalNoticeCount: turn < 3 ? 2 : 1,
      iterationNextToken: `token-${turn}`,
    }))
    const { discoveries, items } = await find(keys)
    expect(requests.map(({ query }) => String(query).split(UUID.slice(0, -3)).length - 1)).toEqual([50, 50, 50, 20])
    expect(requests.map(({ iterationNextToken }) => iterationNextToken)).toEqual([
      undefined,
      'token-1',
      undefined,
      undefined,
    ])
    expect(items).toHaveLength(4)
    for (const discovery of discoveries) expect(discovery).not.toHaveProperty('announced')
  })
})

test('a found notice has the same fingerprint as in the list, so that a stored one is not fetched again', async () => {
  const named = { ...record, 'winner-name': { nld: ['Noordkaap B.V.'] } }
  const { connection, find } = tedThat(() => pageOf(named))
  const { items } = await find([`folder:${UUID}`])
  const listed = []
  for await (const discovery of discover(connection, 1)) listed.push(...discovery.items)
  expect(items[0]!.publicationId).toBe('1234-2026')
  expect(items[0]!.fingerprint).toEqual(listed[0]!.fingerprint)
})
