import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { held, lost, never, refused } from '../../../test/server'
import { show, told } from '../../../test/show'
import DashboardPage from './DashboardPage'

const tenders = (count: number) => ({
  totalCount: 1200,
  nodes: Array.from({ length: count }, (_, place) => ({ id: `${place}`, title: `Tender ${place}` })),
})
const widget = (name: string) => screen.findByRole('region', { name })
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const items = (element: HTMLElement) => within(element).getAllByRole('listitem')

test('the dashboard has six widgets beside the list, with counts that link to their tenders', async () => {
  const title = 'Levering en onderhoud van elektrische dienstvoertuigen voor zes gemeenten'
  const won = { id: 'won', title, awardWinner: 'Noordkaap Mobiliteit', awardDate: '2026-11-01' }
  const { operations } = show(<DashboardPage />, {
    as: 'visitor',
    answers: {
      tenders: tenders(6),
      latestOutcomes: [won, ...tenders(7).nodes],
      sources: [
        { key: 'stil', name: 'Stil', tenderCount: 0, state: 'success' },
        { key: 'goed', name: 'Goed', tenderCount: 1200, state: 'success' },
        { key: 'vreemd', name: 'Vreemd', tenderCount: 3, state: 'suspect' },
      ],
      categories: Array.from({ length: 10 }, (_, place) => ({
        id: `categorie-${place}`,
        name: `Categorie ${place}`,
        description: `Uitleg ${place}`,
        tenderCount: 10 * (place + 1),
      })),
      domains: [{ key: 'it', name: 'IT', description: 'Alles met computers' }],
    },
  })
  await screen.findByRole('heading', { name: 'EU-gunningen' })
  const rail = screen.getByRole('complementary', { name: 'Overzichten' })
  // R-DASH-17 R-WID-1 R-WID-6 R-WID-18 R-WID-19 R-WID-20 R-WID-21
  expect(texts(within(rail).getAllByRole('heading', { level: 2 }))).toEqual([
    'Bronnen Status',
    'Categorieverdeling',
    'EU-gunningen',
    'Categorie Uitleg',
    'Domein Uitleg',
    'Recente Activiteit',
  ])

  const sources = await widget('Bronnen Status')
  // R-WID-2 R-WID-3
  expect(texts(items(sources))).toEqual(['Goed1.200', 'Vreemd3'])
  expect(within(sources).getByRole('link', { name: 'Goed' })).toHaveAttribute('href', '/tenders?source=goed')
  expect(within(sources).getByRole('img')).toHaveAccessibleName(/iets onverwachts/)
  // R-WID-4
  expect(sources.querySelector('time')).toHaveTextContent(/^\d\d:\d\d$/)

  const categories = await widget('Categorieverdeling')
  // R-WID-7
  expect(texts(items(categories))).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map(place => `Categorie ${place}${10 * (place + 1)}`),
  )
  expect(within(categories).getByRole('link', { name: 'Categorie 9' })).toHaveAttribute(
    'href',
    '/tenders?category=Categorie%209',
  )
  // R-WID-8
  expect(Array.from(categories.querySelectorAll<HTMLElement>('[data-bar]'), ({ style }) => style.width)).toEqual(
    [100, 90, 80, 70, 60, 50, 40, 30].map(percentage => `${percentage}%`),
  )
  // R-WID-10
  expect(within(categories).queryByRole('button')).not.toBeInTheDocument()

  const winners = await widget('EU-gunningen')
  // R-WID-23
  expect(winners).toHaveTextContent('13% heeft een winnaar')
  // R-WID-24 R-WID-25 R-WID-26
  expect(texts(items(winners))).toEqual([
    'Noordkaap Mobiliteit1',
    `${title.slice(0, 50)}...Noordkaap Mobiliteit · 01 nov 2026`,
  ])
  expect(winners).toHaveTextContent('1 van de laatste 8 gegunde of gesloten EU-tenders')
  // R-WID-22
  expect(operations()).toContain('Awards')
  expect(within(winners).getByRole('link')).toHaveAttribute('href', '/?tender=won')

  // R-WID-18
  expect(await widget('Categorie Uitleg')).toHaveTextContent(/10 categorieën.*Categorie 0Uitleg 0/)
  // R-WID-19
  expect(await widget('Domein Uitleg')).toHaveTextContent(/ITAlles met computers$/)
})

test('each widget without data shows one sentence', async () => {
  show(<DashboardPage />, {
    answers: {
      sources: [{ key: 'stil', name: 'Stil' }],
      categories: [{ id: 'leeg', name: 'Leeg' }],
      tenders: { nodes: [{ id: 'tender' }] },
    },
  })
  // R-WID-27
  expect(await screen.findByText('Nog geen gunningsinformatie beschikbaar')).toBeVisible()
  // R-WID-5
  expect(await widget('Bronnen Status')).toHaveTextContent('Geen actieve bronnen beschikbaar')
  // R-WID-9
  expect(await widget('Categorieverdeling')).toHaveTextContent('Geen categoriedata beschikbaar')
})

test('a member of staff recategorises all tenders, and sees the time of the last run or the error', async () => {
  const first = held({ categorized: 1200 })
  let reclassifyTenders: unknown = first.late
  let completedAt: string | null = null
  const { user, sent } = show(<DashboardPage />, {
    as: 'staff',
    answers: {
      reclassifyTenders: () => (reclassifyTenders as () => unknown)(),
      job: () => ({ completedAt }),
    },
  })
  const categories = await widget('Categorieverdeling')
  // R-WID-10 R-ROLE-11
  await user.click(within(categories).getByRole('button', { name: 'Bijwerken' }))
  // R-WID-13
  await waitFor(() => expect(sent('Reclassify')).toEqual([{}]))
  // R-WID-11
  expect(within(categories).getByRole('button', { name: 'Bezig...' })).toBeDisabled()
  expect(categories.querySelector('time')).not.toBeInTheDocument()
  const refreshed = ['Widgets', 'Statistics', 'TenderOverview']
  const before = refreshed.map(name => sent(name).length)
  completedAt = '2026-03-05T08:07:00.000Z'
  first.letGo()
  // R-WID-14
  await told('Categorieën Bijgewerkt', '1.200 tenders zijn gecategoriseerd')
  // R-WID-17
  await waitFor(() => expect(refreshed.map(name => sent(name).length)).toEqual(before.map(count => count + 1)))
  // R-WID-12
  await waitFor(() => expect(categories.querySelector('time')).toHaveTextContent('09:07'))

  for (const [failure, sentence] of [
    [refused('kapot'), 'Kon categorieën niet bijwerken. Probeer het opnieuw.'], // R-WID-15
    [refused('Unauthorized: log in', 'UNAUTHENTICATED'), 'Log in om categorieën bij te werken'], // R-WID-16
  ] as const) {
    reclassifyTenders = failure
    await user.click(within(categories).getByRole('button', { name: 'Bijwerken' }))
    await told('Fout bij categoriseren', sentence)
  }
})

test('the overview shows six tenders and is fetched once; the statistics are fetched on each visit', async () => {
  const { user, sent } = show(
    <Routes>
      <Route path="/" element={<DashboardPage />} />
      <Route path="/tenders" element={<Link to="/">Dashboard</Link>} />
    </Routes>,
    { answers: { tenders: tenders(6) } },
  )
  // R-DASH-15
  expect(await screen.findByText('1.200 resultaten')).toBeVisible()
  // R-DASH-12
  expect(screen.getByLabelText('Filters', { selector: 'search' })).toBeVisible()
  // R-DASH-13
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  await user.click(screen.getByRole('link', { name: 'Bekijk alle' }))
  // R-DASH-16
  expect(window.location.pathname).toBe('/tenders')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByText('1.200 resultaten')).toBeVisible()
  // R-DASH-23
  await waitFor(() => expect(sent('Statistics')).toHaveLength(2))
  // R-DASH-14
  expect(sent('TenderOverview')).toEqual([{ filter: { archived: false }, first: 6 }])
})

test('placeholders are shown while the dashboard loads', async () => {
  show(<DashboardPage />, { answers: { publicStats: never, tenders: never } })
  // R-DASH-11
  expect(await screen.findByRole('status', { name: 'Cijfers worden geladen' })).toBeVisible()
  // R-DASH-18
  expect(document.querySelectorAll('[data-skeleton=tender]')).toHaveLength(3)
})

test('a lost connection is shown in place, and a retry shows the data, which may be empty', async () => {
  let answer: unknown = lost
  const { user } = show(<DashboardPage />, {
    answers: { tenders: () => (typeof answer === 'function' ? (answer() as unknown) : answer) },
  })
  // R-INT-23
  expect(await screen.findByText('Verbinding met server mislukt')).toBeVisible()
  expect(screen.getByText('Tenders konden niet worden geladen')).toBeVisible()
  answer = tenders(0)
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  // R-DASH-19
  expect(await screen.findByRole('heading', { name: 'Geen tenders gevonden' })).toBeVisible()
  // R-DASH-20
  expect(screen.getByText('Probeer de filters aan te passen of ververs de data.')).toBeVisible()
  expect(screen.queryByText('Tenders konden niet worden geladen')).not.toBeInTheDocument()
})
