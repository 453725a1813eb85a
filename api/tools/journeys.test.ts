import fs from 'node:fs'
import { expect, test } from '@jest/globals'

/** The start page, filters, the dialog, signing in, bookmarks, comments, Ochtend, the user's profile, export and administration. */
const JOURNEYS = [
  'bookmarks',
  'comments',
  'dashboard',
  'exports',
  'filters',
  'fit',
  'morning',
  'sign-in',
  'tender-dialog',
  'users',
]

test('npm run test:nodes has ten journeys: one test with the tag @journey in each of ten specs', () => {
  const tagged = fs
    .readdirSync('e2e')
    .filter(name => name.endsWith('.spec.ts'))
    .flatMap(name =>
      Array.from(fs.readFileSync(`e2e/${name}`, 'utf8').matchAll(/@journey\b/g), () => name.replace('.spec.ts', '')),
    )
  expect(tagged.sort()).toEqual(JOURNEYS)
})
