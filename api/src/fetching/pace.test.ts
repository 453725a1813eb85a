import { expect, test } from '@jest/globals'
import PQueue from 'p-queue'
import { connectors } from '../sources/registry.js'
import { paceOf } from './pace.js'

test.each([
  [0.1, { interval: 10_000, intervalCap: 1 }],
  [1, { interval: 1000, intervalCap: 1 }],
  [4, { interval: 1000, intervalCap: 4 }],
  [1.5, { interval: 1000, intervalCap: 1 }],
])('%d requests a second are the options %j of the queue', (requestsPerSecond, options) => {
  expect(paceOf(requestsPerSecond)).toEqual(options)
})

test('the queue takes the pace of every source', () => {
  for (const { requestsPerSecond = 4 } of connectors) expect(() => new PQueue(paceOf(requestsPerSecond))).not.toThrow()
})
