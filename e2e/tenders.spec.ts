import { expect } from '@playwright/test'
import { ask, operationsOf } from './graphql.js'
import { test } from './visitor.js'

test('all tenders are listed on numbered pages of twenty, and Back returns to the previous page', async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  // R-LIST-1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
  const { tenders } = await ask<{ tenders: { totalCount: number } }>(page, '{ tenders { totalCount } }')
  // R-LIST-3
  await expect(page.getByText(`${tenders.totalCount} resultaten gevonden`)).toBeVisible()
  // R-LIST-7 R-LIST-18
  await expect(page.getByRole('article')).toHaveCount(20)

  const pager = page.getByRole('navigation', { name: 'Paginering' })
  // R-LIST-10
  await expect(pager.getByRole('button', { name: 'Vorige' })).toBeDisabled()
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await pager.getByRole('button', { name: 'Pagina 3' }).click()
  await expect(page).toHaveURL('/tenders?page=3')
  // R-LIST-13
  await expect(pager.getByRole('button', { name: 'Pagina 3' })).toHaveAttribute('aria-current', 'page')
  // R-LIST-13
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/tenders')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '')
  // R-LIST-17
  expect(
    sent.filter(({ operationName }) => operationName === 'TendersPage').map(({ variables }) => variables.page),
  ).toEqual([1, 3])

  const last = Math.ceil(tenders.totalCount / 20)
  await page.goto(`/tenders?page=${last}`)
  // R-LIST-10
  await expect(pager.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  // R-LIST-9 R-INT-29
  await expect(pager.getByRole('button', { name: /^Pagina/ })).toHaveText([`${last - 2}`, `${last - 1}`, `${last}`])
})

test('a card shows the known facts of a tender', async ({ page }) => {
  const query = `{ tenders(first: 20) { nodes { title organization description region province sourceUrl tenderType source { name }
    tenderCategories { category { name } } } } }`
  const kinds = { EU_PROCUREMENT: 'Europese aanbesteding', FREELANCE_CONTRACT: 'Freelance opdracht' }
  interface Found {
    readonly tenders: {
      readonly nodes: readonly {
        readonly title: string
        readonly organization: string
        readonly description: string
        readonly region: string | null
        readonly province: string | null
        readonly sourceUrl: string
        readonly tenderType: keyof typeof kinds
        readonly source: { readonly name: string }
        readonly tenderCategories: readonly { readonly category: { readonly name: string } }[]
      }[]
    }
  }
  const { tenders } = await ask<Found>(page, query)
  const place = tenders.nodes.findIndex(
    ({ region, province, description }) => province && region !== province && description.length > 150,
  )
  const tender = tenders.nodes[place]!
  await page.goto('/tenders')
  const card = page.getByRole('article').nth(place)
  // R-CARD-1
  await expect(card.getByRole('heading')).toHaveText(tender.title)
  // R-CARD-2
  await expect(card.getByText(tender.organization, { exact: true })).toBeVisible()
  // R-CARD-3 R-CARD-4
  const beginning = tender.description.slice(0, 147).replace(/\s+/g, ' ').trim()
  await expect(card.getByText(`${beginning.replace(/[\s.…]+$/, '')}…`, { exact: true })).toBeVisible()
  // R-CARD-11
  await expect(card.getByText(`${tender.region}, ${tender.province}`, { exact: true })).toBeVisible()
  // R-CARD-6
  await expect(card).toContainText(kinds[tender.tenderType])
  // R-CARD-7
  await expect(card.getByText('Open', { exact: true })).toBeVisible()
  // R-CARD-8
  await expect(card).toContainText(tender.source.name)
  // R-CARD-9
  await expect(card).toContainText(/Gepubliceerd \d\d [a-z]{3} \d{4}/)
  // R-CARD-10
  await expect(card).toContainText(/Sluit \d\d [a-z]{3} \d{4}/)
  // R-CARD-18
  for (const { category } of tender.tenderCategories) await expect(card).toContainText(category.name)
  const link = card.getByRole('link', { name: `Open origineel: ${tender.title}` })
  // R-CARD-20
  await expect(link).toHaveAttribute('href', tender.sourceUrl)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
