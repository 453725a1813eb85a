import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { afterEach, expect, jest, test } from '@jest/globals'
import { of } from 'rxjs'
import { fetchPolicyFor, freshnessLink, isStale, makeAllStale } from './freshness'

const MINUTE = 60_000
const query = gql`
  query Counted($page: Int, $size: Int) {
    count(page: $page, size: $size)
  }
`
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    freshnessLink,
    new ApolloLink(({ variables }) =>
      of(variables.page === 9 ? { errors: [{ message: 'kapot' }] } : { data: { count: 1 } }),
    ),
  ]),
})
const ask = (variables: object) => client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => null)

afterEach(() => {
  makeAllStale()
  jest.useRealTimers()
})

test('a query is stale after five minutes, not before', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate'] })
  expect(isStale('Counted', { page: 1, size: 6 })).toBe(true)
  await ask({ page: 1, size: 6 })
  jest.setSystemTime(5 * MINUTE - 1)
  // R-CACHE-1
  expect(isStale('Counted', { size: 6, page: 1 })).toBe(false)
  expect(isStale('Counted', { page: 2, size: 6 })).toBe(true)
  jest.setSystemTime(5 * MINUTE)
  // R-CACHE-2
  expect(isStale('Counted', { page: 1, size: 6 })).toBe(true)
})

test('a fresh answer comes from the cache; a stale one is shown and refetched', async () => {
  expect(fetchPolicyFor('Counted', { page: 1 })).toBe('cache-and-network')
  await ask({ page: 1 })
  // R-CACHE-1
  expect(fetchPolicyFor('Counted', { page: 1 })).toBe('cache-first')
  makeAllStale()
  expect(isStale('Counted', { page: 1 })).toBe(true)
})

test('a failed query stays stale', async () => {
  await ask({ page: 9 })
  expect(isStale('Counted', { page: 9 })).toBe(true)
})
