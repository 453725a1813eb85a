import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { openAccountMenu, signInAs, withPassword } from './people.js'
import { toast } from './screen.js'
import { commented } from './stage.js'
import { opened, said, thread } from './threads.js'
import { asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

/** Makes a chunk fail to load, as without a network, or after a deployment that removed it. */
const without = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, route => route.abort('connectionrefused'))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'a menu whose code fails to load leaves the page as it is, and loads on the next attempt',
    repeated(),
    async ({ page }) => {
      await asVisitor(page.context())
      await without(page, 'MenuPanel')
      await without(page, 'FilterDrawerPanel')
      await page.goto('/tenders')
      await page.getByRole('combobox', { name: 'Zoek in tenders' }).fill('beheer')
      await page.getByRole('button', { name: 'Menu openen' }).click()
      await expect(toast(page)).toContainText('Het menu kon niet worden geladen')
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(toast(page)).toContainText('Het filterpaneel kon niet worden geladen')
      await expect(page.getByRole('combobox', { name: 'Zoek in tenders' })).toHaveValue('beheer')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Menu openen' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  )
})

test('a dialog whose code fails to load leaves the list as it is', repeated(), async ({ page }) => {
  await asVisitor(page.context())
  await without(page, 'TenderDialog')
  await page.goto('/tenders?q=beheer')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(toast(page)).toContainText('De tender kon niet worden geladen')
  await expect(page).toHaveURL('/tenders?q=beheer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
  await page.unrouteAll()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'a page whose code fails to load shows an error for that page only, until it is visited again',
  repeated(),
  async ({ page }) => {
    await signInAs(page, 'medewerker')
    await without(page, 'ProfilePage')
    await (await openAccountMenu(page)).click()
    await expect(page).toHaveURL('/profiel')
    await expect(page.getByRole('heading', { name: 'Deze pagina werkt even niet' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Tenders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
    await page.unrouteAll()
    await (await openAccountMenu(page)).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profiel')
  },
)

test(
  'an account menu or a confirmation whose code fails to load leaves the page as it is',
  repeated(),
  async ({ page }) => {
    await without(page, 'AccountTools')
    await without(page, 'ConfirmDialog')
    await withPassword(page)
    await page.goto('/api/login?returnTo=%2Fprofiel')
    await page.getByRole('button', { name: 'Doorgaan als medewerker' }).click()
    await page.getByLabel('Huidig wachtwoord').fill('half getyp')
    await expect(page.getByRole('link', { name: 'Account van Mees Medewerker' })).toHaveAttribute('href', '/profiel')
    await page.getByRole('button', { name: 'Account verwijderen' }).click()
    await expect(toast(page)).toContainText('Het bevestigingsvenster kon niet worden geladen')
    await expect(page.getByLabel('Huidig wachtwoord')).toHaveValue('half getyp')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Account verwijderen' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
)

test('an error in the toasts leaves the page as it is', repeated(), async ({ page }) => {
  await asVisitor(page.context())
  await page.route('**/assets/Toaster-*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken toasts") }',
    }),
  )
  const broken = page.waitForEvent('console', message => message.text().includes('broken toasts'))
  await page.goto('/tenders')
  await broken
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
})

test('a thread becomes live later when the code of the socket fails to load at first', repeated(), async ({ page }) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Vooraf')
  await without(page, 'socket')
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/assets/socket-'))
  const card = await opened(page, staged)
  await failed
  await expect(said(card, 'Vooraf')).toBeVisible()
  await commented(page, staged.bookmarkId, 'Intussen')
  await page.unrouteAll()
  await expect(said(card, 'Intussen')).toBeVisible()
  await commented(page, staged.bookmarkId, 'En nu live')
  await expect(said(card, 'En nu live')).toBeVisible()
})
