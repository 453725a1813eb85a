import { expect, type Page } from '@playwright/test'
import { noViolationsAtWidths, noViolationsIn } from './axe.js'
import { instead } from './graphql.js'
import { repeated } from './repeated.js'
import { test } from './visitor.js'

/** Every state of a screen, with the steps to reach it and the element that proves it is shown. */
const states: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async page => {
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(6)
  },
  list: async page => {
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
  },
  filtered: async page => {
    await page.goto('/tenders?q=beheer&status=open&type=freelance_contract&category=IT+%26+Technologie')
    await expect(page.locator('mark').first()).toBeVisible()
  },
  dialog: async page => {
    await page.goto('/tenders')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('dialog').getByText('Omschrijving')).toBeVisible()
  },
  contradiction: async page => {
    await page.goto('/tenders?min=90&max=80')
    await expect(page.getByText('Het minimum ligt boven het maximum.')).toBeVisible()
  },
  empty: async page => {
    await page.goto('/tenders?q=dezewoordenbestaanniet')
    await expect(page.getByRole('heading', { name: 'Geen resultaten gevonden' })).toBeVisible()
  },
  error: async page => {
    await instead(page, 'TendersPage', 'lost')
    await page.goto('/tenders')
    await expect(page.getByText('Verbinding met server mislukt')).toBeVisible()
  },
  loading: async page => {
    await page.unrouteAll()
    await instead(page, 'TendersPage', 'never')
    await page.goto('/tenders')
    await expect(page.locator('[data-skeleton=tender]')).toHaveCount(6)
  },
  'unknown path': async page => {
    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

test('axe finds no violations in any state of the lists and the dialog', repeated(), async ({ page }) => {
  test.slow()
  for (const [name, open] of Object.entries(states)) {
    await open(page)
    await noViolationsAtWidths(page, name)
  }
})

test('axe finds no violations in an open dropdown, or in the drawer on a phone', repeated(), async ({ page }) => {
  await page.goto('/tenders?min=90&max=80')
  await page.locator('button[role=combobox][aria-label=Bron]').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  // A list longer than the screen scrolls; arrow keys focus its options one by one.
  await noViolationsIn(page, 'list', '[role=listbox]', ['scrollable-region-focusable'])
  await page.keyboard.press('End')
  await expect(page.getByRole('option').last()).toBeFocused()
  await expect(page.getByRole('option').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer.getByText('Het minimum ligt boven het maximum.')).toBeVisible()
  await noViolationsIn(page, 'drawer', '[role=dialog]')
})
