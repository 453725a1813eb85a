import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { inDatabase } from './in-database.js'
import { signedInAs } from './people.js'
import { overflow, toast } from './screen.js'
import { withMouse } from './visitor.js'
import { repeated } from './repeated.js'

/** A source whose tenders no other test counts as this user. */
const LIST = '/tenders?source=onefellow'
const cards = (page: Page) => page.getByRole('main').locator('article')
const titleOf = async (page: Page, place: number) => (await cards(page).nth(place).getByRole('heading').textContent())!
const total = (page: Page) => page.getByText(/^\d+ resultaten gevonden$/)

test.beforeEach(async ({ context, page }) => {
  await withMouse(context)
  await signedInAs(page, 'collega')
})

test('a dismissed tender disappears from lists and counts, and the toast restores it', async ({ page }) => {
  await page.goto(LIST)
  const title = await titleOf(page, 0)
  const before = Number.parseInt((await total(page).textContent())!, 10)
  await cards(page)
    .first()
    .getByRole('button', { name: `Niet interessant: ${title}` })
    .click()
  await expect(toast(page)).toContainText('Tender weggelegd')
  await expect(total(page)).toHaveText(`${before - 1} resultaten gevonden`)
  await expect(cards(page).getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  await page.reload()
  await expect(total(page)).toHaveText(`${before - 1} resultaten gevonden`)

  await cards(page)
    .first()
    .getByRole('button', { name: /^Niet interessant/ })
    .click()
  await expect(total(page)).toHaveText(`${before - 2} resultaten gevonden`)
  await toast(page)
    .getByRole('button', { name: /Ongedaan/ })
    .click()
  await expect(total(page)).toHaveText(`${before - 1} resultaten gevonden`)
})

test('the keyboard shortcut dismisses a tender and moves on to the next', repeated(), async ({ page }) => {
  await page.goto(LIST)
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)]
  const linkTo = (title: string) => cards(page).getByRole('link', { name: title, exact: true })
  await page.keyboard.press('j')
  await expect(linkTo(first)).toBeFocused()
  await expect(cards(page).first().locator('[aria-keyshortcuts=w]')).toBeVisible()
  await page.keyboard.press('w')
  await expect(linkTo(first)).toHaveCount(0)
  await expect(linkTo(second)).toBeFocused()
})

test('dismissing in the dialog by its key leads to the next tender', repeated(), async ({ page }) => {
  await page.goto(LIST)
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)]
  await cards(page).first().getByRole('link', { name: first, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: `Niet interessant: ${first}` })).toBeVisible()
  await page.keyboard.press('w')
  await expect(dialog.getByRole('heading', { name: second, exact: true })).toBeVisible()
  await expect(toast(page)).toContainText('Tender weggelegd')
  await page.keyboard.press('Escape')
  await expect(cards(page).first().getByRole('heading')).toHaveText(second)
})

test('the page of dismissed tenders lists them and restores one', repeated(), async ({ page }) => {
  await page.goto(LIST)
  const title = await titleOf(page, 0)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Niet interessant/ })
    .click()
  await expect(toast(page)).toContainText('Tender weggelegd')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account van/ })
    .click()
  await page.getByRole('menuitem', { name: 'Weggelegd' }).click()
  await expect(page).toHaveURL('/weggelegd')
  await expect(page.getByText('1 tender weggelegd')).toBeVisible()
  await expect(cards(page).first()).toContainText('Weggelegd vandaag')
  await noViolations(page, 'what was put away')
  await page.getByRole('button', { name: `Terugzetten: ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Niets weggelegd' })).toBeVisible()
  await noViolations(page, 'nothing put away')
  await page.goto(LIST)
  await expect(cards(page).first().getByRole('heading')).toHaveText(title)
})

test.describe('with modified titles', () => {
  test.use({ ownProduct: {} })

  test('tenders with an excluded word are hidden until the word is allowed again', repeated(), async ({ page }) => {
    await inDatabase(`UPDATE tenders SET title = title || ' kwispelstaart' WHERE id IN (
      SELECT id FROM tenders WHERE source = 'onefellow' AND NOT archived ORDER BY publication_date DESC LIMIT 2)`)
    await page.goto(LIST)
    const before = Number.parseInt((await total(page).textContent())!, 10)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Niet interessant/ })
      .click()
    await toast(page)
      .getByRole('button', { name: /Nooit meer/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Nooit meer zien' })
    await dialog.getByRole('textbox', { name: 'Een ander woord' }).fill('kwispelstaart')
    await page.keyboard.press('Enter')
    await noViolations(page, 'what is never to be seen again')
    await dialog.getByRole('button', { name: 'Nooit meer tonen' }).click()
    await expect(toast(page)).toContainText('Dit zie je nooit meer')
    await expect(total(page)).toHaveText(`${before - 2} resultaten gevonden`)

    await page.goto('/weggelegd')
    await page.getByRole('button', { name: 'Terugzetten: het woord ‘kwispelstaart’' }).click()
    await expect(toast(page)).toContainText('Je ziet dit weer in je lijsten')
    await page.goto(LIST)
    await expect(total(page)).toHaveText(`${before - 1} resultaten gevonden`)
  })
})

test('a visitor cannot dismiss a tender, and reads why', repeated(), async ({ page, context }) => {
  await context.clearCookies()
  await page.addInitScript(() => sessionStorage.setItem('zonderInloggen', '1'))
  await page.goto(LIST)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Niet interessant/ })).toHaveCount(0)
  await page.goto('/weggelegd')
  await expect(page.getByRole('heading', { name: 'Log in om tenders weg te leggen' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the dismiss button is on the card, large enough, and nothing scrolls sideways',
    repeated(),
    async ({ page }) => {
      await page.goto(LIST)
      const box = await cards(page)
        .first()
        .getByRole('button', { name: /^Niet interessant/ })
        .boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(28)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )
})
