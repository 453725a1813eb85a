import { expect } from '@playwright/test'
import { ask } from './graphql.js'
import { overflow } from './screen.js'
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

test('the dashboard’s figures equal the server’s counts @journey', async ({ page }) => {
  await page.goto('/')
  // R-DASH-1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  // R-DASH-2
  await expect(page.getByText('Overzicht van Nederlandse tenders en freelance opdrachten')).toBeVisible()
  const cards = page.getByRole('region', { name: 'Statistieken' })
  // Race condition: a parallel test may split off a copy, which adds a tender.
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
  const { archived, newToday } = (await ask<Stats>(page, STATS)).publicStats
  await cards.getByRole('link', { name: `Nieuw: ${newToday}` }).click()
  await expect(page.getByText(`${newToday} resultaten gevonden`)).toBeVisible()
  await page.goBack()
  await cards.getByRole('link', { name: `Archief: ${archived}` }).click()
  await expect(page).toHaveURL('/tenders?archived=true')
  await expect(page.getByText(`${archived} resultaten gevonden`)).toBeVisible()
  // Facets beside the list link to its parts.
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
