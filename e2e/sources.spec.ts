import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { altered, ask, nextRequest, operationsOf } from './graphql.js'
import { answerIsLost, refreshIs } from './lost-refresh.js'
import { openAccountMenu, openedAs } from './people.js'
import { overflow, toast } from './screen.js'
import { repeated } from './repeated.js'

// These tests read sources and switch them off, so they use their own product.
test.use({ ownProduct: { hasWorker: true } })

const PATH = '/admin/bronnen'
const table = (page: Page) => page.getByRole('table', { name: 'Bronnen' })
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Health {
  source: { key: string }
  state: string
  message: string | null
  usualRange: object | null
  heldCount: number | null
  canAccept: boolean
  hasAnswer: boolean
  runs: object[]
}

/** Puts Between into the state after a suspect run, and TED into that while its site is down. */
async function inTrouble(page: Page): Promise<void> {
  await altered(page, 'SourceHealth', ({ sourceHealth }: { sourceHealth: Health[] }) => {
    const change = (key: string, to: Partial<Health>) =>
      Object.assign(sourceHealth.find(({ source }) => source.key === key)!, to)
    const run = (index: number, given: object) => ({
      __typename: 'Run',
      id: `run ${index}`,
      status: 'SUCCESS',
      startedAt: new Date(Date.now() - index * 3_600_000).toISOString(),
      completedAt: new Date(Date.now() - index * 3_600_000 + 41_000).toISOString(),
      itemsFound: 92 + index,
      itemsAdded: 1,
      ...given,
    })
    const usual = Array.from({ length: 7 }, (_, index) => run(index + 1, {}))
    change('between', {
      state: 'suspect',
      message: '3 gevonden, meestal 93 tot 99; niet verwerkt.',
      usualRange: { __typename: 'CountRange', min: 93, max: 99 },
      heldCount: 3,
      canAccept: true,
      hasAnswer: true,
      runs: [run(0, { status: 'SUSPECT', itemsFound: 3, itemsAdded: 0 }), ...usual],
    })
    change('ted', { state: 'failed', message: 'api.ted.europa.eu was niet bereikbaar.' })
  })
  await altered(page, 'TroubledSourceCount', (data: { troubledSourceCount: number }) => {
    data.troubledSourceCount = 2
  })
}

test(
  'sources in trouble come first, expand by keyboard, and show their raw answer as plain text',
  repeated(),
  async ({ page }) => {
    await inTrouble(page)
    await altered(page, 'SourceAnswer', (data: { sourceAnswer: object | null }) => {
      data.sourceAnswer = {
        __typename: 'SourceAnswer',
        url: 'https://bron.test/jobs?page=2',
        status: 200,
        contentType: 'text/html',
        body: '<h1>Onderhoud</h1><img src=x onerror="document.title=1">',
        isCutOff: true,
        answeredAt: new Date().toISOString(),
      }
    })
    await openedAs(page, 'beheerder', PATH)
    await expect(table(page).getByRole('row').nth(1)).toContainText('3 gevonden, meestal 93 tot 99; niet verwerkt.')
    await expect(row(page, 'Between')).toContainText('Verdacht')
    await expect(row(page, 'Between').getByRole('img')).toHaveAccessibleName(
      /Gevonden in de laatste 8 runs: 99, .*, 3$/,
    )
    await expect(
      page.getByRole('button', { name: 'Account van Bea Beheerder, 2 bronnen vragen aandacht' }),
    ).toBeVisible()

    await opener(page, 'Between').focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('3 aankondigingen wachten op je keuze. Meestal zijn het 93 tot 99 aankondigingen.'),
    ).toBeVisible()
    await expect(page.getByRole('table').last()).toContainText('41 s')
    await noViolations(page, 'bronnen')

    await page.getByRole('button', { name: 'Bekijk het antwoord' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('<h1>Onderhoud</h1><img src=x')
    await expect(dialog).toContainText('Dit is het begin; de rest is niet bewaard.')
    await page.keyboard.press('Escape')
    await opener(page, 'Between').focus()
    await page.keyboard.press('Space')
    await expect(opener(page, 'Between')).toHaveAttribute('aria-expanded', 'false')

    await page.getByRole('button', { name: /^Storing 1/ }).click()
    await expect(table(page).getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(`${PATH}?status=storing`)
    await expect(await openAccountMenu(page, 'Bronnen')).toContainText('2')
  },
)

test("a source is switched off with a reason, which is shown with the user's name, and on again", async ({ page }) => {
  await openedAs(page, 'beheerder', PATH)
  const toggle = page.getByRole('checkbox', { name: 'Aan: HeadFirst' })
  await expect(toggle).toBeChecked()
  await row(page, 'HeadFirst').locator('[data-part=control]').click()
  const dialog = page.getByRole('dialog', { name: 'HeadFirst uitzetten' })
  await dialog.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(dialog).toContainText('Geef een reden op.')
  await dialog.getByLabel('Reden').fill('De lijst klopt niet')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('HeadFirst staat uit')
  await expect(row(page, 'HeadFirst')).toContainText(/Uitgezet door Bea Beheerder, .*: De lijst klopt niet/)
  await expect(toggle).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Nu uitvoeren: HeadFirst' })).toBeDisabled()
  await row(page, 'HeadFirst').locator('[data-part=control]').click()
  await expect(toast(page)).toContainText('HeadFirst staat aan')
  await expect(toggle).toBeChecked()
})

test('a source is read on demand, and the page follows its progress', repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', PATH)
  const before = await ask<{ refreshRuns: { totalCount: number } }>(page, '{ refreshRuns(first: 1) { totalCount } }')
  await page.getByRole('button', { name: 'Nu uitvoeren: TenderNed' }).click()
  await expect(page.getByRole('button', { name: 'Nu uitvoeren: TenderNed' })).toBeDisabled()
  await expect(toast(page)).toContainText('TenderNed is gelezen', { timeout: 60_000 })
  const after = await ask<typeof before>(page, '{ refreshRuns(first: 1) { totalCount } }')
  expect(after.refreshRuns.totalCount).toBeGreaterThan(before.refreshRuns.totalCount)
  await expect(row(page, 'TenderNed')).toContainText('In orde')
})

test("the page waits for a run that outlasts a proxy's timeout", repeated(), async ({ page }) => {
  await openedAs(page, 'beheerder', PATH)
  await answerIsLost(page, 'RunSource')
  await refreshIs(page, 'RUNNING')
  const isAsked = nextRequest(page, 'Job')
  const run = page.getByRole('button', { name: 'Nu uitvoeren: BlueTrail' })
  await run.click()
  await isAsked
  await nextRequest(page, 'Job')
  await expect(run).toBeDisabled()
  await refreshIs(page, 'SUCCESS')
  await expect(toast(page)).toContainText('BlueTrail is gelezen')
  await expect(run).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the sources are cards that do not scroll sideways, and a suspect run is accepted after a confirmation',
    repeated(),
    async ({ page }) => {
      await inTrouble(page)
      await openedAs(page, 'beheerder', PATH)
      await page.getByRole('button', { name: 'Meer over Between' }).click()
      await expect(page.getByRole('list', { name: 'Bronnen' }).getByRole('listitem').first()).toContainText('verdacht')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Toch verwerken' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Toch verwerken' }).click()
      await expect(toast(page)).toContainText('Van Between wacht er niets op verwerking.')
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
    expect(sent.map(({ operationName }) => operationName)).not.toContain('SourceHealth')
    expect(sent.map(({ operationName }) => operationName)).not.toContain('TroubledSourceCount')
  },
)
