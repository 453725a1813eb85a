import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { show } from '../../test/show'
import BookmarksPage from '../pages/bookmarks/BookmarksPage'
import MorningPage from '../pages/morning/MorningPage'
import TenderPage from '../pages/tender/TenderPage'
import TenderDialog from './dialog/TenderDialog'

const UUID = '0193a1b2-0000-7000-8000-000000000001'
const copy = (name: string) => ({ tenderId: name, url: `https://${name}.example/1`, source: { key: name, name } })
const bare = {
  id: 'tender',
  title: 'Beheer van de brug',
  organization: 'Gemeente Westerveen',
  tenderType: 'FREELANCE_CONTRACT',
  status: 'OPEN',
  closingDate: null,
  description: null,
  alsoAt: [],
  lots: [],
}
const lot = { lot: 'LOT-0001', status: 'AWARDED', winner: 'De Dijk', value: 1000, currency: 'EUR', bidCount: 3 }
const kinds = [
  ['of which little is known', {}],
  ['with copies', { alsoAt: [copy('striive'), copy('haert')] }],
  ['with an award and lots', { tenderType: 'EU_PROCUREMENT', status: 'CLOSED', awardWinner: 'De Dijk', lots: [lot] }],
  ['that is withdrawn', { tenderType: 'EU_PROCUREMENT', status: 'CLOSED', statusText: 'Ingetrokken' }],
  ['whose closing date cannot be read', { closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' }],
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
  'the morning': { page: <MorningPage />, at: '/ochtend' },
  'the bookmarks': { page: <BookmarksPage />, at: '/bookmarks' },
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

test('after the last copy is taken out on the page of a tender its title has the focus', async () => {
  let alsoAt = [copy('striive')]
  const { user } = show(places['its own page'].page, {
    as: 'administrator',
    at: places['its own page'].at,
    answers: {
      tender: () => ({ ...bare, alsoAt }),
      splitTender: () => {
        alsoAt = []
        return { tender: { id: 'copy' } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Losmaken: striive' }))
  await user.click(await screen.findByRole('button', { name: 'Losmaken' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
