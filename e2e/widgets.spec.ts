import { expect, type Page } from '@playwright/test'
import { noViolations } from './axe.js'
import { altered, held, instead, nextRequest, operationsOf } from './graphql.js'
import { signedInAs } from './people.js'
import { toast } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const widget = (page: Page, name: string) => page.getByRole('complementary').getByRole('region', { name, exact: true })
const six = [
  'Bronnen Status',
  'Categorieverdeling',
  'EU Gunningen',
  'Recente Activiteit',
  'Categorie Uitleg',
  'Domein Uitleg',
]

test('six widgets stand beside the list, in the order of their use', repeated(), async ({ page }) => {
  await page.goto('/')
  const sections = page.getByRole('complementary').locator('> section')
  // R-DASH-17 R-WID-1 R-WID-6 R-WID-18 R-WID-19 R-WID-20 R-WID-21
  await expect(sections).toHaveCount(6)
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText(six)
  // R-WID-18
  await widget(page, 'Categorie Uitleg').getByText('Bekijk de uitleg').click()
  await expect(widget(page, 'Categorie Uitleg').getByRole('term')).toHaveCount(16)
  // R-WID-19
  await widget(page, 'Domein Uitleg').getByText('Bekijk de uitleg').click()
  await expect(widget(page, 'Domein Uitleg').getByRole('term')).toHaveCount(6)
  // R-WID-10
  await expect(widget(page, 'Categorieverdeling').getByRole('button')).toHaveCount(0)
  // The charts come after the page.
  await expect(widget(page, 'Recente Activiteit').locator('svg.recharts-surface')).toHaveCount(2)
  await noViolations(page, 'widgets')
})

test(
  'sources and categories are counted, the largest categories first, each a link to its tenders',
  repeated(),
  async ({ page }) => {
    type Data = {
      sources: { name: string; tenderCount: number; state: string }[]
      categories: { name: string; tenderCount: number }[]
    }
    let counted = 0
    await altered(page, 'Widgets', (data: Data) => {
      // Other tests share the product, and give sources a state of their own.
      for (const source of data.sources) source.state = 'success'
      data.sources[0]!.tenderCount = 0
      data.sources[1]!.state = 'suspect'
      counted = data.sources.filter(({ tenderCount }) => tenderCount > 0).length
      for (const [index, category] of data.categories.entries()) category.tenderCount = 100 - 5 * index
    })
    await page.goto('/')
    const sources = widget(page, 'Bronnen Status')
    // R-WID-2 R-WID-3
    await expect(sources.getByRole('listitem').first()).toBeVisible()
    expect(counted).toBeGreaterThan(10)
    await expect(sources.getByRole('listitem')).toHaveCount(counted)
    await expect(sources.getByRole('img')).toHaveAccessibleName(/iets onverwachts/)
    // R-WID-4
    await expect(sources.locator('time')).toHaveText(/^\d\d:\d\d$/)

    const categories = widget(page, 'Categorieverdeling')
    // R-WID-7
    await expect(categories.getByRole('listitem')).toHaveCount(8)
    const widths = await categories
      .locator('[data-bar]')
      .evaluateAll(bars => bars.map(bar => bar.getBoundingClientRect().width))
    // R-WID-8
    for (const [index, width] of widths.entries()) expect(width / widths[0]!).toBeCloseTo((100 - 5 * index) / 100, 1)
    await categories.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/tenders\?category=/)
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test('a widget without anything to show says so in one sentence', repeated(), async ({ page }) => {
  await altered(
    page,
    'Widgets',
    (data: { sources: { tenderCount: number }[]; categories: { tenderCount: number }[] }) => {
      for (const counted of [...data.sources, ...data.categories]) counted.tenderCount = 0
    },
  )
  await altered(page, 'Awards', (data: { tenders: { nodes: { awardWinner: string | null }[] } }) => {
    for (const tender of data.tenders.nodes) tender.awardWinner = null
  })
  await page.goto('/')
  // R-WID-5
  await expect(widget(page, 'Bronnen Status')).toContainText('Geen actieve bronnen beschikbaar')
  // R-WID-9
  await expect(widget(page, 'Categorieverdeling')).toContainText('Geen categoriedata beschikbaar')
  // R-WID-27
  await expect(widget(page, 'EU Gunningen')).toContainText('Nog geen gunningsinformatie beschikbaar')
})

test('the award widget reads a hundred procurement procedures, and sums up who won', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  const title = 'Levering en onderhoud van elektrische dienstvoertuigen voor zes gemeenten'
  await altered(page, 'Awards', (data: { tenders: { nodes: object[] } }) => {
    data.tenders.nodes = data.tenders.nodes.slice(0, 8)
    Object.assign(data.tenders.nodes[0]!, { title, awardWinner: 'Noordkaap Mobiliteit', awardDate: '2026-11-01' })
    for (const tender of data.tenders.nodes.slice(1)) Object.assign(tender, { awardWinner: null })
  })
  await page.goto('/')
  const awards = widget(page, 'EU Gunningen')
  // R-WID-23
  await expect(awards).toContainText('13% heeft een winnaar')
  // R-WID-24 R-WID-25 R-WID-26
  await expect(awards.getByRole('listitem')).toHaveText([
    'Noordkaap Mobiliteit1',
    `${title.slice(0, 50)}...Noordkaap Mobiliteit · 01 nov 2026`,
  ])
  // R-WID-22
  expect(sent.some(({ operationName }) => operationName === 'Awards')).toBe(true)
  await awards.getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('with categories of its own', () => {
  test.use({ ownProduct: {} })

  test('a member of staff sorts all tenders anew, sees when, and what went wrong', repeated(), async ({ page }) => {
    await signedInAs(page, 'medewerker')
    await page.goto('/')
    const categories = widget(page, 'Categorieverdeling')
    // R-WID-10 R-ROLE-11
    const button = categories.getByRole('button', { name: 'Bijwerken' })
    const isSent = nextRequest(page, 'Reclassify')
    const letGo = await held(page, 'Reclassify')
    await button.click()
    // R-WID-13
    await isSent
    // R-WID-11
    await expect(categories.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
    // R-WID-17
    const areRefetched = Promise.all(['Widgets', 'Statistics', 'TenderOverview'].map(name => nextRequest(page, name)))
    letGo()
    // R-WID-14
    await expect(toast(page)).toContainText('Categorieën Bijgewerkt')
    await expect(toast(page)).toContainText(/\d+ tenders zijn gecategoriseerd/)
    await areRefetched
    // R-WID-12
    await expect(categories.locator('time')).toHaveText(/^\d\d:\d\d$/)

    for (const [message, code, sentence] of [
      ['kapot', 'INTERNAL_SERVER_ERROR', 'Kon categorieën niet bijwerken. Probeer het opnieuw.'], // R-WID-15
      ['Unauthorized: log in', 'UNAUTHENTICATED', 'Log in om categorieën bij te werken'], // R-WID-16
    ] as const) {
      await page.unrouteAll()
      await instead(page, 'Reclassify', { body: { data: null, errors: [{ message, extensions: { code } }] } })
      await button.click()
      await expect(toast(page)).toContainText('Fout bij categoriseren')
      await expect(toast(page)).toContainText(sentence)
    }
  })
})
