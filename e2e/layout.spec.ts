import { expect } from '@playwright/test'
import { instead, nextRequest } from './graphql.js'
import { answerIsLost, refreshIs } from './lost-refresh.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

test('the header is on every page and marks the current one', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  const header = page.getByRole('banner')
  // R-HEAD-6
  await expect(header.getByRole('link', { name: 'Tenders', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByRole('link', { name: 'Dashboard', exact: true })).not.toHaveAttribute('aria-current', 'page')
  // R-HEAD-11 R-HEAD-13
  await expect(header.getByRole('button', { name: 'Ververs Data' })).toBeVisible()
  await header.getByRole('link', { name: /^GreenRock/ }).click()
  // R-HEAD-2
  await expect(page).toHaveURL('/')
  for (const path of ['/', '/bookmarks', '/privacy', '/bestaat-niet']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // R-HEAD-1
    await expect(header.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Tenders', 'Bookmarks'])
  }
})

test('an unknown path shows a visitor the 404 card', repeated(), async ({ page }) => {
  await page.goto('/bestaat-niet')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('sample data is labelled as such on every page', repeated(), async ({ page }) => {
  for (const path of ['/', '/tenders', '/bestaat-niet']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Voorbeelddata' })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the menu slides in from the left, 280 px wide, and following a link closes it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu openen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // R-HEAD-7
    await expect(menu).toBeVisible()
    // R-HEAD-8
    expect((await menu.boundingBox())?.width).toBeCloseTo(280, 2)
    // R-HEAD-7
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeCloseTo(0, 2)
    // R-HEAD-9
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Tenders', 'Bookmarks'])
    await menu.getByRole('link', { name: 'Tenders', exact: true }).click()
    await expect(page).toHaveURL('/tenders')
    // R-HEAD-10
    await expect(menu).toHaveCount(0)
  })

  for (const width of [320, 375])
    test(`no page scrolls sideways at ${width} px`, repeated(), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/tenders?page=4', '/bestaat-niet']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        // R-INT-31
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('refreshing the data', () => {
  test.use({ ownProduct: { hasWorker: true } })

  test('shows a running refresh in its button, which is disabled', repeated(), async ({ page }) => {
    await instead(page, 'RefreshTenders', 'never')
    await page.goto('/')
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    const busy = page.getByRole('button', { name: 'Bezig...' })
    // R-REFR-1 R-REFR-2
    await expect(busy).toBeDisabled()
    // R-REFR-3
    await expect(busy.locator('svg')).toHaveCSS('animation-name', 'spin')
  })

  test('shows the full time of the last refresh', repeated(), async ({ page }) => {
    for (const days of [0, 1, 40]) {
      const completedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
      await instead(page, 'LastRefresh', {
        body: { data: { job: { __typename: 'Job', kind: 'REFRESH', completedAt } } },
      })
      await page.goto('/')
      const when = page.getByRole('button', { name: 'Ververs Data' }).getByText(/^bijgewerkt /)
      await expect(when).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await when.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
    }
  })

  test('shows the counts in a toast and refetches active queries', repeated(), async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(6)
    const again = Promise.all(['TenderOverview', 'Statistics'].map(operation => nextRequest(page, operation)))
    const isSent = nextRequest(page, 'RefreshTenders')
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    // R-REFR-4 R-REFR-5
    expect((await isSent).postDataJSON()).toMatchObject({ operationName: 'RefreshTenders', variables: {} })
    // R-REFR-9
    await expect(page.getByText('Data ververst', { exact: true })).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(/^\d+ nieuwe tenders toegevoegd van \d+ gevonden$/)).toBeVisible()
    // R-REFR-12 R-REFR-15 R-REFR-16
    await again
  })

  for (const [state, title, description] of [
    ['SUCCESS', 'Data ververst', 'De bronnen zijn gelezen.'],
    ['FAILED', 'Fout bij verversen', 'Kon de tender data niet verversen. Probeer het later opnieuw.'],
  ] as const)
    test(`waits for a refresh that outlasts a proxy's timeout; it ended as ${state}`, repeated(), async ({ page }) => {
      await answerIsLost(page, 'RefreshTenders')
      await refreshIs(page, 'RUNNING')
      await page.goto('/')
      const isAsked = nextRequest(page, 'Job')
      await page.getByRole('button', { name: 'Ververs Data' }).click()
      await isAsked
      await expect(page.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
      await nextRequest(page, 'Job')
      await expect(page.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
      const again = state === 'SUCCESS' ? nextRequest(page, 'TenderOverview') : null
      await refreshIs(page, state)
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText(description, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ververs Data' })).toBeEnabled()
      await again
    })

  test('reports a failed refresh once, in a red toast and in the console', repeated(), async ({ page }) => {
    const errors: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await instead(page, 'RefreshTenders', { body: { data: null, errors: [{ message: 'kapot' }] } })
    await page.goto('/')
    let asked = 0
    page.on('request', request => {
      if (request.postData()?.includes('RefreshTenders')) asked++
    })
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    // R-REFR-10
    await expect(page.getByText('Fout bij verversen', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Kon de tender data niet verversen. Probeer het later opnieuw.', { exact: true }),
    ).toBeVisible()
    await expect(page.locator('[data-kind=error]')).toBeVisible()
    // R-REFR-11
    expect(errors.join()).toContain('Refreshing failed')
    // R-CACHE-6
    expect(asked).toBe(1)
    await page.keyboard.press('F8')
    await expect(page.locator('[aria-label^=Meldingen] ol, ol[aria-label^=Meldingen]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Melding sluiten' }).click()
    await expect(page.getByText('Fout bij verversen', { exact: true })).toHaveCount(0)
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no other host is contacted, and nothing is written to the console', async ({ page, baseURL }) => {
    const otherHosts: string[] = []
    const consoleMessages: string[] = []
    const untrue: string[] = []
    page.on('request', request => {
      if ('content-type' in request.headers() !== (request.postData() !== null)) untrue.push(request.url())
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) otherHosts.push(request.url())
    })
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') consoleMessages.push(message.text())
    })
    page.on('pageerror', error => consoleMessages.push(error.message))
    await page.goto('/')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('dialog').getByText('Omschrijving')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Bekijk alle' }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.locator('button[role=combobox][aria-label=Regio]').click()
    await page.getByRole('option', { name: 'Utrecht' }).click()
    await expect(page).toHaveURL('/tenders?region=utrecht')
    expect(otherHosts).toEqual([])
    // R-API-1
    expect(untrue).toEqual([])
    expect(consoleMessages).toEqual([])
  })
})
