import { describe, expect, test } from '@jest/globals'
import { isPlainLine, isPlainText, isVisible } from './text.js'

describe('isVisible accepts', () => {
  test.each(['a', ' a ', '1', '.', '😀', '\u200bx', 'é'])('%j', text => expect(isVisible(text)).toBe(true))
})

describe('isVisible refuses', () => {
  test.each([
    '',
    ' ',
    '\n\t',
    '\u200b',
    '\u200b\u200d\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u00ad',
    '\u00a0',
    '\u2063',
    '\u{e0020}',
  ])('%j', text => expect(isVisible(text)).toBe(false))
})

test.each([
  ['twee\nregels\tmet een tab\r\n', true],
  ['een bel \u0007', false],
  ['terug\b', false],
  ['nul\0', false],
  ['\u009b31m rood', false],
  ['om\u202egekeerd', false],
  ['een teken van twee delen \ud83d\udc4d', true],
  ['een half teken \ud83d', false],
])('%j as plain text is %s', (text, isRight) => expect(isPlainText(text)).toBe(isRight))

test.each([
  ['Jan de Wit', true],
  ['Jan\nde Wit', false],
  ['Jan\u0007', false],
  ['Jan\u200e', false],
  ['Jan \udc4d', false],
])('%j as a plain line is %s', (text, isRight) => expect(isPlainLine(text)).toBe(isRight))
