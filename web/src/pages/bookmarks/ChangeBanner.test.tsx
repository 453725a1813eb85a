import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { refused } from '../../../test/server'
import { show, told } from '../../../test/show'
import BookmarksPage from './BookmarksPage'

const award = { id: 'award', kind: 'AWARD', topic: 'AWARDED', headline: 'Gegund', detail: 'aan Atlas' }
const earlier = {
  id: 'earlier',
  kind: 'CLOSING_DATE',
  topic: 'DEADLINE_EARLIER',
  headline: 'Sluiting vervroegd',
  oldDate: '2026-12-17T11:00:00.000Z',
  newDate: '2026-11-30T11:00:00.000Z',
  noticedAt: '2026-01-05T17:20:00.000Z',
}
const bookmark = (id: string, unreadChanges: readonly object[], lots: readonly object[] = []) => ({
  id,
  tender: { id: `tender of ${id}`, title: `Tender ${id}`, unreadChanges, lots },
})
const open = (answers: object = {}) =>
  show(<BookmarksPage />, {
    at: '/bookmarks',
    answers: {
      bookmarks: { totalCount: 2, nodes: [bookmark('one', [award, earlier]), bookmark('other', [])] },
      ...answers,
    },
  })

test('a card shows its most urgent unread change and how many more there are', async () => {
  open()
  const banner = await screen.findByRole('group', { name: 'Gewijzigd' })
  expect(banner).toHaveTextContent(/^Sluiting vervroegd: was 17 dec(?: 2026)?, is nu 30 nov/)
  expect(banner).toHaveTextContent('17 dagen eerder, gezien 05 jan 18:20')
  expect(banner).toHaveTextContent('en nog 1 gewijzigd')
  expect(screen.getByText('2 bookmark(s) gevonden', { exact: false })).toHaveTextContent(
    '2 bookmark(s) gevonden · 1 gewijzigd',
  )
})

test('a card of which a lot was withdrawn shows how many lots are still open', async () => {
  const withdrawn = {
    id: 'withdrawn',
    kind: 'LOT',
    topic: 'WITHDRAWN',
    headline: 'Perceel 4 ingetrokken',
    detail: '',
    noticedAt: '2026-01-05T17:20:00.000Z',
  }
  const lots = ['OPEN', 'CLOSED', 'OPEN', 'WITHDRAWN'].map((status, index) => ({ number: String(index + 1), status }))
  open({ bookmarks: { totalCount: 1, nodes: [bookmark('one', [withdrawn], lots)] } })
  const banner = await screen.findByRole('group', { name: 'Gewijzigd' })
  expect(banner).toHaveTextContent(/^Perceel 4 ingetrokken 2 van 4 percelen open, gezien 05 jan 18:20/)
})

test('‘Gezien’ removes the banner and moves the focus to the tender', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Gezien' }))
  expect(screen.queryByRole('group', { name: 'Gewijzigd' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tender one' })).toHaveFocus()
  expect(sent('MarkInbox')).toEqual([{ input: { tenderId: 'tender of one', isRead: true } }])
})

test('the banner returns when its change could not be marked as read', async () => {
  const { user } = open({ markInbox: refused('kapot') })
  await user.click(await screen.findByRole('button', { name: 'Gezien' }))
  await told('De melding is niet bijgewerkt')
  expect(screen.getByRole('group', { name: 'Gewijzigd' })).toBeVisible()
})
