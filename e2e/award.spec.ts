import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolationsIn } from './axe.js'
import { nextAnswer, nextRequest } from './graphql.js'
import { signedInAs } from './people.js'
import { toast } from './screen.js'
import { claimed } from './stage.js'

// An award cannot be deleted, so these tests use their own product.
test.use({ ownProduct: { hasWorker: true } })

const panel = (page: Page) => page.getByRole('region', { name: 'Gunningsinformatie' })
const form = (page: Page) => page.getByRole('form', { name: 'Gunningsinformatie bewerken' })
const winner = (page: Page) => form(page).getByLabel('Winnaar')
const day = (page: Page) => form(page).getByLabel('Gunningsdatum')
const value = (page: Page, label: string) => panel(page).locator('dt', { hasText: label }).locator('+ dd')

async function openTender(page: Page) {
  await signedInAs(page, 'beheerder')
  const tender = await claimed(page, { tenderType: 'EU_PROCUREMENT', status: 'Open', openClosed: 'OPEN' })
  await page.goto(`/tenders?tender=${encodeURIComponent(tender.id)}`)
  // R-AWARD-11
  await expect(panel(page)).toContainText('Nog geen gunningsinformatie beschikbaar')
  // R-AWARD-13
  await panel(page).getByRole('button', { name: 'Bewerken' }).click()
  await expect(winner(page)).toBeFocused()
  return tender
}

test('an administrator enters an award, with a date from the calendar, and corrects it', async ({ page }) => {
  const tender = await openTender(page)
  await winner(page).fill('Bouwbedrijf De Dijk')
  const solution = form(page).getByLabel('Gekozen oplossing')
  // R-AWARD-15 R-AWARD-16
  await expect(solution).toHaveAttribute('rows', '3')
  await solution.fill('Met twee kranen')
  // R-AWARD-17
  await expect(day(page)).toHaveAttribute('placeholder', 'Selecteer een datum')
  await page.getByRole('button', { name: 'Kalender openen' }).click()
  const calendar = page.locator('[data-scope=date-picker][data-part=content]')
  // R-AWARD-19
  await expect(calendar.locator('thead th')).toHaveText(['M', 'D', 'W', 'D', 'V', 'Z', 'Z'])
  await noViolationsIn(page, 'calendar', '[data-scope=date-picker][data-part=content]')
  await calendar.getByText('12', { exact: true }).click()
  const { year, month } = await page.evaluate(() => ({ year: new Date().getFullYear(), month: new Date().getMonth() }))
  const written = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' })
  // R-AWARD-18
  await expect(day(page)).toHaveValue(written.format(new Date(year, month, 12)))
  await noViolationsIn(page, 'award form', 'form')

  const isSent = nextRequest(page, 'SaveAward')
  const again = Promise.all(['TenderDialog', 'TendersPage'].map(operation => nextRequest(page, operation)))
  await form(page).getByRole('button', { name: 'Opslaan' }).click()
  // R-AWARD-20 R-AWARD-26
  expect((await isSent).postDataJSON()).toMatchObject({
    variables: {
      input: {
        tenderId: tender.id,
        winner: 'Bouwbedrijf De Dijk',
        solution: 'Met twee kranen',
        date: `${year}-${String(month + 1).padStart(2, '0')}-12`,
      },
    },
  })
  // R-AWARD-29
  await expect(toast(page)).toContainText('Gunningsinformatie opgeslagen')
  await expect(toast(page)).toContainText('De gunningsinformatie is succesvol bijgewerkt')
  // In one step, because a toast disappears by itself.
  const free = await toast(page).evaluate(
    told =>
      document.querySelector('.chakra-dialog__footer')!.getBoundingClientRect().top -
      told.getBoundingClientRect().bottom,
  )
  expect(free, 'a toast leaves the buttons of the dialog free').toBeGreaterThanOrEqual(0)
  // R-AWARD-31
  await again
  await page.reload()
  // R-AWARD-3 R-AWARD-4 R-AWARD-5 R-AWARD-6 R-AWARD-7 R-AWARD-23
  await expect(value(page, 'Winnaar')).toHaveText('Bouwbedrijf De Dijk')
  await expect(value(page, 'Gekozen oplossing')).toHaveText('Met twee kranen')
  await expect(value(page, 'Gunningsdatum')).toHaveText(new RegExp(`^12 .+ ${year}$`))
  await expect(value(page, 'Bron')).toHaveText('Handmatig ingevoerd')

  await panel(page).getByRole('button', { name: 'Bewerken' }).click()
  // R-AWARD-21
  await expect(winner(page)).toHaveValue('Bouwbedrijf De Dijk')
  await winner(page).fill('Een ander')
  await form(page).getByRole('button', { name: 'Annuleren' }).click()
  // R-AWARD-22
  await expect(value(page, 'Winnaar')).toHaveText('Bouwbedrijf De Dijk')

  await panel(page).getByRole('button', { name: 'Bewerken' }).click()
  await winner(page).fill('')
  await form(page).getByLabel('Gekozen oplossing').fill('')
  await day(page).fill('')
  const isEmptied = nextAnswer(page, 'SaveAward')
  await form(page).getByRole('button', { name: 'Opslaan' }).click()
  // R-AWARD-24 R-AWARD-25
  expect((await isEmptied).request().postDataJSON()).toMatchObject({
    variables: { input: { winner: null, solution: null, date: null } },
  })
  await expect(panel(page)).toContainText('Nog geen gunningsinformatie beschikbaar')

  const isChecked = nextRequest(page, 'CheckAwards')
  // R-AWARD-12
  await panel(page).getByRole('button', { name: 'Controleer automatisch' }).click()
  // R-AWARD-33
  expect((await isChecked).postDataJSON()).toMatchObject({ operationName: 'CheckAwards', variables: {} })
  // R-AWARD-35
  await expect(toast(page).filter({ hasText: 'Controle voltooid' })).toContainText(
    /\d+ tenders gecontroleerd, \d+ bijgewerkt/,
    // A job queries the sources for every closed tender.
    { timeout: 60_000 },
  )
  await expect(panel(page)).toContainText('Nog geen gunningsinformatie beschikbaar')
})
