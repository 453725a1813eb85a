import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { refused } from '../../../test/server'
import { show, told } from '../../../test/show'
import { InboxBell } from '../../features/inbox/InboxBell'
import InboxPage from './InboxPage'

const tender = { id: 'tender', title: 'Raamovereenkomst penetratietesten', organization: 'Ziekenhuis' }
const change = {
  id: 'change',
  kind: 'CLOSING_DATE',
  topic: 'DEADLINE_EARLIER',
  headline: 'Sluiting vervroegd',
  detail: 'van 17 december naar 30 november',
  oldDate: '2026-12-17T11:00:00.000Z',
  newDate: '2026-11-30T11:00:00.000Z',
}
const comment = {
  id: 'comment',
  commenterName: 'Pieter',
  content: '@Mees lukt dat?',
  bookmark: { id: 'bookmark' },
}
const today = new Date().toISOString()
const messages = [
  { id: 'moved', kind: 'CHANGE', createdAt: today, isRead: false, change, tender },
  { id: 'named', kind: 'MENTION', createdAt: today, isRead: true, comment, tender },
  {
    id: 'found',
    kind: 'MATCHES',
    createdAt: '2026-01-05T09:00:00.000Z',
    isRead: true,
    tenderCount: 3,
    profile: { id: 'profile', name: 'Java in Utrecht' },
  },
]
const preference = (topic: string) => ({ topic, inProduct: true, mail: 'DIGEST', push: false })
const answers = {
  inbox: { totalCount: 3, nodes: messages },
  unreadInboxCount: 1,
  changePreferences: ['DEADLINE_EARLIER', 'WORDING'].map(preference),
  followedBuyers: [{ clientKey: 'zorg', name: 'Ziekenhuis' }],
}

const open = (given: object = {}) =>
  show(
    <>
      <InboxBell userId="viewer" />
      <InboxPage />
    </>,
    { at: '/meldingen', answers: { ...answers, ...given } },
  )
const bell = (name: string) => screen.findByRole('link', { name })

test('messages are grouped by day, and say what happened', async () => {
  open()
  const today = within(await screen.findByRole('region', { name: 'vandaag' }))
  const [moved, named] = today.getAllByRole('listitem')
  expect(moved).toHaveTextContent(/^Sluiting vervroegd: was 17 dec(?: 2026)?, is nu 30 nov/)
  expect(moved).toHaveTextContent('Raamovereenkomst penetratietesten')
  expect(moved).toHaveTextContent('Ongelezen')
  expect(named).toHaveTextContent('Pieter noemde je in een opmerking@Mees lukt dat?')
  expect(named).not.toHaveTextContent('Ongelezen')
  const earlier = within(screen.getByRole('region', { name: '05 jan 2026' }))
  expect(earlier.getByRole('listitem')).toHaveTextContent('3 nieuwe tenders')
  expect(earlier.getByRole('link', { name: 'Java in Utrecht' })).toHaveAttribute(
    'href',
    '/zoekprofielen?profiel=profile',
  )
})

test('opening a message opens its tender and marks it as read', async () => {
  const { user, sent } = open({ markInbox: { unreadCount: 0 } })
  await bell('Meldingen, 1 ongelezen')
  const [link] = await screen.findAllByRole('link', { name: tender.title })
  await user.click(link!)
  expect(window.location.search).toBe('?tender=tender')
  expect(sent('MarkInbox')).toEqual([{ input: { ids: ['moved'], isRead: true } }])
  await bell('Meldingen')
  expect(screen.queryByText('Ongelezen')).not.toBeInTheDocument()
})

test('a message about a comment opens the thread with that comment', async () => {
  const { user, sent } = open()
  const [, link] = await screen.findAllByRole('link', { name: tender.title })
  await user.click(link!)
  expect(window.location.search).toBe('?tender=tender')
  expect(window.history.state).toMatchObject({ usr: { opened: true, bookmarkId: 'bookmark' } })
  expect(sent('MarkInbox')).toEqual([])
})

test('a message becomes unread again, and stays as it is when that fails', async () => {
  const { user } = open({ markInbox: refused('kapot') })
  const [button] = await screen.findAllByRole('button', { name: /^Markeer als ongelezen/ })
  await user.click(button!)
  await told('De melding is niet bijgewerkt')
  expect(screen.getAllByRole('button', { name: /^Markeer als ongelezen/ })).toHaveLength(2)
  await bell('Meldingen, 1 ongelezen')
})

test('all messages are marked as read, and unread ones are shown alone', async () => {
  const { user, sent } = open({ markInbox: { unreadCount: 0 } })
  await bell('Meldingen, 1 ongelezen')
  await user.click(await screen.findByRole('button', { name: 'Alles gelezen' }))
  expect(sent('MarkInbox')).toEqual([{ input: { isRead: true } }])
  await waitFor(() => expect(sent('Inbox')).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Alles gelezen' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Alleen ongelezen' }))
  await waitFor(() => expect(sent('Inbox').at(-1)).toMatchObject({ page: 1, isUnread: true }))
})

test('an event updates the number of unread messages and the list', async () => {
  const { sent, publish } = open()
  await bell('Meldingen, 1 ongelezen')
  await screen.findByRole('region', { name: 'vandaag' })
  publish('InboxUpdates', { inboxUpdates: { unreadCount: 2 } })
  await bell('Meldingen, 2 ongelezen')
  await waitFor(() => expect(sent('Inbox')).toHaveLength(2))
})

test.each([
  [{ inbox: { totalCount: 0, nodes: [] } }, 'Nog geen meldingen'],
  [{ inbox: refused('kapot') }, 'Je meldingen konden niet worden geladen'],
])('without messages the page says why', async (given, sentence) => {
  open(given)
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('a preference is saved at once, and restored with a toast when that fails', async () => {
  let fails = false
  const saved = [{ ...preference('DEADLINE_EARLIER'), mail: 'AT_ONCE' }, preference('WORDING')]
  const { user, sent } = open({ setChangePreference: () => (fails ? refused('kapot')() : saved) })
  const mail = await screen.findByRole('combobox', { name: 'Sluiting vervroegd: mail' })
  expect(mail).toHaveDisplayValue('gebundeld om 07:30')
  await user.selectOptions(mail, 'meteen')
  expect(sent('SetChangePreference')).toEqual([{ input: { ...preference('DEADLINE_EARLIER'), mail: 'AT_ONCE' } }])
  await waitFor(() => expect(mail).toHaveDisplayValue('meteen'))
  fails = true
  const listed = screen.getByRole('checkbox', { name: 'Tekst en CPV-codes: In Meldingen' })
  await user.click(listed)
  await told('Je voorkeur is niet bewaard')
  expect(listed).toBeChecked()
})

test('a buyer is no longer followed', async () => {
  const { user, sent } = open({ unfollowBuyer: [] })
  await user.click(await screen.findByRole('button', { name: 'Niet meer volgen: Ziekenhuis' }))
  expect(await screen.findByText(/^Je volgt nog geen opdrachtgevers/)).toBeVisible()
  expect(sent('UnfollowBuyer')).toEqual([{ clientKey: 'zorg' }])
})
