import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { never, serverError } from '../../../test/server'
import { show } from '../../../test/show'
import TendersPage from './TendersPage'

const tenders = (count: number) => ({
  totalCount: count,
  nodes: Array.from({ length: count }, (_, place) => ({ id: `${place}`, title: `Tender ${place}` })),
})
const first = { filter: { archived: false }, first: 20, page: 1 }

test('the whole selection is shown without any interaction', async () => {
  const filterValues = ({ kind }: { kind: string }) =>
    kind === 'ORGANIZATION' ? [{ value: 'Gemeente Elders', label: 'Gemeente Elders', count: 2 }] : []
  show(<TendersPage />, { as: 'visitor', at: '/tenders', answers: { tenders: tenders(3), filterValues } })
  expect(await screen.findByRole('heading', { name: 'Opdrachtgever' })).toBeVisible()
  expect(screen.getByText('Gemeente Elders')).toBeVisible()
})

test('a visitor gets the list with one request, and the toggle between cards and list does not change it', async () => {
  const { user, sent } = show(<TendersPage />, { as: 'visitor', at: '/tenders', answers: { tenders: tenders(3) } })
  await screen.findByText('3 resultaten gevonden')
  // R-LIST-18
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  // R-LIST-17
  expect(sent('TendersPage')).toEqual([first])
  // R-LIST-2
  expect(screen.getByLabelText('Filters', { selector: 'search' })).toBeVisible()
  // R-LIST-8
  expect(screen.queryByRole('navigation', { name: 'Paginering' })).not.toBeInTheDocument()
  // R-LIST-4
  expect(screen.getByRole('button', { name: 'Kaarten' })).toHaveAttribute('aria-pressed', 'true')
  const looks = () => screen.getAllByRole('article').map(card => [card, card.className, card.parentElement!.className])
  const before = looks()
  await user.click(screen.getByRole('button', { name: 'Lijst' }))
  // R-LIST-4
  expect(screen.getByRole('button', { name: 'Lijst' })).toHaveAttribute('aria-pressed', 'true')
  // R-LIST-5
  expect(looks()).toEqual(before)
  expect(sent('TendersPage')).toHaveLength(1)
})

test('six placeholders are shown while the list loads', async () => {
  show(<TendersPage />, { at: '/tenders', answers: { tenders: never } })
  // R-LIST-6
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton=tender]')).toHaveLength(6))
})

test('an empty list offers to clear the filters, which shows all tenders again', async () => {
  const { user, sent } = show(<TendersPage />, {
    at: '/tenders?q=kraan&status=open&page=1',
    answers: { tenders: ({ filter }: { filter: { search?: string } }) => tenders(filter.search ? 0 : 3) },
  })
  // R-LIST-14
  expect(await screen.findByRole('heading', { name: 'Geen resultaten gevonden' })).toBeVisible()
  // R-LIST-8
  expect(screen.queryByRole('navigation', { name: 'Paginering' })).not.toBeInTheDocument()
  // R-LIST-15
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  expect(await screen.findByText('3 resultaten gevonden')).toBeVisible()
  // R-LIST-16
  expect(sent('TendersPage').at(-1)).toEqual(first)
  expect(window.location.search).toBe('')
})

test.each(['staff', 'visitor'] as const)('a 401 for the list triggers a session check for %s', async as => {
  const { sent } = show(<TendersPage />, { as, at: '/tenders', answers: { tenders: serverError(401) } })
  expect(await screen.findByText('Log opnieuw in om verder te gaan.')).toBeVisible()
  // Once at the start; then at least once, because each refused request triggers a session check unless one is pending.
  await waitFor(() => expect(sent('Session').length).toBeGreaterThan(1))
})

test.each([
  ['?page=1', ''],
  ['?limit=20&page=x', ''],
  ['?search=weg&page=abc&tender=x', '?q=weg&tender=x'],
])('the address %s is normalised to %s on arrival, without a new history entry', async (given, tidy) => {
  const { sent } = show(<TendersPage />, { at: `/tenders${given}`, answers: { tenders: tenders(3) } })
  const entries = window.history.length
  await waitFor(() => expect(new URLSearchParams(window.location.search).size).toBe(new URLSearchParams(tidy).size))
  expect(new Set(new URLSearchParams(window.location.search))).toEqual(new Set(new URLSearchParams(tidy)))
  expect(window.history.length).toBe(entries)
  await waitFor(() => expect(sent('TendersPage')).toHaveLength(1))
})

test('a list that fails is requested once, and again on retry', async () => {
  const { user, sent } = show(<TendersPage />, { at: '/tenders', answers: { tenders: serverError(500) } })
  expect(await screen.findByText('De server is even niet bereikbaar. Probeer het zo nog eens.')).toBeVisible()
  // R-LIST-19 R-LIST-20 R-CACHE-5
  expect(sent('TendersPage')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await waitFor(() => expect(sent('TendersPage')).toHaveLength(2))
})

test('a page number beyond the last shows the last page', async () => {
  const { sent } = show(<TendersPage />, {
    at: '/tenders?page=9999',
    answers: { tenders: ({ page }: { page: number }) => ({ ...tenders(page > 3 ? 0 : 3), totalCount: 43 }) },
  })
  expect(await screen.findByRole('button', { name: 'Pagina 3' })).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(window.location.search).toBe('?page=3')
  expect(sent('TendersPage').map(({ page }) => page)).toEqual([9999, 3])
})

test('the card of a tender names the lot because of which it matches', async () => {
  const lotMatches = [{ tenderId: '1', number: '2', title: 'Groenonderhoud Noord', count: 1 }]
  show(<TendersPage />, { at: '/tenders?maxDaysLeft=7', answers: { tenders: { ...tenders(3), lotMatches } } })
  const lot = await screen.findByText('Groenonderhoud Noord', { exact: false })
  expect(lot.closest('article')).toHaveTextContent('Tender 1')
})

test('a card tells how far its place is, while a place is asked for', async () => {
  const { nodes } = tenders(2)
  const placed = nodes.map(node => ({ ...node, region: 'Harlingen', province: 'Friesland' }))
  const distances = [{ tenderId: '1', kilometres: 3, isApproximate: false }]
  show(<TendersPage />, {
    at: '/tenders?near=Franeker&km=25',
    answers: { tenders: { ...tenders(2), nodes: placed, distances } },
  })
  expect(await screen.findByText('Harlingen, 3 km')).toBeVisible()
  expect(screen.getByText('Harlingen').closest('article')).toHaveTextContent('Harlingen, Friesland')
  expect(screen.getByText('Afstand tot Franeker ≤ 25 km')).toBeVisible()
})
