import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { repeated } from './repeated.js'
import { noViolations } from './axe.js'
import { ask } from './graphql.js'
import { inDatabase } from './in-database.js'
import { openedAs, signedInAs } from './people.js'
import { overflow, toast } from './screen.js'
import { withMouse } from './visitor.js'

const PATH = '/zoekprofielen'
const own = (page: Page) => page.getByRole('list', { name: 'Je zoekprofielen' }).getByRole('listitem')
const theirs = (page: Page) => page.getByRole('list', { name: 'Zoekprofielen van collega’s' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const total = async (page: Page) =>
  Number(/^\d+/.exec((await page.getByText(/resultaten gevonden$/).textContent()) ?? '')?.[0])

test.beforeEach(async ({ context, page }) => {
  await withMouse(context)
  await signedInAs(page, 'medewerker')
  await inDatabase("UPDATE app_users SET seen_until = now() - interval '20 days' WHERE username = 'medewerker'")
})

async function unseen(page: Page): Promise<number> {
  const query = 'query ($filter: TenderFilter) { unseenTenders(filter: $filter) { count } }'
  const filter = { search: 'onderhoud', openClosed: 'OPEN' }
  return (await ask<{ unseenTenders: { count: number } }>(page, query, { filter })).unseenTenders.count
}

async function saved(page: Page, address: string, name: string, share = false): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Zoekprofiel bewaren' }).click()
  await dialog(page).getByLabel('Naam').fill(name)
  if (share) await dialog(page).getByText('Delen met collega’s').click()
  await dialog(page).getByRole('button', { name: 'Bewaren' }).click()
  await expect(toast(page)).toContainText('Zoekprofiel bewaard')
  await expect(dialog(page)).toHaveCount(0)
}

test('by keyboard a filter is saved, its new tenders are counted and read, and then count as seen', async ({
  page,
}) => {
  await openedAs(page, 'medewerker', '/tenders?q=onderhoud&status=open')
  const save = page.getByRole('button', { name: 'Zoekprofiel bewaren' })
  const found = await total(page)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Naam')).toHaveValue('onderhoud')
  await expect(dialog(page)).toContainText('Zoektekst: onderhoud · Status: Open')
  await expect(dialog(page).getByRole('status')).toContainText('per week')
  await expect(dialog(page).getByRole('list', { name: 'Nieuwste tenders van dit profiel' })).toContainText(
    'past op: onderhoud',
  )
  await noViolations(page, 'the dialog of a search profile')
  await dialog(page).getByLabel('Naam').fill('Onderhoud, open')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Zoekprofiel bewaard')

  await page.getByRole('banner').getByRole('link', { name: 'Zoekprofielen' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).toContainText('Zoektekst: onderhoud · Status: Open')
  await expect(
    own(page).getByRole('img', { name: /^Gepubliceerd per week, 12 weken tot en met vandaag: \d/ }),
  ).toBeVisible()
  await expect(own(page).getByRole('link', { name: /nieuwe/ })).toHaveCount(0)

  await inDatabase("UPDATE search_profiles SET seen_at = now() - interval '9 days'")
  const fresh = own(page).getByRole('link', { name: /^\d+ nieuwe tenders in Onderhoud, open, sinds/ })
  const link = page.getByRole('banner').getByRole('link', { name: /^Zoekprofielen/ })
  // Race condition: other tests view tenders as this user, which makes them seen.
  await expect(async () => {
    const count = await unseen(page)
    await page.reload()
    await expect(fresh).toHaveText(`${count} nieuw`, { timeout: 5_000 })
    await expect(link.getByRole('img', { name: `${count} nieuwe tenders` })).toBeVisible()
  }).toPass()
  await noViolations(page, 'search profiles')
  await fresh.click()
  await expect(page).toHaveURL(/^[^?]*\/tenders\?q=onderhoud&since=.+&status=open$/)
  await expect(page.getByText(`${found} resultaten gevonden`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filter Nieuw sinds .* verwijderen$/ })).toBeVisible()
  await expect(link.getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(own(page).getByRole('link', { name: /nieuwe/ })).toHaveCount(0)
  await own(page).getByRole('link', { name: 'Onderhoud, open' }).click()
  await expect(page).toHaveURL('/tenders?q=onderhoud&status=open')
})

test('a colleague copies, changes and removes a shared profile', repeated(), async ({ page, browser }) => {
  await openedAs(page, 'medewerker', '/tenders')
  await expect(page.getByRole('button', { name: 'Zoekprofiel bewaren' })).toHaveCount(0)
  await saved(page, '/tenders?category=finance-control', 'Geld', true)

  const other = await (await browser.newContext()).newPage()
  await withMouse(other.context())
  await openedAs(other, 'collega', PATH)
  await expect(theirs(other)).toContainText('Categorie: Finance & Control')
  await theirs(other).getByRole('button', { name: 'Overnemen: Geld' }).click()
  await dialog(other).getByRole('button', { name: 'Bewaren' }).click()
  await expect(own(other)).toHaveCount(1)
  await other.context().close()

  await page.goto(PATH)
  await expect(own(page)).toContainText('Gedeeld')
  await expect(theirs(page)).toHaveCount(0)
  await own(page).getByRole('button', { name: 'Aanpassen: Geld' }).click()
  await dialog(page).getByLabel('Naam').fill('Financiën')
  await dialog(page).getByText('Delen met collega’s').click()
  await dialog(page).getByRole('button', { name: 'Bewaren' }).click()
  await expect(own(page)).toContainText('Financiën')
  await expect(own(page)).not.toContainText('Gedeeld')
  await own(page).getByRole('button', { name: 'Verwijderen: Financiën' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('heading', { name: 'Nog geen zoekprofielen' })).toBeVisible()
  await noViolations(page, 'no search profiles')
})

test('a duplicate name shows an error at its field, and the typed text stays', repeated(), async ({ page }) => {
  await openedAs(page, 'medewerker', '/tenders')
  await saved(page, '/tenders?q=weg', 'Wegen')
  await page.goto('/tenders?q=sluis')
  await page.getByRole('button', { name: 'Zoekprofiel bewaren' }).click()
  await dialog(page).getByLabel('Naam').fill('wegen')
  await dialog(page).getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog(page).getByLabel('Naam')).toHaveAccessibleErrorMessage(/Je hebt al een zoekprofiel ‘wegen’/)
  await expect(dialog(page).getByLabel('Naam')).toHaveValue('wegen')
})

test('a visitor reads what a search profile is, and how to get one', repeated(), async ({ page, context }) => {
  await context.clearCookies()
  await page.addInitScript(() => sessionStorage.setItem('zonderInloggen', '1'))
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Log in om zoekprofielen te bewaren' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    /returnTo=%2Fzoekprofielen/,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page of profiles is in the menu, and nothing scrolls sideways', repeated(), async ({ page }) => {
    await openedAs(page, 'medewerker', '/tenders')
    await saved(page, '/tenders?q=onderhoud', 'Onderhoudswerkzaamheden'.repeat(2))
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await dialog(page)
      .getByRole('link', { name: /^Zoekprofielen/ })
      .click()
    await expect(own(page)).toHaveCount(1)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
