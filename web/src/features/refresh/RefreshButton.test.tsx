import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { show } from '../../../test/show'
import { RefreshButton } from './RefreshButton'

test('the time of the last refresh is shown without any interaction', async () => {
  show(<RefreshButton />, { as: 'visitor', answers: { job: { completedAt: '2026-03-07T09:00:00.000Z' } } })
  expect(await screen.findByText(/^bijgewerkt/)).toBeVisible()
})

test('a refresh reports what it added, and the active queries are sent again', async () => {
  const { user, sent } = show(<RefreshButton />, {
    as: 'visitor',
    answers: { refreshTenders: { totalAdded: 3, totalFound: 40, totalNotices: 40, isStopped: false } },
  })
  await waitFor(() => expect(sent('LastRefresh')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Ververs Data' }))
  // R-REFR-9
  expect(await screen.findByText('Data ververst', { exact: true })).toBeVisible()
  expect(screen.getByText(/^3 nieuwe tenders toegevoegd van 40 gevonden$/)).toBeVisible()
  // R-REFR-4 R-REFR-5
  expect(sent('RefreshTenders')).toEqual([{}])
  // R-REFR-12 R-REFR-15 R-REFR-16
  await waitFor(() => expect(sent('LastRefresh')).toHaveLength(2))
})
