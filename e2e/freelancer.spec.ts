import { expect, type Locator } from '@playwright/test'
import { noViolations } from './axe.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'

const PHONE = { width: 390, height: 844 }
const MOST_TAPS = 8

test('a freelancer on a phone gets to three assignments that are open to them in at most eight taps', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/?type=freelance_contract')
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click()
    taps++
  }
  await tap(page.getByRole('button', { name: /^Filters/ }))
  const sheet = page.getByRole('dialog')
  await tap(sheet.locator('summary', { hasText: /^Zzp/ }))
  await tap(sheet.getByText('Toegestaan', { exact: true }))
  await noViolations(page, 'the filters of a freelancer')
  await tap(sheet.getByRole('button', { name: /^Toon [\d.]+ tenders$/ }))
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText(/^[\d.]+ zonder uitspraak over zzp verborgen$/)).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.nth(2)).toContainText('Zzp toegestaan')
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await tap(cards.first().getByRole('heading').getByRole('link'))
  const dialog = page.getByRole('dialog')
  const titles = new Set<string>()
  for (const position of [1, 2, 3]) {
    if (position > 1) await tap(dialog.getByRole('button', { name: 'Volgende tender' }))
    await expect(dialog).toContainText(`${position} van `)
    await expect(dialog).toContainText('Zzp toegestaan')
    await expect(dialog.getByText(/^‘.+’$|: ‘.+’$/).first()).toBeVisible()
    titles.add(await dialog.getByRole('heading', { level: 2 }).first().innerText())
  }
  expect(titles.size).toBe(3)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
