import { expect } from '@playwright/test'
import { ask, instead, operationsOf } from './graphql.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

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

test('the dashboard’s cards show what the server counts', async ({ page }) => {
  await page.goto('/')
  // R-DASH-1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  // R-DASH-2
  await expect(page.getByText('Overzicht van Nederlandse tenders en freelance opdrachten')).toBeVisible()
  const cards = page.getByRole('region', { name: 'Statistieken' })
  // Race: a test beside this one may take a copy out, so that there is one more.
  await expect(async () => {
    const { publicStats } = await ask<Stats>(page, STATS)
    await page.reload()
    const expected: [string, number][] = [
      ['EU Aanbestedingen', publicStats.tenderTypes.euProcurement], // R-DASH-3
      ['Freelance Opdrachten', publicStats.tenderTypes.freelanceContract], // R-DASH-4
      ['Totaal', publicStats.total], // R-DASH-5
      ['Open', publicStats.open], // R-DASH-6
      ['Gesloten', publicStats.closed], // R-DASH-7
      ['Archief', publicStats.archived], // R-DASH-8
      ['Nieuw', publicStats.newToday], // R-DASH-9
      ['Bronnen', publicStats.sources.length], // R-DASH-10
    ]
    for (const [label, value] of expected)
      await expect(cards.getByRole('heading', { name: label, exact: true }).locator('xpath=ancestor::*[2]')).toHaveText(
        new RegExp(`^${label}\\s*${value}$`),
        { timeout: 5000 },
      )
  }).toPass()
  await expect(cards.getByRole('table')).toHaveCount(3)
  const weeks = cards.getByRole('table', { name: 'EU Aanbestedingen, nieuw per week, tot en met vandaag' })
  await expect(weeks.getByRole('rowheader')).toHaveCount(14)
  await expect(weeks.getByRole('row').last()).toHaveText(/^vanaf \d\d [a-z]+ \d{4}\d+$/)
  await expect(cards.getByText(/^\+[\d.]+ deze week$/).first()).toBeVisible()
  expect((await cards.boundingBox())?.height).toBe(72)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await cards.evaluate(row => row.scrollWidth - row.clientWidth)).toBeGreaterThan(0)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { archived } = (await ask<Stats>(page, STATS)).publicStats
  await cards.getByRole('link', { name: `Archief: ${archived}` }).click()
  await expect(page).toHaveURL('/tenders?archived=true')
  await expect(page.getByText(`${archived} resultaten gevonden`)).toBeVisible()
  // Facets beside the list, each a link to its part of it.
  const selection = page.getByRole('complementary', { name: 'Deze selectie' }).getByRole('listitem')
  const count = await selection.first().locator('span').last().textContent()
  await selection.first().getByRole('link').click()
  await expect(page).toHaveURL(/archived=true&category=|category=[^&]+&archived=true/)
  await expect(page.getByText(`${count} resultaten gevonden`)).toBeVisible()
  await page.goto('/tenders?status=open')
  const buyer = page
    .getByRole('complementary')
    .getByRole('list', { name: 'Opdrachtgever' })
    .getByRole('listitem')
    .first()
  const ofBuyer = await buyer.locator('span').last().textContent()
  await buyer.getByRole('link').click()
  await expect(page).toHaveURL(/[?&]organization=/)
  await expect(page.getByText(`${ofBuyer} resultaten gevonden`)).toBeVisible()
})

test(
  'the overview shows six tenders, the number of results, and the way to all of them',
  repeated(),
  async ({ page }) => {
    await page.goto('/')
    // R-DASH-13
    await expect(page.getByRole('article')).toHaveCount(6)
    // Race: a test beside this one may take a copy out, so that there is one more.
    await expect(async () => {
      const { tenders } = await ask<{ tenders: { totalCount: number } }>(page, '{ tenders { totalCount } }')
      await page.reload()
      // R-DASH-15
      await expect(page.getByText(`${tenders.totalCount} resultaten`)).toBeVisible({ timeout: 5000 })
    }).toPass()
    await page.getByRole('link', { name: 'Bekijk alle' }).click()
    // R-DASH-16
    await expect(page).toHaveURL('/tenders')
  },
)

test('placeholders stand while the dashboard loads', repeated(), async ({ page }) => {
  await instead(page, 'Statistics', 'never')
  await instead(page, 'TenderOverview', 'never')
  await page.goto('/')
  // R-DASH-11
  await expect(page.getByRole('status', { name: 'Cijfers worden geladen' })).toBeVisible()
  // R-DASH-18
  await expect(page.locator('[data-skeleton=tender]')).toHaveCount(3)
})

test('an overview without results says so, and what one can do', repeated(), async ({ page }) => {
  await instead(page, 'TenderOverview', {
    body: { data: { tenders: { totalCount: 0, nodes: [], __typename: 'TenderConnection' } } },
  })
  await page.goto('/')
  // R-DASH-19
  await expect(page.getByRole('heading', { name: 'Geen tenders gevonden' })).toBeVisible()
  // R-DASH-20
  await expect(page.getByText('Probeer de filters aan te passen of ververs de data.')).toBeVisible()
})

test('a lost connection is shown in place, and trying again loads the tenders', repeated(), async ({ page }) => {
  await instead(page, 'TenderOverview', 'lost')
  await page.goto('/')
  const alert = page
    .getByRole('alert')
    .or(page.locator('[data-status=error]'))
    .filter({ hasText: 'Tenders konden niet worden geladen' })
  // R-INT-23
  await expect(page.getByText('Verbinding met server mislukt')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(alert).toHaveCount(0)
})

test(
  'the statistics are fetched on each visit of the dashboard, the overview only once',
  repeated(),
  async ({ page }) => {
    const sent = operationsOf(page)
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Tenders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
    const asked = (operation: string) => sent.filter(({ operationName }) => operationName === operation).length
    // R-DASH-23
    await expect.poll(() => asked('Statistics')).toBe(2)
    expect(asked('TenderOverview')).toBe(1)
  },
)
