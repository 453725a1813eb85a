import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolationsAtWidths } from './axe.js'
import { inDatabase } from './in-database.js'
import { openedAs, signedInAs } from './people.js'
import { wireTo } from './wire.js'
import { repeated } from './repeated.js'
import { bookmarked, commented, type Staged } from './stage.js'
import { opened, shown, somebody, thread } from './threads.js'

const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name })

/** An earlier deadline of a bookmarked tender, of which its owner has been told. */
async function movedForward({ bookmarkId }: Staged): Promise<void> {
  const dates = JSON.stringify({ oldDate: '2030-12-17T11:00:00Z', newDate: '2030-11-30T11:00:00Z' })
  await inDatabase(
    `WITH changed AS (
       INSERT INTO tender_changes (id, tender_id, key, kind, topic, published_at, position, publication_id, notice_kind, details, is_untold)
       SELECT gen_random_uuid(), tender_id, 'moved', 'closing_date', 'deadline_earlier', now(), 0, 'moved', 'correction', $2, false
       FROM bookmarks WHERE id = $1 RETURNING id)
     INSERT INTO inbox_items (id, user_id, kind, change_id, is_listed)
     SELECT gen_random_uuid(), b.user_id, 'change', changed.id, true FROM changed, bookmarks b WHERE b.id = $1`,
    [Buffer.from(bookmarkId, 'base64').toString().replace('Bookmark:', ''), dates],
  )
}

test('a reply rings the bell at once, and its message opens the thread', async ({ page, browser }) => {
  const staged = await thread(page)
  await page.goto('/tenders')
  await expect(bell(page, 'Meldingen')).toBeVisible()
  const colleague = await somebody(browser, 'medewerker')
  await commented(colleague, staged.bookmarkId, 'Doen we mee?')
  await expect(bell(page, 'Meldingen, 1 ongelezen')).toBeVisible()
  await bell(page, /^Meldingen/).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meldingen')
  await noViolationsAtWidths(page, 'Meldingen')
  await page.locator('main').getByRole('link', { name: staged.title }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('article').filter({ hasText: 'Doen we mee?' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(page).toHaveURL('/meldingen')
  await expect(bell(page, /^Meldingen$/)).toBeVisible()
})

test('after a lost connection the bell and the messages catch up', async ({ page, product, browser }) => {
  const staged = await thread(page)
  const wire = await wireTo(product.port)
  const owner = await somebody(browser, 'collega', wire.url)
  await owner.goto('/meldingen')
  await expect(owner.getByText('Nog geen meldingen')).toBeVisible()
  wire.cut()
  await owner.context().setOffline(true)
  const colleague = await somebody(browser, 'medewerker')
  await commented(colleague, staged.bookmarkId, 'Gemist')
  wire.mend()
  await owner.context().setOffline(false)
  await expect(bell(owner, 'Meldingen, 1 ongelezen')).toBeVisible()
  await expect(owner.getByText('Gemist')).toBeVisible()
  await owner.context().close()
  await wire.close()
})

test.describe('a change', () => {
  test.use({ ownProduct: {} })

  test('stands on the bookmark and in its thread until it is seen', async ({ page }) => {
    await signedInAs(page, 'medewerker')
    const [staged] = await bookmarked(page)
    await movedForward(staged!)
    const card = await opened(page, staged!)
    const banner = card.getByRole('group', { name: 'Gewijzigd' })
    await expect(banner).toContainText('17 dagen eerder')
    await expect(card.getByRole('listitem').filter({ hasText: 'Sluiting vervroegd van' })).toBeVisible()
    await noViolationsAtWidths(page, 'een gewijzigde bookmark')
    await banner.getByRole('button', { name: 'Gezien' }).click()
    await expect(banner).toHaveCount(0)
    await expect(bell(page, /^Meldingen$/)).toBeVisible()
    await page.reload()
    await expect((await shown(page, staged!)).getByRole('group', { name: 'Gewijzigd' })).toHaveCount(0)
  })

  test('opening a tender marks its changes as read', repeated(), async ({ page }) => {
    await signedInAs(page, 'medewerker')
    const [staged] = await bookmarked(page)
    await movedForward(staged!)
    const card = await shown(page, staged!)
    await expect(card.getByRole('group', { name: 'Gewijzigd' })).toBeVisible()
    await card.getByRole('link', { name: staged!.title, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Je volgt deze tender' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
    await expect(card.getByRole('group', { name: 'Gewijzigd' })).toHaveCount(0)
  })
})

test(
  'a buyer is followed from a tender, and listed with the preferences that a mail links to',
  repeated(),
  async ({ page }) => {
    await openedAs(page, 'medewerker', '/tenders')
    await page.locator('main').getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Volgen', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: /^Opdrachtgever volgen/ }).click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Deze tender volgen' })).toBeChecked()
    await page.goto('/meldingen#voorkeuren')
    await expect(page.getByRole('heading', { name: 'Voorkeuren' })).toBeInViewport()
    await page.getByRole('button', { name: /^Niet meer volgen/ }).click()
    await expect(page.getByText('Je volgt nog geen opdrachtgevers', { exact: false })).toBeVisible()
  },
)
