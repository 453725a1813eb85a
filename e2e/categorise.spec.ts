import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations, noViolationsIn } from './axe.js'
import { altered, held, instead, nextRequest } from './graphql.js'
import { openAccountMenu, signedInAs } from './people.js'
import { toast } from './screen.js'
import { claimed } from './stage.js'
import { repeated } from './repeated.js'

// Categories stay with their tenders.
test.use({ ownProduct: {} })

const card = (page: Page) => page.getByRole('article').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tender Hercategoriseren' })

/** A tender that no other test uses, alone in the list. */
async function openDialog(page: Page) {
  await signedInAs(page, 'beheerder')
  const tender = await claimed(page)
  await page.goto(`/tenders?q=${encodeURIComponent(tender.title)}`)
  const button = page.getByRole('button', { name: `Herindelen: ${tender.title}` })
  // The code of tooltips comes after the page, and does not know of a pointer that was there before.
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
  test('an administrator gives a tender the category of their choice', async ({ page }) => {
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

  test('cancelling sends nothing, and a refusal is said', repeated(), async ({ page }) => {
    await instead(page, 'CategorizeTender', {
      body: { data: null, errors: [{ message: 'Deze tender bestaat niet (meer)' }] },
    })
    const tender = await openDialog(page)
    let sent = 0
    page.on('request', request => (sent += Number(request.postData()?.includes('CategorizeTender') ?? false)))
    await dialog(page).getByLabel('Categorie').selectOption('Overig')
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(dialog(page)).toBeHidden()
    // R-RECAT-3
    expect(sent).toBe(0)

    await page.getByRole('button', { name: `Herindelen: ${tender.title}` }).click()
    await dialog(page).getByLabel('Categorie').selectOption('Overig')
    await dialog(page).getByRole('button', { name: 'Hercategoriseren' }).click()
    // R-RECAT-10
    await expect(toast(page)).toContainText('Fout bij hercategoriseren')
    await expect(toast(page)).toContainText('Deze tender bestaat niet (meer)')
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('/admin/categorize', () => {
  const refreshing = {
    __typename: 'JobProgress',
    kind: 'REFRESH',
    state: 'RUNNING',
    done: 1240,
    total: 3100,
    label: 'TED',
    stopsAfter: 'TED',
    isStopAsked: false,
    startedAt: '2026-03-05T08:00:00.000Z',
    completedAt: null,
  }
  const total = (page: Page, label: string) =>
    page
      .getByRole('region', { name: 'Stand' })
      .getByRole('heading', { name: label })
      .locator('+ *')
      .locator('p')
      .first()

  test('a member of staff sees the numbers, starts the sorting and sees what became of it', async ({ page }) => {
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
    await expect(previous).toContainText(/\d+ van \d+ gecategoriseerd, \d+ resterend/)
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

  test(
    'the result says that all are categorised, and unfolds its five largest categories',
    repeated(),
    async ({ page }) => {
      const distribution = ['A', 'B', 'C', 'D', 'E', 'F'].map((category, index) => ({
        __typename: 'JobCount',
        category,
        count: 6 - index,
      }))
      await altered(page, 'TenderStats', (data: { jobs: { kind: string }[] }) => {
        data.jobs = data.jobs.filter(({ kind }) => kind !== 'CHECK_AWARDS')
        const categorize = data.jobs.find(({ kind }) => kind === 'CATEGORIZE') ?? {
          ...data.jobs[0]!,
          kind: 'CATEGORIZE',
        }
        const resultAt = '2026-03-05T08:07:00.000Z'
        Object.assign(categorize, {
          state: 'SUCCESS',
          categorized: 21,
          total: 21,
          remaining: 0,
          resultAt,
          distribution,
        })
        data.jobs = [...data.jobs.filter(({ kind }) => kind !== 'CATEGORIZE'), categorize]
      })
      await instead(page, 'Job', { body: { data: { job: refreshing } } })
      await signedInAs(page, 'beheerder')
      await page.goto('/admin/categorize')
      const previous = page.getByRole('region', { name: 'Vorige uitvoering' })
      // R-CATADM-10 R-CATADM-11
      await expect(previous.getByText('21 van 21 gecategoriseerd. Alle tenders zijn gecategoriseerd.')).toBeVisible()
      await expect(previous.getByText('05 mrt 2026 om 09:07')).toBeVisible()
      await expect(previous.getByRole('listitem')).toHaveCount(0)
      await previous.getByRole('button', { name: 'Verdeling top 5' }).click()
      // R-CATADM-12
      await expect(previous.getByRole('listitem')).toHaveText(['A6', 'B5', 'C4', 'D3', 'E2'])
      await expect(page.getByRole('region', { name: 'Taken vandaag' })).toContainText('Gunningen controlerennog niet')

      const refresh = page.getByRole('region', { name: 'Data verversen' })
      await expect(refresh.getByRole('progressbar', { name: 'TED · 1.240 van 3.100' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      )
      await expect(refresh).toContainText('Als een bron uitvalt, gaan de andere verder.')
      await expect(refresh.getByRole('button', { name: 'Stop na TED' })).toBeVisible()
    },
  )

  test('a failure is said, and the numbers are asked for every five seconds', repeated(), async ({ page }) => {
    await page.clock.install()
    await instead(page, 'CategorizeUncategorized', { body: { data: null, errors: [{ message: 'kapot' }] } })
    await signedInAs(page, 'medewerker')
    await page.goto('/admin/categorize')
    await page.getByRole('button', { name: 'Start Categorisatie' }).click()
    // R-CATADM-13
    await expect(page.getByText('Categorisatie mislukt. Probeer het opnieuw.')).toBeVisible()
    const isAsked = nextRequest(page, 'TenderStats')
    await page.clock.fastForward(5100)
    // R-CATADM-5
    await isAsked
  })
})
