import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { inDatabase } from './in-database.js'
import { openedAs, signedInAs } from './people.js'
import { overflow, toast } from './screen.js'
import { withMouse } from './visitor.js'
import { repeated } from './repeated.js'

const cards = (page: Page) => page.locator('#resultaten article')
const fresh = (page: Page) => page.locator('#resultaten article[data-unseen]')
const line = (page: Page) => page.getByText(/^\d+ nieuw sinds gisteren 17:20$/)
const COLLEAGUE = "SELECT id FROM app_users WHERE username = 'collega'"
const earlier = (page: Page) => page.getByText('Eerder gezien')
/** The whole list, except tenders that parallel tests may view. */
const LIST = '/tenders?source=flextender'

/** Marks all tenders as seen yesterday at 17:20, except three on the first page. */
test.beforeEach(async ({ context, page }) => {
  await withMouse(context)
  await signedInAs(page, 'collega')
  await inDatabase(`UPDATE app_users SET seen_until = (date_trunc('day', now() AT TIME ZONE 'Europe/Amsterdam') - interval '6 hours 40 minutes')
      AT TIME ZONE 'Europe/Amsterdam' WHERE id = (${COLLEAGUE});
    INSERT INTO tender_seen (user_id, tender_id)
      SELECT (${COLLEAGUE}), id FROM (SELECT id FROM tenders WHERE source = 'flextender' AND NOT archived
        ORDER BY publication_date DESC, id DESC OFFSET 3) AS seen`)
})

test(
  'the list says how many tenders are new since when, and separates them from seen ones',
  repeated(),
  async ({ page }) => {
    await page.goto(LIST)
    await expect(line(page)).toHaveText(/^3 nieuw/)
    await expect(fresh(page)).toHaveCount(3)
    await expect(cards(page).first().getByText('Nieuw', { exact: true })).toHaveCount(1)
    const below = await earlier(page).boundingBox()
    const [third, fourth] = [await cards(page).nth(2).boundingBox(), await cards(page).nth(3).boundingBox()]
    expect(below!.y).toBeGreaterThan(third!.y + third!.height - 1)
    expect(below!.y + below!.height).toBeLessThan(fourth!.y + 1)
    await noViolations(page, 'a list with what is new')

    await page.goto(`${LIST}&sort=value`)
    await expect(cards(page).first()).toBeVisible()
    await expect(earlier(page)).toHaveCount(0)
  },
)

test('an opened or bookmarked tender is no longer new, here and on another device', async ({ page, browser }) => {
  await page.goto(LIST)
  await fresh(page).first().getByRole('heading').click()
  await expect(page.getByRole('dialog')).toContainText('Gepubliceerd')
  await page.keyboard.press('Escape')
  await expect(fresh(page)).toHaveCount(2)
  await expect(line(page)).toHaveText(/^2 nieuw/)
  await fresh(page)
    .first()
    .getByRole('button', { name: /^Bookmark/ })
    .click()
  await expect(fresh(page)).toHaveCount(1)

  const elsewhere = await browser.newPage()
  await openedAs(elsewhere, 'collega', LIST)
  await expect(fresh(elsewhere)).toHaveCount(1)
  await expect(line(elsewhere)).toHaveText(/^1 nieuw/)
  await elsewhere.close()
})

test('tenders that are scrolled past or left by j are no longer new', repeated(), async ({ page }) => {
  await page.goto(LIST)
  await expect(fresh(page)).toHaveCount(3)
  await expect(line(page)).toBeVisible()
  for (const place of [0, 1]) {
    await page.keyboard.press('j')
    await expect(cards(page).nth(place).getByRole('heading').getByRole('link')).toBeFocused()
  }
  await expect(fresh(page)).toHaveCount(2)
  await cards(page).nth(9).scrollIntoViewIfNeeded()
  await expect(fresh(page)).toHaveCount(0)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(fresh(page)).toHaveCount(0)
})

test('one button marks all tenders as seen, and another one undoes that', repeated(), async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Alles gezien' }).click()
  await expect(toast(page)).toContainText('Alles gemarkeerd als gezien')
  await expect(fresh(page)).toHaveCount(0)
  await expect(line(page)).toHaveCount(0)
  await toast(page)
    .getByRole('button', { name: /Ongedaan/ })
    .click()
  await expect(fresh(page)).toHaveCount(3)
  await expect(line(page)).toHaveText(/^3 nieuw/)
})

test('a visitor sees a dot at tenders stored today, and no personal state', repeated(), async ({ page, context }) => {
  await context.clearCookies()
  await page.addInitScript(() => sessionStorage.setItem('zonderInloggen', '1'))
  await page.goto(LIST)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(/nieuw sinds/)).toHaveCount(0)
  await expect(earlier(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the line about new tenders fits', repeated(), async ({ page }) => {
    await page.goto(LIST)
    await expect(line(page)).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
