import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { held, lost, never, refused, serverError } from '../../../test/server'
import { fill, show, told } from '../../../test/show'
import UserManagementPage from './UserManagementPage'

const LABELS = ['Gebruikersnaam', 'Email', 'Voornaam', 'Achternaam', 'Tijdelijk Wachtwoord']
const nina = { username: 'nina', email: 'nina@greenrock.nl', firstName: 'Nina', lastName: 'Nieuw' }
const installation = { companyEmailDomain: 'greenrock.nl' }
const listed = { id: 'nina', ...nina, isActive: true, createdAt: '2026-03-07T09:00:00.000Z' }

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const row = (name: string) => screen.getByText(name).closest('li')!
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }))

async function open(answers: object = {}) {
  const shown = show(<UserManagementPage />, { as: 'administrator', answers: { installation, ...answers } })
  await screen.findByRole('heading', { name: /^Bestaande Gebruikers/ })
  return shown
}

async function fillIn(user: UserEvent, someone = nina, password = 'Tijdelijk1!') {
  for (const [index, text] of [...Object.values(someone), password].entries())
    await fill(user, field(LABELS[index]!), text)
}

test('a user without administrator rights sees why the page is closed', async () => {
  const { operations } = show(<UserManagementPage />, { as: 'staff' })
  // R-GATE-5 R-USER-2
  expect(await screen.findByRole('heading', { name: 'Administrator Rechten Vereist' })).toBeVisible()
  // R-USER-3
  expect(
    screen.getByText('Deze pagina is alleen toegankelijk voor gebruikers met administrator rechten.'),
  ).toBeVisible()
  // R-USER-4
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(screen.queryByText(/Bestaande Gebruikers/)).not.toBeInTheDocument()
  expect(operations()).not.toContain('Users')
})

test('an administrator’s page has the form for a new user and the card Systeem Beheer', async () => {
  await open()
  // R-USER-1
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gebruikersbeheer')
  // R-USER-5 R-USER-6 R-USER-7 R-USER-8 R-USER-9
  for (const label of LABELS) expect(field(label)).toBeVisible()
  // R-USER-13
  expect(screen.getByText(/kan het wachtwoord later wijzigen in het profiel/)).toBeVisible()
  const system = screen.getByRole('region', { name: 'Systeem Beheer' })
  // R-USER-35
  expect(system).toHaveTextContent(/minuten.*500\+/)
  // R-USER-34
  expect(within(system).getByRole('button', { name: 'Start Herindexering' })).toBeEnabled()
})

test('the button Genereer fills in another password of 12 characters each time', async () => {
  const { user } = await open()
  const seen = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    await press(user, 'Genereer')
    // R-USER-9 R-USER-10 R-USER-11
    expect(field('Tijdelijk Wachtwoord').value).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/)
    seen.add(field('Tijdelijk Wachtwoord').value)
  }
  // R-USER-12
  expect(seen.size).toBe(3)
})

test('the form for a new user refuses empty fields and addresses of another domain, without a request', async () => {
  const { user, sent } = await open()
  await fillIn(user)
  for (const label of LABELS) {
    const before = field(label).value
    await fill(user, field(label), '   ')
    await press(user, 'Gebruiker aanmaken')
    // R-USER-14
    await told('Vul alle velden in')
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toBeInvalid()
    await fill(user, field(label), before)
    await press(user, 'Melding sluiten')
  }
  await fill(user, field('Email'), 'nina@elders.nl')
  await press(user, 'Gebruiker aanmaken')
  // R-USER-15
  await told('Email moet eindigen met @greenrock.nl')
  // R-USER-14 R-USER-15
  expect(sent('CreateUser')).toEqual([])
})

test.each([
  // R-USER-24
  ['a refusal of the input', refused('Ongeldige invoer: te kort'), 'De invoer voldoet niet aan de eisen'],
  // R-USER-25
  ['a failure of the server', serverError(500), 'Er ging iets mis bij het aanmaken van de gebruiker'],
])(
  'when creating a user fails with %s, a toast shows it, the form keeps its text, and nothing is resent',
  async (_what, createUser, sentence) => {
    const { user, sent } = await open({ createUser })
    await fillIn(user, nina, 'kort1')
    await press(user, 'Gebruiker aanmaken')
    // R-USER-22
    await told('Fout', sentence)
    // R-USER-16 R-USER-17 R-CACHE-6
    expect(sent('CreateUser')).toEqual([{ input: { ...nina, temporaryPassword: 'kort1' } }])
    expect(field('Gebruikersnaam')).toHaveValue('nina')
  },
)

test('a field that the server refuses is marked and gets the focus, until the next submission', async () => {
  const { user } = await open({
    createUser: refused('Een gebruiker met dit e-mailadres bestaat al', 'BAD_USER_INPUT', ['email']),
  })
  await fillIn(user)
  await press(user, 'Gebruiker aanmaken')
  // R-USER-23
  await told('Fout', 'Gebruiker met deze gegevens bestaat al')
  expect(field('Email')).toBeInvalid()
  expect(field('Gebruikersnaam')).toBeValid()
  await waitFor(() => expect(field('Email')).toHaveFocus())
})

test.each([
  ['Welkom aan boord, Nina', 'Welkom aan boord, Nina'],
  ['', 'Gebruiker succesvol aangemaakt'],
])('a new user is listed, the form is cleared, and the message %p is shown as %p', async (message, sentence) => {
  const { user } = await open({ createUser: { message, user: listed }, users: { totalCount: 1200 } })
  // R-USER-43
  expect(screen.getByRole('heading', { name: 'Bestaande Gebruikers (1.200)' })).toBeVisible()
  await fillIn(user)
  await press(user, 'Gebruiker aanmaken')
  // R-USER-19
  await told('Succes', sentence)
  // R-USER-20
  for (const label of LABELS) expect(field(label)).toHaveValue('')
  // R-USER-21
  expect(row('Nina Nieuw')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Bestaande Gebruikers (1.201)' })).toBeVisible()
})

test('a listed user has a name, a username, an address, a state and two dates', async () => {
  const once = { ...listed, id: 'once', firstName: 'Oud', isActive: false, lastLoginAt: '2026-03-08T12:05:00.000Z' }
  await open({ users: { nodes: [listed, once] } })
  // R-USER-44 R-USER-45 R-USER-46
  for (const text of ['Nina Nieuw', '@nina', 'nina@greenrock.nl']) expect(row('Nina Nieuw')).toHaveTextContent(text)
  // R-USER-47
  expect(within(row('Nina Nieuw')).getByText('Actief')).toBeVisible()
  expect(within(row('Oud Nieuw')).getByText('Inactief')).toBeVisible()
  // R-USER-48
  expect(row('Nina Nieuw')).toHaveTextContent('Aangemaakt 07 mrt 2026')
  // R-USER-49
  expect(row('Nina Nieuw')).not.toHaveTextContent('Laatst ingelogd')
  expect(row('Oud Nieuw')).toHaveTextContent('Laatst ingelogd 08 mrt 2026 13:05')
})

test('more users load on request, and a failure to load them is shown in place', async () => {
  const first = { nodes: [listed], pageInfo: { hasNextPage: true, endCursor: 'verder' } }
  let further: unknown = refused('kapot')
  const { user } = await open({
    users: ({ after }: { after?: string }) => (after ? (further as () => unknown)() : first),
  })
  await press(user, 'Meer laden')
  expect(await screen.findByRole('alert')).toHaveTextContent('Meer gebruikers konden niet worden geladen')
  expect(row('Nina Nieuw')).toBeVisible()
  further = never
  await press(user, 'Opnieuw proberen')
  expect(screen.getByRole('button', { name: 'Bezig...' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('reindexing shows its counts, and each kind of failure has its own sentence', async () => {
  let reclassifyTenders: () => unknown = () => ({ processed: 1200, categorized: 7 })
  const { user, sent } = await open({ reclassifyTenders: () => reclassifyTenders() })
  const start = screen.getByRole('button', { name: 'Start Herindexering' })
  await user.click(start)
  // R-USER-38
  await told('Herindexering Voltooid', '1.200 tenders verwerkt, 7 gecategoriseerd')
  // R-USER-36
  expect(sent('ReindexTenders')).toEqual([{}])
  for (const [failure, sentence] of [
    [refused('Unauthorized: je hebt geen toestemming'), 'Je hebt geen toestemming voor deze actie'], // R-USER-40
    [lost, 'Verbinding met server mislukt'], // R-USER-41
    [refused('kapot'), 'Er ging iets mis bij het herindexeren van tenders'], // R-USER-42
  ] as const) {
    reclassifyTenders = failure
    await user.click(start)
    // R-USER-39
    await told('Herindexering Mislukt', sentence)
  }
})

test('a temporary password is renewed after a confirmation, and shown once the server has accepted it', async () => {
  const renewal = held({ message: 'Nieuw tijdelijk wachtwoord ingesteld', user: listed })
  const { user, sent } = await open({ users: { nodes: [listed] }, renewTemporaryPassword: renewal.late })
  const start = screen.getByRole('button', { name: 'Nieuw tijdelijk wachtwoord: Nina Nieuw' })
  await user.click(start)
  const dialog = await screen.findByRole('dialog', { name: 'Nieuw tijdelijk wachtwoord' })
  expect(dialog).toHaveTextContent(/Nina Nieuw wordt overal uitgelogd.*72 uur/)
  // A dialog's focus trap activates a moment after it opens, and then remembers the previous focus.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await press(user, 'Wachtwoord vernieuwen')
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
  renewal.letGo()
  await told('Nieuw tijdelijk wachtwoord ingesteld', 'Nina Nieuw is overal uitgelogd')
  const password = within(dialog).getByLabelText<HTMLInputElement>('Tijdelijk wachtwoord').value
  expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/)
  expect(sent('RenewTemporaryPassword')).toEqual([{ input: { userId: 'nina', temporaryPassword: password } }])
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Wachtwoord kopiëren' })).toHaveFocus())
  await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(start).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a password that cannot be renewed is not shown, and the toast has the server’s sentence', async () => {
  const { user } = await open({ users: { nodes: [listed] }, renewTemporaryPassword: refused('Geen wachtwoord hier') })
  await press(user, 'Nieuw tijdelijk wachtwoord: Nina Nieuw')
  await user.click(await screen.findByRole('button', { name: 'Wachtwoord vernieuwen' }))
  await told('Geen wachtwoord hier')
  expect(within(screen.getByRole('dialog')).queryByRole('textbox')).not.toBeInTheDocument()
})

test('a request refused as unauthenticated triggers a session check', async () => {
  const signedIn = { authenticated: true, user: { id: 'bea', isAdmin: true } }
  const { sent } = show(<UserManagementPage />, {
    answers: {
      session: () => (sent('Session').length > 1 ? {} : signedIn),
      users: refused('Log in om dit te doen', 'UNAUTHENTICATED'),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Administrator Rechten Vereist' })).toBeVisible()
  expect(sent('Session')).toHaveLength(2)
})

test('deactivating a user needs a confirmation, activating one does not', async () => {
  let setUserActive: unknown = { user: { ...listed, isActive: false } }
  const { user, sent } = await open({ users: { totalCount: 1, nodes: [listed] }, setUserActive: () => setUserActive })
  await press(user, 'Deactiveren: Nina Nieuw')
  const question = await screen.findByRole('alertdialog', { name: 'Wil je Nina Nieuw deactiveren?' })
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(sent('SetUserActive')).toEqual([])
  await press(user, 'Deactiveren: Nina Nieuw')
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Wil je Nina Nieuw deactiveren?' })).getByRole('button', {
      name: 'Deactiveren',
    }),
  )
  await told('Gebruiker gedeactiveerd', 'Nina Nieuw is uitgelogd en kan niet meer inloggen')
  expect(sent('SetUserActive')).toEqual([{ input: { userId: 'nina', isActive: false } }])
  setUserActive = { user: listed }
  // The page ignores the pointer until the dialog has closed.
  await waitFor(() => press(user, 'Melding sluiten'))
  await press(user, 'Activeren: Nina Nieuw')
  await told('Gebruiker geactiveerd', 'Nina Nieuw kan weer inloggen')
})
