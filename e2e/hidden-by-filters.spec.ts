import { expect } from '@playwright/test'
import { noViolations } from './axe.js'
import { test } from './visitor.js'

test('what a lowest rate hides is said, shown with one click, and told by the tag', async ({ page }) => {
  await page.goto('/tenders?min=80')
  const line = page.getByText(/^[\d.]+ zonder tarief verborgen$/)
  await expect(line).toBeVisible()
  await noViolations(page, 'the line of hidden tenders')
  await page.getByRole('button', { name: 'Toon ze ook' }).click()
  await expect(page).toHaveURL(/includeUnknown=rate/)
  await expect(page.getByText(/^[\d.]+ resultaten gevonden$/)).toBeFocused()
  await expect(line).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter Vanaf €80/uur of onbekend verwijderen' })).toBeAttached()
})
