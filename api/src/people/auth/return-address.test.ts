import { expect, test } from '@jest/globals'
import { returnAddress } from './return-address.js'

const OWN = 'https://tenders.example'

test.each([
  ['/tenders?q=weg', '/tenders?q=weg'],
  [`${OWN}/bookmarks`, '/bookmarks'],
  ['/apis', '/apis'],
])('%j is returned to', (given, place) => expect(returnAddress(given, OWN)).toBe(place))

// The router ignores case: '/API/logout' would sign out who has just signed in.
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
])('%j is not returned to', given => expect(returnAddress(given, OWN)).toBe('/'))
