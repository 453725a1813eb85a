import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { openAccountMenu, signedInAs } from './people.js'
import { repeated } from './repeated.js'

const value = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('+ dd')

test(
  'a member of staff sees the categories that the API returns, and the origin of the page',
  repeated(),
  async ({ page }) => {
    await signedInAs(page, 'medewerker')
    await page.goto('/')
    const isAsked = page.waitForRequest('**/api/categories')
    await (await openAccountMenu(page, 'Debug')).click()
    // R-GATE-6 R-DEBUG-12 R-ROLE-12
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug')
    // R-DEBUG-1
    await isAsked
    const { origin, host, port } = new URL(page.url())
    for (const [label, text] of [
      ['API-status', 'OK'], // R-DEBUG-2
      ['HTTP-status', '200'], // R-DEBUG-3
      ['URL', `${origin}/api/categories`], // R-DEBUG-4
      ['Aantal', '16'], // R-DEBUG-5
      ['Locatie', `${origin}/debug`], // R-DEBUG-10
      ['Host', host],
      ['Protocol', 'http:'],
      ['Poort', port],
      ['Productie', 'nee'], // R-DEBUG-11
    ] as const)
      await expect(value(page, label)).toHaveText(text)
    // R-DEBUG-6
    await expect(page.getByRole('region', { name: 'Antwoord' })).toContainText('"slug": "finance-control"')
    await noViolations(page, 'debug')

    const isAskedAgain = page.waitForRequest('**/api/categories')
    await page.getByRole('button', { name: 'Refresh Categories' }).click()
    // R-DEBUG-7
    await isAskedAgain
  },
)
