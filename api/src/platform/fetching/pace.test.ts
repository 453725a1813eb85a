import { expect, test } from '@jest/globals'
import PQueue from 'p-queue'
import { connectors } from '../../ingest/sources/registry.js'
import { paceOf, slowerPace } from './pace.js'

test.each([
  [0.1, { interval: 10_000, intervalCap: 1 }],
  [1, { interval: 1000, intervalCap: 1 }],
  [4, { interval: 1000, intervalCap: 4 }],
  [1.5, { interval: 1000, intervalCap: 1 }],
])('a rate of %d requests a second gives the queue options %j', (requestsPerSecond, options) => {
  expect(paceOf(requestsPerSecond)).toEqual(options)
})

test.each([
  [4, 0, null],
  [4, 250, null],
  [4, 251, { concurrency: 1, interval: 251, intervalCap: 1 }],
  [4, 500, { concurrency: 1, interval: 500, intervalCap: 1 }],
  [4, 10_000, { concurrency: 1, interval: 10_000, intervalCap: 1 }],
  [4, 86_400_000, { concurrency: 1, interval: 60_000, intervalCap: 1 }],
  [0.1, 5000, null],
  [0.1, 20_000, { concurrency: 1, interval: 20_000, intervalCap: 1 }],
])('a rate of %d requests a second with a robots.txt delay of %d ms gives %j', (own, delayMs, options) => {
  expect(slowerPace(own, delayMs, 60_000)).toEqual(options)
})

test('the queue accepts the rate of every source', () => {
  for (const { requestsPerSecond = 4 } of connectors) expect(() => new PQueue(paceOf(requestsPerSecond))).not.toThrow()
})
