import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { operationsOf } from './graphql.js'
import { signedInAs } from './people.js'
import { toast } from './screen.js'
import { bookmarked } from './stage.js'
import { asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

const cards = (page: Page) => page.locator('main').getByRole('article')
const toggle = (page: Page) => page.getByRole('button', { name: /^Bookmark: / })
const counted = (page: Page, count: number) =>
  expect(page.getByText(`${count} bookmark(s) gevonden`, { exact: true })).toBeVisible()

test.describe('the user’s own bookmarks', () => {
  test.beforeEach(({ page }) => signedInAs(page, 'medewerker'))

  test('are refetched with the lists of tenders after bookmarking, which does not open the dialog @journey', async ({
    page,
  }) => {
    await page.goto('/bookmarks')
    await counted(page, 0)
    await page.getByRole('navigation').getByRole('link', { name: 'Tenders' }).click()
    await expect(cards(page)).toHaveCount(20)
    const sent = operationsOf(page)
    await toggle(page).first().click()
    await expect(toast(page)).toHaveText('Bookmark toegevoegd')
    // R-BMK-18
    await expect
      .poll(() => sent.map(({ operationName }) => operationName))
      .toEqual(expect.arrayContaining(['BookmarkTender', 'TendersPage']))
    // R-INT-33
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).click()
    // R-HEAD-5
    await expect(page).toHaveURL('/bookmarks')
    // R-GATE-4
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks')
    // R-BMK-18
    await counted(page, 1)
    await expect(cards(page)).toHaveCount(1)
  })

  test('are listed by default, as cards that open the dialog', async ({ page }) => {
    const [one] = await bookmarked(page, 1, false)
    const sent = operationsOf(page)
    await page.goto('/bookmarks')
    // R-INT-41
    await counted(page, 1)
    // R-BKPG-17
    await expect(cards(page)).toHaveCount(1)
    const asked = sent.filter(({ operationName }) => operationName === 'Bookmarks')
    // R-BKPG-17 R-BKPG-18
    expect(asked.map(({ variables }) => variables.scope)).toEqual(['MINE'])
    const comments = cards(page).getByRole('button', { name: 'Opmerkingen' })
    // R-BKPG-21
    await expect(comments).toHaveAttribute('aria-expanded', 'false')
    await expect(cards(page).getByText('Alleen zichtbaar voor jou')).toBeVisible()
    await comments.click()
    await expect(cards(page).getByText('Nog geen opmerkingen')).toBeVisible()
    await comments.click()
    await expect(cards(page).getByText('Nog geen opmerkingen')).toHaveCount(0)
    await cards(page).click({ position: { x: 300, y: 110 } })
    // R-BKPG-22 R-DET-18
    await expect(page.getByRole('dialog').getByRole('heading', { name: one!.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('axe finds no violations on the page of bookmarks', repeated(), async ({ page, browser }) => {
    test.slow()
    const collega = await browser.newPage()
    await signedInAs(collega, 'collega')
    await bookmarked(collega)
    await collega.context().close()
    await page.goto('/bookmarks')
    await expect(page.getByText('Nog geen bookmarks')).toBeVisible()
    await noViolations(page, 'empty')
    await bookmarked(page, 2)
    await page.goto('/bookmarks')
    await cards(page).first().getByRole('button', { name: 'Notities toevoegen' }).click()
    await noViolations(page, 'notes')
    await page.goto('/bookmarks?van=collegas')
    await expect(cards(page).first()).toBeVisible()
    await noViolations(page, 'colleagues')
  })
})

test.describe('a visitor', () => {
  test.beforeEach(({ context }) => asVisitor(context))

  test('sees public bookmarks with the name of their owner', async ({ page, browser }) => {
    const collega = await browser.newPage()
    await signedInAs(collega, 'collega')
    const [open] = await bookmarked(collega)
    const [secret] = await bookmarked(collega, 1, false)
    await collega.context().close()
    const sent = operationsOf(page)
    await page.goto('/bookmarks?limit=100')
    const card = cards(page).filter({ hasText: open!.title })
    // R-GEN-6 R-BKPG-20
    await expect(card.getByText('Gebookmarkt door Cas Collega')).toBeVisible()
    await expect(cards(page).filter({ hasText: secret!.title })).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    // R-INT-1
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
    const scopes = sent.filter(({ operationName }) => operationName === 'Bookmarks').map(asked => asked.variables.scope)
    // R-BKPG-19
    expect(new Set(scopes)).toEqual(new Set(['PUBLIC']))
  })
})
