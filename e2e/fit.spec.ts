import { expect, type Page } from '@playwright/test'
import { noViolations } from './axe.js'
import { inDatabase } from './in-database.js'
import { openedAs } from './people.js'
import { overflow, toast } from './screen.js'
import { test } from './visitor.js'

const SOURCE = 'zzp-opdrachten'
const USER_ID = "(SELECT id FROM app_users WHERE username = 'collega')"
const TITLE = 'Functioneel applicatiebeheerder zaaksysteem'
/** Not opened, so that it stays new. */
const BEST = 'Projectcontroller warmtenet'

const block = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Past bij mij' })
const titleOfMorning = (page: Page) => page.getByRole('article').getByRole('heading')
const openTender = async (page: Page) => {
  await page.goto(`/tenders?search=${encodeURIComponent(TITLE)}&source=${SOURCE}`)
  await page.getByRole('article').first().getByRole('link', { name: TITLE }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Omschrijving')
}

test('a user describes themselves and sees with each assignment what fits, and Ochtend in that order @journey', async ({
  page,
}) => {
  await openedAs(page, 'collega', '/')
  await openTender(page)
  await expect(block(page)).toContainText('Vul je profiel in om te zien wat past')
  await block(page).getByRole('link', { name: 'Profiel invullen' }).click()

  const form = page.getByRole('form', { name: 'Past bij mij' })
  await form.getByRole('textbox', { name: 'Vaardigheden' }).fill('zaaksysteem, Java')
  await page.keyboard.press('Enter')
  await form.getByLabel('Jaren ervaring met zaaksysteem').fill('6')
  await form.getByRole('textbox', { name: 'Vaardigheden' }).fill('projectcontroller')
  await form.getByLabel('Jaren werkervaring').fill('8')
  await form.getByLabel('Minimumtarief').fill('85,50')
  await form.getByLabel('Uren per week, minimaal').fill('36')
  await form.getByLabel('Uren per week, maximaal').fill('24')
  await form.getByLabel('Woonplaats').fill('Alkmaar')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(form.getByLabel('Uren per week, maximaal')).toHaveAccessibleErrorMessage(/lager dan het minimum/)
  await form.getByLabel('Uren per week, minimaal').fill('24')
  await form.getByLabel('Uren per week, maximaal').fill('36')
  await noViolations(page, 'the description of oneself')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(toast(page)).toContainText('Je profiel is opgeslagen')
  await page.reload()
  await expect(form.getByLabel('Minimumtarief')).toHaveValue('85,5')
  await expect(page.getByRole('list', { name: 'Je vaardigheden' }).getByRole('listitem')).toHaveCount(3)

  await openTender(page)
  const rows = (name: string) => block(page).getByRole('list', { name }).getByRole('listitem')
  await expect(rows('Eisen').first()).toContainText('Niet gehaald: Tarief onder je minimum')
  await expect(rows('Eisen').first()).toContainText('jij: vanaf €85,50')
  await expect(rows('Past').filter({ hasText: 'zaaksysteem' })).toContainText(`‘${TITLE}’`)
  await expect(page.getByRole('dialog')).toContainText('1 eis niet gehaald')
  await noViolations(page, 'the fit of an assignment')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect(rows('Past')).toHaveCount(0)
  await block(page)
    .getByRole('button', { name: /^(?:Nog|Past)/ })
    .click()
  await expect(rows('Past').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })

  await inDatabase(`UPDATE app_users SET seen_until = now() - interval '60 days' WHERE id = ${USER_ID}`)
  await page.goto(`/ochtend?source=${SOURCE}`)
  await expect(page.getByText('Gesorteerd op wat bij je past')).toBeVisible()
  await expect(titleOfMorning(page)).toHaveText(BEST)
  await noViolations(page, 'a sorted morning')
  const count = await page.getByRole('progressbar').getAttribute('aria-labelledby')
  const total = await page.locator(`[id="${count}"]`).textContent()
  await page.getByRole('button', { name: 'Nieuwste eerst' }).click()
  await expect(titleOfMorning(page)).not.toHaveText(BEST)
  expect(await page.locator(`[id="${count}"]`).textContent()).toBe(total)
  await page.getByRole('button', { name: 'Sorteer op wat bij je past' }).click()
  await expect(titleOfMorning(page)).toHaveText(BEST)
})

test('the block is absent for visitors', async ({ page }) => {
  await page.goto(`/tenders?search=${encodeURIComponent(TITLE)}&source=${SOURCE}`)
  await page.getByRole('article').first().getByRole('link', { name: TITLE }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Omschrijving')
  await expect(block(page)).toHaveCount(0)
})
