import { expect, test } from '@jest/globals'
import { titleWords } from './title-words'

test.each([
  ['Schoonmaak van de kantoren: glasbewassing', ['schoonmaak', 'kantoren', 'glasbewassing']],
  ['Europese aanbesteding ICT-beheer Gemeente Elders 2026', ['ict-beheer', 'elders']],
  ['Sloop, sloop en SLOOP', ['sloop']],
  ['Intune- en endpointspecialist', ['intune', 'endpointspecialist']],
  ['A b c', []],
])('of %j these words are offered', (title, words) => {
  expect(titleWords(title)).toEqual(words)
})
