import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'

const database = testDatabase()
const server = testServer(database, { rateLimits: { visitor: 3, user: 5 } })
const visitor = new Person(() => server.url)

/** Parses the numbers of a structured field such as "visitor";r=2;t=60. */
const read = (header: string | null) =>
  /^"(?<policy>\w+)";(?:q|r)=(?<points>\d+);(?:w|t)=(?<seconds>\d+)$/.exec(header ?? '')?.groups

test('every response, a refusal too, has the remaining allowance, and an exhausted one has Retry-After', async () => {
  const { bearer } = await aSignIn(database.manager, await aStaffMember(database.manager))
  const left: number[] = []
  // Forbidden requests cost a point as well.
  for (const path of ['/api/public-stats', '/api/tenders/stats', '/api/tenders/x']) {
    const { headers } = await visitor.ask(path)
    expect(read(headers.get('ratelimit-policy'))).toEqual({ policy: 'visitor', points: '3', seconds: '60' })
    left.push(Number(read(headers.get('ratelimit'))!.points))
  }
  expect(left).toEqual([2, 1, 0])
  const refused = await visitor.ask('/api/public-stats')
  expect(refused.status).toBe(429)
  const { points, seconds } = read(refused.headers.get('ratelimit'))!
  expect([points, seconds]).toEqual(['0', refused.headers.get('retry-after')])
  expect(Number(seconds)).toBeGreaterThan(0)

  const { headers } = await visitor.ask('/api/public-stats', { headers: bearer })
  expect(read(headers.get('ratelimit-policy'))).toEqual({ policy: 'user', points: '5', seconds: '60' })
  expect(read(headers.get('ratelimit'))!.points).toBe('4')
})
