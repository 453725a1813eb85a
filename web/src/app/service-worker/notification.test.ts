import { expect, test } from '@jest/globals'
import { ownPath, shownOf } from './notification'

const origin = 'https://tenders.example'

test('a valid push message is shown unchanged, and links to its page', () => {
  const message = { title: '3 nieuwe tenders: Wegen', body: 'Gemeente', tag: 'a', path: '/zoekprofielen?profiel=1' }
  expect(shownOf(JSON.stringify(message), origin)).toEqual(message)
})

test.each([undefined, '', 'geen json', 'null', '[]', '{}', '{"title":""}', '{"title":{"toString":1}}'])(
  'the unreadable message %j is shown as a general notification, because browsers require one',
  text => {
    expect(shownOf(text, origin)).toMatchObject({ title: 'GreenRock Tenders', path: '/zoekprofielen' })
  },
)

test.each([
  ['/tenders?q=weg', '/tenders?q=weg'],
  [`${origin}/bookmarks`, '/bookmarks'],
  ['https://elders.example/x', '/zoekprofielen'],
  ['//elders.example/x', '/zoekprofielen'],
  ['/\\elders.example', '/zoekprofielen'],
  ['javascript:alert(1)', '/zoekprofielen'],
  ['https://', '/zoekprofielen'],
  [undefined, '/zoekprofielen'],
  [7, '/zoekprofielen'],
])('a click on a notification for %j opens %j', (address, path) => {
  expect(ownPath(address, origin)).toBe(path)
})
