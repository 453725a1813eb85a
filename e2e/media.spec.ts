import { expect, type Page } from '@playwright/test'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

/** On paper, and in the colours that a visitor's own system forces. */

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('on paper there is nothing to press, a text is whole, and a dialog stands alone', repeated(), async ({ page }) => {
  await page.goto('/tenders?type=freelance_contract')
  await expect(cards(page)).toHaveCount(20)
  await page.emulateMedia({ media: 'print' })
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(/resultaten gevonden$/)).toBeVisible()
  await expect(page.locator('button:visible, select:visible, [aria-keyshortcuts]:visible')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await cards(page).first().getByRole('heading').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Lees verder' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(dialog.locator('button:visible')).toHaveCount(0)
  const text = dialog.getByRole('heading', { name: 'Omschrijving' }).locator('xpath=following::p[1]')
  expect(await text.evaluate(element => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  // In one step: what is alike may still come in, and makes the dialog higher.
  const hidden = await dialog.evaluate(
    element => element.scrollHeight - Math.ceil(element.getBoundingClientRect().height),
  )
  expect(hidden).toBeLessThanOrEqual(0)
})

test('in forced colours one sees which filter, page and view is chosen', repeated(), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/tenders?status=open')
  await expect(cards(page)).toHaveCount(20)
  const outline = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate(element => getComputedStyle(element).outlineStyle)
  expect(await outline('Open')).toBe('solid')
  expect(await outline('Ruim')).toBe('solid')
  expect(await outline('Gesloten')).not.toBe('solid')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tenders', exact: true })).toHaveCSS(
    'outline-style',
    'solid',
  )
})
