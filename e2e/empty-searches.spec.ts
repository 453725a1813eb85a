import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { instead, operationsOf } from './graphql.js'
import { inDatabase } from './in-database.js'
import { openAccountMenu, openedAs } from './people.js'
import { overflow, toast } from './screen.js'
import { repeated } from './repeated.js'

const PATH = '/admin/zoekopdrachten'
const table = (page: Page) => page.getByRole('table', { name: 'Zoekopdrachten zonder resultaat' })
const rowOf = (page: Page, text: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: text }) })

/** Stores that many texts, each searched on two days, the first one most often. */
const staged = (count: number) =>
  inDatabase(`
    DELETE FROM fruitless_searches;
    INSERT INTO fruitless_searches (text, times, first_on, last_on)
    SELECT 'zeldzaam woord ' || n, ${count} + 2 - n, current_date - 9, current_date - 3 FROM generate_series(1, ${count}) n`)

// Searches of other tests may be counted late.
test.use({ ownProduct: {} })

test(
  'a search without results on two days is listed, can be repeated, and is removed',
  repeated(),
  async ({ page }) => {
    await openedAs(page, 'beheerder', '/tenders')
    const field = page.getByRole('combobox', { name: 'Zoek in tenders' })
    await field.pressSequentially('Strandzeilinstructeur', { delay: 20 })
    await expect(page.getByText('Geen resultaten gevonden')).toBeVisible()
    await expect
      .poll(() => inDatabase('SELECT text, times FROM fruitless_searches'), { timeout: 30_000 })
      .toEqual([{ text: 'strandzeilinstructeur', times: 1 }])

    await (await openAccountMenu(page, 'Zoekopdrachten')).click()
    await expect(page).toHaveURL(PATH)
    await expect(page.getByRole('heading', { name: 'Geen zoekopdrachten zonder resultaat' })).toBeVisible()
    await noViolations(page, 'zoekopdrachten, leeg')

    await inDatabase('UPDATE fruitless_searches SET first_on = first_on - 1, times = 2')
    await page.reload()
    await expect(rowOf(page, 'strandzeilinstructeur')).toContainText(/2\s*(vandaag|gisteren)/)
    await noViolations(page, 'zoekopdrachten')
    await page.getByRole('link', { name: 'Zoek opnieuw: strandzeilinstructeur' }).click()
    await expect(page).toHaveURL('/tenders?q=strandzeilinstructeur')
    await expect(page.getByRole('combobox', { name: 'Zoek in tenders' })).toHaveValue('strandzeilinstructeur')

    await page.goBack()
    await page.getByRole('button', { name: 'Verwijderen: strandzeilinstructeur' }).click()
    await expect(toast(page)).toContainText('‘strandzeilinstructeur’ is verwijderd')
    await expect(page.getByRole('heading', { name: 'Geen zoekopdrachten zonder resultaat' })).toBeVisible()
  },
)

test('the list of empty searches has pages, and is emptied after a confirmation', repeated(), async ({ page }) => {
  await staged(21)
  await openedAs(page, 'beheerder', PATH)
  await expect(page.getByText('21 zoekopdrachten')).toBeVisible()
  await expect(table(page).getByRole('rowheader').first()).toHaveAccessibleName('zeldzaam woord 1')
  await page.getByRole('button', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL(`${PATH}?page=2`)
  await expect(table(page).getByRole('rowheader')).toHaveCount(1)
  await expect(table(page).getByRole('rowheader')).toHaveAccessibleName('zeldzaam woord 21')
  await page.getByRole('button', { name: 'Verwijderen: zeldzaam woord 21' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(table(page).getByRole('rowheader')).toHaveCount(20)

  const button = page.getByRole('button', { name: 'Alles verwijderen' })
  const question = page.getByRole('alertdialog', { name: 'Alle zoekopdrachten verwijderen?' })
  await button.click()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(button).toBeFocused()
  await button.click()
  await noViolations(page, 'zoekopdrachten, vraag')
  await question.getByRole('button', { name: 'Alles verwijderen' }).click()
  await expect(toast(page)).toContainText('Alle zoekopdrachten zijn verwijderd')
  await expect(page.getByRole('heading', { name: 'Geen zoekopdrachten zonder resultaat' })).toBeVisible()
})

test('a failure to load the empty searches can be retried', repeated(), async ({ page }) => {
  await staged(1)
  await instead(page, 'EmptySearches', 'lost')
  await openedAs(page, 'beheerder', PATH)
  await expect(page.getByRole('alert')).toContainText('De zoekopdrachten konden niet worden geladen')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(rowOf(page, 'zeldzaam woord 1')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the numbers of an empty search are below its text, and nothing scrolls sideways',
    repeated(),
    async ({ page }) => {
      await staged(3)
      await openedAs(page, 'beheerder', PATH)
      await expect(rowOf(page, 'zeldzaam woord 1')).toContainText('4 keer, voor het laatst')
      await expect(page.getByRole('link', { name: 'Zoek opnieuw: zeldzaam woord 1' })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )
})

test(
  'a user without administrator rights sees why access is denied, and no query is sent',
  repeated(),
  async ({ page }) => {
    const sent = operationsOf(page)
    await openedAs(page, 'medewerker', PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrator Rechten Vereist')
    expect(sent.map(({ operationName }) => operationName)).not.toContain('EmptySearches')
  },
)
