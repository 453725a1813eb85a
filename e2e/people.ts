import { expect, type Locator, type Page } from '@playwright/test'
import { altered } from './graphql.js'

export type LocalAccount = 'beheerder' | 'medewerker' | 'collega'

/** Signs in at the local provider, as a person does: by its button. Ends on `path`. */
export async function signInAs(page: Page, account: LocalAccount, path = '/'): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`)
  await page.getByRole('button', { name: `Doorgaan als ${account}` }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account van/ })).toBeVisible()
}

/** Signs in by requests alone: faster, for tests that are not about the sign-in page. */
export async function signedInAs({ request }: Page, account: LocalAccount): Promise<void> {
  const provider = await request.get('/api/login')
  const done = await request.post(provider.url(), { form: { account } })
  expect(done.ok(), `${account} is let in`).toBe(true)
}

/** As `signInAs`, by requests, where nobody was signed in before. */
export async function openedAs(page: Page, account: LocalAccount, path: string): Promise<void> {
  await signedInAs(page, account)
  await page.goto(path)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account van/ })).toBeVisible()
}

/** The browser's window gets focus again. */
export const focus = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** The answer to `Session` when nobody is signed in. */
export const signedOut = {
  body: {
    data: {
      session: { __typename: 'Session', authenticated: false, token: null, mustChangePassword: false, user: null },
    },
  },
}

/**
 * Opens the account menu and waits until an item of it can be clicked.
 * @param name of the item that is returned
 */
export async function openAccountMenu(page: Page, name = 'Profiel'): Promise<Locator> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  const item = page.getByRole('menuitem', { name })
  // For its first frames the menu stands above the screen, or takes no pointer: a click would scroll there, and miss it.
  const isReachable = () =>
    item.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isReachable).toBe(true)
  return item
}

/** As for a staff account; these accounts are the provider's. */
export const withPassword = (page: Page) =>
  altered(page, 'OwnPassword', ({ session }: { session: { hasPassword: boolean } }) => {
    session.hasPassword = true
  })
