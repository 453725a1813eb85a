import { expect, test } from '@jest/globals'
import { keptText } from './kept-text.js'

test.each([
  ['Verpleegkundige', 'verpleegkundige'],
  ['  GGZ \t psycholoog ', 'ggz psycholoog'],
  ['"team\u00adleider"', '"teamleider"'],
  ['team\u0007leider', 'team leider'],
  ['ＨＲ', 'hr'],
  ['cafe\u0301', 'café'],
  ['vergunning-verlener 2026', 'vergunning-verlener 2026'],
  ['asp.net', 'asp.net'],
  ['iso 27001', 'iso 27001'],
  ['node.js 20, 22', 'node.js 20, 22'],
])('%j is stored as %j', (typed, kept) => {
  expect(keptText(typed)).toBe(kept)
})

test.each([
  ['What says too little', ['', '  ', 'x', '2026', '- 12 -', '???']],
  ['An e-mail address', ['jan.jansen@voorbeeld.nl', 'wie is jan@voorbeeld', '@janjansen']],
  ['A web address', ['https://voorbeeld.test/cv', 'www.voorbeeld.test', 'VOORBEELD.nl', 'kijk op voorbeeld.com/cv']],
  ['A telephone number', ['0612345678', '06-12 34 56 78', '+31 (0)6 1234 5678', 'bel 06.12.34.56.78 nu']],
  ['A citizen service number', ['123456782', 'bsn 1234.56.782', '12345678']],
  ['An account number', ['NL91ABNA0417164300', 'nl91 abna 0417 1643 00']],
  ['A date of birth', ['jan jansen 01-02-1980']],
  ['A home', ['1012 AB 12', 'lindelaan 1012ab']],
  ['What was pasted', ['a'.repeat(81), 'werken aan de weg '.repeat(6)]],
])('%s is not stored', (_what, texts) => {
  expect(texts.filter(text => keptText(text) !== null)).toEqual([])
})
