import { expect, type Page } from '@playwright/test'
import { ask, operationsOf } from './graphql.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const PLACEHOLDER = 'Zoek in tenders, organisaties, beschrijvingen...'
const card = (page: Page) => page.getByRole('search', { name: 'Filters' })
const chip = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
/** Our own dropdown list, which replaces the native one once it is loaded. */
const list = (page: Page, name: string) => card(page).locator(`button[role=combobox][aria-label="${name}"]`)
const search = (page: Page) => card(page).getByPlaceholder(PLACEHOLDER)
const tags = (page: Page) => page.getByRole('list', { name: 'Actieve filters' })

async function choose(page: Page, name: string, option: string) {
  await list(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const lastAsked = (sent: ReturnType<typeof operationsOf>, operation = 'TendersPage') =>
  sent.findLast(({ operationName }) => operationName === operation)?.variables

test('a choice in a dropdown filters the list, and its first option clears the filter', async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  for (const [name, option, asked, all] of [
    ['Bron', 'TenderNed', { source: 'tenderned' }, 'Alle bronnen'],
    ['Type', 'Freelance opdracht', { tenderType: 'FREELANCE_CONTRACT' }, 'Alle types'],
    ['Domein', 'Publieke Sector', { domain: 'public' }, 'Alle domeinen'], // R-FILT-35
    ['Categorie', 'IT Development', { category: 'it-development' }, 'Alle categorieën'],
    ['Regio', 'Utrecht', { region: 'utrecht' }, 'Alle regio’s'],
  ] as const) {
    await choose(page, name, option)
    await expect(list(page, name)).toHaveText(option)
    // R-FILT-32
    await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, ...asked })
    await choose(page, name, all)
    // R-FILT-30
    await expect(page).toHaveURL('/tenders')
  }
})

test('typing is debounced, replaces the address, goes to page 1 and highlights the hits', async ({ page }) => {
  await page.clock.install()
  await page.goto('/tenders?page=2')
  await expect(page.getByRole('article').first()).toBeVisible()
  const sent = operationsOf(page)
  const before = await page.evaluate(() => history.length)
  // The pauses between these keys are short, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const key of 'beheer') {
    await search(page).press(key)
    await page.clock.runFor(200)
  }
  await expect(page).toHaveURL('/tenders?page=2')
  await page.clock.resume()
  await expect(page).toHaveURL('/tenders?q=beheer')
  await expect(page.locator('mark').first()).toHaveText(/beheer/i)
  // R-FILT-2
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText(/beheer/i)
  expect(await page.evaluate(() => history.length)).toBe(before)
  const asked = sent.filter(({ operationName }) => operationName === 'TendersPage')
  // R-FILT-23
  expect(asked.map(({ variables }) => variables.page)).toEqual([1])
  await expect(page.locator('button[role=combobox][aria-label="Sorteren op"]')).toHaveText('Relevantie')
  await card(page).getByRole('button', { name: 'Zoektekst wissen' }).click()
  await expect(page).toHaveURL('/tenders')
  await expect(search(page)).toBeFocused()
})

test("the key '/' focuses the search field, except while typing", repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search(page)).toHaveValue('a/b')
})

test('Back undoes a choice, a shared link shows the same list, and the dialog keeps the filters @journey', async ({
  page,
  context,
}) => {
  await page.goto('/tenders')
  await chip(page, 'Open').click()
  await search(page).fill('beheer')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer')
  // Suggestions cover the choices.
  await page.keyboard.press('Escape')
  await choose(page, 'Type', 'Europese aanbesteding')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer&type=eu_procurement')
  await expect(list(page, 'Type')).toHaveText('Europese aanbesteding')
  const count = page.getByText(/resultaten gevonden$/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const shown = await count.textContent()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(shown!)).toBeVisible()
  await expect(list(other, 'Type')).toHaveText('Europese aanbesteding')
  await other.close()

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer&type=eu_procurement')

  await page.goBack()
  await expect(page).toHaveURL('/tenders?status=open&q=beheer')
  await expect(list(page, 'Type')).toHaveText('Alle types')
  await page.goBack()
  await expect(page).toHaveURL('/tenders')
  await expect(search(page)).toHaveValue('')
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'false')
})

test('invalid values in the address are ignored', repeated(), async ({ page }) => {
  const broken: string[] = []
  page.on('pageerror', error => broken.push(error.message))
  await page.goto('/tenders?status=__proto__&sort=1&page=-4&min=abc&max=1e9&archived=ja&type=%00&q=%20')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.goto('/tenders?source=bestaat-niet&category=%3Cscript%3E&region=mars&domain=heelal')
  await expect(tags(page).getByRole('button', { name: /^Filter .* verwijderen$/ })).toHaveCount(4)
  await expect(list(page, 'Regio')).toHaveText('mars')
  await expect(page.getByText('Tenders konden niet worden geladen')).toBeVisible()
  await chip(page, 'Wissen').click()
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(broken).toEqual([])
})

test('the link Bekijk alle keeps the filters', repeated(), async ({ page }) => {
  await page.goto('/')
  await chip(page, 'Open').click()
  await choose(page, 'Type', 'Europese aanbesteding')
  await expect(page).toHaveURL('/?status=open&type=eu_procurement')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Bekijk alle' }).click()
  await expect(page).toHaveURL('/tenders?type=eu_procurement&status=open')
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true')
})

test('the filters work by keyboard alone', async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  // Until its code is loaded a dropdown is native, and stays so while it has the focus.
  await expect(list(page, 'Bron')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  await expect(chip(page, 'Open')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tenders?status=open')
  for (const _ of ['Gesloten', 'Gearchiveerd', 'IT', 'Populair', 'Bron']) await page.keyboard.press('Tab')
  await expect(list(page, 'Bron')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Alle bronnen' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'TenderNed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenders?status=open&source=tenderned')
  await expect(list(page, 'Bron')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the other filters are in a drawer with a live count', async ({ page }) => {
    await page.goto('/tenders')
    await chip(page, 'Open').tap()
    await page.getByRole('button', { name: 'Filters (1)' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('combobox', { name: 'Type' }).selectOption('freelance_contract')
    type Found = { tenders: { totalCount: number } }
    const { tenders } = await ask<Found>(
      page,
      '{ tenders(filter: { openClosed: OPEN, tenderType: FREELANCE_CONTRACT }) { totalCount } }',
    )
    await drawer.getByRole('button', { name: `Toon ${tenders.totalCount} tenders` }).tap()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL('/tenders?status=open&type=freelance_contract')
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters (2)' }).tap()
    await drawer.getByRole('button', { name: 'Wissen' }).tap()
    await expect(page).toHaveURL('/tenders')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters (0)' })).toBeFocused()
  })

  test('only the chips scroll sideways, not the page', repeated(), async ({ page }) => {
    await page.goto('/tenders?status=open&category=IT+%26+Technologie&q=beheer')
    await expect(page.getByRole('article').first()).toBeVisible()
    // R-INT-31
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await chip(page, 'Populair').tap()
    await expect(chip(page, 'Populair')).toHaveAttribute('aria-pressed', 'true')
  })
})
