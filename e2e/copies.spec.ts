import { expect, type Page } from '@playwright/test'
import { signedInAs } from './people.js'
import { test } from './visitor.js'

const cards = (page: Page) => page.getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog')

test('what TenderNed and TED both have is listed once, says so, and is found under TED too', async ({ page }) => {
  await page.goto('/tenders?q=restafval%20gft')
  const card = cards(page).filter({ hasText: 'Inzameling van huishoudelijk restafval' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Ook op: TED')
  await expect(cards(page).filter({ hasText: 'Europese aanbesteding inzameling' })).toHaveCount(0)

  await card.getByRole('link', { name: /^Inzameling van/ }).click()
  await expect(dialog(page).getByRole('link', { name: 'TED', exact: true })).toHaveAttribute(
    'href',
    /\/voorbeeld\/ted\//,
  )
  await expect(dialog(page).getByRole('button', { name: /^Losmaken/ })).toHaveCount(0)

  await page.goto('/tenders?q=restafval%20gft&source=ted')
  const copy = cards(page).filter({ hasText: 'Europese aanbesteding inzameling' })
  await expect(copy).toContainText('Ook op: TenderNed')
})

test('an administrator takes out a copy that is another assignment after all', async ({ page }) => {
  await signedInAs(page, 'beheerder')
  await page.goto('/tenders?q=financial%20controller')
  const card = cards(page).filter({ hasText: 'Senior financial controller planning & control' })
  await expect(card).toContainText('Ook op: Between')
  await card.getByRole('link', { name: /^Senior financial/ }).click()
  await dialog(page).getByRole('button', { name: 'Losmaken: Between' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Losmaken' }).click()
  await expect(page.getByText('De tender op Between staat nu op zichzelf', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Losmaken: Between' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sluiten', exact: true }).click()
  await expect(cards(page).filter({ hasText: 'Financial controller planning en control (senior)' })).toHaveCount(1)
})
