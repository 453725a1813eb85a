import { expect, type Page } from '@playwright/test'
import { altered, instead, nextRequest, operationsOf } from './graphql.js'
import { focus, openAccountMenu, openedAs } from './people.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const MINUTE = 60_000

/** Changes only the page's current time; its timers continue. */
async function later(page: Page, minutes: number) {
  await page.clock.setFixedTime(Date.now() + minutes * MINUTE)
}

const counter = (sent: ReturnType<typeof operationsOf>) => (operation: string) =>
  sent.filter(({ operationName }) => operationName === operation).length

/** Resolves once all earlier requests of the page have been sent, because requests leave in order. */
const answered = (page: Page) => page.evaluate(async () => void (await fetch('/healthz')))

test('data younger than five minutes is not refetched when a screen is reopened', repeated(), async ({ page }) => {
  const asked = counter(operationsOf(page))
  const open = async (name: string, cards: number) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(cards)
  }
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(6)
  await open('Tenders', 20)
  await later(page, 4)
  await open('Dashboard', 6)
  // R-CACHE-1
  expect(asked('TenderOverview')).toBe(1)
  await later(page, 6)
  await open('Tenders', 20)
  await expect.poll(() => asked('TendersPage')).toBe(2)
  // R-CACHE-1
  expect(asked('TenderOverview')).toBe(1)
  await open('Dashboard', 6)
  await expect.poll(() => asked('TenderOverview')).toBe(2)
})

for (const path of ['/', '/tenders', '/bookmarks'])
  test(`nothing on ${path} polls`, repeated(), async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(5000)
    await page.waitForLoadState('networkidle')
    // The side column is loaded after the page.
    if (path === '/') await expect(page.getByRole('region', { name: 'Recente Activiteit' })).toBeVisible()
    if (path === '/tenders')
      await expect(page.getByRole('complementary', { name: 'Deze selectie' }).getByText('Binnen 7 dagen')).toBeVisible()
    // The time of the last refresh is loaded after its button.
    await expect(page.getByRole('button', { name: 'Ververs Data' })).toContainText('bijgewerkt')
    const sent = operationsOf(page)
    await page.clock.runFor(MINUTE)
    // Requests on focus follow all earlier ones, so there are no others.
    const onFocus = path === '/' ? ['Session', 'Statistics'] : ['Session']
    const checks = onFocus.map(operation => nextRequest(page, operation))
    await focus(page)
    await Promise.all(checks)
    // R-CACHE-3
    expect(sent.map(({ operationName }) => operationName).sort()).toEqual(onFocus)
  })

test(
  'stale data is refetched when the window regains focus, and stays on screen meanwhile',
  repeated(),
  async ({ page }) => {
    const asked = counter(operationsOf(page))
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    await later(page, 4)
    await focus(page)
    await later(page, 6)
    await answered(page)
    expect(asked('TendersPage')).toBe(1)
    await altered(page, 'TendersPage', ({ tenders }: { tenders: object }) =>
      Object.assign(tenders, { totalCount: 4321 }),
    )
    await focus(page)
    // The age of an answer counts from its arrival, so the clock must not advance earlier.
    await expect(page.getByText('4.321 resultaten gevonden')).toBeVisible()
    // R-CACHE-2
    expect(asked('TendersPage')).toBe(2)
    await expect(page.getByRole('article')).toHaveCount(20)

    await later(page, 20)
    await instead(page, 'TendersPage', 'lost')
    await focus(page)
    await expect(page.getByText('Verbinding met server mislukt')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
  },
)

test('new tenders do not move the list: they wait until the user shows them', async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  const first = page.getByRole('article').first().getByRole('heading')
  const title = (await first.textContent())!
  await later(page, 12)
  await altered(
    page,
    'TendersPage',
    ({ tenders: { nodes } }: { tenders: { nodes: { id: string; title: string }[] } }) => {
      nodes.unshift({ ...nodes[0]!, id: 'VGVuZGVyOm5ldw==', title: 'Zojuist binnengekomen' })
      nodes.pop()
    },
  )
  await focus(page)
  const pill = page.getByRole('button', { name: '1 nieuwe tender' })
  await expect(pill).toBeVisible()
  await expect(first).toHaveText(title)
  await expect(page.getByRole('article')).toHaveCount(20)
  await pill.click()
  await expect(first).toHaveText('Zojuist binnengekomen')
  await expect(pill).toHaveCount(0)
})

test('a 401 is retried twice; a 500 and the list of tenders are never retried', repeated(), async ({ page }) => {
  await page.clock.install()
  const asked = counter(operationsOf(page))
  await instead(page, 'Categories', { status: 401, body: { message: 'Unauthorized' } })
  await instead(page, 'FilterOptions', { status: 500, body: { message: 'kapot' } })
  await instead(page, 'TendersPage', { status: 401, body: { message: 'Unauthorized' } })
  await page.goto('/tenders')
  // R-API-3
  await expect(page.getByText('Log opnieuw in om verder te gaan.')).toBeVisible()
  await expect.poll(() => asked('Categories')).toBe(3)
  await page.clock.runFor('01:00')
  await answered(page)
  // R-CACHE-4 R-CACHE-5 R-LIST-20
  expect([asked('Categories'), asked('FilterOptions'), asked('TendersPage')]).toEqual([3, 1, 1])
})

test('the statistics are refetched every time the window regains focus', repeated(), async ({ page }) => {
  const asked = counter(operationsOf(page))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Totaal' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.waitForLoadState('networkidle')
  await focus(page)
  // R-CACHE-2
  await expect.poll(() => asked('Statistics')).toBe(2)
  expect(asked('TenderOverview')).toBe(1)
})

test('on focus, staff get bookmarks, the list and the statistics of a page refetched', repeated(), async ({ page }) => {
  const refreshTenders = { __typename: 'RefreshTendersPayload', totalAdded: 0, totalFound: 1, totalNotices: 1 }
  await instead(page, 'RefreshTenders', { body: { data: { refreshTenders } } })
  await openedAs(page, 'collega', '/bookmarks')
  const refetches = async (...operations: string[]) => {
    await page.waitForLoadState('networkidle')
    const again = Promise.all(operations.map(operation => nextRequest(page, operation)))
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    await again
  }
  // R-REFR-17
  await refetches('Bookmarks')
  await page.getByRole('navigation').getByRole('link', { name: 'Tenders' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  // R-REFR-14
  await refetches('TendersPage')
  await (await openAccountMenu(page, 'Categorisatie')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tender Categorisatie Admin')
  // R-REFR-13
  await refetches('TenderStats')
})
