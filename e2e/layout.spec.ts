import { expect } from '@playwright/test'
import { instead, nextRequest } from './graphql.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'

test('R-HEAD-1 R-HEAD-2 R-HEAD-3 R-HEAD-4 R-HEAD-6 R-HEAD-11 R-HEAD-13 the header leads everywhere and shows where one is', async ({
  page,
}) => {
  await page.goto('/tenders')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Tenders', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByRole('link', { name: 'Dashboard', exact: true })).not.toHaveAttribute('aria-current', 'page')
  await expect(header.getByRole('button', { name: 'Ververs Data' })).toBeVisible()
  await header.getByRole('link', { name: /^GreenRock/ }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/', '/bookmarks', '/privacy', '/bestaat-niet']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Tenders', 'Bookmarks'])
  }
})

test('R-GATE-8 an unknown path is a card that says so', async ({ page }) => {
  await page.goto('/bestaat-niet')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('examples are called examples on every page', async ({ page }) => {
  for (const path of ['/', '/tenders', '/bestaat-niet']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Voorbeelddata' })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('R-HEAD-7 R-HEAD-8 R-HEAD-9 R-HEAD-10 the menu slides in, 280 wide, and a click closes it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu openen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBeCloseTo(280, 2)
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Tenders', 'Bookmarks'])
    await menu.getByRole('link', { name: 'Tenders', exact: true }).click()
    await expect(page).toHaveURL('/tenders')
    await expect(menu).toHaveCount(0)
  })

  for (const width of [320, 375])
    test(`R-INT-31 nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/tenders?page=4', '/bestaat-niet']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('R-REFR refresh', () => {
  test('R-REFR-1 R-REFR-2 R-REFR-3 while it runs the button says so and cannot be pressed', async ({ page }) => {
    await instead(page, 'RefreshTenders', 'never')
    await page.goto('/')
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    const busy = page.getByRole('button', { name: 'Bezig...' })
    await expect(busy).toBeDisabled()
    expect(await busy.locator('svg').evaluate(icon => getComputedStyle(icon).animationName)).toBe('spin')
  })

  test('R-REFR-9 R-REFR-12 R-REFR-16 when it is done a toast says what came, and the page is asked anew', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(6)
    const again = Promise.all(['TenderOverview', 'Statistics'].map(operation => nextRequest(page, operation)))
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    await expect(page.getByText('Data ververst', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/^\d+ nieuwe tenders toegevoegd van \d+ gevonden$/)).toBeVisible()
    await again
  })

  test('R-REFR-10 R-REFR-11 R-UI-11 R-CACHE-6 a failure is told once, in red, and in the console', async ({ page }) => {
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
    await expect(page.getByText('Fout bij verversen', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Kon de tender data niet verversen. Probeer het later opnieuw.', { exact: true }),
    ).toBeVisible()
    await expect(page.locator('[data-kind=error]')).toBeVisible()
    expect(errors.join()).toContain('Refreshing failed')
    expect(asked).toBe(1)
    await page.keyboard.press('F8')
    await expect(page.locator('[aria-label^=Meldingen] ol, ol[aria-label^=Meldingen]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Melding sluiten' }).click()
    await expect(page.getByText('Fout bij verversen', { exact: true })).toHaveCount(0)
  })
})

test('nothing is asked of anybody else, and nothing is written to the console', async ({ page, baseURL }) => {
  const strangers: string[] = []
  const complaints: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('/')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByText('Omschrijving')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bekijk alle' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.locator('button[role=combobox][aria-label=Regio]').click()
  await page.getByRole('option', { name: 'Utrecht' }).click()
  await expect(page).toHaveURL('/tenders?region=utrecht')
  expect(strangers).toEqual([])
  expect(complaints).toEqual([])
})
