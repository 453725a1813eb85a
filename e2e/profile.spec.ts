import fs from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { ask, instead } from './graphql.js'
import { openAccountMenu, openedAs, signedOut, withPassword } from './people.js'
import { repeated } from './repeated.js'
import { bookmarked } from './stage.js'

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('the profile shows the user’s own data', repeated(), async ({ page }) => {
  await openedAs(page, 'collega', '/profiel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profiel')
  const facts = region(page, 'Je gegevens')
  for (const text of ['Cas Collega', '@collega', 'collega@greenrock.nl', 'Gebruiker'])
    await expect(facts.getByText(text, { exact: true })).toBeVisible()
})

test('a user of the provider is not asked for a password', repeated(), async ({ page }) => {
  await openedAs(page, 'collega', '/profiel')
  await expect(region(page, 'Wachtwoord')).toContainText('Je logt in met Replit.')
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveCount(0)
})

test('an invalid new password shows its error at the field', repeated(), async ({ page }) => {
  await withPassword(page)
  await openedAs(page, 'collega', '/profiel')
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const current = page.getByLabel('Huidig wachtwoord')
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toHaveAccessibleErrorMessage('Huidig wachtwoord is verplicht')
  await current.fill('iets')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Zonnebloem-42!')
  await page.getByLabel('Nieuw wachtwoord herhalen').fill('Zonnebloem-43!')
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByLabel('Nieuw wachtwoord herhalen')).toHaveAccessibleErrorMessage(
    'Wachtwoorden komen niet overeen',
  )
  await expect(current).not.toHaveAttribute('aria-invalid', 'true')
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

test('a session on another device can be ended', repeated(), async ({ page, browser }) => {
  // Parallel tests are signed in as the same user: this session is known by its device.
  const other = await (await browser.newContext({ userAgent: FIREFOX })).newPage()
  await openedAs(other, 'collega', '/')
  await openedAs(page, 'collega', '/profiel')
  const list = page.getByRole('list', { name: 'Aanmeldingen' })
  await expect(list.getByText('Deze browser')).toHaveCount(1)
  await expect(list.getByText(/^Chrome op /).first()).toBeVisible()
  const elsewhere = list.getByRole('listitem').filter({ hasText: 'Firefox op Windows' })
  await expect(elsewhere).toHaveCount(1)
  await elsewhere.getByRole('button', { name: /^Beëindigen/ }).click()
  await expect(elsewhere).toHaveCount(0)
  const { session } = await ask<{ session: { authenticated: boolean } }>(other, '{ session { authenticated } }')
  expect(session.authenticated).toBe(false)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Uitloggen' })).toBeVisible()
  await other.context().close()
})

test('all data of the user is downloaded as a file', repeated(), async ({ page }) => {
  await openedAs(page, 'collega', '/profiel')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('greenrock-tenders.json')
  const text = fs.readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { username: 'collega', email: 'collega@greenrock.nl' } })
})

test('erasing the account needs a confirmation, and signs out', async ({ page }) => {
  await openedAs(page, 'collega', '/profiel')
  // Parallel tests use this user too.
  await instead(page, 'EraseAccount', { body: { data: { eraseAccount: true } } })
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  await instead(page, 'Session', signedOut)
  await question.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Je bent uitgelogd.')).toHaveCount(0)
})

test(
  'the search shortcut can be switched off, and does nothing behind a dialog or a menu',
  repeated(),
  async ({ page }) => {
    await openedAs(page, 'medewerker', '/tenders')
    // Without bookmarks their page has no search field.
    await bookmarked(page)
    await expect(page.getByRole('article')).toHaveCount(20)
    const search = page.getByRole('combobox', { name: 'Zoek in tenders' })
    await openAccountMenu(page)
    await page.keyboard.press('/')
    await expect(search).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Account van/ })).toBeFocused()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()

    await page.goto('/profiel')
    await page.getByText('Sneltoetsen van één teken, zoals / voor zoeken').click()
    await page.getByRole('banner').getByRole('link', { name: 'Tenders', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.keyboard.press('/')
    await expect(search).not.toBeFocused()
    await expect(search).not.toHaveAttribute('aria-keyshortcuts')
    await page.goto('/privacy')
    const setting = page.getByRole('checkbox', { name: 'Sneltoetsen van één teken, zoals / voor zoeken' })
    await expect(setting).not.toBeChecked()
    await setting.click({ force: true })
    await page.goto('/bookmarks')
    const inBookmarks = page.getByRole('searchbox', { name: /^Zoek in bookmarks/ })
    await expect(inBookmarks).toBeVisible()
    await page.keyboard.press('/')
    await expect(inBookmarks).toBeFocused()
  },
)

test('axe finds no violations on the profile page', repeated(), async ({ page }) => {
  await withPassword(page)
  await openedAs(page, 'medewerker', '/profiel')
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByText('Huidig wachtwoord is verplicht')).toBeVisible()
  await noViolations(page, 'profile')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await noViolations(page, 'question')
  await instead(page, 'Session', {
    body: {
      data: {
        session: {
          __typename: 'Session',
          authenticated: true,
          token: null,
          mustChangePassword: true,
          user: {
            __typename: 'User',
            id: 'x',
            uuid: 'x',
            username: 'nina',
            email: null,
            firstName: null,
            lastName: null,
            isAdmin: false,
            profileImageUrl: null,
          },
        },
      },
    },
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Kies een eigen wachtwoord' })).toBeVisible()
  await noViolations(page, 'forced change')
})
