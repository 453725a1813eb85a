import { describe, expect, test } from '@jest/globals'
import { categories, keywordsOf } from '../../reference/categories.js'
import { fold } from './fold.js'
import { readKeyword } from './keyword.js'

describe('the syntax of a keyword', () => {
  test.each([
    ['jeugdhulp', { text: 'jeugdhulp', isWhole: false, weight: 1 }],
    ['  jeugdhulp ', { text: 'jeugdhulp', isWhole: false, weight: 1 }],
    ['"bank"', { text: 'bank', isWhole: true, weight: 1 }],
    ['projectleider^3', { text: 'projectleider', isWhole: false, weight: 3 }],
    ['"bank"^1.5', { text: 'bank', isWhole: true, weight: 1.5 }],
    ['zorgvuldig^0', { text: 'zorgvuldig', isWhole: false, weight: 0 }],
    ['-sport', { text: 'sport', isWhole: false, weight: -1 }],
    ['-sport^2', { text: 'sport', isWhole: false, weight: -2 }],
    ['e-mail', { text: 'e-mail', isWhole: false, weight: 1 }],
    ['C#', { text: 'C#', isWhole: false, weight: 1 }],
    ['a^b', { text: 'a^b', isWhole: false, weight: 1 }],
    ['macht^999', { text: 'macht^999', isWhole: false, weight: 1 }],
  ])('is parsed from %j', (written, expected) => {
    expect(readKeyword(written)).toMatchObject(expected)
  })

  test.each(['', ' ', '...', '-', '""', '^3', '🏗️', '-""^2'])('%j has no letters or digits and is skipped', written => {
    expect(readKeyword(written)).toBeNull()
  })

  test('a very long keyword is parsed in time', () => {
    expect(readKeyword(`-"${'^1'.repeat(100_000)}x`)).not.toBeNull()
  })
})

describe('the keyword lists of a new database', () => {
  test.each(categories.map(({ slug }) => slug))('%s names nothing twice', slug => {
    const spellings = keywordsOf(slug).map(
      written => `${readKeyword(written)?.isWhole} ${fold(readKeyword(written)!.text).join()}`,
    )
    expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([])
  })
})
