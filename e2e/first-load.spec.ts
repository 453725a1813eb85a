import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { instead, nextRequest } from './graphql.js'
import { asLookingVisitor, asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

/** What a browser fetches, compressed by gzip, until the page is idle. Nothing here depends on time, so exact limits hold. */
async function fetched(page: Page, path: string) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const paths = new Map<string, string>()
  let codeBytes = 0
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/\.(?:js|css)$/.test(paths.get(requestId) ?? '')) codeBytes += encodedDataLength
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  return { files: [...paths.values()], kilobytes: codeBytes / 1000 }
}

test('the list and all beside it come in at most 30 requests and 240 kB of code', repeated(), async ({ page }) => {
  await asLookingVisitor(page.context())
  const { files, kilobytes } = await fetched(page, '/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(files.length).toBeLessThanOrEqual(30)
  expect(kilobytes).toBeLessThanOrEqual(240)
  expect(files.filter(file => /(?:DashboardPage|Toaster|ListChoice|TipText)-/.test(file))).toEqual([])
})

test('the theme is in the stylesheet, and is not made again by scripts', repeated(), async ({ page }) => {
  await asLookingVisitor(page.context())
  for (const [colorScheme, ground] of [
    ['light', 'rgb(246, 248, 246)'],
    ['dark', 'rgb(11, 15, 13)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    const { root, body, card, made } = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      const sheets = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      return {
        root: styleOf('html').scrollbarGutter,
        body: styleOf('body').backgroundColor,
        card: [styleOf('article').boxSizing, styleOf('article').scrollMarginTop],
        made: sheets.filter(({ cssText }) => cssText.includes('--chakra-colors-bg-canvas:')).length,
      }
    })
    expect([root, body, card, made]).toEqual(['stable', ground, ['border-box', '80px'], 0])
  }
})

test('code of interaction follows when the page is used', repeated(), async ({ page }) => {
  await asLookingVisitor(page.context())
  // From before the page, lest a hand that the browser makes up while it is laid out is missed.
  let isAsked = false
  page.on('request', request => (isAsked ||= /\/assets\/BookmarksPage-.*\.js$/.test(request.url())))
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  // A hand keeps moving: one movement while the page is laid out may reach no page.
  let x = 0
  await expect
    .poll(async () => {
      await page.mouse.move((x += 5), 5)
      return isAsked
    })
    .toBe(true)
  await expect(page.locator('button[role=combobox][aria-label=Bron]')).toBeVisible()
})

test(
  'a choice that is opened before its code is there opens by mouse and by keyboard',
  repeated(),
  async ({ page }) => {
    await asLookingVisitor(page.context())
    for (const open of [
      () => page.getByRole('combobox', { name: 'Bron' }).click(),
      () => page.getByRole('combobox', { name: 'Bron' }).press('Enter'),
    ]) {
      await page.goto('/tenders')
      await expect(page.getByRole('article')).toHaveCount(20)
      await open()
      await page.getByRole('option', { name: /^TenderNed/ }).click()
      await expect(page).toHaveURL(/source=tenderned/)
    }
  },
)

test(
  'a button whose code comes between the press and the release still gets its click',
  repeated(),
  async ({ page }) => {
    await asLookingVisitor(page.context())
    // As in Safari, and on a touch screen: a button that is pressed gets no focus.
    await page.addInitScript(() => window.addEventListener('mousedown', event => event.preventDefault()))
    await instead(page, 'RefreshTenders', 'never')
    let letGo = () => {}
    const isPressed = new Promise<void>(resolve => (letGo = resolve))
    await page.route(/\/assets\/RefreshButton-.*\.js$/, async route => {
      await isPressed
      await route.continue()
    })
    const code = page.waitForResponse(/\/assets\/RefreshButton-.*\.js$/)
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('button', { name: 'Ververs Data' }).hover()
    await page.mouse.down()
    letGo()
    await (await code).finished()
    await page.waitForLoadState('networkidle')
    const isSent = nextRequest(page, 'RefreshTenders')
    await page.mouse.up()
    await isSent
  },
)

test('the landing page comes in at most 15 requests', repeated(), async ({ page }) => {
  const { files } = await fetched(page, '/')
  await expect(page.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
  expect(files.length).toBeLessThanOrEqual(15)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page can be read', repeated(), async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Alle Nederlandse tenders en opdrachten op één plek.',
      )
      await expect(page.getByRole('list', { name: 'Wat je hier kunt' }).getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('region', { name: 'Privacy' })).toBeVisible()
    }
  })
})

test(
  'the prerendered landing page is not for a visitor, nor for who is signed in',
  repeated(),
  async ({ page, context }) => {
    await asVisitor(context)
    const shown: string[] = []
    await page.exposeFunction('saw', (text: string) => shown.push(text))
    await page.addInitScript(() => {
      const look = () => {
        const landing = document.getElementById('landing')
        if (landing?.checkVisibility()) (window as unknown as { saw: (text: string) => void }).saw(landing.innerText)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    expect(shown).toEqual([])
  },
)
