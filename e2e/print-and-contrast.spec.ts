import { expect, type Page } from '@playwright/test'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

/** Print, and forced colours. */

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test(
  'print hides controls and shows whole texts, and an open dialog is printed alone',
  repeated(),
  async ({ page }) => {
    await page.goto('/tenders?type=freelance_contract')
    await expect(cards(page)).toHaveCount(20)
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText(/resultaten gevonden$/)).toBeVisible()
    await expect(page.locator('button:visible, select:visible, [aria-keyshortcuts]:visible')).toHaveCount(0)
    const facts = cards(page).first().getByRole('list').first().getByRole('listitem')
    for (const fact of (await facts.all()).slice(1))
      expect(await fact.evaluate(element => getComputedStyle(element, '::before').content)).toBe('"·"')
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
    // In one step: similar tenders may still load and make the dialog higher.
    const hidden = await dialog.evaluate(
      element => element.scrollHeight - Math.ceil(element.getBoundingClientRect().height),
    )
    expect(hidden).toBeLessThanOrEqual(0)
  },
)

test('forced colours show which filter, page and view is selected', repeated(), async ({ page }) => {
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
