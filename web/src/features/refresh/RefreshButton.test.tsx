import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import { RefreshButton } from './RefreshButton'

test('the time of the last refresh is shown without any interaction', async () => {
  show(<RefreshButton />, { as: 'visitor', answers: { job: { completedAt: '2026-03-07T09:00:00.000Z' } } })
  expect(await screen.findByText(/^bijgewerkt/)).toBeVisible()
})
