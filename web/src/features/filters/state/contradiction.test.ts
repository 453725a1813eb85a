import { expect, test } from '@jest/globals'
import { contradictionIn } from './contradiction'
import { emptyFilter, type Filter } from './filter'

const day = (date: number) => `2026-11-${date}T23:00:00.000Z`

test.each<[Partial<Filter>, string | null]>([
  [{}, null],
  [{ minRate: 100, maxRate: 80 }, 'Het minimum van het uurtarief ligt boven het maximum. Pas een van beide aan.'],
  [{ minRate: 80, maxRate: 80 }, null],
  [{ minHours: 40, maxHours: 8 }, 'Het minimum van de uren per week ligt boven het maximum. Pas een van beide aan.'],
  [{ minValue: 2, maxValue: 1 }, 'Het minimum van de waarde ligt boven het maximum. Pas een van beide aan.'],
  [
    { minDaysLeft: 9, maxDaysLeft: 2 },
    'Het minimum van de dagen tot de sluiting ligt boven het maximum. Pas een van beide aan.',
  ],
  [
    { publishedFrom: day(20), publishedBefore: day(18) },
    'De eerste dag van publicatie ligt na de laatste. Pas een van beide aan.',
  ],
  [
    { publishedFrom: day(20), publishedBefore: day(20) },
    'De eerste dag van publicatie ligt na de laatste. Pas een van beide aan.',
  ],
  [{ publishedFrom: day(19), publishedBefore: day(20) }, null],
  [{ publishedFrom: day(19) }, null],
])('the filter %j gives the contradiction: %s', (given, sentence) => {
  expect(contradictionIn({ ...emptyFilter, ...given })).toBe(sentence)
})
