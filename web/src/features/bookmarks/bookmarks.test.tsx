import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { held, lost, never, refused } from '../../../test/server'
import { fill, show, told } from '../../../test/show'
import BookmarksPage from '../../pages/bookmarks/BookmarksPage'
import TenderDialog from '../tenders/dialog/TenderDialog'
import { TenderDiscussions } from './TenderDiscussions'

const bookmark = (id: string, given: object = {}, tender: object = {}) => ({
  id,
  isPublic: true,
  owner: { firstName: 'Cas', lastName: 'Collega' },
  tender: { id: `tender-${id}`, title: `Tender ${id}`, isBookmarkedByUser: true, bookmarkCount: 1, ...tender },
  ...given,
})
const list = (...nodes: object[]) => ({ totalCount: nodes.length, nodes })

interface Asked {
  readonly page: number
  readonly first: number
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (user: UserEvent, name: string | RegExp) => user.click(button(name))
const flag = () => button(/^Bookmark: /)
const searchBox = () => screen.getByRole('searchbox', { name: 'Zoek in bookmarks...' })
const address = () => window.location.pathname + window.location.search
const counted = (text: string) => screen.findByText(`${text} bookmark(s) gevonden`)

const open = (answers: object, at = '/bookmarks', as: 'staff' | 'visitor' = 'staff') =>
  show(<BookmarksPage />, { as, at, answers })

test('a user without bookmarks sees an empty state that links to the tenders', async () => {
  const { user } = open({ bookmarks: list() })
  // R-BKPG-11 R-INT-41
  expect(await counted('0')).toBeVisible()
  // R-BKPG-1
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bookmarks$/)
  await waitFor(() => expect(document.title).toMatch(/^Bookmarks/))
  // R-BKPG-2
  expect(screen.getByText('Bekijk wat andere gebruikers interessant vinden')).toBeVisible()
  // R-BKPG-9
  expect(screen.getByPlaceholderText('Zoek in bookmarks...')).toBeVisible()
  // R-BKPG-14
  expect(screen.getByText('Nog geen bookmarks')).toBeVisible()
  // R-BKPG-15
  expect(screen.getByText('Er zijn nog geen tenders gebookmarkt door gebruikers.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(screen.getByRole('link', { name: 'Bekijk Tenders' }))
  // R-BKPG-16
  expect(address()).toBe('/tenders')
})

test('a bookmark search without results names the searched text', async () => {
  open({ bookmarks: list() }, '/bookmarks?search=kraan')
  // R-BKPG-13
  expect(await screen.findByRole('heading', { name: 'Geen bookmarks gevonden' })).toBeVisible()
  expect(screen.getByText(/passen bij ‘kraan’/)).toBeVisible()
})

test('six placeholders are shown while the bookmarks load', async () => {
  open({ bookmarks: never })
  expect(await screen.findByRole('status', { name: 'Bookmarks worden geladen' })).toBeVisible()
  // R-BKPG-12
  expect(document.querySelectorAll('[data-skeleton=tender]')).toHaveLength(6)
})

test('each list of bookmarks has its own error message and a retry button', async () => {
  let bookmarks: unknown = lost
  const { user } = open({ bookmarks: () => (typeof bookmarks === 'function' ? (bookmarks() as unknown) : bookmarks) })
  // R-BKPG-34
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user bookmarks')
  await user.click(screen.getByRole('tab', { name: 'Bookmarks van collega’s' }))
  // R-BKPG-35
  expect(await screen.findByText('Failed to fetch public bookmarks')).toBeVisible()
  bookmarks = { totalCount: 1200 }
  await press(user, 'Opnieuw proberen')
  // R-INT-41
  expect(await counted('1.200')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the user’s own bookmarks are the default list, and a tab leads to the public bookmarks of colleagues', async () => {
  const { user, sent } = open({
    bookmarks: ({ scope }: { scope: string }) =>
      list(scope === 'MINE' ? bookmark('mijn', { isPublic: false }) : bookmark('hun')),
  })
  expect(await screen.findByRole('heading', { name: 'Tender mijn' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Mijn bookmarks' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Alleen zichtbaar voor jou')).toBeVisible()
  // R-BKPG-17 R-BKPG-18
  expect(sent('Bookmarks').map(({ scope }) => scope)).toEqual(['MINE'])
  // R-BKPG-21
  expect(button(/^Opmerkingen/)).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('tab', { name: 'Bookmarks van collega’s' }))
  expect(address()).toBe('/bookmarks?van=collegas')
  // R-INT-39
  expect(await screen.findByText('Gebookmarkt door Cas Collega')).toBeVisible()
  await press(user, /^Opmerkingen/)
  // R-INT-39
  expect(button('Opmerking toevoegen')).toBeVisible()
})

test('a visitor sees the public bookmarks with their owners, and is asked to sign in when bookmarking', async () => {
  const { user, sent } = open({ bookmarks: list(bookmark('open')) }, '/bookmarks', 'visitor')
  // R-BKPG-20
  expect(await screen.findByText('Gebookmarkt door Cas Collega')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  // R-BKPG-19
  expect(sent('Bookmarks').map(({ scope }) => scope)).toEqual(['PUBLIC'])
  await user.click(flag())
  // R-BMK-10
  await told('Inloggen vereist', 'Log in om tenders te kunnen bookmarken')
  expect(sent('BookmarkTender')).toEqual([])
})

test('the address of the bookmark page holds its search, page and limit, and is replaced without a new history entry', async () => {
  const { user, sent } = open(
    { bookmarks: { totalCount: 3, nodes: [bookmark('een')] } },
    '/bookmarks?page=2&limit=1&search=e',
  )
  await counted('3')
  // R-BKPG-3 R-BKPG-4 R-BKPG-5
  expect(sent('Bookmarks').at(-1)).toEqual({ scope: 'MINE', page: 2, first: 1, search: 'e' })
  expect(searchBox()).toHaveValue('e')
  const entries = window.history.length
  await fill(user, searchBox(), 'kraan')
  // R-BKPG-10
  await waitFor(() => expect(address()).toBe('/bookmarks?search=kraan&limit=1'))
  await fill(user, searchBox(), '')
  await waitFor(() => expect(address()).toBe('/bookmarks?limit=1'))
  await press(user, 'Volgende')
  expect(address()).toBe('/bookmarks?page=2&limit=1')
  // R-BKPG-8
  expect(window.history.length).toBe(entries)
})

test('without page and limit in the address the first twenty bookmarks are requested, and a search does not add them', async () => {
  const { user, sent } = open({ bookmarks: list() }, '/bookmarks?page=1&limit=20')
  await counted('0')
  // R-BKPG-4 R-BKPG-5
  expect(sent('Bookmarks')).toEqual([{ scope: 'MINE', page: 1, first: 20 }])
  await fill(user, searchBox(), 'kraan')
  // R-BKPG-6 R-BKPG-7
  await waitFor(() => expect(address()).toBe('/bookmarks?search=kraan'))
})

test('the pager shows five numbers, and an emptied last page leads to the one before', async () => {
  const staged = Array.from({ length: 7 }, (_, place) => bookmark(`nummer-${place + 1}`))
  const { user } = open(
    {
      bookmarks: ({ page, first }: Asked) => ({
        totalCount: staged.length,
        nodes: staged.slice((page - 1) * first, page * first),
      }),
      unbookmarkTender: () => ({ tender: staged.pop()!.tender }),
    },
    '/bookmarks?limit=1',
  )
  await counted('7')
  const numbers = () => screen.getAllByRole('button', { name: /^Pagina/ }).map(({ textContent }) => textContent)
  // R-BKPG-24
  expect(button('Vorige')).toHaveAttribute('aria-disabled', 'true')
  expect(numbers()).toEqual(['1', '2', '3', '4', '5'])
  await press(user, 'Pagina 5')
  expect(button('Pagina 5')).toHaveAttribute('aria-current', 'page')
  // R-BKPG-26
  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  await press(user, 'Pagina 7')
  // R-BKPG-25
  expect(button('Volgende')).toHaveAttribute('aria-disabled', 'true')
  // R-INT-29
  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  await user.click(await screen.findByRole('button', { name: /^Bookmark: Tender nummer-7/ }))
  await counted('6')
  // R-INT-26
  await waitFor(() => expect(address()).toBe('/bookmarks?page=6&limit=1'))
  expect(await screen.findByRole('heading', { name: 'Tender nummer-6' })).toBeVisible()
})

test('a single page of bookmarks has no pager', async () => {
  open({ bookmarks: list(...Array.from({ length: 7 }, (_, place) => bookmark(`${place}`))) })
  await counted('7')
  // R-BKPG-23
  expect(screen.queryByRole('navigation', { name: 'Paginering' })).not.toBeInTheDocument()
})

test('the bookmark’s flag and count change only after the server has answered', async () => {
  const tender = { isBookmarkedByUser: false, bookmarkCount: 4 }
  const staged = bookmark('hun', {}, tender)
  const set = (isOn: boolean) => () => {
    staged.tender = { ...staged.tender, isBookmarkedByUser: isOn, bookmarkCount: isOn ? 5 : 4 }
    return { bookmark: { id: 'new', isPublic: true }, tender: staged.tender }
  }
  const answer = held(set(true))
  const { user, sent } = open(
    { bookmarks: () => list(staged), bookmarkTender: answer.late, unbookmarkTender: set(false) },
    '/bookmarks?van=collegas',
  )
  await counted('1')
  // R-CARD-19
  expect(flag()).toHaveAttribute('aria-pressed', 'false')
  expect(flag()).toHaveTextContent('4')
  await user.click(flag())
  await waitFor(() => expect(sent('BookmarkTender')).toHaveLength(1))
  expect(flag()).toHaveAttribute('aria-busy', 'true')
  // R-BMK-6
  expect(flag()).toHaveAttribute('aria-pressed', 'false')
  expect(flag()).toHaveTextContent('4')
  answer.letGo()
  // R-BMK-7
  await told(/^Bookmark toegevoegd$/)
  // R-BMK-3
  expect(flag()).toHaveAttribute('aria-pressed', 'true')
  expect(flag()).toHaveTextContent('5')
  // R-BMK-1
  expect(sent('BookmarkTender')).toEqual([{ input: { tenderId: 'tender-hun', isPublic: true } }])
  await waitFor(() => expect(flag()).toHaveAttribute('aria-busy', 'false'))
  await user.click(flag())
  // R-BMK-8
  await told('Bookmark verwijderd')
  // R-BMK-4
  expect(flag()).toHaveAttribute('aria-pressed', 'false')
  expect(flag()).toHaveTextContent('4')
  // R-BMK-2
  expect(sent('UnbookmarkTender')).toEqual([{ input: { tenderId: 'tender-hun' } }])
})

test('a failed bookmark call changes nothing on the card and shows a toast', async () => {
  const tender = { isBookmarkedByUser: false, bookmarkCount: 4 }
  const { user } = open(
    { bookmarks: list(bookmark('hun', {}, tender)), bookmarkTender: refused('kapot') },
    '/bookmarks?van=collegas',
  )
  await counted('1')
  await user.click(flag())
  // R-BMK-9
  await told('Fout bij bookmark', 'Er ging iets mis bij het bijwerken van de bookmark. Probeer het opnieuw.')
  // R-BMK-6
  expect(flag()).toHaveAttribute('aria-pressed', 'false')
  expect(flag()).toHaveTextContent('4')
})

test('a bookmark count below 0 is not shown', async () => {
  open({ bookmarks: list(bookmark('hun', {}, { bookmarkCount: -1 })) })
  await counted('1')
  // R-BMK-5
  expect(flag()).toHaveTextContent(/^$/)
  expect(flag()).toHaveAccessibleName('Bookmark: Tender hun')
})

test('the owner changes visibility and notes in place', async () => {
  let own: object = bookmark('mijn', { metadata: null })
  const { user, sent } = open({
    bookmarks: () => list(own),
    updateBookmark: ({ input }: { input: object }) => {
      own = { ...own, ...input }
      return { bookmark: own }
    },
  })
  await counted('1')
  await press(user, 'Notities toevoegen')
  const field = (label: string) => screen.getByLabelText(label)
  await waitFor(() => expect(field('Notities (alleen voor jou)')).toHaveFocus())
  await fill(user, field('Notities (alleen voor jou)'), 'Bellen met inkoop')
  await fill(user, field('Categorie'), 'Kansrijk')
  await user.selectOptions(field('Prioriteit'), 'Hoog')
  await fill(user, field('Labels'), 'zorg, deadline')
  await press(user, 'Opslaan')
  await told(/^Notities opgeslagen$/)
  for (const text of ['Bellen met inkoop', 'Kansrijk', 'Prioriteit: hoog', 'zorg', 'deadline'])
    expect(screen.getByText(text)).toBeVisible()
  await press(user, 'Notities bewerken')
  await fill(user, field('Notities (alleen voor jou)'), 'Iets anders')
  await press(user, 'Annuleren')
  expect(screen.getByText('Bellen met inkoop')).toBeVisible()
  await press(user, 'Notities bewerken')
  for (const label of ['Notities (alleen voor jou)', 'Categorie', 'Labels']) await fill(user, field(label), '')
  await user.selectOptions(field('Prioriteit'), 'Geen')
  await press(user, 'Opslaan')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notities toevoegen' })).toHaveFocus())
  expect(sent('UpdateBookmark').at(-1)).toEqual({
    input: { bookmarkId: 'mijn', metadata: { notes: null, category: null, priority: null, tags: [] } },
  })

  const visibility = screen.getByRole('checkbox', { name: 'Mijn bookmark is openbaar' })
  expect(visibility).toBeChecked()
  await user.click(visibility)
  await told('Bookmark is nu alleen zichtbaar voor jou')
  expect(visibility).not.toBeChecked()
  expect(visibility).toHaveAccessibleDescription('Alleen zichtbaar voor jou')
  expect(sent('UpdateBookmark').at(-1)).toEqual({ input: { bookmarkId: 'mijn', isPublic: false } })
})

test('the dialog makes a bookmark public or private, as chosen', async () => {
  const tender = { id: 'tender', title: 'Brug', isBookmarkedByUser: false, viewerBookmark: null as object | null }
  const set = (own: object | null) => {
    Object.assign(tender, { isBookmarkedByUser: own !== null, viewerBookmark: own })
    return { tender, bookmark: own }
  }
  const { user } = show(<TenderDialog id="tender" />, {
    at: '/tenders?tender=tender',
    answers: {
      tender: () => tender,
      bookmarkTender: () => set({ id: 'own', isPublic: true }),
      unbookmarkTender: () => set(null),
      updateBookmark: () => ({ bookmark: set({ id: 'own', isPublic: false }).bookmark }),
    },
  })
  const mark = await screen.findByRole('button', { name: 'Bookmark' })
  const visibility = () => screen.queryByRole('checkbox', { name: 'Mijn bookmark is openbaar' })
  expect(mark).toHaveAttribute('aria-pressed', 'false')
  expect(visibility()).not.toBeInTheDocument()
  await user.click(mark)
  expect(await screen.findByText('Jouw bookmark')).toBeVisible()
  expect(mark).toHaveAttribute('aria-pressed', 'true')
  expect(visibility()).toBeChecked()
  await user.click(visibility()!)
  expect(await screen.findByText('Jouw bookmark, alleen zichtbaar voor jou')).toBeVisible()
  expect(visibility()).not.toBeChecked()
  await user.click(mark)
  await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'))
  expect(visibility()).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Bookmark deze tender' }))
  expect(await screen.findByText('Jouw bookmark')).toBeVisible()
})

test('the discussions of a tender that many have bookmarked are shown page by page', async () => {
  const publicBookmarks = ({ first }: Asked) => ({
    nodes: Array.from({ length: Math.min(first, 23) }, (_, place) => ({ id: `${place}` })),
    pageInfo: { hasNextPage: first < 23 },
  })
  const { user } = show(<TenderDiscussions tenderId="tender" />, {
    as: 'visitor',
    answers: { tender: { id: 'tender', publicBookmarks } },
  })
  const more = await screen.findByRole('button', { name: 'Meer besprekingen tonen' })
  expect(screen.getAllByText(/^Gebookmarkt door/)).toHaveLength(20)
  await user.click(more)
  await waitFor(() => expect(screen.getAllByText(/^Gebookmarkt door/)).toHaveLength(23))
  expect(more).not.toBeInTheDocument()
})
