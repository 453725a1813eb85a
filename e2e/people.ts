import { expect, type Locator, type Page } from '@playwright/test'
import { altered } from './graphql.js'

export type LocalAccount = 'beheerder' | 'medewerker' | 'collega'

/** Signs in at the local provider through the user interface. Ends on `path`. */
export async function signInAs(page: Page, account: LocalAccount, path = '/'): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`)
  await page.getByRole('button', { name: `Doorgaan als ${account}` }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account van/ })).toBeVisible()
}

/** Signs in by requests only: faster, for tests that are not about the sign-in page. */
export async function signedInAs({ request }: Page, account: LocalAccount): Promise<void> {
  const provider = await request.get('/api/login')
  const done = await request.post(provider.url(), { form: { account } })
  expect(done.ok(), `${account} is let in`).toBe(true)
}

/** Like `signInAs`, by requests, when nobody was signed in before. */
export async function openedAs(page: Page, account: LocalAccount, path: string): Promise<void> {
  await signedInAs(page, account)
  await page.goto(path)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account van/ })).toBeVisible()
}

/** Simulates that the browser's window gets the focus. */
export const focus = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

export const signedOut = {
  body: {
    data: {
      session: { __typename: 'Session', authenticated: false, token: null, mustChangePassword: false, user: null },
    },
  },
}

/**
 * Opens the account menu and waits until an item of it can be clicked.
 * @param name name of the returned item
 */
export async function openAccountMenu(page: Page, name = 'Profiel'): Promise<Locator> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  const item = page.getByRole('menuitem', { name })
  // In its first frames the menu is above the screen, or ignores the pointer: a click would scroll there and miss it.
  const isReachable = () =>
    item.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isReachable).toBe(true)
  return item
}

/** Makes the session look like that of a staff account; the test accounts are those of the provider. */
export const withPassword = (page: Page) =>
  altered(page, 'OwnPassword', ({ session }: { session: { hasPassword: boolean } }) => {
    session.hasPassword = true
  })
