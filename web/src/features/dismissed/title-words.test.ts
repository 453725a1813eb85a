import { expect, test } from '@jest/globals'
import { titleWords } from './title-words'

test.each([
  ['Schoonmaak van de kantoren: glasbewassing', ['schoonmaak', 'kantoren', 'glasbewassing']],
  ['Europese aanbesteding ICT-beheer Gemeente Elders 2026', ['ict-beheer', 'elders']],
  ['Sloop, sloop en SLOOP', ['sloop']],
  ['Intune- en endpointspecialist', ['intune', 'endpointspecialist']],
  ['A b c', []],
])('of the title %j these words can be excluded', (title, words) => {
  expect(titleWords(title)).toEqual(words)
})
