import { describe, expect, test } from '@jest/globals'
import { awardSummary } from './award-summary'

const tender = (
  id: string,
  awardWinner: string | null = null,
  awardDate: string | null = null,
  title = `Tender ${id}`,
) => ({
  id,
  title,
  awardWinner,
  awardDate,
})

describe('the summary of awards', () => {
  test('is null without an award', () => {
    // R-WID-27
    expect(awardSummary([])).toBeNull()
    expect(awardSummary([tender('1'), tender('2', '')])).toBeNull()
  })

  test.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
  ])('gives for %d of %d tenders with a winner %d percent', (awarded, total, percentage) => {
    const tenders = Array.from({ length: total }, (_, index) => tender(`${index}`, index < awarded ? 'De Dijk' : null))
    // R-WID-23
    expect(awardSummary(tenders)).toMatchObject({ percentage, awarded, total })
  })

  test('names the three most frequent winners, counting each winner of a tender with several lots', () => {
    const winners = ['De Dijk; Zand B.V.', 'De Dijk', 'Zand B.V.', 'De Dijk; De Dijk', 'Aarde', 'Lucht']
    // R-WID-24
    expect(awardSummary(winners.map((winner, index) => tender(`${index}`, winner)))!.winners).toEqual([
      { name: 'De Dijk', count: 3 },
      { name: 'Zand B.V.', count: 2 },
      { name: 'Aarde', count: 1 },
    ])
  })

  test('names the three newest awards, with undated ones last', () => {
    const tenders = [
      tender('1', 'A', null),
      tender('2', 'B', '2026-03-01'),
      tender('3', 'C', '2026-05-01'),
      tender('4', 'D', '2026-04-01'),
    ]
    // R-WID-25
    expect(awardSummary(tenders)!.recent.map(({ id }) => id)).toEqual(['3', '4', '2'])
  })

  test.each([
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(50)}...`],
    ['🏗'.repeat(51), `${'🏗'.repeat(50)}...`],
  ])('shortens the title %s to %s', (title, shown) => {
    // R-WID-26
    expect(awardSummary([tender('1', 'A', null, title)])!.recent[0]!.title).toBe(shown)
  })
})
