import { expect, test } from '@jest/globals'
import { readKeyword } from './keyword.js'
import { withWordsApart } from './words-apart.js'

const spellingsOf = (...written: string[]) =>
  withWordsApart(written.flatMap(word => readKeyword(word) ?? [])).map(({ text }) => text)

test.each([
  [['afvalinzameling', 'inzameling'], ['afval inzameling']],
  [['beschermingsmiddelen'], ['beschermings middelen']],
  [['werkkleding^2'], ['werk kleding']],
  [['data analyse'], ['dataanalyse']],
  [['bouw- en sloopafval'], []],
  [['sloop en afval'], []],
  [['"werkkleding"'], []],
  [['werkkleding^0'], []],
  [['-werkkleding'], []],
  [['kleding'], []],
])('%j is also spelled %j', (written, others) => {
  expect(spellingsOf(...written).slice(written.length)).toEqual(others)
})

test('a spelling that is itself a keyword stays only that keyword', () => {
  expect(spellingsOf('werkkleding', 'werk kleding')).toEqual(['werkkleding', 'werk kleding'])
})

test('another spelling shows the keyword as it is written, with its weight', () => {
  const [, other] = withWordsApart([readKeyword('Afvalbeheer^2')].flatMap(keyword => keyword ?? []))
  expect(other).toMatchObject({ text: 'afval beheer', written: 'Afvalbeheer', weight: 2 })
})
