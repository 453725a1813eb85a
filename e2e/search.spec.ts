import { expect, type Page } from '@playwright/test'
import { noViolations } from './axe.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Zoek toch naar' })

test('a misspelt search is corrected, says so, and is reverted by keyboard', async ({ page }) => {
  await page.goto('/tenders?q=ondehroud')
  await expect(note(page)).toContainText('Resultaten voor')
  await expect(page.getByRole('article').first()).toBeVisible()
  await noViolations(page, 'a corrected search')
  await page.getByRole('button', { name: /^Zoek toch naar/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenders?q=ondehroud&exact=true')
  await expect(page.getByRole('heading', { name: 'Geen resultaten gevonden' })).toBeVisible()
  await page.goBack()
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'Toon alles met ‘onderhoud’' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenders?q=onderhoud')
  await expect(note(page)).toBeHidden()
})

test('a result whose match is not on its card says where it is', repeated(), async ({ page }) => {
  await page.goto('/tenders?q=ramen+lappen')
  await expect(page.getByRole('article').first()).toContainText('Gevonden op een verwant woord: glasbewassing')
  await page.goto('/tenders?q=ciso')
  await expect(page.getByText(/^Gevonden in de omschrijving: /).first()).toBeVisible()
})

test('an empty list suggests which filter to remove, and how many results that gives', async ({ page }) => {
  await page.goto('/tenders?q=schoonmaak&source=striive&region=zeeland')
  await expect(page.getByRole('heading', { name: 'Geen resultaten gevonden' })).toBeVisible()
  const without = page.getByRole('button', { name: /^Zonder ‘Bron: Striive’/ })
  await expect(without.or(page.getByRole('button', { name: /^Zonder ‘Zoektekst/ })).first()).toBeVisible()
  await noViolations(page, 'an empty list with its nearest filters')
  const first = page.getByRole('button', { name: /^Zonder/ }).first()
  const count = Number(/(\d+) tenders?$/.exec((await first.textContent()) ?? '')?.[1])
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`^${count} resultaten gevonden$`))).toBeVisible()
})
