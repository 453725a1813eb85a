import { expect, type Locator, type Page } from '@playwright/test'
import { noViolations, noViolationsIn } from './axe.js'
import { altered, ask } from './graphql.js'
import { openedAs, signedInAs } from './people.js'
import { isLargeTarget, overflow, toast } from './screen.js'
import { claimed } from './stage.js'
import { asVisitor, test } from './visitor.js'
import { repeated } from './repeated.js'

/** Efficiency: keyboard shortcuts, content above the fold, and tasks without a mouse. */

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link')

/** Waits until the shortcuts work. */
const inUse = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** A two-line title, wrapping badges, and a deadline and a rate that do not fit side by side. */
const PHONE_CARD = 234

/** Number of cards that are completely above the fold. */
const wholeCards = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main article')].filter(
        card => card.getBoundingClientRect().bottom <= document.documentElement.clientHeight,
      ).length,
  )

test(
  'the first screen of the compact list has four cards on a desktop, and two on a phone below the filter',
  repeated(),
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('compacteKaarten', '1'))
    await page.goto('/tenders')
    await expect(cards(page)).toHaveCount(20)
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(4)
    const heights = await cards(page).evaluateAll(all =>
      all.map(card => Math.round(card.getBoundingClientRect().height)),
    )
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(132)
      expect(height).toBeLessThanOrEqual(144)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const type of ['eu_procurement', 'freelance_contract']) {
      await page.goto(`/tenders?type=${type}`)
      await expect(cards(page)).toHaveCount(20)
      expect(await wholeCards(page)).toBeGreaterThanOrEqual(2)
      const phoneHeights = await cards(page).evaluateAll(all => all.map(card => card.getBoundingClientRect().height))
      expect(Math.max(...phoneHeights)).toBeLessThanOrEqual(PHONE_CARD)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  },
)

test('cards can be made compact, and the browser remembers that', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  const height = async () => (await cards(page).first().boundingBox())!.height
  await expect(cards(page)).toHaveCount(20)
  const roomy = await height()
  const compact = page.getByRole('button', { name: 'Compact', exact: true })
  await compact.click()
  await expect(compact).toHaveAttribute('aria-pressed', 'true')
  expect(await height()).toBeLessThan(roomy)
  await page.reload()
  await expect(cards(page)).toHaveCount(20)
  expect(await height()).toBeLessThan(roomy)
})

for (const type of ['eu_procurement', 'freelance_contract'])
  test(`the detail of ${type} on a phone shows the deadline in its first 300 pixels`, repeated(), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/tenders?status=open&type=${type}&sort=closing`)
    await titles(page).first().click()
    const deadline = deadlineOf(page.getByRole('dialog'))
    await expect(deadline).toBeVisible()
    expect(await bottomOf(deadline)).toBeLessThanOrEqual(300)
    const { tenders } = await ask<{ tenders: { nodes: { uuid: string }[] } }>(
      page,
      `{ tenders(first: 1, filter: { openClosed: OPEN, tenderType: ${type.toUpperCase()} }) { nodes { uuid } } }`,
    )
    await page.goto(`/tenders/${tenders.nodes[0]!.uuid}`)
    await expect(deadlineOf(page.getByRole('main'))).toBeVisible()
    expect(await bottomOf(deadlineOf(page.getByRole('main')))).toBeLessThanOrEqual(300)
    await titled(page, 'Raamovereenkomst voor het groot onderhoud aan bruggen, sluizen en kademuren in vier gemeenten')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /^Raamovereenkomst voor/ })).toBeVisible()
    expect(await bottomOf(deadlineOf(page.getByRole('main')))).toBeLessThanOrEqual(300)
    await titled(page, 'Groot onderhoud aan bruggen, sluizen en kademuren in de gemeenten aan de rivier '.repeat(5))
    await page.reload()
    await page.getByRole('button', { name: 'Hele titel' }).click()
    await expect(page.getByRole('button', { name: 'Kortere titel' })).toHaveAttribute('aria-expanded', 'true')
    expect(await bottomOf(deadlineOf(page.getByRole('main')))).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Kortere titel' }).click()
    expect(await bottomOf(deadlineOf(page.getByRole('main')))).toBeLessThanOrEqual(300)
  })

const deadlineOf = (where: Locator) => where.getByText(/^(?:Sluitingsdatum|Sluit bij de .*)$/)

/** In every answer with the title, because the last one to arrive is shown. */
const titled = (page: Page, title: string) =>
  Promise.all(
    ['TenderDialog', 'TenderDiscussions'].map(operation =>
      altered(page, operation, ({ tender }: { tender: { title: string } }) => Object.assign(tender, { title })),
    ),
  )

/** The bottom edge of the whole fact, with its note. */
async function bottomOf(label: Locator): Promise<number> {
  const { y, height } = (await label.locator('xpath=..').boundingBox())!
  return y + height
}

test('three tabs lead from the top of the page to the first tender', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await expect(cards(page)).toHaveCount(20)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The skip link also skips the list's tools, which precede its tenders.
  await page.keyboard.press('Tab')
  await expect(titles(page).first()).toBeFocused()
})

test('j and k move through the list, Enter opens a tender, j moves on in the dialog, o opens the source', async ({
  page,
}) => {
  await page.goto('/tenders')
  await expect(cards(page)).toHaveCount(20)
  const known = await titles(page).allTextContents()
  await inUse(page)
  await page.keyboard.press('j')
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(known[1]!)
  await expect(dialog.getByText(/^2 van \d+$/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(dialog.getByText(/^3 van \d+$/)).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(known[2]!)
  // This page would be served by the process that harvested the sample, which has ended.
  await page.context().route('**/voorbeeld/**', route => route.fulfill({ body: 'Voorbeeld' }))
  const source = page.waitForEvent('popup')
  await page.keyboard.press('o')
  expect((await source).url()).toContain('/voorbeeld/')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('shortcuts are inactive while typing, and when they are switched off', repeated(), async ({ page }) => {
  await page.goto('/tenders')
  await inUse(page)
  const field = page.getByRole('combobox', { name: /^Zoek in tenders/ })
  await field.click()
  await page.keyboard.type('jkob?')
  await expect(field).toHaveValue('jkob?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/privacy')
  await page.getByText(/^Sneltoetsen van één teken/).click()
  await page.goto('/tenders')
  await inUse(page)
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(0)
})

test('Ctrl-K opens a palette that finds tenders, filters and pages by name', async ({ page }) => {
  await page.goto('/')
  await inUse(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Snelmenu' })
  await expect(palette.getByRole('option').first()).toHaveText('Dashboard')
  await noViolationsIn(page, 'palette', '[role=dialog]')
  await page.keyboard.type('beheer')
  await expect(palette.getByRole('combobox')).toHaveValue('beheer')
  await expect(palette.getByRole('option', { name: /^Zoek op ‘beheer’/ })).toContainText('tenders')
  await expect(palette.getByRole('group', { name: 'Tenders' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Omschrijving')).toBeVisible()
  const title = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Onlangs geopend' }).getByRole('option')).toHaveText([title!])
  await page.keyboard.type('bookm')
  await palette.getByRole('option', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL('/bookmarks')
})

test('the key ? opens the list of shortcuts', repeated(), async ({ page }) => {
  await page.goto('/')
  await inUse(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Sneltoetsen' })
  await expect(help.getByText('Naar het zoekveld')).toBeVisible()
  await noViolationsIn(page, 'keys', '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})

test('undo restores a removed bookmark with its visibility and notes', async ({ page }) => {
  await signedInAs(page, 'collega')
  const { title } = await claimed(page)
  await openedAs(page, 'collega', `/tenders?q=${encodeURIComponent(title)}`)
  const flag = cards(page)
    .first()
    .getByRole('button', { name: /^Bookmark: / })
  await flag.click()
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bookmarks')
  const card = cards(page).first()
  await card.getByText('Mijn bookmark is openbaar').click()
  await card.getByRole('button', { name: 'Notities toevoegen' }).click()
  await card.getByLabel('Notities (alleen voor jou)').fill('Bellen met inkoop')
  await card.getByRole('button', { name: 'Opslaan' }).click()
  await expect(card.getByText('Bellen met inkoop')).toBeVisible()
  await card.getByRole('button', { name: /^Bookmark: / }).click()
  await expect(page.getByText('Nog geen bookmarks')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(cards(page).first().getByText('Bellen met inkoop')).toBeVisible()
  await expect(cards(page).first().getByRole('checkbox', { name: 'Mijn bookmark is openbaar' })).not.toBeChecked()
})

test('without a network the page says so and keeps its data; it recovers by itself', async ({ page }) => {
  await page.goto('/tenders')
  await expect(cards(page)).toHaveCount(20)
  await page.context().setOffline(true)
  const line = page.getByText(/^Je bent offline, dit is van \d\d:\d\d\./)
  await expect(line).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Zoek in tenders/ })
  await field.fill('beheer')
  await expect(page.getByText('Tenders konden niet worden geladen')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(page.locator('#resultaten')).toHaveCSS('opacity', '0.6')
  await expect(field).toHaveValue('beheer')
  await page.context().setOffline(false)
  await expect(line).toHaveCount(0)
  await expect(page.getByText('Tenders konden niet worden geladen')).toHaveCount(0)
  await expect(page.locator('mark').first()).toBeVisible()
})

test('a user finds and shares a tender by keyboard alone', repeated(), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tenders')
  await expect(cards(page)).toHaveCount(20)
  await page.keyboard.press('/')
  await page.keyboard.type('beheer')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await inUse(page)
  await page.keyboard.press('j')
  await expect(titles(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Omschrijving')).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Deel' }))
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Link gekopieerd', { exact: true })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/tenders\/[\da-f-]{36}$/)
  const title = await dialog.getByRole('heading', { level: 2 }).textContent()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
})

test('a user bookmarks a tender, comments on it and undoes removing the bookmark by keyboard alone', async ({
  page,
}) => {
  await signedInAs(page, 'beheerder')
  const { title } = await claimed(page)
  await openedAs(page, 'beheerder', `/tenders?q=${encodeURIComponent(title)}`)
  await expect(cards(page).first()).toBeVisible()
  await inUse(page)
  await page.keyboard.press('j')
  await page.keyboard.press('b')
  await expect(toast(page).getByText('Bookmark toegevoegd', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Eerste opmerking plaatsen' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: /^Opmerking/ })).toBeVisible()
  await tabTo(page, dialog.getByRole('textbox', { name: /^Opmerking/ }))
  await page.keyboard.type('Past bij ons team.')
  await tabTo(page, dialog.getByRole('button', { name: /^(?:Plaatsen|Opmerking plaatsen|Verstuur)/ }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Past bij ons team.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Race condition: the focus returns to the card after the dialog has closed.
  await expect(cards(page).first().locator(':focus')).toHaveCount(1)
  await page.keyboard.press('b')
  await expect(toast(page).getByText('Bookmark verwijderd', { exact: true })).toBeVisible()
  await page.keyboard.press('F8')
  await tabTo(page, toast(page).getByRole('button', { name: 'Ongedaan maken' }))
  await page.keyboard.press('Enter')
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Bookmark: / }),
  ).toHaveAttribute('aria-pressed', 'true')
})

const MOST_TABS = 40

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a user finds, shares, bookmarks and discusses a tender, moves on to the next and removes a bookmark', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const asked = window as unknown as { shared: string[] }
      asked.shared = []
      // Stubs the share sheet, which the tests' browser lacks.
      navigator.share = async data => void asked.shared.push(data?.url ?? '')
    })
    await signedInAs(page, 'collega')
    const { title } = await claimed(page)
    await openedAs(page, 'collega', '/tenders')
    await expect(cards(page)).toHaveCount(20)
    for (const name of [/^Account van/, /^Niet interessant: /, /^Bookmark: /])
      expect(await isLargeTarget(page.getByRole('button', { name }).first()), `36 px: ${name}`).toBe(true)
    const field = page.getByRole('combobox', { name: /^Zoek in tenders/ })
    await field.tap()
    await field.fill(title)
    await field.press('Enter')
    await expect(titles(page).first()).toHaveText(title)
    await titles(page).first().tap()
    const dialog = page.getByRole('dialog')
    const flag = dialog.getByRole('button', { name: 'Bookmark', exact: true })
    await flag.tap()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText('Mijn bookmark is openbaar')).toBeVisible()
    await dialog.getByRole('button', { name: 'Deel' }).tap()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual([expect.stringMatching(/\/tenders\/[\da-f-]{36}$/)])
    await dialog.getByRole('button', { name: 'Eerste opmerking plaatsen' }).tap()
    await dialog.getByRole('textbox', { name: /^Opmerking/ }).fill('Vanuit de trein.')
    await dialog.getByRole('button', { name: 'Opmerking plaatsen' }).tap()
    await expect(dialog.getByText('Vanuit de trein.')).toBeVisible()
    await flag.tap()
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await toast(page).getByRole('button', { name: 'Ongedaan maken' }).tap()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'Sluiten' }).tap()
    await page.goto('/tenders')
    await titles(page).first().tap()
    await dialog.getByRole('button', { name: 'Volgende tender' }).tap()
    await expect(dialog.getByText(/^2 van \d+$/)).toBeVisible()
  })
})

test('the page of a tender is public, has no violations and can be printed', async ({ page, context }) => {
  await context.clearCookies()
  const { tenders } = await ask<{ tenders: { nodes: { uuid: string; title: string }[] } }>(
    page,
    '{ tenders(first: 1) { nodes { uuid title } } }',
  )
  const { uuid, title } = tenders.nodes[0]!
  await page.goto(`/tenders/${uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · GreenRock Tenders`)
  await noViolations(page, 'tender page')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/tenders/01a20a57-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze tender bestaat niet (meer)')
  await page.getByRole('link', { name: 'Bekijk alle tenders' }).click()
  await expect(page).toHaveURL('/tenders')
})

test('the uuid of a tender in the address of a list opens the tender', repeated(), async ({ page }) => {
  const { tenders } = await ask<{ tenders: { nodes: { uuid: string; title: string }[] } }>(
    page,
    '{ tenders(first: 1) { nodes { uuid title } } }',
  )
  await page.goto(`/tenders?tender=${tenders.nodes[0]!.uuid}`)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(tenders.nodes[0]!.title)
})

test(
  'the accessibility statement is linked from the landing page, and satisfies its own claims',
  repeated(),
  async ({ browser }) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheidsverklaring' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toegankelijkheidsverklaring')
    await noViolations(page, 'statement')
    await page.context().close()
  },
)

test(
  'lists and a tender fit at 320 px and at 200 % zoom, and are visible in forced colours',
  repeated(),
  async ({ page }) => {
    const { tenders } = await ask<{ tenders: { nodes: { uuid: string }[] } }>(
      page,
      '{ tenders(first: 1) { nodes { uuid } } }',
    )
    for (const path of ['/', '/tenders?status=open&q=beheer', `/tenders/${tenders.nodes[0]!.uuid}`]) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
      // Zooming to 200 % halves the viewport of a screen of 1280 px.
      await page.setViewportSize({ width: 640, height: 450 })
      expect.soft(await overflow(page), `${path} at 200 % zoom`).toBeLessThanOrEqual(0)
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ forcedColors: 'none' })
    }
  },
)

test(
  'lists and a tender fit with the text size doubled',
  repeated(),
  async ({ page, baseURL, playwright, launchOptions }) => {
    const { tenders } = await ask<{ tenders: { nodes: { uuid: string }[] } }>(
      page,
      '{ tenders(first: 1) { nodes { uuid } } }',
    )
    // A browser setting instead of a page style, because breakpoints in rem follow only the setting.
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const large = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: baseURL! })
    await asVisitor(large.context())
    for (const path of ['/', '/tenders?status=open&q=beheer', `/tenders/${tenders.nodes[0]!.uuid}`]) {
      await large.goto(path)
      await expect(large.getByRole('heading', { level: 1 })).toBeVisible()
      await large.waitForLoadState('networkidle')
      expect.soft(await large.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft(await overflow(large), path).toBeLessThanOrEqual(0)
    }
    await browser.close()
  },
)
