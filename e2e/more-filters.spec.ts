import { expect, type Page } from '@playwright/test'
import { repeated } from './repeated.js'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { openedAs } from './people.js'
import { overflow, toast } from './screen.js'
import { withMouse } from './visitor.js'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Meer filters' })
const tags = (page: Page) => page.getByRole('list', { name: 'Actieve filters' }).getByRole('listitem')
/** Unfolds the tags that do not fit in the row first. */
async function expectTags(page: Page, words: readonly string[]) {
  await page.getByRole('button', { name: /^Nog \d filters? tonen$/ }).click()
  await expect(tags(page)).toHaveText([...words, 'Minder'])
}
const total = (page: Page) => page.getByText(/^[\d.]+ resultaten gevonden$/)
const NAME = 'Bouw zonder schilderwerk'

test(
  'a filter with several values, a code, a period and an excluded word becomes a search profile',
  repeated(),
  async ({ page, context }) => {
    await withMouse(context)
    await openedAs(page, 'beheerder', '/tenders')
    await page.getByRole('button', { name: /^Meer filters/ }).click()
    await panel(page).getByText('CPV', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'Onderverdeling van Bouwwerkzaamheden' }).click()
    await panel(page)
      .getByRole('checkbox', { name: /^45200000/ })
      .check()
    await noViolations(page, 'the panel with more filters')
    await panel(page).getByText('Bron: meer dan één', { exact: true }).click()
    const sources = panel(page).getByRole('group', { name: 'Bron: meer dan één' })
    await sources.getByRole('checkbox', { name: /^TenderNed/ }).check()
    await sources.getByRole('checkbox', { name: /^TED/ }).check()
    await panel(page).getByText('Zonder deze woorden', { exact: true }).click()
    await panel(page).getByRole('textbox', { name: 'Woord of zinsdeel' }).fill('schilderwerk')
    await page.keyboard.press('Enter')
    await panel(page).getByText('Sluit', { exact: true }).click()
    await panel(page).getByRole('textbox', { name: 'Maximum van de dagen tot de sluiting' }).fill('60')
    await expect(page).toHaveURL(/maxDaysLeft=60/)
    // A date in Dutch notation, whatever the browser's language is.
    await panel(page).getByText('Gepubliceerd', { exact: true }).click()
    await panel(page).getByLabel('Vanaf').fill('3-2-2020')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/publishedFrom=2020-02-02T23%3A00%3A00\.000Z/)
    await panel(page).getByLabel('Vanaf').fill('')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/publishedFrom/)
    await panel(page).getByRole('button', { name: /^Toon/ }).click()
    await expect(panel(page)).toBeHidden()

    const words = [
      'Bron: TenderNed',
      'Bron: TED',
      'CPV: 45200000 · Volledige of gedeeltelijke bouw- en civieltechnische werkzaamheden',
      'Zonder: schilderwerk',
      'Sluit binnen 60 dagen',
    ]
    await expectTags(page, words)
    await expect(page.getByRole('combobox', { name: 'Bron' })).toContainText('2 gekozen')
    const found = await total(page).textContent()
    // The address determines the list.
    await page.reload()
    await expect(total(page)).toHaveText(found!)
    await expectTags(page, words)

    await page.goto('/tenders?publishedFrom=2026-11-20T23:00:00.000Z&publishedBefore=2026-11-17T23:00:00.000Z')
    await expect(page.getByRole('heading', { name: 'Deze filters sluiten elkaar uit' })).toBeVisible()
    await expect(
      page.getByText('De eerste dag van publicatie ligt na de laatste. Pas een van beide aan.'),
    ).toBeVisible()
    await page.goBack()
    await expect(total(page)).toHaveText(found!)

    await page.getByRole('button', { name: 'Zoekprofiel bewaren' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Naam').fill(NAME)
    await expect(dialog.getByRole('status')).toContainText('per week')
    await dialog.getByRole('button', { name: 'Bewaren' }).click()
    await expect(toast(page)).toContainText('Zoekprofiel bewaard')
    await page.goto('/zoekprofielen')
    await expect(page.getByText(words.join(' · '))).toBeVisible()
    await page.getByRole('link', { name: NAME, exact: true }).click()
    await expectTags(page, words)
    await page.getByRole('button', { name: 'Filter Bron: TED verwijderen' }).click()
    await expect(tags(page)).toHaveText([...words.filter(text => text !== 'Bron: TED'), 'Minder'])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  },
)
