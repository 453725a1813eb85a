import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import { RefreshButton } from './RefreshButton'

test('when the data was gathered is told without a hand on the page', async () => {
  show(<RefreshButton />, { as: 'visitor', answers: { job: { completedAt: '2026-03-07T09:00:00.000Z' } } })
  expect(await screen.findByText(/^bijgewerkt/)).toBeVisible()
})
