import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { show } from '../../../../test/show'
import DashboardPage from '../../../pages/dashboard/DashboardPage'
import TendersPage from '../../../pages/tenders/TendersPage'

// On a phone the dropdowns are native selects.
window.matchMedia = media =>
  Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }) as MediaQueryList

interface Asked {
  readonly filter: { readonly includeUnknown?: readonly string[] }
}
const node = { id: 'tender', title: 'Een tender' }
const counts = { RATE: 112, HOURS: 28 }

/** A server with 113 tenders that fit, and others that lack a rate, hours or both. */
const lackingTenders = (facts: readonly (keyof typeof counts)[], both = 0, fitting = 113) => ({
  tenders: ({ filter }: Asked) => {
    const left = facts.filter(fact => !filter.includeUnknown?.includes(fact))
    const hidden = left.map(fact => ({ fact, count: counts[fact] }))
    const hiddenCount = hidden.reduce((sum, { count }) => sum + count, left.length > 1 ? both : 0)
    const totalCount = fitting + 140 - hiddenCount
    return { totalCount, hidden, hiddenCount, nodes: totalCount === 0 ? [] : [node] }
  },
})
const open = (at: string, answers: object) => show(<TendersPage />, { as: 'visitor', at, answers })
const address = () => window.location.pathname + window.location.search

test('a list says how many tenders it hides because they have no rate, and one click shows them too', async () => {
  const { user } = open('/tenders?min=80', lackingTenders(['RATE'], 0, 85))
  expect(await screen.findByText('112 zonder tarief verborgen')).toBeVisible()
  const count = screen.getByText('113 resultaten')
  expect(count).toHaveTextContent('113 resultaten, 112 zonder tarief verborgen')
  await user.click(screen.getByRole('button', { name: 'Toon ze ook' }))
  expect(await screen.findByText('225 resultaten gevonden')).toHaveAttribute('aria-live', 'polite')
  expect(screen.queryByRole('button', { name: 'Toon ze ook' })).not.toBeInTheDocument()
  expect(address()).toBe('/tenders?min=80&includeUnknown=rate')
  await waitFor(() => expect(count).toHaveFocus())
  expect(screen.getByLabelText('Filter Vanaf €80/uur of onbekend verwijderen')).toBeVisible()
})

test('the dashboard says so too', async () => {
  show(<DashboardPage />, { as: 'visitor', at: '/?min=80', answers: lackingTenders(['RATE']) })
  expect(await screen.findByText('112 zonder tarief verborgen')).toBeVisible()
})

test('without a rate nothing is unknown: removing it excludes no fact and includes none', async () => {
  const { user } = open('/tenders?min=80&includeUnknown=rate', lackingTenders([]))
  await user.click(await screen.findByLabelText('Filter Vanaf €80/uur of onbekend verwijderen'))
  expect(address()).toBe('/tenders')
})

test('for several facts the button opens a menu with a switch for each', async () => {
  const { user } = open('/tenders?min=80&minHours=24', lackingTenders(['RATE', 'HOURS']))
  expect(await screen.findByText('140 met een onbekend gegeven verborgen')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Toon ze ook' }))
  const menu = await screen.findByRole('menu', { name: 'Toon ze ook' })
  expect(
    within(menu)
      .getAllByRole('menuitemcheckbox')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ook zonder tarief+112', 'Ook zonder uren+28'])
  await user.click(within(menu).getByText('Ook zonder tarief'))
  expect(await screen.findByText('28 zonder uren verborgen')).toBeInTheDocument()
  await user.click(within(menu).getByText('Ook zonder uren'))
  expect(await screen.findByText('253 resultaten gevonden')).toBeInTheDocument()
  expect(address()).toBe('/tenders?min=80&minHours=24&includeUnknown=rate&includeUnknown=hours')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByText('253 resultaten gevonden')).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Toon ze ook' })).not.toBeInTheDocument()
})

test('an empty list has the same button', async () => {
  const { user } = open('/tenders?min=80', lackingTenders(['RATE'], 0, -28))
  const empty = (await screen.findByText('Geen resultaten gevonden')).closest<HTMLElement>('.chakra-empty-state__root')!
  expect(within(empty).getByText('112 zonder tarief verborgen')).toBeVisible()
  await user.click(within(empty).getByRole('button', { name: 'Toon ze ook' }))
  expect(await screen.findByText('112 resultaten gevonden')).toBeVisible()
})

test('the panel of filters has a switch for each fact that hides tenders, and none for another', async () => {
  const { user } = open('/tenders?min=80&maxHours=36', lackingTenders(['RATE']))
  await screen.findByText('Een tender')
  await user.click(screen.getByRole('button', { name: 'Meer filters (1)' }))
  const panel = await screen.findByRole('dialog', { name: 'Meer filters' })
  expect(within(panel).getByText('112 tenders zonder tarief verborgen')).toBeVisible()
  expect(within(panel).queryByLabelText('Ook zonder uren')).not.toBeInTheDocument()
  await user.click(within(panel).getByLabelText(/^Ook zonder tarief/))
  expect(address()).toContain('includeUnknown=rate')
  await waitFor(() => expect(within(panel).queryByText(/verborgen/)).not.toBeInTheDocument())
  await user.click(within(panel).getByLabelText('Ook zonder tarief'))
  expect(address()).not.toContain('includeUnknown')
})

test('tenders without a closing date are a choice of the deadline, which replaces a number of days', async () => {
  const { user } = open('/tenders?maxDaysLeft=7', lackingTenders([]))
  await screen.findByText('Een tender')
  await user.click(screen.getByRole('button', { name: 'Meer filters (1)' }))
  await user.selectOptions(await screen.findByLabelText('Sluit binnen'), 'Zonder sluitingsdatum')
  expect(address()).toBe('/tenders?withoutClosingDate=true')
  expect(await screen.findByLabelText('Filter Zonder sluitingsdatum verwijderen')).toBeInTheDocument()
})

test('a search for zzp says how many assignments it leaves out, and one click lists these', async () => {
  const answers = {
    tenders: ({ filter }: { filter: { selfEmployment?: string } }) =>
      filter.selfEmployment === 'NOT_ALLOWED'
        ? { totalCount: 2, excludingSelfEmployed: 0, nodes: [node] }
        : { totalCount: 0, excludingSelfEmployed: 2, nodes: [] },
  }
  const { user } = open('/tenders?q=zzp%20jurist', answers)
  const empty = (await screen.findByText('Geen resultaten gevonden')).closest<HTMLElement>('.chakra-empty-state__root')!
  expect(within(empty).getByText('2 opdrachten sluiten zzp uit')).toBeVisible()
  await user.click(within(empty).getByRole('button', { name: 'Tonen' }))
  expect(await screen.findByText('Een tender')).toBeVisible()
  expect(screen.getByLabelText('Filter Zzp: Niet toegestaan verwijderen')).toBeVisible()
  expect(address()).toBe('/tenders?q=zzp+jurist&zzp=not_allowed')
  expect(screen.queryByText(/sluiten zzp uit/)).not.toBeInTheDocument()
})
