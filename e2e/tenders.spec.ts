import { expect } from '@playwright/test'
import { altered, ask, operationsOf } from './graphql.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

test('all tenders come twenty a page, by number, and Back goes back', async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  // R-LIST-1
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Tenders')
  const { tenders } = await ask<{ tenders: { totalCount: number } }>(page, '{ tenders { totalCount } }')
  // R-LIST-3
  await expect(page.getByText(`${tenders.totalCount} resultaten gevonden`)).toBeVisible()
  // R-LIST-7
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

test('a card shows what is known of a tender', async ({ page }) => {
  const query = `{ tenders(first: 20) { nodes { title organization summary region province sourceUrl tenderType isEuropean source { name }
    tenderCategories { category { name } } } } }`
  const kinds = { EU_PROCUREMENT: 'Europese aanbesteding', FREELANCE_CONTRACT: 'Freelance opdracht' }
  interface Found {
    readonly tenders: {
      readonly nodes: readonly {
        readonly title: string
        readonly organization: string
        readonly summary: string
        readonly region: string | null
        readonly province: string | null
        readonly sourceUrl: string
        readonly tenderType: keyof typeof kinds
        readonly isEuropean: boolean | null
        readonly source: { readonly name: string }
        readonly tenderCategories: readonly { readonly category: { readonly name: string } }[]
      }[]
    }
  }
  const { tenders } = await ask<Found>(page, query)
  const place = tenders.nodes.findIndex(
    ({ region, province, summary }) => province && region !== province && summary.length > 150,
  )
  const tender = tenders.nodes[place]!
  await page.goto('/tenders')
  const card = page.getByRole('article').nth(place)
  // R-CARD-1
  await expect(card.getByRole('heading')).toHaveText(tender.title)
  // R-CARD-2
  await expect(card.getByText(tender.organization, { exact: true })).toBeVisible()
  // R-CARD-3 R-CARD-4
  const shown = await card.getByText(tender.summary.slice(0, 60)).innerText()
  expect(shown.length).toBeLessThanOrEqual(148)
  expect(shown).toMatch(/…$/)
  const whole = shown.slice(0, -1)
  expect(tender.summary.startsWith(whole)).toBe(true)
  expect(tender.summary.charAt(whole.length)).not.toMatch(/\p{L}/u)
  // R-CARD-11
  await expect(card.getByText(`${tender.region}, ${tender.province}`, { exact: true })).toBeVisible()
  // R-CARD-6
  await expect(card).toContainText(tender.isEuropean === false ? 'Nationale aanbesteding' : kinds[tender.tenderType])
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

test('a tender that is not open is badged Gesloten', repeated(), async ({ page }) => {
  const query = 'query ($page: Int) { tenders(page: $page, first: 20) { nodes { status } } }'
  type Found = { tenders: { nodes: { status: string }[] } }
  const seen = new Set<string>()
  for (const number of [1, 10]) {
    const { tenders } = await ask<Found>(page, query, { page: number })
    await page.goto(`/tenders?page=${number}`)
    for (const [place, { status }] of tenders.nodes.entries()) {
      seen.add(status)
      const badge = status === 'OPEN' ? 'Open' : 'Gesloten'
      // R-CARD-25
      await expect(page.getByRole('article').nth(place).getByText(badge, { exact: true })).toBeVisible()
    }
  }
  expect([...seen].toSorted()).toEqual(['CLOSED', 'OPEN'])
})

test('a card says on the closing day itself whether the closing moment has passed', repeated(), async ({ page }) => {
  for (const [minutes, text] of [
    [-1, /Gesloten op \d\d [a-z]{3} \d{4}/],
    [1, /Sluit \d\d [a-z]{3} \d{4}/],
  ] as const) {
    await altered(page, 'TendersPage', ({ tenders }: { tenders: { nodes: { closingDate: string }[] } }) => {
      tenders.nodes[0]!.closingDate = new Date(Date.now() + minutes * 60_000).toISOString()
    })
    await page.goto('/tenders')
    // R-INT-22
    await expect(page.getByRole('article').first()).toContainText(text)
    await page.unrouteAll()
  }
})

test('a card shows what a procurement is worth, and what an assignment pays', repeated(), async ({ page }) => {
  type Found = { tenders: { nodes: { estimatedValue: number; minHourlyRate: number; maxHourlyRate: number }[] } }
  const query =
    'query ($filter: TenderFilter, $field: TenderOrderField!) { tenders(filter: $filter, orderBy: { field: $field, direction: DESC }, first: 20) { nodes { estimatedValue minHourlyRate maxHourlyRate } } }'
  const dearest = await ask<Found>(page, query, { field: 'ESTIMATED_VALUE' })
  await page.goto('/tenders?sort=value')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Geschatte waarde')
  const value = new Intl.NumberFormat('nl-NL').format(dearest.tenders.nodes[0]!.estimatedValue)
  // R-CARD-12
  await expect(card).toContainText(`€\u00a0${value}`)

  const filter = { tenderType: 'FREELANCE_CONTRACT' }
  const { tenders } = await ask<Found>(page, query, { filter, field: 'HOURLY_RATE' })
  await page.goto('/tenders?type=freelance_contract&sort=rate')
  for (const [place, { minHourlyRate: min, maxHourlyRate: max }] of tenders.nodes.entries()) {
    const whole = Number.isInteger(min ?? 0) && Number.isInteger(max ?? 0)
    const [from, to] = [min, max].map(amount => (whole ? String(amount) : amount?.toFixed(2)))
    const rate = min && min !== max ? `€${from}-${to}/uur` : min ? `€${from}/uur` : `max €${to}/uur`
    // R-CARD-13 R-CARD-14
    await expect(page.getByRole('article').nth(place)).toContainText(rate.replaceAll('.', ','))
  }
})

test(
  'a card of an assignment shows hours, place, workplace and period, in that order',
  repeated(),
  async ({ page }) => {
    const term = 'nodes { title region province minHoursPerWeek maxHoursPerWeek startDate endDate workplace }'
    const query = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 100) { ${term} } }`
    interface Found {
      readonly title: string
      readonly region: string | null
      readonly province: string | null
      readonly minHoursPerWeek: number | null
      readonly maxHoursPerWeek: number | null
      readonly startDate: string | null
      readonly endDate: string | null
      readonly workplace: string | null
    }
    const filter = { tenderType: 'FREELANCE_CONTRACT' }
    const { tenders } = await ask<{ tenders: { nodes: readonly Found[] } }>(page, query, { filter })
    const isWhole = (one: Found) => one.region && one.minHoursPerWeek && one.startDate && one.endDate
    const found = tenders.nodes.find(one => isWhole(one) && one.workplace === 'HYBRID')!
    await page.goto(`/tenders?q=${encodeURIComponent(found.title)}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: found.title, exact: true }) })
    const terms = card.getByRole('list', { name: 'Voorwaarden' }).getByRole('listitem')
    const { minHoursPerWeek: min, maxHoursPerWeek: max } = found
    const place =
      found.province && found.province !== found.region ? `${found.region}, ${found.province}` : found.region!
    await expect(card.getByRole('listitem').filter({ hasText: place })).toBeVisible()
    await expect(terms).toHaveText([
      `${min === max ? min : `${min}–${max}`} uur/week`,
      /^Hybride(?:, \d dag(?:en)? thuis)?$/,
      /^Start \d{1,2} [a-z]+(?: \d{4})?, \d+ maanden/,
    ])
  },
)

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US' })

  test('dates have Dutch month names', repeated(), async ({ page }) => {
    await page.goto('/tenders?sort=value')
    await expect(page.getByRole('article')).toHaveCount(20)
    const months = (await page.getByRole('main').textContent())!.matchAll(/\d\d (\p{L}+) \d{4}/gu)
    const short = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
    // R-UI-12
    for (const [, month] of months) expect(short).toContain(month)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    // R-UI-12
    await expect(page.getByRole('dialog')).toContainText(
      /\d\d (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}/,
    )
  })
})
