import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { inDatabase } from './in-database.js'
import { signedInAs } from './people.js'
import { overflow, toast } from './screen.js'
import { withMouse } from './visitor.js'
import { repeated } from './repeated.js'

/** A source whose tenders no other test decides about as this user. */
const SOURCE = 'zzp-opdrachten'
const PATH = `/ochtend?source=${SOURCE}`
const USER_ID = "(SELECT id FROM app_users WHERE username = 'collega')"
const OF_SOURCE = `IN (SELECT id FROM tenders WHERE source = '${SOURCE}')`

const title = (page: Page) => page.getByRole('article').getByRole('heading')
const progress = (page: Page) => page.getByRole('progressbar')
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Wat doe je ermee?' }).getByRole('button', { name })
const stored = async (table: 'bookmarks' | 'tender_put_away') =>
  await inDatabase<{ until: Date | null }>(
    `SELECT t.* FROM ${table} t WHERE user_id = ${USER_ID} AND tender_id ${OF_SOURCE}`,
  )

test.beforeEach(async ({ context, page }) => {
  await withMouse(context)
  await signedInAs(page, 'collega')
  await inDatabase(`UPDATE app_users SET seen_until = now() - interval '20 days' WHERE id = ${USER_ID};
    INSERT INTO tender_seen (user_id, tender_id) SELECT ${USER_ID}, id FROM (SELECT id FROM tenders
      WHERE source = '${SOURCE}' AND NOT archived ORDER BY publication_date DESC, id DESC OFFSET 4) AS seen`)
})

test('a user goes through new tenders by keyboard alone, and undoes a choice @journey', async ({ page }) => {
  await page.goto(PATH)
  await expect(progress(page)).toHaveAccessibleName('1 van 4')
  const first = (await title(page).textContent())!
  await noViolations(page, 'a tender of the morning')
  await page.keyboard.press('2')
  await expect(title(page)).not.toHaveText(first)
  await expect(title(page)).toBeFocused()
  await expect.poll(async () => (await stored('tender_put_away')).length).toBe(1)
  await toast(page).getByRole('button', { name: 'Nooit meer…' }).click()
  await expect(page.getByRole('dialog', { name: 'Nooit meer zien' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('z')
  await expect(title(page)).toHaveText(first)
  await expect.poll(async () => (await stored('tender_put_away')).length).toBe(0)

  await page.keyboard.press('1')
  await expect(progress(page)).toHaveAccessibleName('2 van 4')
  await page.keyboard.press('j')
  await expect(progress(page)).toHaveAccessibleName('3 van 4')
  await page.keyboard.press('k')
  await expect(progress(page)).toHaveAccessibleName('2 van 4')
  for (const key of ['3', '2', 'j']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Je bent bij' })).toBeVisible()
  await expect(page.getByText('1 bookmark, 1 weg, 1 later, 1 zonder keuze.')).toBeVisible()
  await noViolations(page, 'the end of the morning')

  await expect.poll(async () => (await stored('bookmarks')).length).toBe(1)
  await expect.poll(async () => (await stored('tender_put_away')).length).toBe(2)
  const later = (await stored('tender_put_away')).flatMap(({ until }) => until ?? [])
  expect(
    later.map(until =>
      until.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam', weekday: 'long', hour: '2-digit' }),
    ),
  ).toEqual(['maandag, 08'])
})

test(
  'Enter opens the tender, where shortcuts choose nothing; closing it returns to the same tender',
  repeated(),
  async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('link', { name: 'Alles lezen' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Omschrijving')
    await page.keyboard.press('2')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(progress(page)).toHaveAccessibleName('1 van 4')
    expect(await stored('tender_put_away')).toEqual([])
  },
)

test('a choice that could not be stored shows an error, and the tender returns', repeated(), async ({ page }) => {
  await page.goto(PATH)
  const first = (await title(page).textContent())!
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('DismissTender') ? route.abort() : route.fallback(),
  )
  await choice(page, 'Weg').click()
  await expect(page.getByText('Kon de tender niet wegleggen', { exact: true })).toBeVisible()
  await expect(title(page)).toHaveText(first)
  expect(await stored('tender_put_away')).toEqual([])
})

test('a user who has seen everything sees an empty state', repeated(), async ({ page }) => {
  await inDatabase(`INSERT INTO tender_seen (user_id, tender_id) SELECT ${USER_ID}, id FROM tenders WHERE source = '${SOURCE}'
    ON CONFLICT DO NOTHING`)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Je bent bij' })).toBeVisible()
})

test('a visitor reads how to start', repeated(), async ({ page, context }) => {
  await context.clearCookies()
  await page.addInitScript(() => sessionStorage.setItem('zonderInloggen', '1'))
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Log in om je ochtend te beginnen' })).toBeVisible()
})

test('the list links to the triage, with its filter', repeated(), async ({ page }) => {
  await page.goto(`/tenders?source=${SOURCE}`)
  await page.getByRole('link', { name: /^4 nieuw sinds .*: één voor één bekijken$/ }).click()
  await expect(page).toHaveURL(PATH)
  await expect(progress(page)).toHaveAccessibleName('1 van 4')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('swiping left dismisses, right bookmarks; the buttons are within reach of the thumb', async ({ page }) => {
    await page.goto(PATH)
    await expect(progress(page)).toHaveAccessibleName('1 van 4')
    const box = await choice(page, 'Weg').boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(71)
    expect(box!.y + box!.height).toBeLessThanOrEqual(844)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await swipe(page, -200)
    await expect(progress(page)).toHaveAccessibleName('2 van 4')
    await swipe(page, 200)
    await expect(progress(page)).toHaveAccessibleName('3 van 4')
    await swipe(page, 40)
    await expect(progress(page)).toHaveAccessibleName('3 van 4')
    await expect.poll(async () => (await stored('tender_put_away')).length).toBe(1)
    await expect.poll(async () => (await stored('bookmarks')).length).toBe(1)
  })
})

/** Swipes over the title, with real touches by the browser's protocol. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = (await title(page).boundingBox())!
  const [x, y] = [195, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
  await touch('touchStart', x - by / 2)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x - by / 2 + by * part)
  await touch('touchEnd', x + by / 2)
}

test('the user chooses the day on which a tender returns', repeated(), async ({ page }) => {
  await page.goto(PATH)
  const first = (await title(page).textContent())!
  await page.keyboard.press('4')
  const dialog = page.getByRole('dialog', { name: 'Later op een andere dag' })
  await dialog.getByLabel('Dag').fill('')
  await dialog.getByLabel('Dag').press('Enter')
  await expect(dialog.getByText('Kies een dag in het komende jaar.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Over een week' }).click()
  await noViolations(page, 'another day for later')
  await dialog.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(title(page)).not.toHaveText(first)
  await expect.poll(async () => (await stored('tender_put_away')).length).toBe(1)
  const [{ until }] = (await stored('tender_put_away')) as [{ until: Date }]
  const format = { timeZone: 'Europe/Amsterdam', dateStyle: 'short' } as const
  const aWeekOn = new Date(Date.now() + 7 * 24 * 3_600_000)
  expect(until.toLocaleDateString('nl-NL', format)).toBe(aWeekOn.toLocaleDateString('nl-NL', format))
  expect(until.toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })).toBe('08:00')
})
