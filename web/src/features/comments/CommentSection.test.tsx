import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { held, lost, never, refused } from '../../../test/server'
import { fill, show, told } from '../../../test/show'
import { TenderDiscussions } from '../bookmarks/TenderDiscussions'
import { RefreshButton } from '../refresh/RefreshButton'

const comment = (id: string, content: string, given: object = {}) => ({
  id,
  content,
  commenterName: 'Vooraf',
  createdAt: '2026-03-07T09:05:00.000Z',
  viewerCanReply: true,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  ...given,
})
const reply = comment('reply', 'Tweede', { viewerCanReply: false, parentComment: { id: 'first' } })
const first = comment('first', 'Eerste')
const withReply = { ...first, replies: { nodes: [reply] } }
const placeholder = {
  ...withReply,
  isDeleted: true,
  viewerCanReply: false,
  viewerCanUpdate: false,
  viewerCanDelete: false,
}
const added = (one: object, commentCount = 1) => ({ bookmark: { id: 'bookmark', commentCount }, comment: one })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const noButton = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
const press = (user: UserEvent, name: string | RegExp) => user.click(button(name))
const name = () => screen.getByLabelText(/^Naam/)
const content = () => screen.getByRole('textbox', { name: /^(?:Opmerking|Reactie)/ })
const header = () => button(/^Opmerkingen/)
const said = (text: string) => screen.queryByText(text)

/** The discussion of a tender's only bookmark, open at first; `node` answers its queries. */
function open(answers: object, as: 'staff' | 'visitor' = 'staff', beside?: ReactNode) {
  const tender = { id: 'tender', publicBookmarks: { nodes: [{ id: 'bookmark' }] } }
  const page = (
    <>
      {beside}
      <TenderDiscussions tenderId="tender" />
    </>
  )
  return show(page, { as, answers: { tender, ...answers } })
}

const thread = (nodes: readonly object[]) => ({
  __typename: 'Bookmark',
  id: 'bookmark',
  commentCount: nodes.length,
  comments: { nodes },
})

/** The same discussion with these comments, once they are shown. */
async function opened(nodes: readonly object[], answers: object = {}) {
  const shown = open({ node: thread(nodes), ...answers })
  await screen.findByText(nodes.length > 0 ? 'Eerste' : 'Nog geen opmerkingen')
  return shown
}

async function write(user: UserEvent, named: string, text: string) {
  await fill(user, name(), named)
  await fill(user, content(), text)
  await press(user, /plaatsen$/)
}

test('three placeholders are shown while the comments load', async () => {
  open({ node: never })
  // R-COM-6
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton=comment]')).toHaveLength(3))
})

test.each([
  // R-COM-48
  ['AUTHENTICATION_REQUIRED', 'Je moet ingelogd zijn om opmerkingen te bekijken', 0],
  // R-COM-49
  ['BOOKMARK_NOT_FOUND', 'Deze bookmark bestaat niet of je hebt geen toegang', 0],
  // R-COM-50
  ['INTERNAL_SERVER_ERROR', 'Er is een fout opgetreden bij het laden van de opmerkingen', 1],
])('the error %s of the comments is shown as: %s', async (code, sentence, retries) => {
  open({ node: refused('kapot', code) })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(retries)
})

test.each([
  // R-COM-48
  ['visitor', 'Je moet ingelogd zijn om opmerkingen te bekijken'],
  // R-COM-49
  ['staff', 'Deze bookmark bestaat niet of je hebt geen toegang'],
] as const)('when a bookmark becomes private meanwhile, a %s sees the message: %s', async (as, sentence) => {
  open({ node: null }, as)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

test('changes of the tender since the bookmark stand between the comments, and are not counted', async () => {
  const change = {
    id: 'change',
    kind: 'CLOSING_DATE',
    topic: 'DEADLINE_EARLIER',
    headline: 'Sluiting vervroegd',
    oldDate: '2026-12-17T11:00:00.000Z',
    newDate: '2026-11-30T11:00:00.000Z',
    noticedAt: '2026-03-08T09:05:00.000Z',
    source: { key: 'tenderned', name: 'TenderNed' },
  }
  const last = comment('last', 'Laatste', { createdAt: '2026-03-09T09:05:00.000Z' })
  const tender = { id: 'tender', source: { key: 'tenderned', name: 'TenderNed' }, changes: [change] }
  open({ node: { ...thread([first, last]), createdAt: '2026-03-07T09:00:00.000Z', tender } })
  const line = (await screen.findByText('Sluiting vervroegd van')).closest('li')!
  expect(line).toHaveTextContent(/was 17 december(?: 2026)?, is nu 30 november(?: 2026)?.* door TenderNed08 mrt 10:05$/)
  expect(within(line).queryByRole('button')).not.toBeInTheDocument()
  expect(line.previousElementSibling).toHaveTextContent('Eerste')
  expect(line.nextElementSibling).toHaveTextContent('Laatste')
  expect(header()).toHaveTextContent('Opmerkingen2')
})

test('‘@’ offers the people who may be mentioned, by keyboard and by pointer', async () => {
  const mentionableNames = ['Marieke de Vries', 'Pieter Bakker']
  const { user } = await opened([first], { mentionableNames })
  await press(user, 'Opmerking toevoegen')
  await user.type(content(), 'Kijk je, @')
  const offered = async () => within(await screen.findByRole('listbox', { name: 'Namen' })).getAllByRole('option')
  const [marieke, pieter] = await offered()
  expect(content()).toHaveAttribute('aria-activedescendant', marieke!.id)
  await user.keyboard('{ArrowDown}')
  expect(content()).toHaveAttribute('aria-activedescendant', pieter!.id)
  expect(pieter).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(content()).toHaveValue('Kijk je, @Pieter Bakker ')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

  await user.type(content(), 'en @ma')
  expect(await offered()).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('r')
  await user.click((await offered())[0]!)
  expect(content()).toHaveValue('Kijk je, @Pieter Bakker en @Marieke de Vries ')
  expect(content()).toHaveFocus()
})

test('the comment form opens by either button, and cancelling it leaves no draft', async () => {
  const { user } = await opened([])
  // R-COM-1
  expect(header()).toHaveTextContent('Opmerkingen0')
  // R-COM-4
  expect(button('Eerste opmerking plaatsen')).toBeVisible()
  await press(user, 'Opmerking toevoegen')
  // R-COM-2
  expect(screen.getByRole('form', { name: 'Nieuwe opmerking' })).toBeVisible()
  await fill(user, name(), 'Cas')
  await press(user, 'Annuleren')
  // R-COM-3
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  await press(user, 'Eerste opmerking plaatsen')
  // R-COM-5 R-COM-15 R-INT-40
  expect(name()).toHaveValue('')
  await waitFor(() => expect(name()).toHaveFocus())
  for (const field of [name(), content()]) expect(field).toBeRequired()
  // R-COM-17
  expect(screen.getAllByText('*')).toHaveLength(2)
  await fill(user, content(), 'Doen we mee? 🙂')
  // R-COM-16
  expect(screen.getByText('14/1000')).toBeVisible()
})

test('an invalid comment shows an error at its field and is not sent', async () => {
  const { user, sent } = await opened([])
  await press(user, 'Opmerking toevoegen')
  await write(user, '   ', '')
  // R-COM-20 R-COM-24
  expect(screen.getByText('Naam is verplicht')).toBeVisible()
  // R-COM-22
  expect(screen.getByText('Opmerking is verplicht')).toBeVisible()
  await waitFor(() => expect(name()).toHaveFocus())
  expect(name()).toBeInvalid()
  await write(user, 'a'.repeat(101), 'a'.repeat(1001))
  // R-COM-21
  expect(screen.getByText('Naam mag maximaal 100 karakters zijn')).toBeVisible()
  // R-COM-23
  expect(screen.getByText('Opmerking mag maximaal 1000 karakters zijn')).toBeVisible()
  expect(sent('AddComment')).toEqual([])
})

test('near its limit the character counter is announced', async () => {
  const { user } = await opened([])
  await press(user, 'Opmerking toevoegen')
  const announced = within(screen.getByRole('form')).getAllByRole('status').at(-1)
  for (const [length, sentence] of [
    [949, ''],
    [980, 'Nog 20 karakters'],
    [1015, '15 karakters te veel'],
  ] as const) {
    await fill(user, content(), 'a'.repeat(length))
    expect(announced).toHaveTextContent(new RegExp(`^${sentence}$`))
  }
})

test('a sent comment is trimmed, listed, counted and confirmed by a toast, without refetching the thread', async () => {
  const answer = held(added(comment('new', 'Doen we mee?', { commenterName: 'Cas van Inkoop' })))
  const { user, sent, operations } = await opened([], { addComment: answer.late })
  await press(user, 'Eerste opmerking plaatsen')
  const before = operations().length
  await write(user, '  Cas van Inkoop ', 'Doen we mee? ')
  // R-COM-18
  expect(button('Opmerking versturen...')).toBeDisabled()
  expect(button('Annuleren')).toBeDisabled()
  for (const field of [name(), content()]) expect(field).toBeDisabled()
  answer.letGo()
  // R-COM-34
  await told('Opmerking toegevoegd', 'Je opmerking is succesvol toegevoegd')
  const one = screen.getByRole('article', { name: 'Opmerking van Cas van Inkoop' })
  // R-COM-11
  expect(one).toHaveTextContent('Cas van Inkoop')
  // R-COM-12
  expect(within(one).getByText('07 mrt 2026 om 10:05')).toBeVisible()
  // R-COM-33
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(header()).toHaveTextContent('Opmerkingen1')
  await waitFor(() => expect(header()).toHaveFocus())
  // R-COM-32
  expect(sent('AddComment')).toMatchObject([
    { input: { bookmarkId: 'bookmark', commenterName: 'Cas van Inkoop', content: 'Doen we mee?' } },
  ])
  // R-COM-55
  expect(operations().slice(before)).toEqual(['AddComment'])
})

test('while a comment is sent all other actions are disabled; after a lost answer the draft stays and a retry is idempotent', async () => {
  let answer: unknown = lost
  const { user, sent } = await opened([first], { addComment: () => (answer as () => unknown)() })
  await press(user, 'Opmerking toevoegen')
  const late = held(lost)
  answer = () => late.late({})
  await write(user, 'Cas', 'Komt dit aan?')
  // R-COM-18
  for (const label of ['Opmerking versturen...', 'Annuleren', /^Reageren/]) expect(button(label)).toBeDisabled()
  late.letGo()
  // R-COM-36
  await told('Fout bij versturen', 'Er is een fout opgetreden bij het versturen van je opmerking')
  expect(document.querySelector('[data-kind=error]')).toBeVisible()
  expect(content()).toHaveValue('Komt dit aan?')
  await waitFor(() => expect(content()).toHaveFocus())
  answer = () => added(comment('new', 'Komt dit aan?', { createdAt: '2026-03-08T09:05:00.000Z' }), 2)
  await press(user, 'Opmerking plaatsen')
  await told('Opmerking toegevoegd')
  expect(screen.getAllByText('Komt dit aan?')).toHaveLength(1)
  const keys = sent('AddComment').map(({ input }) => (input as { clientMutationId: string }).clientMutationId)
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

test('a reply is shown under its comment, one level deep', async () => {
  const answer = held(added({ ...reply, content: 'Ja, doen' }, 2))
  const { user, sent } = await opened([first], { addComment: answer.late })
  await press(user, 'Opmerking toevoegen')
  await press(user, /^Reageren/)
  // R-COM-10
  expect(screen.getAllByRole('form')).toEqual([screen.getByRole('form', { name: 'Reageren' })])
  await press(user, 'Opmerking toevoegen')
  // R-COM-10
  expect(screen.getAllByRole('form')).toEqual([screen.getByRole('form', { name: 'Nieuwe opmerking' })])
  await press(user, /^Reageren/)
  await write(user, 'Cas', 'Ja, doen')
  // R-COM-19
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled()
  for (const label of ['Reactie versturen...', 'Annuleren', /^Reageren/, 'Opmerking toevoegen'])
    expect(button(label)).toBeDisabled()
  answer.letGo()
  // R-COM-35
  await told('Reactie geplaatst', 'Je reactie is succesvol geplaatst')
  const one = within(screen.getByRole('list', { name: 'Reacties' })).getByRole('article')
  // R-COM-7
  expect(one).toHaveTextContent('Ja, doen')
  // R-COM-13
  expect(within(one).getByText('Reactie')).toBeVisible()
  // R-COM-8 R-COM-9
  expect(screen.getAllByRole('button', { name: /^Reageren/ })).toHaveLength(1)
  // R-COM-32
  expect(sent('AddComment')).toMatchObject([{ input: { parentCommentId: 'first', content: 'Ja, doen' } }])
  expect(header()).toHaveTextContent('Opmerkingen2')
})

test('only the user’s own comments have buttons, each with a unique accessible name', async () => {
  const theirs = comment('theirs', 'Van een ander', { viewerCanUpdate: false, viewerCanDelete: false })
  await opened([withReply, theirs])
  // R-COM-14
  for (const label of [
    'Opmerking bewerken: Vooraf, 07 mrt 2026 om 10:05',
    'Opmerking verwijderen: Vooraf, 07 mrt 2026 om 10:05',
    'Reactie bewerken: Vooraf, 07 mrt 2026 om 10:05',
    'Reactie verwijderen: Vooraf, 07 mrt 2026 om 10:05',
  ])
    expect(screen.getAllByRole('button', { name: label })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Opmerkingen' })).not.toBeInTheDocument()
})

test('the user’s own comment is edited in place', async () => {
  let updateComment: unknown = refused('kapot')
  const { user, sent, operations } = await opened([first], {
    updateComment: () => (typeof updateComment === 'function' ? (updateComment() as unknown) : updateComment),
  })
  const edit = /^Opmerking bewerken/
  await press(user, edit)
  // R-COM-37
  expect(name()).toHaveValue('Vooraf')
  expect(content()).toHaveValue('Eerste')
  await fill(user, name(), 'Iemand anders')
  await fill(user, content(), 'Iets anders')
  await press(user, 'Annuleren')
  // R-COM-38
  expect(screen.getByRole('article')).toHaveTextContent(/Vooraf.*Eerste/)
  await press(user, edit)
  expect(name()).toHaveValue('Vooraf')
  expect(content()).toHaveValue('Eerste')
  await fill(user, name(), 'x'.repeat(101))
  await fill(user, content(), 'y'.repeat(1001))
  await press(user, 'Opslaan')
  // R-COM-40
  expect(screen.getByText('Naam mag maximaal 100 karakters zijn')).toBeVisible()
  expect(screen.getByText('Opmerking mag maximaal 1000 karakters zijn')).toBeVisible()
  expect(name()).toHaveValue('x'.repeat(101))
  expect(content()).toHaveValue('y'.repeat(1001))
  for (const [named, text] of [
    ['Cas', '   '],
    ['  ', 'Met woorden'],
  ] as const) {
    await fill(user, name(), named)
    await fill(user, content(), text)
    await press(user, 'Opslaan')
    // R-COM-39
    await told('Vereiste velden', 'Naam en opmerking zijn verplicht')
    await press(user, 'Melding sluiten')
  }
  // R-COM-39
  expect(sent('UpdateComment')).toEqual([])

  await fill(user, name(), '  Cas ')
  await fill(user, content(), '  Tweede versie ')
  await press(user, 'Opslaan')
  // R-COM-43
  await told('Fout bij bijwerken', 'Er is een fout opgetreden bij het bijwerken van je opmerking')
  await waitFor(() => expect(content()).toHaveFocus())
  updateComment = { comment: { ...first, commenterName: 'Cas', content: 'Tweede versie' } }
  const before = operations().length
  await press(user, 'Opslaan')
  // R-COM-42
  await told('Opmerking bijgewerkt', 'Je opmerking is succesvol bijgewerkt')
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(said('Tweede versie')).toBeVisible()
  // R-COM-55
  expect(operations().slice(before)).toEqual(['UpdateComment'])
  // R-COM-41
  expect(sent('UpdateComment').at(-1)).toEqual({
    input: { commentId: 'first', commenterName: 'Cas', content: 'Tweede versie' },
  })
})

test('the user’s own comment is deleted after a confirmation, and its replies stay', async () => {
  let deleteComment: unknown = refused('kapot')
  const { user, sent, operations } = await opened([withReply], {
    deleteComment: () => (typeof deleteComment === 'function' ? (deleteComment() as unknown) : deleteComment),
  })
  const ask = async () => {
    await press(user, /^Opmerking verwijderen/)
    return within(
      await screen.findByRole('alertdialog', { name: 'Weet je zeker dat je deze opmerking wilt verwijderen?' }),
    )
  }
  const cancel = (await ask()).getByRole('button', { name: 'Annuleren' })
  // R-COM-44
  await waitFor(() => expect(cancel).toHaveFocus())
  await user.click(cancel)
  await waitFor(() => expect(button(/^Opmerking verwijderen/)).toHaveFocus())
  // R-COM-45
  expect(said('Eerste')).toBeVisible()
  expect(sent('DeleteComment')).toEqual([])
  await user.click((await ask()).getByRole('button', { name: 'Verwijderen' }))
  // R-COM-47
  await told('Fout bij verwijderen', 'Er is een fout opgetreden bij het verwijderen van je opmerking')
  deleteComment = { ...added(placeholder), deletedCommentId: 'first' }
  const before = operations().length
  await user.click((await ask()).getByRole('button', { name: 'Verwijderen' }))
  // R-COM-46
  await told('Opmerking verwijderd', 'Je opmerking is succesvol verwijderd')
  // R-COM-55
  expect(operations().slice(before)).toEqual(['DeleteComment'])
  // R-INT-16
  expect(said('Deze opmerking is verwijderd')).toBeVisible()
  expect(said('Tweede')).toBeVisible()
  expect(said('Eerste')).not.toBeInTheDocument()
  noButton(/^Reageren/)
  await waitFor(() => expect(header()).toHaveFocus())
  expect(header()).toHaveTextContent('Opmerkingen1')
})

test('opening another form, or the same one again, keeps the draft', async () => {
  const { user } = await opened([first])
  await press(user, /^Reageren/)
  await fill(user, name(), 'Cas')
  await fill(user, content(), 'Half getypt')
  await press(user, /^Reageren/)
  expect(content()).toHaveValue('Half getypt')
  await waitFor(() => expect(content()).toHaveFocus())
  await press(user, 'Opmerking toevoegen')
  expect(name()).toHaveValue('')
  await fill(user, content(), 'Iets nieuws')
  await press(user, /^Reageren/)
  expect(content()).toHaveValue('Half getypt')
  await press(user, 'Annuleren')
  await press(user, /^Reageren/)
  expect(content()).toHaveValue('')
})

test('an edit of a comment survives folding its section', async () => {
  const { user } = await opened([first])
  await press(user, /^Opmerking bewerken/)
  await fill(user, content(), 'Half veranderd')
  await user.click(header())
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  await user.click(header())
  expect(content()).toHaveValue('Half veranderd')
  await waitFor(() => expect(header()).toHaveFocus())
})

test.each([
  ['disappears', null],
  ['becomes a placeholder', placeholder],
])('a draft reply stays when its comment %s, and can be posted as a comment', async (_how, left) => {
  const { user, sent, publish } = await opened([first], { addComment: added(comment('new', 'Een lang verhaal')) })
  await press(user, /^Reageren/)
  await fill(user, name(), 'Bea')
  await fill(user, content(), 'Een lang verhaal')
  publish('CommentEvents', {
    commentEvents: {
      __typename: 'CommentDeleted',
      deletedCommentId: 'first',
      comment: left,
      bookmark: { id: 'bookmark' },
    },
  })
  expect(await screen.findByText('De opmerking waarop je reageert, is verwijderd.')).toBeVisible()
  expect(content()).toHaveValue('Een lang verhaal')
  await waitFor(() => expect(content()).toHaveFocus())
  await press(user, 'Als nieuwe opmerking plaatsen')
  await told('Opmerking toegevoegd')
  expect(sent('AddComment')).toMatchObject([{ input: { parentCommentId: null, content: 'Een lang verhaal' } }])
})

test('more comments load on request, a failure is shown in place, and a refresh keeps them and the draft', async () => {
  const last = comment('last', 'Laatste', { createdAt: '2026-03-09T09:05:00.000Z' })
  const page = { nodes: [first], pageInfo: { hasNextPage: true, endCursor: 'verder' } }
  let further: () => unknown = refused('kapot')
  const { user, sent } = open(
    {
      node: () => ({ ...thread([]), comments: ({ after }: { after?: string }) => (after ? further() : page) }),
      refreshTenders: {},
    },
    'staff',
    <RefreshButton />,
  )
  await user.click(await screen.findByRole('button', { name: 'Meer opmerkingen tonen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Meer opmerkingen konden niet worden geladen')
  const answer = held({ nodes: [last] })
  further = () => answer.late({})
  await press(user, 'Opnieuw proberen')
  expect(button('Bezig...')).toHaveAttribute('aria-disabled', 'true')
  answer.letGo()
  expect(await screen.findByText('Laatste')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.click(screen.getAllByRole('button', { name: /^Reageren/ }).at(-1)!)
  await fill(user, content(), 'Half ')
  await press(user, /Ververs/)
  await told('Data ververst')
  await waitFor(() => expect(sent('TenderDiscussions')).toHaveLength(2))
  expect(said('Laatste')).toBeVisible()
  expect(content()).toHaveValue('Half ')
})
