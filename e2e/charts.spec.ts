import { expect } from '@playwright/test'
import { noViolations } from './axe.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

test(
  'the charts load after the page, and axe finds no violations in expanded widgets',
  repeated(),
  async ({ page }) => {
    await page.goto('/')
    const widget = (name: string) => page.getByRole('complementary').getByRole('region', { name, exact: true })
    for (const name of ['Categorie Uitleg', 'Domein Uitleg']) await widget(name).getByText('Bekijk de uitleg').click()
    await expect(widget('Categorie Uitleg').getByRole('term')).toHaveCount(16)
    await expect(widget('Domein Uitleg').getByRole('term')).toHaveCount(6)
    await expect(widget('Recente Activiteit').locator('svg.recharts-surface')).toHaveCount(2)
    await noViolations(page, 'widgets')
  },
)
