import { expect, type Page } from '@playwright/test'
import { noViolations } from './axe.js'
import { instead, operationsOf } from './graphql.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek in tenders' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' })
const options = (page: Page) => list(page).getByRole('option')

async function typed(page: Page, text: string): Promise<void> {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await field(page).focus()
  // Debounce: inserted as a whole, because a busy machine pauses between two keys.
  await page.evaluate(letters => {
    for (const letter of letters) document.execCommand('insertText', false, letter)
  }, text)
}

test('suggestions are requested when typing pauses, in groups, and one is chosen by keyboard alone', async ({
  page,
}) => {
  const sent = operationsOf(page)
  await typed(page, 'onderwijs')
  await expect(options(page).first()).toContainText('Onderwijs')
  expect(sent.filter(({ operationName }) => operationName === 'Suggestions').map(({ variables }) => variables)).toEqual(
    [{ text: 'onderwijs' }],
  )
  await expect(list(page).getByRole('group', { name: 'Opdrachtgevers' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await noViolations(page, 'suggestions')

  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  const count = /(\d+) tenders?$/.exec((await first.textContent()) ?? '')?.[1]
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenders?category=onderwijs-cultuur')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByText(`${count} resultaten gevonden`)).toBeVisible()
})

test(
  'Tab accepts an organisation, which becomes a filter with a tag; Back restores the text',
  repeated(),
  async ({ page }) => {
    await typed(page, 'waterschap')
    const organisations = list(page).getByRole('group', { name: 'Opdrachtgevers' }).getByRole('option')
    await expect(organisations.first()).toBeVisible()
    await expect(page).toHaveURL('/tenders?q=waterschap')
    const text = (await organisations.first().textContent()) ?? ''
    const [, name = '', count] = /^(.*?)(\d+) tenders?$/.exec(text) ?? []
    while ((await organisations.first().getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Filter Opdrachtgever: ${name} verwijderen` })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${count} resultaten gevonden$`))).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(field(page)).toHaveValue('waterschap')
  },
)

test(
  'Escape closes the list and keeps the text, Enter searches for it, and blur chooses nothing',
  repeated(),
  async ({ page }) => {
    await typed(page, 'onder')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('onder')
    await field(page).press('w')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tenders?q=onderw')
    await expect(options(page)).toHaveCount(0)
    await field(page).press('i')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Tab')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('onderwi')
    await expect(page).toHaveURL('/tenders?q=onderwi')
  },
)

test('searching for a CPV code includes its descendants', repeated(), async ({ page }) => {
  await typed(page, '9091')
  const code = list(page).getByRole('group', { name: 'CPV' }).getByRole('option').first()
  await expect(code).toContainText('9091')
  const value = /\d{8}/.exec((await code.textContent()) ?? '')?.[0]
  await code.click()
  await expect(page).toHaveURL(`/tenders?q=${value}`)
  await expect(field(page)).toHaveValue(value ?? '')
})

test('the search works without an answer to suggestions', repeated(), async ({ page }) => {
  await instead(page, 'Suggestions', 'lost')
  await typed(page, 'onderwijs')
  await expect(page).toHaveURL('/tenders?q=onderwijs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})
