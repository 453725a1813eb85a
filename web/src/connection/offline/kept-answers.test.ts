import { expect, test } from '@jest/globals'
import { excessOf, isKept, isTooOld, type KeptFacts, keyOf } from './kept-answers'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-24T08:00:00Z')

const facts = (given: Partial<KeptFacts>): KeptFacts => ({
  key: 'een',
  name: 'TenderDialog',
  at: NOW,
  readAt: NOW,
  isBookmarked: false,
  ...given,
})

test.each([
  ['one tender', 'TenderDialog', { id: 'x' }, true],
  ['the own bookmarks', 'Bookmarks', { scope: 'MINE', page: 1 }, true],
  ['a search in them', 'Bookmarks', { scope: 'MINE', page: 1, search: 'zorg' }, false],
  ["colleagues' bookmarks", 'Bookmarks', { scope: 'COLLEAGUES', page: 1 }, false],
  ['the session, which holds a token', 'Session', {}, false],
  ['the list of users', 'Users', {}, false],
])('an answer is stored on the device, or not: %s (%#)', (_what, operationName, variables, kept) => {
  expect(isKept({ operationName, variables })).toBe(kept)
})

test('the key of a stored answer contains its user, and ignores the order of variables', () => {
  const asked = (variables: Record<string, unknown>) => ({ operationName: 'Bookmarks', variables })
  expect(keyOf('anna', asked({ page: 1, scope: 'MINE' }))).toBe(keyOf('anna', asked({ scope: 'MINE', page: 1 })))
  expect(keyOf('anna', asked({ page: 1 }))).not.toBe(keyOf('bram', asked({ page: 1 })))
})

test('stored answers are deleted after 14 days, including those of bookmarks', () => {
  const fresh = facts({ key: 'vers', at: NOW - 14 * DAY_MS + 1 })
  const old = facts({ key: 'oud', at: NOW - 14 * DAY_MS, isBookmarked: true })
  expect(isTooOld(old, NOW)).toBe(true)
  expect(excessOf([fresh, old], NOW)).toEqual(['oud'])
})

test('of 52 stored tenders the two least recently read are deleted, and no bookmark', () => {
  const read = Array.from({ length: 52 }, (_, age) => facts({ key: `tender ${age}`, readAt: NOW - age }))
  const bookmark = facts({ key: 'bookmark', readAt: 0, isBookmarked: true })
  expect(excessOf([...read, bookmark], NOW)).toEqual(['tender 50', 'tender 51'])
})
