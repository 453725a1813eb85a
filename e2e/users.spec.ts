import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { focus, openAccountMenu, openedAs, signInAs } from './people.js'
import { toast } from './screen.js'
import { repeated } from './repeated.js'

const TITLE = 'Gebruikersbeheer'
const OWN_PASSWORD = 'Zonnebloem-42!'
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

let made = 0
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

/** Creates a user as an administrator on the user page; returns the password. */
async function create(page: Page, user: Someone): Promise<string> {
  await fill(page, user)
  await page.getByRole('button', { name: 'Genereer' }).click()
  const password = await field(page, 'Tijdelijk Wachtwoord').inputValue()
  await send(page)
  await expect(toast(page)).toContainText('Succes')
  return password
}

/** A new user and their page, with a changed password, beside the page of the administrator who created them. */
async function newSignedInUser(page: Page, browser: Browser) {
  const user = someone()
  await openedAs(page, 'beheerder', '/user-management')
  const temporary = await create(page, user)
  const theirs = await staffSignIn(browser, user.username, temporary)
  await change(theirs, temporary, OWN_PASSWORD)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  return { theirs, username: user.username, name: `${user.firstName} ${user.lastName}` }
}

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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  await expect(row(page, name).getByText('Inactief', { exact: true })).toBeVisible()
}

test('a new user is listed, and cannot be created twice', async ({ page }) => {
  await openedAs(page, 'beheerder', '/')
  await (await openAccountMenu(page, TITLE)).click()
  await expect(page).toHaveURL('/user-management')
  // R-GATE-5
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
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

test('a temporary password must be changed at the first sign-in, and is invalid after that @journey', async ({
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

test('a deactivated user is signed out at once, and can sign in again only after reactivation', async ({
  page,
  browser,
}) => {
  const { theirs, username, name } = await newSignedInUser(page, browser)
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

test('axe finds no violations in user management', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', '/user-management')
  await expect(page.getByText('Bea Beheerder')).toBeVisible()
  await send(page)
  await expect(toast(page)).toBeVisible()
  // A toast stays while it has the focus, which covers both themes.
  await page.keyboard.press('F8')
  await noViolations(page, 'users')
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: /Verwijderen: voorbeelddata/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await noViolations(page, 'question')
  await signInAs(page, 'medewerker', '/user-management')
  await noViolations(page, 'no access')
})
