import { expect, test } from '@jest/globals'
import { returnAddress } from './return-address.js'

const OWN = 'https://tenders.example'

test.each([
  ['/tenders?q=weg', '/tenders?q=weg'],
  [`${OWN}/bookmarks`, '/bookmarks'],
  ['/apis', '/apis'],
])('signing in returns to %j', (given, place) => expect(returnAddress(given, OWN)).toBe(place))

// The router ignores case: '/API/logout' would sign the user out again.
test.each([
  '/api/logout',
  '/API/logout',
  '/Api',
  '/oidc/x',
  '/OIDC/x',
  '/login',
  '/LOGIN',
  'https://elders.test/',
  7,
  undefined,
])('signing in does not return to %j', given => expect(returnAddress(given, OWN)).toBe('/'))
