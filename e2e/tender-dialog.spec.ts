import { expect, type Page } from '@playwright/test'
import { ask, instead } from './graphql.js'
import { test } from './visitor.js'

const firstCard = (page: Page) => page.getByRole('article').first()
const dialog = (page: Page) => page.getByRole('dialog')

async function oneTender(
  page: Page,
  filter: object,
): Promise<{ id: string; title: string; description: string | null }> {
  const query =
    'query ($filter: TenderFilter) { tenders(filter: $filter, first: 100) { nodes { id title description } } }'
  interface Found {
    readonly tenders: { readonly nodes: readonly { id: string; title: string; description: string | null }[] }
  }
  const { tenders } = await ask<Found>(page, query, { filter })
  return tenders.nodes[0]!
}

for (const [name, path] of [
  ['the dashboard', '/'],
  ['all tenders', '/tenders?page=2'],
] as const)
  test(`R-CARD-23 R-DET-1 R-DET-18 R-INT-32 a card on ${name} opens it; Escape, the cross and Back close it`, async ({
    page,
  }) => {
    await page.goto(path)
    const title = (await firstCard(page).getByRole('heading').textContent()) ?? ''
    await firstCard(page).click({ position: { x: 300, y: 90 } })
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)

    await firstCard(page).getByRole('heading').getByRole('link').click()
    await dialog(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await firstCard(page).getByRole('heading').getByRole('link').click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })

test('R-INT-33 the link to the source does not open the dialog', async ({ page, context }) => {
  const query = 'query { tenders(first: 1) { nodes { sourceUrl } } }'
  const { tenders } = await ask<{ tenders: { nodes: { sourceUrl: string }[] } }>(page, query)
  await page.goto('/tenders')
  await context.route(/^https:/, route => route.fulfill({ body: 'de bron' }))
  const opening = context.waitForEvent('page')
  await firstCard(page)
    .getByRole('link', { name: /^Open origineel/ })
    .click()
  expect((await opening).url()).toBe(tenders.nodes[0]!.sourceUrl)
  await expect(dialog(page)).toHaveCount(0)
})

test('R-DET-2 R-DET-4 R-DET-6 R-DET-7 R-DET-8 R-DET-9 R-DET-12 R-DET-14 R-DET-15 R-DET-16 R-DET-17 a link opens it whole', async ({
  page,
}) => {
  const tender = await oneTender(page, { search: 'zaaksysteem', openClosed: 'OPEN', source: 'TenderNed' })
  await page.goto(`/tenders?tender=${encodeURIComponent(tender.id)}`)
  await expect(dialog(page).getByRole('heading', { name: tender.title })).toBeVisible()
  await expect(dialog(page)).toContainText((tender.description ?? '').split('\n')[0]!)
  await expect(dialog(page).getByText('Meer details nodig?')).toBeVisible()
  const rows = dialog(page).locator('dl').last()
  for (const label of ['Type', 'Opdrachtgever', 'Publicatiedatum', 'Sluitingsdatum', 'Status', 'Bron', 'Categorieën'])
    await expect(rows.getByText(label, { exact: true })).toBeVisible()
  await expect(rows).toContainText(
    /\d\d (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}/,
  )
  await expect(rows).not.toContainText('Geschatte waarde')
  const link = dialog(page).getByRole('link', { name: 'Bekijk op TenderNed' })
  await expect(link).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tenders')
})

test('R-DET-3 R-DET-5 R-AWARD-1 R-AWARD-11 without a description or an award it says so', async ({ page }) => {
  const query =
    'query ($page: Int) { tenders(filter: { source: "tenderned" }, page: $page, first: 100) { nodes { id description } } }'
  type Found = { tenders: { nodes: { id: string; description: string | null }[] } }
  const pages = await Promise.all([1, 2, 3].map(number => ask<Found>(page, query, { page: number })))
  const bare = pages.flatMap(({ tenders }) => tenders.nodes).find(({ description }) => description === null)
  await page.goto(`/?tender=${encodeURIComponent(bare!.id)}`)
  await expect(dialog(page).getByText('Geen beschrijving beschikbaar.')).toBeVisible()
  await expect(dialog(page).getByText('Nog geen gunningsinformatie beschikbaar')).toBeVisible()
  await expect(dialog(page).getByText('Meer details nodig?')).toHaveCount(0)
})

test('a tender that is not there, and a server that fails, each have their sentence', async ({ page }) => {
  await page.goto('/?tender=bestaat-niet')
  await expect(dialog(page).getByText('Deze tender bestaat niet (meer)')).toBeVisible()
  await instead(page, 'TenderDialog', 'lost')
  await page.goto('/?tender=anders')
  await expect(dialog(page).getByText('Verbinding met server mislukt')).toBeVisible()
})

test('the keyboard alone opens, reads and closes it, and comes back to the card', async ({ page }) => {
  await page.goto('/tenders')
  const link = firstCard(page).getByRole('heading').getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('R-DET-11 R-DET-13 the region and the value have a row when they are known', async ({ page }) => {
  const query =
    'query ($page: Int) { tenders(page: $page, first: 100) { nodes { id region estimatedValue currency } } }'
  type Found = { tenders: { nodes: { id: string; region: string | null; estimatedValue: number | null }[] } }
  const pages = await Promise.all([1, 2, 3].map(number => ask<Found>(page, query, { page: number })))
  const tenders = pages.flatMap(({ tenders }) => tenders.nodes)
  const rows = dialog(page).locator('dl').last()
  for (const isKnown of [true, false]) {
    const tender = tenders.find(
      ({ region, estimatedValue }) => Boolean(region) === isKnown && (estimatedValue !== null) === isKnown,
    )!
    await page.goto(`/tenders?tender=${encodeURIComponent(tender.id)}`)
    await expect(rows.getByText('Status', { exact: true })).toBeVisible()
    await expect(rows.getByText('Regio', { exact: true })).toHaveCount(isKnown ? 1 : 0)
    await expect(rows.getByText('Geschatte waarde', { exact: true })).toHaveCount(isKnown ? 1 : 0)
    if (tender.region) await expect(rows.getByText(tender.region, { exact: true })).toBeVisible()
  }
})
