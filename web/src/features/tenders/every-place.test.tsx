import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { show } from '../../../test/show'
import BookmarksPage from '../../pages/bookmarks/BookmarksPage'
import MorningPage from '../../pages/morning/MorningPage'
import TenderPage from '../../pages/tender/TenderPage'
import TenderDialog from './dialog/TenderDialog'

const UUID = '0193a1b2-0000-7000-8000-000000000001'
const route = (name: string) => ({ tenderId: name, url: `https://${name}.example/1`, source: { key: name, name } })
const bare = {
  id: 'tender',
  title: 'Beheer van de brug',
  organization: 'Gemeente Westerveen',
  tenderType: 'FREELANCE_CONTRACT',
  status: 'OPEN',
  closingDate: null,
  description: null,
  routes: [],
  lots: [],
}
const lots = ['1', '2'].map(number => ({
  identifier: `LOT-000${number}`,
  number,
  status: 'AWARDED',
  winner: 'De Dijk',
}))
const kinds = [
  ['with few known facts', {}],
  ['with copies', { routes: [route('striive'), route('haert')] }],
  ['with an award and lots', { tenderType: 'EU_PROCUREMENT', status: 'CLOSED', awardWinner: 'De Dijk', lots }],
  ['withdrawn by its buyer', { tenderType: 'EU_PROCUREMENT', status: 'CLOSED', statusText: 'Ingetrokken' }],
  ['with an unparsable closing date', { closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' }],
] as const

const places = {
  'the dialog': { page: <TenderDialog id="tender" />, at: '/tenders?tender=tender' },
  'its own page': {
    page: (
      <Routes>
        <Route path="/tenders/:uuid" element={<TenderPage />} />
      </Routes>
    ),
    at: `/tenders/${UUID}`,
  },
  'the triage': { page: <MorningPage />, at: '/ochtend' },
  'the list of bookmarks': { page: <BookmarksPage />, at: '/bookmarks' },
} as const

test.each(
  kinds.flatMap(([what, given]) =>
    Object.keys(places).map(place => [what, place as keyof typeof places, given] as const),
  ),
)('a tender %s opens in %s', async (_what, place, given) => {
  const tender = { ...bare, ...given }
  const { page, at } = places[place]
  const list = (nodes: readonly object[]) => ({ totalCount: nodes.length, nodes })
  const bookmark = { id: 'bookmark', isPublic: true, owner: { firstName: 'Cas', lastName: 'Collega' }, tender }
  show(page, {
    as: 'administrator',
    at,
    answers: { tender, tenders: list([tender]), unseenTenders: list([tender]), bookmarks: list([bookmark]) },
  })
  await waitFor(() => expect(screen.getAllByText(bare.title).length).toBeGreaterThan(0))
  expect(screen.queryByText('Er ging iets mis')).not.toBeInTheDocument()
})

test("the title of the tender's page gets the focus after the last copy is split off", async () => {
  let routes = [{ ...route('haert'), tenderId: bare.id }, route('striive')]
  const { user } = show(places['its own page'].page, {
    as: 'administrator',
    at: places['its own page'].at,
    answers: {
      tender: () => ({ ...bare, routes }),
      splitTender: () => {
        routes = []
        return { tender: { id: 'copy' } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Losmaken: striive' }))
  await user.click(await screen.findByRole('button', { name: 'Losmaken' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test("the dialog has a table of each broker's offer, in the order of the answer", async () => {
  const closed = { status: 'CLOSED', closingDate: '2001-06-15T21:59:59.999Z', minHourlyRate: 95, maxHourlyRate: 95 }
  const routes = [
    {
      ...route('HeadFirst'),
      status: 'OPEN',
      closingDate: '2199-06-15T08:00:00Z',
      minHourlyRate: 92,
      maxHourlyRate: 92,
      selfEmployment: 'ALLOWED',
    },
    { ...route('Between'), status: 'OPEN', closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' },
    { ...route('Striive'), ...closed, firstSeenAt: '2026-11-08T10:00:00Z' },
  ]
  const { page, at } = places['the dialog']
  show(page, { as: 'staff', at, answers: { tender: { ...bare, routes } } })
  const table = await screen.findByRole('table', { name: /^Via 2.bemiddelaars$/ })
  const [, ...rows] = within(table).getAllByRole('row')
  expect(rows[0]).toHaveTextContent(/^HeadFirstZzp: toegestaan€92\/uur15 jun 219910:00, eersteToegestaan/)
  expect(rows[1]).toHaveTextContent(
    /^BetweenZzp: onbekendniet opgegevenSluitingsdatum niet leesbaar: ‘in overleg’Onbekend/,
  )
  expect(rows[2]).toHaveTextContent(/^StriiveZzp: onbekend€95\/uur15 jun 2001geslotenOnbekend08 nov 2026/)
  expect(within(rows[1]!).getByRole('link', { name: 'Bekijk op Between' })).toHaveAttribute('href', routes[1]!.url)
  expect(within(table).queryByRole('button')).not.toBeInTheDocument()
})
