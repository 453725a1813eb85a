import { expect, test } from '@jest/globals'
import { percentageText, reasonText } from './category-reason'

const link = (matchedKeywords: string[], source = 'auto', confidence = 0.916) => ({
  confidence,
  source,
  matchedKeywords,
})

test.each([
  [link(['zaaksysteem', 'CPV 72262000']), '92%', 'zaaksysteem, CPV 72262000'],
  [link(['asfalt', 'soort opdracht: werken']), '92%', 'asfalt, soort opdracht: werken'],
  [link(['gemeente'], 'auto', 1), '100%', 'gemeente'],
  [link([], 'auto', 0.1), '', 'Geen trefwoord gevonden'],
  [link([], 'manual', 1), '', 'Gekozen door een beheerder'],
])('the reason %j is explained as %j, %j', (given, percentage, reason) => {
  expect([percentageText(given), reasonText(given)]).toEqual([percentage, reason])
})
