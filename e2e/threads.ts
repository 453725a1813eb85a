import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type LocalAccount, signedInAs } from './people.js'
import { bookmarked, type Staged } from './stage.js'

export const said = (at: Locator, text: string) => at.getByRole('article').filter({ hasText: text })

/** A tender that no other test uses, with a public bookmark of Cas (the account 'collega'). */
export async function thread(page: Page): Promise<Staged> {
  await signedInAs(page, 'collega')
  const [staged] = await bookmarked(page)
  return staged!
}

export async function shown(page: Page, { title }: Staged, van = ''): Promise<Locator> {
  await page.goto(`/bookmarks?search=${encodeURIComponent(title)}${van}`)
  const card = page.locator('main').getByRole('article').filter({ hasText: title }).first()
  await expect(card).toBeVisible()
  return card
}

export const header = (card: Locator) => card.getByRole('button', { name: /^Opmerkingen/ })

/** The card of that bookmark, with its comments open. */
export async function opened(page: Page, staged: Staged, van = ''): Promise<Locator> {
  const card = await shown(page, staged, van)
  await header(card).click()
  return card
}

/**
 * A second browser context, signed in.
 * @param baseURL another process of the product, or a proxy to one; the first process by default
 */
export async function somebody(browser: Browser, account: LocalAccount, baseURL?: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await signedInAs(page, account)
  return page
}

export async function write(card: Locator, name: string, text: string) {
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await card.getByLabel('Naam').fill(name)
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill(text)
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
}
