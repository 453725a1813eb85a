import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../../test/show'
import { MatchingLot } from './MatchingLot'

test.each([
  [{ title: 'Groenonderhoud Noord', count: 1 }, 'Perceel 2: Groenonderhoud Noord'],
  [{ title: null, count: 1 }, 'Perceel 2 '],
  [{ title: 'Noord', count: 2 }, 'Perceel 2: Noord en nog 1 perceel'],
  [{ title: '<b>Noord</b>', count: 4 }, 'Perceel 2: <b>Noord</b> en nog 3 percelen'],
])('a card names the lot that matches: %j', async (given, text) => {
  const match = { __typename: 'LotMatch', tenderId: 'x', number: '2', ...given } as const
  show(<MatchingLot match={match} />)
  expect((await screen.findByText(/^Perceel 2/)).closest('p')).toHaveTextContent(text, { normalizeWhitespace: false })
})
