import { describe, expect, test } from '@jest/globals'
import { cpvCodes, nutsCodes } from './codes.js'
import { inBestLanguage, languageCode } from './language.js'

describe('CPV codes', () => {
  test('come without check digit, each once, in the order given', () => {
    expect(cpvCodes(['45240000-1', '71311000', null, ' 45240000 ', '71311000-1'])).toEqual(['45240000', '71311000'])
  })

  test('that are none are left out', () => {
    expect(cpvCodes(['', '4524', 'abcdefgh', '4524000x', 'IA01-6', '__proto__', null])).toEqual([])
  })
})

describe('NUTS codes', () => {
  test('are capitals, each once; of a country or a part of it', () => {
    expect(nutsCodes(['nl332', 'NL332', ' NL33 ', 'NL', 'NLZZZ', null])).toEqual(['NL332', 'NL33', 'NL', 'NLZZZ'])
  })

  test('that are none, such as anywhere in the world, are left out', () => {
    expect(nutsCodes(['00', '', 'N', 'NL3321', '33NL', 'nergens', 'NL-33', '<b>', null])).toEqual([])
  })
})

describe('languages', () => {
  test.each([
    ['NLD', 'nl'],
    ['nld', 'nl'],
    ['NL', 'nl'],
    [' ENG ', 'en'],
    ['ell', 'el'],
    ['xyz', 'xyz'],
    ['constructor', 'und'],
    ['', 'und'],
    [null, 'und'],
    ['n1', 'und'],
  ])('%j is %s', (text, code) => {
    expect(languageCode(text)).toBe(code)
  })

  test.each([
    [['fr', 'en', 'nl'], ['fr'], 'nl'],
    [['en', 'fr'], ['fr'], 'fr'],
    [['de', 'en'], ['fr'], 'en'],
    [['de', 'sv'], ['fr'], 'de'],
    [['de', 'fr'], ['sv', 'fr'], 'fr'],
    [[], ['nl'], null],
  ])('of %j, the own being %j, %s is best', (choices, own, best) => {
    expect(inBestLanguage<string>(choices, choice => choice, own)).toBe(best)
  })
})
