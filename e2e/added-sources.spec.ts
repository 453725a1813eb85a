import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { aFeed, CLOSING_YEAR, type Feed } from './feed.js'
import { openedAs } from './people.js'
import { toast } from './screen.js'

const PATH = '/admin/bronnen'
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Bronnen' })
    .getByRole('row')
    .filter({ has: opener(page, name) })
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// In the mode 'test' an added source may be on localhost.
test.use({ ownProduct: { settings: { NODE_ENV: 'test' }, hasWorker: true } })

let feed: Feed

test.beforeEach(async () => {
  feed = await aFeed(['Strandwachtcoördinator Noordzee', 'Vuurtorenwachter'])
})
test.afterEach(() => feed.stop())

test('by keyboard a feed is tried, added and read; its tender is listed under its name; and the source is removed', async ({
  page,
}) => {
  await openedAs(page, 'beheerder', PATH)
  await page.getByRole('button', { name: 'Bron toevoegen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bron toevoegen' })
  await dialog.getByRole('button', { name: 'Proberen' }).click()
  await expect(dialog.getByLabel('Naam')).toBeFocused()
  await expect(dialog).toContainText('Geef de bron een naam.')
  // The same error again.
  await dialog.getByRole('button', { name: 'Proberen' }).click()
  await expect(dialog.getByLabel('Naam')).toBeFocused()
  await page.keyboard.type('Kustwacht')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://192.168.1.1/feed')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Dit adres ligt binnen een eigen netwerk.')
  await expect(dialog.getByLabel('Adres')).toBeFocused()
  await dialog.getByLabel('Adres').fill(feed.address)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('niet van een gewone webpagina')
  await noViolations(page, 'bron toevoegen')

  await dialog.getByLabel('Adres').fill(`${feed.address}/feed`)
  await page.keyboard.press('Enter')
  // The table is outside the status element, or a screen reader would read all of it.
  await expect(dialog.getByRole('status')).toHaveText('2 berichten gevonden. Dit zou worden opgeslagen:')
  await expect(dialog.getByRole('table').getByRole('row').nth(1)).toContainText(
    new RegExp(`Strandwachtcoördinator Noordzee.*Gemeente Westerveen.*1 dec ${CLOSING_YEAR}`),
  )
  await noViolations(page, 'bron geprobeerd')
  await dialog.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await expect(toast(page).first()).toContainText('Kustwacht is toegevoegd')
  await expect(row(page, 'Kustwacht')).toContainText('In orde', { timeout: 60_000 })

  await page.goto('/tenders?source=eigen-kustwacht')
  const card = page.getByRole('article').filter({ hasText: 'Strandwachtcoördinator Noordzee' })
  await expect(card).toContainText('Kustwacht')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Bron' })).toContainText('Kustwacht')

  await page.goto(PATH)
  await opener(page, 'Kustwacht').click()
  await expect(page.getByText(/^Toegevoegd door Bea Beheerder op .*\/feed$/)).toBeVisible()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Kustwacht verwijderen?' })
    .getByRole('button', { name: 'Verwijderen' })
    .click()
  await expect(opener(page, 'Kustwacht')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bron toevoegen' })).toBeFocused()
})
