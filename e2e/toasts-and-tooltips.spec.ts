import { expect, type Page } from '@playwright/test'
import { instead } from './graphql.js'
import { toast } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

/** Behaviour with exact numbers in the requirements. */

const refresh = (page: Page) => page.getByRole('button', { name: 'Ververs Data' })
const region = (page: Page) => page.locator('ol').filter({ has: toast(page) })

async function failedRefresh(page: Page) {
  await instead(page, 'RefreshTenders', { body: { data: null, errors: [{ message: 'kapot' }] } })
  await page.goto('/bestaat-niet')
  await refresh(page).click()
  await expect(toast(page)).toBeVisible()
}

test(
  'a new toast replaces the previous one, and a failure looks different from a success',
  repeated(),
  async ({ page }) => {
    await failedRefresh(page)
    await expect(toast(page)).toHaveAttribute('data-kind', 'error')
    const failure = await toast(page).evaluate(element => getComputedStyle(element).borderColor)
    await page.unrouteAll()
    await instead(page, 'RefreshTenders', {
      body: {
        data: {
          refreshTenders: { totalAdded: 1, totalFound: 2, totalNotices: 2, __typename: 'RefreshTendersPayload' },
        },
      },
    })
    await refresh(page).click()
    await expect(toast(page)).toHaveAttribute('data-kind', 'success')
    // R-UI-1
    await expect(toast(page)).toHaveCount(1)
    await expect(page.getByText('Fout bij verversen', { exact: true })).toHaveCount(0)
    // R-UI-11
    expect(await toast(page).evaluate(element => getComputedStyle(element).borderColor)).not.toBe(failure)
  },
)

test('a toast disappears by itself after 5000 ms', repeated(), async ({ page }) => {
  await page.clock.install()
  // The code of toasts must be loaded before the clock is stopped.
  await failedRefresh(page)
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 120_000)
  await refresh(page).click()
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4999)
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(1)
  // R-UI-2
  await expect(toast(page)).toHaveCount(0)
})

test('swiping a toast to the right by 50 px or more closes it', repeated(), async ({ page }) => {
  await failedRefresh(page)
  const swipe = async (distance: number) => {
    const box = (await toast(page).boundingBox())!
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(x + moved, y)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
  await swipe(60)
  // R-UI-3
  await expect(toast(page)).toHaveCount(0)
})

test(
  'F8 moves the focus to the toasts, which are at most 420 px wide, and a closed one is gone at once',
  repeated(),
  async ({ page }) => {
    await failedRefresh(page)
    await page.keyboard.press('F8')
    // R-UI-4
    await expect(region(page)).toBeFocused()
    expect((await region(page).boundingBox())!.width).toBeLessThanOrEqual(420)
    await page.setViewportSize({ width: 1900, height: 900 })
    // R-UI-6
    expect((await region(page).boundingBox())!.width).toBe(420)
    await page.getByRole('button', { name: 'Melding sluiten' }).click()
    // R-UI-5
    await expect(toast(page)).toHaveCount(0)
  },
)

test('a tooltip opens after 700 ms, and its neighbour at once', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.evaluate(() => {
    const marks: Record<string, number> = {}
    Object.assign(window, { marks })
    document.addEventListener('pointerover', event => {
      const label = (event.target as Element).closest('a, button')?.getAttribute('aria-label')
      if (label) marks[`over ${label.slice(0, 14)}`] ??= performance.now()
    })
    new MutationObserver(() => {
      for (const tip of document.querySelectorAll('[data-scope=tooltip][data-part=content][data-state=open]'))
        marks[`open ${tip.textContent.slice(0, 14)}`] ??= performance.now()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  const marks = () => page.evaluate(() => (window as unknown as { marks: Record<string, number> }).marks)
  const theme = page.getByRole('button', { name: 'Donker thema' })
  // Tooltips are loaded after the page.
  await expect(theme).toHaveAttribute('data-scope', 'tooltip')
  await theme.hover()
  await expect(page.getByRole('tooltip', { name: 'Donker thema' })).toBeVisible()
  const seen = await marks()
  const waited = seen['open Donker thema'.slice(0, 19)]! - seen['over Donker thema'.slice(0, 19)]!
  // R-UI-7
  expect(waited).toBeGreaterThanOrEqual(680)
  expect(waited).toBeLessThan(1500)
  await page
    .getByRole('link', { name: /^Open origineel/ })
    .first()
    .hover()
  await expect(page.getByRole('tooltip', { name: 'Open de originele aankondiging' })).toBeVisible()
  const then = await marks()
  // R-UI-8
  expect(then['open Open de origin'.slice(0, 19)]! - then['over Open origineel'.slice(0, 19)]!).toBeLessThan(600)
})

test('typeahead in an open select restarts after a second', repeated(), async ({ page }) => {
  await page.clock.install()
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await page.locator('button[role=combobox][aria-label=Categorie]').click()
  await expect(option('Alle categorieën')).toBeFocused()
  await page.clock.pauseAt(Date.now() + 120_000)
  await page.keyboard.press('i')
  await page.clock.runFor(900)
  await page.keyboard.press('n')
  await page.clock.runFor(10)
  await expect(option('Interim Management')).toBeFocused()
  await page.clock.runFor(1100)
  await page.keyboard.press('o')
  await page.clock.runFor(10)
  // R-UI-9
  await expect(option('Onderwijs & Cultuur')).toBeFocused()
})

test('hovering over a select’s scroll button scrolls every 50 ms', repeated(), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 520 })
  await page.clock.install()
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.locator('button[role=combobox][aria-label=Categorie]').click()
  await expect(page.getByRole('option', { name: 'Alle categorieën' })).toBeFocused()
  const viewport = page.locator('[data-radix-select-viewport]')
  const scrolled = () => viewport.evaluate(element => element.scrollTop)
  await page.clock.pauseAt(Date.now() + 120_000)
  const before = await scrolled()
  const button = (await page.locator('[data-radix-select-viewport] + div').boundingBox())!
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2)
  await page.mouse.move(button.x + button.width / 2 + 2, button.y + button.height / 2)
  await page.clock.runFor(49)
  expect(await scrolled()).toBe(before)
  await page.clock.runFor(1)
  const step = (await scrolled()) - before
  expect(step).toBeGreaterThan(0)
  await page.clock.runFor(50)
  // R-UI-10
  expect((await scrolled()) - before).toBe(2 * step)
})
