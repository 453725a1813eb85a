import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { refused } from '../../../test/server'
import { show } from '../../../test/show'
import CategorisePage from './CategorisePage'

const region = (name: string) => screen.findByRole('region', { name })
const texts = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the result of categorising says that no tender is left, and expands its five largest categories', async () => {
  const distribution = ['A', 'B', 'C', 'D', 'E', 'F'].map((category, place) => ({ category, count: 6 - place }))
  const run = { kind: 'CATEGORIZE', state: 'SUCCESS', categorized: 21, total: 21, remaining: 0, distribution }
  const refresh = { kind: 'REFRESH', state: 'RUNNING', done: 1240, total: 3100, label: 'TED', stopsAfter: 'TED' }
  const { user } = show(<CategorisePage />, {
    as: 'administrator',
    answers: {
      jobs: [{ ...run, resultAt: '2026-03-05T08:07:00.000Z' }],
      job: ({ kind }: { kind: string }) => (kind === 'REFRESH' ? refresh : null),
    },
  })
  const previous = await region('Vorige uitvoering')
  // R-CATADM-10
  expect(previous).toHaveTextContent('21 van 21 gecategoriseerd. Alle tenders zijn gecategoriseerd.')
  // R-CATADM-11
  expect(previous).toHaveTextContent('05 mrt 2026 om 09:07')
  expect(texts(previous)).toEqual([])
  await user.click(within(previous).getByRole('button', { name: 'Verdeling top 5' }))
  // R-CATADM-12
  expect(texts(previous)).toEqual(['A6', 'B5', 'C4', 'D3', 'E2'])
  expect(await region('Taken vandaag')).toHaveTextContent('Gunningen controlerennog niet')

  const refreshing = await region('Data verversen')
  expect(within(refreshing).getByRole('progressbar', { name: 'TED · 1.240 van 3.100 aankondigingen' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  expect(refreshing).toHaveTextContent('Als een bron uitvalt, gaan de andere verder.')
  expect(within(refreshing).getByRole('button', { name: 'Stop na TED' })).toBeVisible()
})

test('a failed categorisation is shown in place, and the numbers are polled every five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance', 'requestAnimationFrame'] })
  try {
    const { user, sent } = show(<CategorisePage />, {
      as: 'staff',
      answers: { categorizeUncategorized: refused('kapot') },
    })
    await user.click(await screen.findByRole('button', { name: 'Start Categorisatie' }))
    // R-CATADM-13
    expect(await screen.findByText('Categorisatie mislukt. Probeer het opnieuw.')).toBeVisible()
    for (let turn = 0; turn < 2; turn++) {
      const before = sent('TenderStats').length
      jest.advanceTimersByTime(5000)
      // R-CATADM-5
      await waitFor(() => expect(sent('TenderStats').length).toBeGreaterThan(before))
    }
  } finally {
    jest.useRealTimers()
  }
})

test('the page does not say that there are no categories when the numbers could not be loaded', async () => {
  show(<CategorisePage />, { as: 'administrator', answers: { tenderStats: refused('kapot') } })
  expect(await screen.findByText('De cijfers konden niet worden geladen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start Categorisatie' })).toBeVisible()
  expect(screen.queryByText('Nog geen categorieën')).toBeNull()
})
