import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from '@jest/globals'
import { isRefused } from './refusal'

const withCodes = (...codes: string[]) =>
  new CombinedGraphQLErrors({ errors: codes.map(code => ({ message: 'Nee', extensions: { code } })) })

test.each([
  ['a right that is lacking', withCodes('AUTHENTICATION_REQUIRED'), true],
  ['one of several reasons', withCodes('UNAVAILABLE', 'BOOKMARK_NOT_FOUND'), true],
  ['an outage', withCodes('UNAVAILABLE'), false],
  ['too many requests', withCodes('RATE_LIMITED'), false],
  ['a lost connection', new Error('Socket closed with event 1013'), false],
])('a subscription is given up or retried after %s: %#', (_what, error, refused) => {
  expect(isRefused(error)).toBe(refused)
})
