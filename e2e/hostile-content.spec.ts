import { expect, type Page } from '@playwright/test'
import { kindsOfPayloads, payloads } from './hostile/payloads.js'
import { poisoned } from './hostile/poisoned.js'
import { brokenParts, nothing, watched, whole } from './hostile/watch.js'
import { signedInAs } from './people.js'
import { repeated } from './repeated.js'
import { bookmarked, commented, type Staged } from './stage.js'
import { test } from './visitor.js'

const WANTED = 5000
const list = (page: Page) => page.locator('main').getByRole('article')

test('there are 5 000 distinct payloads, of every kind', repeated(), () => {
  expect(payloads.length).toBeGreaterThanOrEqual(WANTED)
  expect(kindsOfPayloads).toHaveLength(7)
})

async function lookAtTenders(page: Page, width: number, number = 1) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/tenders?page=${number}`)
  await expect(list(page).first()).toBeVisible()
  expect(await brokenParts(page)).toEqual(whole)
}

async function lookAtOne(page: Page) {
  await list(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  expect(await brokenParts(page)).toEqual(whole)
}

/** Race condition: other tests bookmark as this user meanwhile, so the thread is found by the title of its tender. */
async function lookAtThread(page: Page, { title }: Staged) {
  await page.goto(`/bookmarks?search=${encodeURIComponent(title)}`)
  const first = list(page).first()
  await first.getByRole('button', { name: /^Opmerkingen/ }).click()
  await expect(first.getByRole('article').first()).toBeVisible()
  expect(await brokenParts(page)).toEqual(whole)
}

test('texts of sources stay texts: nothing is executed or sent to other hosts, and the layout is intact', async ({
  page,
}) => {
  await signedInAs(page, 'collega')
  const harm = await watched(page, 'localhost')
  const { given } = await poisoned(page)
  await lookAtTenders(page, 1440)
  await lookAtOne(page)
  await page.unrouteAll({ behavior: 'wait' })
  expect(given.length).toBeGreaterThan(80)
  expect(harm).toEqual(nothing)
})

test('texts in a thread stay texts too, on a phone', repeated(), async ({ page }) => {
  await signedInAs(page, 'collega')
  const [staged] = await bookmarked(page)
  await commented(page, staged!.bookmarkId, 'Vraag')
  const harm = await watched(page, 'localhost')
  const { given } = await poisoned(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await lookAtThread(page, staged!)
  await page.unrouteAll({ behavior: 'wait' })
  expect(given.length).toBeGreaterThan(0)
  expect(harm).toEqual(nothing)
})

test(
  '5 000 payloads stay texts in lists, tenders and threads, on a desktop and on a phone',
  repeated(),
  async ({ page }) => {
    test.setTimeout(3_600_000)
    await signedInAs(page, 'collega')
    const [staged] = await bookmarked(page)
    for (const text of ['Vraag', 'Nog een', 'En nog een']) await commented(page, staged!.bookmarkId, text)
    const harm = await watched(page, 'localhost')
    const { given } = await poisoned(page)
    for (let number = 1; new Set(given).size < WANTED; number++) {
      await lookAtTenders(page, number % 2 ? 1440 : 390, 1 + (number % 20))
      if (number % 5 === 0) await lookAtOne(page)
      if (number % 7 === 0) await lookAtThread(page, staged!)
    }
    await page.unrouteAll({ behavior: 'wait' })
    expect(harm).toEqual(nothing)
  },
)
