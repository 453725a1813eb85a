import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { ask } from './graphql.js'
import { signedInAs } from './people.js'
import { toast } from './screen.js'
import { commented } from './stage.js'
import { header, opened, said, thread } from './threads.js'
import { repeated } from './repeated.js'

const dialogOf = async (page: Page, tenderId: string) => {
  await page.goto(`/tenders?tender=${encodeURIComponent(tenderId)}`)
  return page.getByRole('dialog')
}

for (const [where, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `at ${where} closing a toast over the dialog leaves the dialog open, with the text typed in it`,
    repeated(),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const staged = await thread(page)
      const dialog = await dialogOf(page, staged.tenderId)
      await dialog.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
      await dialog.getByLabel('Naam').fill('Cas')
      // On a busy machine a toast disappears before it is clicked; under the mouse it stays.
      await expect(async () => {
        await dialog.getByText('Mijn bookmark is openbaar').click()
        await toast(page).hover({ force: true, timeout: 4000 })
        await toast(page).getByRole('button', { name: 'Melding sluiten', includeHidden: true }).click({ timeout: 4000 })
      }).toPass({ timeout: 60_000 })
      await expect(toast(page)).toHaveCount(0)
      await expect(dialog.getByLabel('Naam')).toHaveValue('Cas')
    },
  )

test('a draft is restored after leaving and returning', async ({ page }) => {
  const staged = await thread(page)
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Half getypt')
  await card.getByRole('button', { name: 'Notities toevoegen' }).click()
  await card.getByLabel('Notities (alleen voor jou)').fill('Half genoteerd')

  await page.getByRole('tab', { name: 'Bookmarks van collega' }).click()
  await expect(page.getByText('Half getypt')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Mijn bookmarks' }).click()
  await expect(card.getByLabel('Notities (alleen voor jou)')).toHaveValue('Half genoteerd')
  await card.getByRole('button', { name: /^Opmerkingen/ }).click()
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await expect(card.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Half getypt')

  await card.getByRole('heading', { level: 2 }).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Half getypt')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await dialog.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('')
})

for (const kind of ['a comment with replies', 'a comment without replies', 'a reply'] as const)
  test(`an edit of ${kind} keeps its text when it is removed meanwhile`, repeated(), async ({ page }) => {
    const staged = await thread(page)
    const other = await commented(page, staged.bookmarkId, 'Ik blijf')
    const edited = await commented(page, staged.bookmarkId, 'Eerste versie', kind === 'a reply' ? other : undefined)
    if (kind === 'a comment with replies') await commented(page, staged.bookmarkId, 'Een reactie', edited)
    const card = await opened(page, staged)
    await said(card, 'Eerste versie')
      .getByRole('button', { name: /^(Opmerking|Reactie) bewerken/ })
      .click()
    const form = card.getByRole('form', { name: 'Opmerking bewerken' })
    await form.getByRole('textbox', { name: 'Opmerking' }).fill('Tweede ')
    await ask(page, 'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }', {
      input: { commentId: edited },
    })
    await expect(form.getByText('Deze opmerking is verwijderd.')).toBeVisible()
    await page.keyboard.type('versie')
    await expect(form.getByRole('textbox', { name: 'Opmerking' })).toHaveValue('Tweede versie')
    await form.getByRole('button', { name: 'Annuleren' }).click()
    await expect(form).toHaveCount(0)
    await expect(card.getByText('Deze opmerking is verwijderd', { exact: true })).toHaveCount(
      kind === 'a comment with replies' ? 1 : 0,
    )
  })

test('a draft stays when its author may no longer see the thread', repeated(), async ({ page, browser }) => {
  const staged = await thread(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await signedInAs(other, 'medewerker')
  const card = await opened(other, staged, '&van=collegas')
  await card.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Half getypt')
  const visible = (isPublic: boolean) =>
    ask(page, 'mutation ($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { bookmark { id } } }', {
      input: { bookmarkId: staged.bookmarkId, isPublic },
    })
  // A reconnection refetches the list.
  const reconnect = async () => {
    await context.setOffline(true)
    await context.setOffline(false)
  }
  await visible(false)
  await reconnect()
  await expect(card).toHaveCount(0)
  await visible(true)
  await reconnect()
  await header(card).click()
  await card.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
  await expect(card.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Half getypt')
  await card.getByLabel('Naam').fill('Mees')
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  await expect(said(card, 'Half getypt')).toBeVisible()
  await context.close()
})

test(
  "scrolling to the header keeps the page's position, and no focused element is hidden under it",
  repeated(),
  async ({ page }) => {
    await signedInAs(page, 'medewerker')
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    await page.getByRole('article').nth(10).getByRole('heading').getByRole('link').focus()
    await first.focus()
    const header = await page.getByRole('banner').boundingBox()
    const card = await first.boundingBox()
    expect(card!.y).toBeGreaterThan(header!.y + header!.height)
  },
)

test('a new page begins at its top, and Back restores the scroll position', async ({ page }) => {
  await signedInAs(page, 'medewerker')
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        window.addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, 500)
      }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)

  await page.getByRole('button', { name: 'Pagina 2' }).click()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/tenders')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('a browser without storage shows everything', repeated(), async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await page.getByRole('button', { name: /zonder inloggen/i }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('banner').getByRole('link', { name: 'Tenders', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
})
