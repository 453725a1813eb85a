import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations, noViolationsIn } from './axe.js'
import { held, nextRequest } from './graphql.js'
import { openAccountMenu, signedInAs } from './people.js'
import { toast } from './screen.js'
import { claimed } from './stage.js'

// Categories of tenders cannot be reset, so these tests use their own product.
test.use({ ownProduct: { hasWorker: true } })

const card = (page: Page) => page.getByRole('article').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tender Hercategoriseren' })

/** A tender that no other test uses, shown alone in the list. */
async function openDialog(page: Page) {
  await signedInAs(page, 'beheerder')
  const tender = await claimed(page)
  await page.goto(`/tenders?q=${encodeURIComponent(tender.title)}`)
  const button = page.getByRole('button', { name: `Herindelen: ${tender.title}` })
  // The code of tooltips is loaded after the page, and misses a pointer that was there before.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    // R-CARD-21
    await expect(page.getByRole('tooltip')).toHaveText('Herindelen', { timeout: 1000 })
  }).toPass()
  await button.click()
  // R-RECAT-1
  await expect(dialog(page)).toBeVisible()
  return tender
}

test.describe('re-categorising a tender', () => {
  test('lets an administrator choose its category', async ({ page }) => {
    const tender = await openDialog(page)
    const confirm = dialog(page).getByRole('button', { name: 'Hercategoriseren' })
    // R-RECAT-4 R-RECAT-5
    await expect(confirm).toBeDisabled()
    await noViolationsIn(page, 're-categorise', '[role=dialog]')
    const isSent = nextRequest(page, 'CategorizeTender')
    const letGo = await held(page, 'CategorizeTender')
    // R-RECAT-2
    await dialog(page).getByLabel('Categorie').selectOption('Zorg & Welzijn')
    await confirm.click()
    // R-RECAT-7
    expect((await isSent).postDataJSON()).toMatchObject({
      variables: { input: { tenderId: tender.id, categorySlug: 'zorg-welzijn' } },
    })
    // R-RECAT-6
    await expect(dialog(page).getByRole('button', { name: 'Bezig...' })).toBeDisabled()
    letGo()
    // R-RECAT-9
    await expect(toast(page)).toContainText('Tender hercategoriseerd')
    await expect(toast(page)).toContainText('De tender is succesvol hercategoriseerd')
    // R-RECAT-8
    await expect(dialog(page)).toBeHidden()
    await expect(card(page)).toContainText('Zorg & Welzijn')
    await page.reload()
    await expect(card(page)).toContainText('Zorg & Welzijn')
  })
})

test.describe('/admin/categorize', () => {
  const total = (page: Page, label: string) =>
    page
      .getByRole('region', { name: 'Stand' })
      .getByRole('heading', { name: label })
      .locator('+ *')
      .locator('p')
      .first()

  test('a member of staff sees the numbers, starts categorising and sees the result', async ({ page }) => {
    await signedInAs(page, 'medewerker')
    await page.goto('/')
    await (await openAccountMenu(page, 'Categorisatie')).click()
    // R-GATE-7 R-CATADM-1 R-CATADM-16 R-ROLE-12
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tender Categorisatie Admin')
    await expect(total(page, 'Totaal')).toHaveText(/^\d+$/)
    const numbers = await Promise.all(
      ['Totaal', 'Overig', 'Gecategoriseerd'].map(async label => Number(await total(page, label).textContent())),
    )
    // R-CATADM-2 R-CATADM-3 R-CATADM-4
    expect(numbers[0]! - numbers[1]!).toBe(numbers[2])
    expect(numbers[1]).toBeGreaterThan(0)
    // R-CATADM-14
    for (const step of ['Scant alle tenders', 'trefwoorden in titel en omschrijving', 'passende categorieën', 'Overig'])
      await expect(page.getByRole('region', { name: 'Hoe werkt het?' })).toContainText(step)
    // R-CATADM-15
    await expect(page.getByRole('region', { name: 'Top Categorieën' }).getByRole('listitem')).toHaveCount(5)

    const isSent = nextRequest(page, 'CategorizeUncategorized')
    const letGo = await held(page, 'CategorizeUncategorized')
    await page.getByRole('button', { name: 'Start Categorisatie' }).click()
    // R-CATADM-6
    await isSent
    await expect(page.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
    letGo()
    await expect(toast(page)).toContainText('Categorisatie klaar')
    const previous = page.getByRole('region', { name: 'Vorige uitvoering' })
    // R-CATADM-10 R-CATADM-11
    await expect(previous).toContainText(/\d+ van \d+ gecategoriseerd, \d+ blij\w+ in Overig/)
    await expect(previous.getByText(/^vandaag om \d\d:\d\d$/)).toBeVisible()
    const jobs = page.getByRole('region', { name: 'Taken vandaag' }).getByRole('listitem')
    await expect(jobs).toHaveText([
      /^Data verversen/,
      /^Categoriseren(bezig|\d\d:\d\d, \d+ ingedeeld)$/,
      /^Gunningen controleren/,
      /^Herindexering/,
    ])
    await noViolations(page, 'categorise')
  })
})
