import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { altered, instead, operationsOf } from './graphql.js'
import { focus, openAccountMenu, openedAs, signInAs } from './people.js'
import { toast } from './screen.js'
import { repeated } from './repeated.js'

const TITLE = 'Gebruikersbeheer'
const OWN_PASSWORD = 'Zonnebloem-42!'
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

let made = 0
/** Names that no other test has. */
function someone() {
  const number = `${Date.now()}${++made}`.slice(-9)
  return {
    username: `nieuw.${number}`,
    email: `nieuw.${number}@greenrock.nl`,
    firstName: 'Nina',
    lastName: `N${number}`,
  }
}
type Someone = ReturnType<typeof someone>

async function fill(page: Page, { username, email, firstName, lastName }: Someone, password = 'Tijdelijk1!') {
  await field(page, 'Gebruikersnaam').fill(username)
  await field(page, 'Email').fill(email)
  await field(page, 'Voornaam').fill(firstName)
  await field(page, 'Achternaam').fill(lastName)
  await field(page, 'Tijdelijk Wachtwoord').fill(password)
}
const send = (page: Page) => page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()

/** By an administrator, on their page; says the password. */
async function create(page: Page, user: Someone): Promise<string> {
  await fill(page, user)
  await page.getByRole('button', { name: 'Genereer' }).click()
  const password = await field(page, 'Tijdelijk Wachtwoord').inputValue()
  await send(page)
  await expect(toast(page)).toContainText('Succes')
  return password
}

/** Somebody new and their page, signed in there for good, beside that of the administrator who made them. */
async function atWork(page: Page, browser: Browser) {
  const user = someone()
  await openedAs(page, 'beheerder', '/user-management')
  const temporary = await create(page, user)
  const theirs = await staffSignIn(browser, user.username, temporary)
  await change(theirs, temporary, OWN_PASSWORD)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  return { theirs, username: user.username, name: `${user.firstName} ${user.lastName}` }
}

/** In a browser of their own, by the form on the landing page. */
async function staffSignIn(browser: Browser, username: string, password: string, path = '/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'Ik heb een medewerkersaccount' }).click()
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  return page
}

async function change(page: Page, current: string, next: string, again = next) {
  await page.getByLabel('Huidig wachtwoord').fill(current)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(next)
  await page.getByLabel('Nieuw wachtwoord herhalen').fill(again)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
}

async function deactivate(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: `Deactiveren: ${name}` })
    .click()
  await expect(row(page, name).getByText('Inactief', { exact: true })).toBeVisible()
}

test('a user who is no administrator sees why the page is closed', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await openedAs(page, 'medewerker', '/user-management')
  // R-GATE-5 R-USER-2
  await expect(page.getByRole('heading', { name: 'Administrator Rechten Vereist' })).toBeVisible()
  // R-USER-3
  await expect(
    page.getByText('Deze pagina is alleen toegankelijk voor gebruikers met administrator rechten.', { exact: true }),
  ).toBeVisible()
  // R-USER-4
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByText(/Bestaande Gebruikers/)).toHaveCount(0)
  expect(sent.filter(({ operationName }) => operationName === 'Users')).toEqual([])
})

test(
  'an administrator’s page has the form for a new user and the card Systeem Beheer',
  repeated(),
  async ({ page }) => {
    await openedAs(page, 'beheerder', '/')
    await (await openAccountMenu(page, TITLE)).click()
    await expect(page).toHaveURL('/user-management')
    // R-GATE-5 R-USER-1
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    // R-USER-5 R-USER-6 R-USER-7 R-USER-8 R-USER-9
    for (const label of ['Gebruikersnaam', 'Email', 'Voornaam', 'Achternaam', 'Tijdelijk Wachtwoord'])
      await expect(field(page, label)).toBeVisible()
    // R-USER-13
    await expect(page.getByText(/kan het wachtwoord later wijzigen in het profiel/)).toBeVisible()
    const system = page.getByRole('region', { name: 'Systeem Beheer' })
    // R-USER-35
    await expect(system).toContainText('minuten')
    await expect(system).toContainText('500+')
    // R-USER-34
    await expect(system.getByRole('button', { name: 'Start Herindexering' })).toBeVisible()
  },
)

test('Genereer fills in another password of 12 characters each time', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  const seen = new Set<string>()
  for (let press = 0; press < 5; press++) {
    await page.getByRole('button', { name: 'Genereer' }).click()
    const password = await field(page, 'Tijdelijk Wachtwoord').inputValue()
    // R-USER-9 R-USER-10 R-USER-11
    expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/)
    seen.add(password)
  }
  // R-USER-12
  expect(seen.size).toBe(5)
})

test(
  'the form refuses empty fields and other domains, and leaves the rest to the server',
  repeated(),
  async ({ page }) => {
    await openedAs(page, 'beheerder', '/user-management')
    const sent = operationsOf(page)
    const creations = () => sent.filter(({ operationName }) => operationName === 'CreateUser')
    for (const label of ['Gebruikersnaam', 'Email', 'Voornaam', 'Achternaam', 'Tijdelijk Wachtwoord']) {
      await fill(page, someone())
      await field(page, label).fill('   ')
      await send(page)
      // R-USER-14
      await expect(page.getByText('Vul alle velden in', { exact: true })).toBeVisible()
      await expect(field(page, label)).toBeFocused()
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: 'Melding sluiten' }).click()
    }
    await fill(page, { ...someone(), email: 'nina@elders.nl' })
    await send(page)
    // R-USER-15
    await expect(page.getByText('Email moet eindigen met @greenrock.nl', { exact: true })).toBeVisible()
    // R-USER-14 R-USER-15
    expect(creations()).toEqual([])

    const short = someone()
    await fill(page, short, 'kort1')
    await send(page)
    // R-USER-24
    await expect(page.getByText('De invoer voldoet niet aan de eisen', { exact: true })).toBeVisible()
    // R-USER-16 R-USER-17
    expect(creations().map(({ variables }) => variables.input)).toEqual([{ ...short, temporaryPassword: 'kort1' }])
    await expect(field(page, 'Gebruikersnaam')).toHaveValue(short.username)
  },
)

test('a new user is in the list, and cannot be made twice', async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  const user = someone()
  const name = `${user.firstName} ${user.lastName}`
  const heading = page.getByRole('heading', { name: /^Bestaande Gebruikers \(\d+\)$/ })
  const count = async () => Number((await heading.innerText()).replace(/\D/g, ''))
  const before = await count()
  await create(page, { ...user, username: ` ${user.username} ` })
  // R-USER-19
  await expect(toast(page)).toContainText('Gebruiker succesvol aangemaakt')
  // R-USER-20
  for (const label of ['Gebruikersnaam', 'Email', 'Voornaam', 'Achternaam', 'Tijdelijk Wachtwoord'])
    await expect(field(page, label)).toHaveValue('')
  const created = row(page, name)
  // R-USER-21 R-USER-44 R-USER-45
  await expect(created).toContainText(`@${user.username}`)
  // R-USER-46
  await expect(created).toContainText(user.email)
  // R-USER-47
  await expect(created.getByText('Actief', { exact: true })).toBeVisible()
  // R-USER-48
  await expect(created).toContainText(/Aangemaakt \d{2} [a-z]{3,4} \d{4}/)
  // R-USER-49
  await expect(created).not.toContainText('Laatst ingelogd')
  await expect(row(page, 'Bea Beheerder')).toContainText(/Laatst ingelogd \d{2} [a-z]{3,4} \d{4} \d{2}:\d{2}/)
  // R-USER-43
  await expect.poll(count).toBeGreaterThan(before)

  await fill(page, user)
  await send(page)
  // R-USER-22
  await expect(toast(page)).toContainText('Fout')
  // R-USER-23
  await expect(page.getByText('Gebruiker met deze gegevens bestaat al', { exact: true })).toBeVisible()
})

test('the toast of a new user has the server’s message, and ours when there is none', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  let message = 'Welkom aan boord, Nina'
  await altered(page, 'CreateUser', ({ createUser }: { createUser: object }) => Object.assign(createUser, { message }))
  await create(page, someone())
  // R-USER-19
  await expect(toast(page)).toContainText('Welkom aan boord, Nina')
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  message = ''
  await create(page, someone())
  // R-USER-19
  await expect(toast(page)).toContainText('Gebruiker succesvol aangemaakt')
})

test('more users load on request, and a failure to load them is shown in place', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/')
  await page.route('**/graphql', async route => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string
      variables: { after?: string }
    }
    if (operationName !== 'Users') return route.fallback()
    if (variables.after) return route.fulfill({ json: { data: null, errors: [{ message: 'kapot' }] } })
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { users: { pageInfo: object } } }
    Object.assign(answer.data.users.pageInfo, { hasNextPage: true, endCursor: 'verder' })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/user-management')
  await page.getByRole('button', { name: 'Meer laden' }).click()
  await expect(page.getByRole('alert')).toContainText('Meer gebruikers konden niet worden geladen')
  await expect(row(page, 'Bea Beheerder')).toBeVisible()
  await page.unrouteAll()
  await instead(page, 'Users', 'never')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
})

test('any other failure to make a user has its own sentence, and is not retried', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  await instead(page, 'CreateUser', { status: 500, body: { errors: [{ message: 'kapot' }] } })
  const sent = operationsOf(page)
  await fill(page, someone())
  await send(page)
  // R-USER-22
  await expect(toast(page)).toContainText('Fout')
  // R-USER-25
  await expect(page.getByText('Er ging iets mis bij het aanmaken van de gebruiker', { exact: true })).toBeVisible()
  // R-CACHE-6
  expect(sent.filter(({ operationName }) => operationName === 'CreateUser')).toHaveLength(1)
})

test('reindexing shows its counts, and each of its failures a sentence of its own', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  const start = page.getByRole('button', { name: 'Start Herindexering' })
  await start.click()
  await expect(page.getByText('Herindexering Voltooid', { exact: true })).toBeVisible({ timeout: 40_000 })
  // R-USER-36 R-USER-38
  await expect(toast(page)).toContainText(/^.*\d+ tenders verwerkt, \d+ gecategoriseerd/)
  const refused = (message: string) => ({ body: { data: null, errors: [{ message }] } })
  for (const [reply, sentence] of [
    [refused('Unauthorized: je hebt geen toestemming'), 'Je hebt geen toestemming voor deze actie'], // R-USER-40
    ['lost', 'Verbinding met server mislukt'], // R-USER-41
    [refused('kapot'), 'Er ging iets mis bij het herindexeren van tenders'], // R-USER-42
  ] as const) {
    await page.unrouteAll()
    await instead(page, 'ReindexTenders', reply)
    await start.click()
    // R-USER-39
    await expect(page.getByText('Herindexering Mislukt', { exact: true })).toBeVisible()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Melding sluiten' }).click()
  }
})

test('a temporary password must be changed at the first sign-in, and works no more after that', async ({
  page,
  browser,
}) => {
  const user = someone()
  await openedAs(page, 'beheerder', '/user-management')
  const temporary = await create(page, user)

  const theirs = await staffSignIn(browser, user.username, temporary, '/tenders')
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Kies een eigen wachtwoord')
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Kies een eigen wachtwoord')
  await theirs.goto('/user-management')
  await expect(theirs.getByRole('banner')).toHaveCount(0)
  await theirs.goto('/tenders')
  for (const [next, again, message] of [
    ['Kort1!', 'Kort1!', 'Nieuw wachtwoord moet minimaal 8 karakters zijn'],
    ['kleine-letters-1', 'kleine-letters-1', 'Moet minimaal één hoofdletter bevatten'],
    ['HOOFDLETTERS-1', 'HOOFDLETTERS-1', 'Moet minimaal één kleine letter bevatten'],
    ['Geen-cijfer-erin', 'Geen-cijfer-erin', 'Moet minimaal één cijfer bevatten'],
    ['Geenteken1erin', 'Geenteken1erin', 'Moet minimaal één speciaal teken bevatten'],
    [OWN_PASSWORD, 'Zonnebloem-43!', 'Wachtwoorden komen niet overeen'],
  ] as const) {
    await change(theirs, temporary, next, again)
    await expect(theirs.getByText(message, { exact: true })).toBeVisible()
  }
  await change(theirs, 'niet-het-goede-1A', OWN_PASSWORD)
  await expect(theirs.getByText('Huidig wachtwoord klopt niet', { exact: true })).toBeVisible()
  await change(theirs, temporary, OWN_PASSWORD)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
  await expect(theirs).toHaveURL('/tenders')
  await expect(theirs.getByRole('article')).toHaveCount(20)

  const again = await staffSignIn(browser, user.username, temporary)
  await expect(again.getByText('Gebruikersnaam of wachtwoord klopt niet')).toBeVisible()
  await expect(again.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
  await theirs.context().close()
  await again.context().close()
})

test(
  'an administrator renews a used-up password: the person is signed out, signs in with the new one and changes it',
  repeated(),
  async ({ page, browser }) => {
    const user = someone()
    const name = `${user.firstName} ${user.lastName}`
    await signInAs(page, 'beheerder', '/user-management')
    const temporary = await create(page, user)
    // Used up: they signed in, and did not change it.
    const theirs = await staffSignIn(browser, user.username, temporary)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Kies een eigen wachtwoord')

    const start = row(page, name).getByRole('button', { name: `Nieuw tijdelijk wachtwoord: ${name}` })
    await start.click()
    const dialog = page.getByRole('dialog', { name: 'Nieuw tijdelijk wachtwoord' })
    await expect(dialog).toContainText(`${name} wordt overal uitgelogd`)
    await expect(dialog).toContainText('binnen 72 uur')
    // Nobody passes on a password that is not set yet.
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await noViolations(page, 'renewing')
    await dialog.getByRole('button', { name: 'Wachtwoord vernieuwen' }).click()
    await expect(toast(page)).toContainText('Nieuw tijdelijk wachtwoord ingesteld')
    await expect(toast(page)).toContainText(`${name} is overal uitgelogd`)
    const renewed = await dialog.getByLabel('Tijdelijk wachtwoord').inputValue()
    expect(renewed).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/)
    await expect(dialog.getByRole('button', { name: 'Wachtwoord kopiëren' })).toBeFocused()
    await noViolations(page, 'renewed')
    // A click beside the dialog does not lose what is shown only once.
    await page.mouse.click(5, 500)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(start).toBeFocused()

    await focus(theirs)
    await expect(theirs.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
    const again = await staffSignIn(browser, user.username, renewed)
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Kies een eigen wachtwoord')
    await change(again, renewed, OWN_PASSWORD)
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await theirs.context().close()
    await again.context().close()
  },
)

test(
  'a password that cannot be renewed: the toast has the server’s sentence',
  repeated(),
  async ({ page, browser }) => {
    const theirs = await (await browser.newContext()).newPage()
    await signInAs(theirs, 'collega')
    await theirs.context().close()
    await signInAs(page, 'beheerder', '/user-management')
    await row(page, '@collega')
      .getByRole('button', { name: /^Nieuw tijdelijk wachtwoord/ })
      .click()
    await page.getByRole('button', { name: 'Wachtwoord vernieuwen' }).click()
    await expect(toast(page)).toContainText('Deze gebruiker heeft hier geen wachtwoord en logt in via de inlogdienst')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  },
)

test('a deactivated user is signed out at once, and can sign in again only once reactivated', async ({
  page,
  browser,
}) => {
  const { theirs, username, name } = await atWork(page, browser)
  await expect(row(page, 'Bea Beheerder').getByRole('button')).toHaveCount(0)
  // R-USER-47
  await deactivate(page, name)
  await focus(theirs)
  await expect(theirs.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
  await expect(theirs.getByText('Je bent uitgelogd.')).toBeVisible()
  const refused = await staffSignIn(browser, username, OWN_PASSWORD)
  await expect(refused.getByText('Gebruikersnaam of wachtwoord klopt niet')).toBeVisible()

  await row(page, name)
    .getByRole('button', { name: `Activeren: ${name}` })
    .click()
  // R-USER-47
  await expect(row(page, name).getByText('Actief', { exact: true })).toBeVisible()
  await refused.getByLabel('Wachtwoord', { exact: true }).fill(OWN_PASSWORD)
  await refused.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(refused.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await theirs.context().close()
  await refused.context().close()
})

test(
  'a request refused for want of a sign-in makes the page check who is signed in',
  repeated(),
  async ({ page, browser }) => {
    const { theirs, name } = await atWork(page, browser)
    await expect(theirs.getByRole('complementary', { name: 'Voorbeelddata' })).toBeVisible()
    await deactivate(page, name)
    await (await openAccountMenu(theirs)).click()
    await expect(theirs.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
    await theirs.context().close()
  },
)

test('only an administrator can remove the sample data, after a question', async ({ page }) => {
  await openedAs(page, 'medewerker', '/')
  const banner = page.getByRole('complementary', { name: 'Voorbeelddata' })
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('button')).toHaveCount(0)
  await signInAs(page, 'beheerder')
  await instead(page, 'ClearSamples', { body: { data: { clearSamples: true } } })
  const sent = operationsOf(page)
  const cleared = () => sent.filter(({ operationName }) => operationName === 'ClearSamples')
  await banner.getByRole('button', { name: /Verwijderen/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toHaveCount(0)
  expect(cleared()).toEqual([])
  await banner.getByRole('button', { name: /Verwijderen/ }).click()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Voorbeelddata verwijderd', { exact: true })).toBeVisible()
  expect(cleared()).toHaveLength(1)
})

test('axe finds nothing wrong in user management', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  await expect(page.getByText('Bea Beheerder')).toBeVisible()
  await send(page)
  await expect(toast(page)).toBeVisible()
  // A toast with the focus stays for as long as both themes take.
  await page.keyboard.press('F8')
  await noViolations(page, 'users')
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: /Verwijderen: voorbeelddata/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await noViolations(page, 'question')
  await signInAs(page, 'medewerker', '/user-management')
  await noViolations(page, 'no access')
})
