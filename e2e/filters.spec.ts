import { expect, type Page } from '@playwright/test'
import { ask, instead, operationsOf } from './graphql.js'
import { overflow } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const PLACEHOLDER = 'Zoek in tenders, organisaties, beschrijvingen...'
const card = (page: Page) => page.getByRole('search', { name: 'Filters' })
const chip = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
/** Our own list, which comes after the browser's. */
const list = (page: Page, name: string) => card(page).locator(`button[role=combobox][aria-label="${name}"]`)
const search = (page: Page) => card(page).getByPlaceholder(PLACEHOLDER)
const tags = (page: Page) => page.getByRole('list', { name: 'Actieve filters' })

async function choose(page: Page, name: string, option: string) {
  await list(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The variables of the newest request for that list. */
const lastAsked = (sent: ReturnType<typeof operationsOf>, operation = 'TendersPage') =>
  sent.findLast(({ operationName }) => operationName === operation)?.variables

for (const [path, operation, first] of [
  ['/', 'TenderOverview', 6],
  ['/tenders', 'TendersPage', 20],
] as const)
  test(`the filter card on ${path} has every filter, all of them empty`, repeated(), async ({ page }) => {
    const sent = operationsOf(page)
    await page.goto(path)
    // R-FILT-1 R-DASH-12 R-LIST-2
    await expect(search(page)).toBeVisible()
    // R-FILT-6 R-FILT-7 R-FILT-8 R-FILT-9 R-FILT-10
    for (const name of ['Open', 'Gesloten', 'Gearchiveerd', 'IT', 'Populair'])
      await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false')
    for (const [name, all] of [
      ['Bron', 'Alle bronnen'], // R-FILT-11
      ['Type', 'Alle types'], // R-FILT-12
      ['Domein', 'Alle domeinen'], // R-FILT-13
      ['Categorie', 'Alle categorieën'], // R-FILT-14
      ['Regio', "Alle regio's"], // R-FILT-15
    ] as const)
      await expect(list(page, name)).toHaveText(all)
    // R-FILT-16
    await expect(card(page).getByLabel('Minimaal uurtarief')).toBeVisible()
    // R-FILT-17
    await expect(card(page).getByLabel('Maximaal uurtarief')).toBeVisible()
    // R-FILT-19
    await expect(chip(page, 'Wissen')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    const { page: number = 1, ...variables } = lastAsked(sent, operation)!
    // R-FILT-53 R-DASH-14 R-LIST-7 R-API-2
    expect([number, variables]).toEqual([1, { filter: { archived: false }, first }])
  })

test('the chips Open and Gesloten switch each other off', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  await chip(page, 'Open').click()
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/tenders?status=open')
  // R-FILT-24 R-FILT-32
  await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, openClosed: 'OPEN' })
  await chip(page, 'Gesloten').click()
  // R-FILT-26
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'false')
  // R-FILT-25
  await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, openClosed: 'GESLOTEN' })
  await expect(page.getByRole('article').first()).toContainText('Gesloten')
  await chip(page, 'Gesloten').click()
  // R-FILT-25
  await expect(page).toHaveURL('/tenders')
  await expect(chip(page, 'Gesloten')).toHaveAttribute('aria-pressed', 'false')
})

for (const [name, address, asked] of [
  // R-FILT-27
  ['Gearchiveerd', 'archived=true', { archived: true }],
  // R-FILT-28
  ['IT', 'category=IT+%26+Technologie', { archived: false, category: 'IT & Technologie' }],
  // R-FILT-29
  ['Populair', 'popular=true', { archived: false, showBookmarked: 'POPULAR' }],
] as const)
  test(`the chip ${name} toggles its filter on and off`, repeated(), async ({ page }) => {
    const sent = operationsOf(page)
    await page.goto('/tenders')
    await chip(page, name).click()
    await expect(page).toHaveURL(`/tenders?${address}`)
    await expect.poll(() => lastAsked(sent)?.filter).toEqual(asked)
    await expect(list(page, 'Categorie')).toHaveText(name === 'IT' ? 'IT & Technologie' : 'Alle categorieën')
    await chip(page, name).click()
    await expect(page).toHaveURL('/tenders')
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false')
    await list(page, 'Categorie').click()
    await expect(page.getByRole('option', { name: 'Alle categorieën' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'IT & Technologie' })).toHaveCount(0)
  })

test('each dropdown offers its choices, and one for all', repeated(), async ({ page }) => {
  type Found = { categories: { name: string }[]; domains: { name: string }[] }
  const { categories, domains } = await ask<Found>(page, '{ categories { name } domains { name } }')
  expect(categories).toHaveLength(16)
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  const others = 'Drenthe Flevoland Friesland Gelderland Groningen Limburg Noord-Brabant Overijssel Zeeland'.split(' ')
  const offered: [string, string[]][] = [
    // R-FILT-33
    ['Bron', ['Alle bronnen', 'TenderNed', 'Between', 'Freep', 'FreelancePlatform', 'OpdrachtOverheid', 'FlexTender']],
    // R-FILT-34 R-ENUM-9
    ['Type', ['Alle types', 'Europese aanbesteding', 'Freelance opdracht']],
    ['Domein', ['Alle domeinen', ...domains.map(({ name }) => name)]],
    // R-FILT-36
    ['Categorie', ['Alle categorieën', ...categories.map(({ name }) => name)]],
    // R-FILT-37
    ['Regio', ["Alle regio's", 'Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Amsterdam', 'Rotterdam', ...others]],
  ]
  for (const [name, labels] of offered) {
    await list(page, name).click()
    for (const label of labels) await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible()
    if (name !== 'Bron') await expect(page.getByRole('option')).toHaveCount(labels.length)
    if (name === 'Regio') await expect(page.getByRole('option')).toContainText(labels)
    await page.keyboard.press('Escape')
  }
})

test('a choice in a dropdown filters, and its first choice clears the filter', async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  for (const [name, option, asked, all] of [
    ['Bron', 'TenderNed', { source: 'tenderned' }, 'Alle bronnen'],
    ['Type', 'Freelance opdracht', { tenderType: 'FREELANCE_CONTRACT' }, 'Alle types'],
    ['Domein', 'Publieke Sector', { domain: 'public' }, 'Alle domeinen'], // R-FILT-35
    ['Categorie', 'IT Development', { category: 'it-development' }, 'Alle categorieën'],
    ['Regio', 'Utrecht', { region: 'utrecht' }, "Alle regio's"],
  ] as const) {
    await choose(page, name, option)
    await expect(list(page, name)).toHaveText(option)
    // R-FILT-32
    await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, ...asked })
    await choose(page, name, all)
    // R-FILT-30
    await expect(page).toHaveURL('/tenders')
  }
})

test('the number beside a choice is the number of tenders that it leaves', repeated(), async ({ page }) => {
  await page.goto('/tenders?status=open')
  await list(page, 'Type').click()
  const option = page.getByRole('option', { name: 'Freelance opdracht' })
  await expect(option).toContainText(/\d/)
  const count = (await option.textContent())!.replace('Freelance opdracht', '')
  await option.click()
  await expect(page.getByText(`${count} resultaten gevonden`)).toBeVisible()
})

test('typing is debounced, replaces the address, leads to page 1 and marks what was found', async ({ page }) => {
  await page.clock.install()
  await page.goto('/tenders?page=2')
  await expect(page.getByRole('article').first()).toBeVisible()
  const sent = operationsOf(page)
  const before = await page.evaluate(() => history.length)
  // However slow the machine is, the pauses between these keys are short.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const key of 'beheer') {
    await search(page).press(key)
    await page.clock.runFor(200)
  }
  await expect(page).toHaveURL('/tenders?page=2')
  await page.clock.resume()
  await expect(page).toHaveURL('/tenders?q=beheer')
  await expect(page.locator('mark').first()).toHaveText(/beheer/i)
  // R-FILT-2
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText(/beheer/i)
  expect(await page.evaluate(() => history.length)).toBe(before)
  const asked = sent.filter(({ operationName }) => operationName === 'TendersPage')
  // R-FILT-23
  expect(asked.map(({ variables }) => variables.page)).toEqual([1])
  await expect(page.locator('button[role=combobox][aria-label="Sorteren op"]')).toHaveText('Relevantie')
  await card(page).getByRole('button', { name: 'Zoektekst wissen' }).click()
  await expect(page).toHaveURL('/tenders')
  await expect(search(page)).toBeFocused()
})

test("the key '/' leads to the search, except while typing", repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search(page)).toHaveValue('a/b')
})

test('the hourly rates take numbers only', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  const min = card(page).getByLabel('Minimaal uurtarief')
  await min.pressSequentially('a9-0e,5x')
  // R-FILT-18
  await expect(min).toHaveValue('90,5')
  await expect(page).toHaveURL('/tenders?min=90.5')
  await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, minRate: 90.5 })
  const max = card(page).getByLabel('Maximaal uurtarief')
  await max.pressSequentially('x1-2e0')
  // R-FILT-18
  await expect(max).toHaveValue('120')
})

test(
  'a minimum rate above the maximum is an error at the fields, and nothing is requested',
  repeated(),
  async ({ page }) => {
    await page.goto('/tenders?min=90')
    await expect(page.getByRole('article').first()).toBeVisible()
    const sent = operationsOf(page)
    const max = card(page).getByLabel('Maximaal uurtarief')
    await max.fill('80')
    await expect(card(page).getByText('Het minimum ligt boven het maximum.')).toBeVisible()
    await expect(max).toHaveAttribute('aria-invalid', 'true')
    await expect(max).toHaveAccessibleDescription('Het minimum ligt boven het maximum.')
    await expect(page.getByRole('article').first()).toBeVisible()
    // The facets beside the list follow the first use of the page, of the filter before.
    const others = sent.filter(({ operationName }) => !['LastRefresh', 'FilterValues'].includes(operationName))
    expect(others).toEqual([])
    expect(sent.filter(({ variables }) => JSON.stringify(variables).includes('"maxRate":80'))).toEqual([])
    await max.fill('120')
    await expect(card(page).getByText('Het minimum ligt boven het maximum.')).toHaveCount(0)
    await expect.poll(() => lastAsked(sent)?.filter).toEqual({ archived: false, minRate: 90, maxRate: 120 })
  },
)

test('Wissen clears every filter, keeps the page size and leads to page 1', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto(
    '/tenders?q=beheer&source=tenderned&type=eu_procurement&domain=technology&category=it-development&region=utrecht&min=1&max=200&status=open&archived=true&popular=true&page=2',
  )
  await expect(chip(page, 'Gearchiveerd')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Wissen').click()
  await expect(page).toHaveURL('/tenders')
  // R-FILT-20
  await expect(search(page)).toHaveValue('')
  for (const name of ['Open', 'Gesloten', 'Gearchiveerd', 'IT', 'Populair'])
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false')
  await expect(list(page, 'Bron')).toHaveText('Alle bronnen')
  await expect(card(page).getByLabel('Minimaal uurtarief')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(20)
  // R-FILT-20 R-FILT-21 R-FILT-22
  expect(lastAsked(sent)).toEqual({ filter: { archived: false }, first: 20, page: 1 })
})

test('Filters wissen, where nothing was found, shows all tenders again', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders?q=dezewoordenbestaanniet&status=open&page=1')
  await expect(page.getByRole('heading', { name: 'Geen resultaten gevonden' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page).toHaveURL('/tenders')
  // R-LIST-16
  expect(lastAsked(sent)).toEqual({ filter: { archived: false }, first: 20, page: 1 })
})

test('each filter has a tag with a cross, which clears it and leads to page 1', repeated(), async ({ page }) => {
  await page.goto('/tenders?status=open&source=tenderned&type=eu_procurement&region=Utrecht&min=0&max=100&page=2')
  // The row never grows by itself. How many tags fit depends on the font.
  await expect(tags(page).getByRole('listitem').last()).toHaveText(/^\+\d$/)
  await tags(page)
    .getByRole('button', { name: /^Nog \d filters? tonen$/ })
    .click()
  await expect(tags(page).getByRole('listitem')).toHaveText([
    'Status: Open',
    'Bron: TenderNed',
    'Type: Europese aanbesteding',
    'Regio: Utrecht',
    'Vanaf €0/uur',
    'Tot €100/uur',
    'Minder',
  ])
  await tags(page).getByRole('button', { name: 'Filter Bron: TenderNed verwijderen' }).click()
  // R-FILT-23
  await expect(page).toHaveURL('/tenders?status=open&type=eu_procurement&region=utrecht&min=0&max=100')
  await expect(tags(page).getByRole('button', { name: 'Filter Type: Europese aanbesteding verwijderen' })).toBeFocused()
})

test('Back undoes a choice, a shared link shows the same list, and the dialog keeps the filters', async ({
  page,
  context,
}) => {
  await page.goto('/tenders')
  await chip(page, 'Open').click()
  await search(page).fill('beheer')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer')
  // Suggestions lie over the choices.
  await page.keyboard.press('Escape')
  await choose(page, 'Type', 'Europese aanbesteding')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer&type=eu_procurement')
  await expect(list(page, 'Type')).toHaveText('Europese aanbesteding')
  const count = page.getByText(/resultaten gevonden$/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const shown = await count.textContent()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(shown!)).toBeVisible()
  await expect(list(other, 'Type')).toHaveText('Europese aanbesteding')
  await other.close()

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tenders?status=open&q=beheer&type=eu_procurement')

  await page.goBack()
  await expect(page).toHaveURL('/tenders?status=open&q=beheer')
  await expect(list(page, 'Type')).toHaveText('Alle types')
  await page.goBack()
  await expect(page).toHaveURL('/tenders')
  await expect(search(page)).toHaveValue('')
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'false')
})

test('invalid values in the address break nothing', repeated(), async ({ page }) => {
  const broken: string[] = []
  page.on('pageerror', error => broken.push(error.message))
  await page.goto('/tenders?status=__proto__&sort=1&page=-4&min=abc&max=1e9&archived=ja&type=%00&q=%20')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.goto('/tenders?source=bestaat-niet&category=%3Cscript%3E&region=mars&domain=heelal')
  await tags(page)
    .getByRole('button', { name: /^Nog \d filters? tonen$/ })
    .click()
  await expect(tags(page).getByRole('button', { name: /^Filter .* verwijderen$/ })).toHaveCount(4)
  await expect(list(page, 'Regio')).toHaveText('mars')
  await expect(page.getByText('Tenders konden niet worden geladen')).toBeVisible()
  await chip(page, 'Wissen').click()
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(broken).toEqual([])
})

test('the link Bekijk alle carries the filters along', repeated(), async ({ page }) => {
  await page.goto('/')
  await chip(page, 'Open').click()
  await choose(page, 'Type', 'Europese aanbesteding')
  await expect(page).toHaveURL('/?status=open&type=eu_procurement')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Bekijk alle' }).click()
  await expect(page).toHaveURL('/tenders?type=eu_procurement&status=open')
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true')
})

test(
  'the list is sorted as chosen, and sorting by closing date shows only open tenders',
  repeated(),
  async ({ page }) => {
    const sent = operationsOf(page)
    await page.goto('/tenders?page=2')
    const sort = page.locator('button[role=combobox][aria-label="Sorteren op"]')
    await expect(sort).toHaveText('Nieuwste')
    for (const [name, address, orderBy] of [
      ['Uurtarief', 'rate', { field: 'HOURLY_RATE', direction: 'DESC' }],
      ['Geschatte waarde', 'value', { field: 'ESTIMATED_VALUE', direction: 'DESC' }],
      ['Sluit binnenkort', 'closing', { field: 'CLOSING_DATE', direction: 'ASC' }],
    ] as const) {
      await sort.click()
      await page.getByRole('option', { name }).click()
      await expect(page).toHaveURL(new RegExp(`sort=${address}`))
      await expect.poll(() => lastAsked(sent)?.orderBy).toEqual(orderBy)
      expect(lastAsked(sent)?.page).toBe(1)
    }
    expect(lastAsked(sent)?.filter).toEqual({ archived: false, openClosed: 'OPEN' })
    await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true')
    await chip(page, 'Open').click()
    // R-FILT-24
    await expect(page).toHaveURL('/tenders')
  },
)

test('while a new list loads the old one stays, and the count is announced', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  const count = page.getByText(/resultaten gevonden$/)
  await expect(count).toHaveAttribute('aria-live', 'polite')
  await instead(page, 'TendersPage', 'never')
  await chip(page, 'Open').click()
  await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('progressbar', { name: 'Bezig met laden' })).toBeVisible()
  await expect(page.locator('[data-skeleton=tender]')).toHaveCount(0)
})

test('categories that fail to load are logged to the console only', repeated(), async ({ page }) => {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await instead(page, 'Categories', { body: { data: null, errors: [{ message: 'kapot' }] } })
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  // R-FILT-54
  await expect.poll(() => errors.join()).toContain('Loading the categories failed')
  await expect(page.getByText('kapot')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await list(page, 'Categorie').click()
  await expect(page.getByRole('option')).toHaveText(['Alle categorieën'])
  await page.keyboard.press('Escape')
  await choose(page, 'Regio', 'Utrecht')
  // R-FILT-54
  await expect(page).toHaveURL('/tenders?region=utrecht')
})

test('a visitor gets the list with one request', repeated(), async ({ page }) => {
  const sent = operationsOf(page)
  await page.goto('/tenders')
  // R-LIST-18
  await expect(page.getByRole('article')).toHaveCount(20)
  // R-LIST-17
  expect(sent.filter(({ operationName }) => operationName === 'TendersPage')).toHaveLength(1)
})

test('the filters work by keyboard alone', async ({ page }) => {
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  // Until its code is here a list of choices is the browser's own, and stays that while somebody is in it.
  await expect(list(page, 'Bron')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  await expect(chip(page, 'Open')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tenders?status=open')
  for (const _ of ['Gesloten', 'Gearchiveerd', 'IT', 'Populair', 'Bron']) await page.keyboard.press('Tab')
  await expect(list(page, 'Bron')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Alle bronnen' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'TenderNed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenders?status=open&source=tenderned')
  await expect(list(page, 'Bron')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the other filters stand in a drawer with a live count', async ({ page }) => {
    await page.goto('/tenders')
    await chip(page, 'Open').tap()
    await page.getByRole('button', { name: 'Filters (1)' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('combobox', { name: 'Type' }).selectOption('freelance_contract')
    type Found = { tenders: { totalCount: number } }
    const { tenders } = await ask<Found>(
      page,
      '{ tenders(filter: { openClosed: OPEN, tenderType: FREELANCE_CONTRACT }) { totalCount } }',
    )
    await drawer.getByRole('button', { name: `Toon ${tenders.totalCount} tenders` }).tap()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL('/tenders?status=open&type=freelance_contract')
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters (2)' }).tap()
    await drawer.getByRole('button', { name: 'Wissen' }).tap()
    await expect(page).toHaveURL('/tenders')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters (0)' })).toBeFocused()
  })

  test('no dropdown has a choice without a value', repeated(), async ({ page }) => {
    await page.goto('/tenders')
    await page.getByRole('button', { name: 'Filters (0)' }).tap()
    const lists = page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox')
    await expect(lists).toHaveCount(5)
    // What there is to choose comes from the server, in two answers.
    for (const name of ['Bron', 'Categorie'])
      await expect(lists.and(page.getByLabel(name)).getByRole('option')).not.toHaveCount(1)
    const values = await page
      .locator('select option')
      .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
    expect(values.length).toBeGreaterThan(20)
    // R-FILT-31
    expect(values).not.toContain('')
  })

  test('only the chips scroll sideways, never the page', repeated(), async ({ page }) => {
    await page.goto('/tenders?status=open&category=IT+%26+Technologie&q=beheer')
    await expect(page.getByRole('article').first()).toBeVisible()
    // R-INT-31
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await chip(page, 'Populair').tap()
    await expect(chip(page, 'Populair')).toHaveAttribute('aria-pressed', 'true')
  })
})
