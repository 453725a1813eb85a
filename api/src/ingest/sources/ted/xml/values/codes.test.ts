import { describe, expect, test } from '@jest/globals'
import { cpvCodes, nutsCodes } from './codes.js'
import { inBestLanguage, languageCode } from './language.js'

describe('CPV codes', () => {
  test('have no check digit and no duplicates, and keep their order', () => {
    expect(cpvCodes(['45240000-1', '71311000', null, ' 45240000 ', '71311000-1'])).toEqual(['45240000', '71311000'])
  })

  test('are dropped when invalid', () => {
    expect(cpvCodes(['', '4524', 'abcdefgh', '4524000x', 'IA01-6', '__proto__', null])).toEqual([])
  })
})

describe('NUTS codes', () => {
  test('are in capitals and without duplicates, for a country or a part of it', () => {
    expect(nutsCodes(['nl332', 'NL332', ' NL33 ', 'NL', 'NLZZZ', null])).toEqual(['NL332', 'NL33', 'NL', 'NLZZZ'])
  })

  test('are dropped when invalid or when they mean anywhere in the world', () => {
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
  ])('%j is the code %s', (text, code) => {
    expect(languageCode(text)).toBe(code)
  })

  test.each([
    [['fr', 'en', 'nl'], ['fr'], 'nl'],
    [['en', 'fr'], ['fr'], 'fr'],
    [['de', 'en'], ['fr'], 'en'],
    [['de', 'sv'], ['fr'], 'de'],
    [['de', 'fr'], ['sv', 'fr'], 'fr'],
    [[], ['nl'], null],
  ])("of the languages %j, with the notice's own being %j, %s is best", (choices, own, best) => {
    expect(inBestLanguage<string>(choices, choice => choice, own)).toBe(best)
  })
})
