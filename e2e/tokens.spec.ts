import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { openedAs } from './people.js'

/** Parallel tests are signed in as the same user, so this token is identified by its name. */
async function makeToken(page: Page, name: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Nieuw token' })
  await form.getByLabel('Naam').fill(name)
  await form.getByRole('button', { name: 'Token maken' }).click()
  const shown = page.locator('[data-token]')
  await expect(shown).toHaveText(/^grt_[\w-]{43}$/)
  return (await shown.textContent())!
}

test('a token is created, shown once, used and revoked', async ({ page, playwright, baseURL }) => {
  await openedAs(page, 'collega', '/profiel')
  await page.getByRole('link', { name: 'Tokens beheren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokens')

  await page.getByRole('button', { name: 'Token maken' }).click()
  await expect(page.getByLabel('Naam')).toHaveAccessibleErrorMessage('Naam is verplicht')

  const name = `Koppeling ${Date.now()}`
  const secret = await makeToken(page, name)
  await expect(page.getByRole('button', { name: 'Token kopiëren' })).toBeFocused()
  const item = page.getByRole('list', { name: 'Je tokens' }).getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Lezen')
  await expect(item).toContainText('nog nooit gebruikt')
  await noViolations(page, 'tokens')

  // A program has no cookies.
  const program = await playwright.request.newContext({ baseURL: baseURL! })
  const asked = async () => {
    const response = await program.post('/graphql', {
      headers: { authorization: `Bearer ${secret}` },
      data: { query: '{ viewer { username } }' },
    })
    return ((await response.json()) as { data: { viewer: { username: string } | null } }).data.viewer?.username
  }
  expect(await asked()).toBe('collega')

  await page.reload()
  await expect(item).toContainText('laatst gebruikt op')
  await expect(page.locator('[data-token]')).toHaveCount(0)
  await item.getByRole('button', { name: `Intrekken: ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click()
  await expect(page.getByText('Token ingetrokken', { exact: true })).toBeVisible()
  await expect(item).toHaveCount(0)
  expect(await asked()).toBeUndefined()
  await program.dispose()
})
