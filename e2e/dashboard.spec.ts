import { expect } from '@playwright/test'
import { ask, instead, operationsOf } from './graphql.js'
import { test } from './visitor.js'

interface Stats {
  readonly publicStats: {
    readonly total: number
    readonly open: number
    readonly closed: number
    readonly archived: number
    readonly newToday: number
    readonly sources: readonly string[]
    readonly tenderTypes: { readonly euProcurement: number; readonly freelanceContract: number }
  }
}
const STATS =
  '{ publicStats { total open closed archived newToday sources tenderTypes { euProcurement freelanceContract } } }'

test('R-DASH-1 R-DASH-2 R-DASH-3 R-DASH-4 R-DASH-5 R-DASH-6 R-DASH-7 R-DASH-8 R-DASH-9 R-DASH-10 the cards show what the server counts', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByText('Overzicht van Nederlandse tenders en freelance opdrachten')).toBeVisible()
  const { publicStats } = await ask<Stats>(page, STATS)
  const expected: [string, number][] = [
    ['EU Aanbestedingen', publicStats.tenderTypes.euProcurement],
    ['Freelance Opdrachten', publicStats.tenderTypes.freelanceContract],
    ['Totaal', publicStats.total],
    ['Open', publicStats.open],
    ['Gesloten', publicStats.closed],
    ['Archief', publicStats.archived],
    ['Nieuw', publicStats.newToday],
    ['Bronnen', publicStats.sources.length],
  ]
  const cards = page.getByRole('region', { name: 'Statistieken' })
  for (const [label, value] of expected)
    await expect(cards.getByRole('heading', { name: label, exact: true }).locator('xpath=ancestor::*[2]')).toHaveText(
      new RegExp(`^${label}\\s*${value}$`),
    )
})

test('R-DASH-13 R-DASH-15 R-DASH-16 six tenders, the count, and the way to all of them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(6)
  const { tenders } = await ask<{ tenders: { totalCount: number } }>(page, '{ tenders { totalCount } }')
  await expect(page.getByText(`${tenders.totalCount} resultaten`)).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk alle' }).click()
  await expect(page).toHaveURL('/tenders')
})

test('R-DASH-11 R-DASH-18 skeletons while it loads', async ({ page }) => {
  await instead(page, 'Statistics', 'never')
  await instead(page, 'TenderOverview', 'never')
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Cijfers worden geladen' })).toBeVisible()
  await expect(page.locator('[data-skeleton=tender]')).toHaveCount(3)
})

test('R-DASH-19 R-DASH-20 without results it says so, and what one can do', async ({ page }) => {
  await instead(page, 'TenderOverview', {
    body: { data: { tenders: { totalCount: 0, nodes: [], __typename: 'TenderConnection' } } },
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Geen tenders gevonden' })).toBeVisible()
  await expect(page.getByText('Probeer de filters aan te passen of ververs de data.')).toBeVisible()
})

test('R-INT-23 an error shows its sentence in place, and trying again helps', async ({ page }) => {
  await instead(page, 'TenderOverview', 'lost')
  await page.goto('/')
  const alert = page
    .getByRole('alert')
    .or(page.locator('[data-status=error]'))
    .filter({ hasText: 'Tenders konden niet worden geladen' })
  await expect(page.getByText('Verbinding met server mislukt')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(alert).toHaveCount(0)
})

test('R-DASH-23 R-CACHE-3 the statistics are asked anew on each visit, and nothing polls', async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Tenders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  const asked = (operation: string) => sent.filter(({ operationName }) => operationName === operation).length
  await expect.poll(() => asked('Statistics')).toBe(2)
  expect(asked('TenderOverview')).toBe(1)
})
