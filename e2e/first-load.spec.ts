import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { asLookingVisitor, asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

/** Requests and gzipped bytes until the page is idle. They do not depend on timing, so exact limits hold. */
async function fetched(page: Page, path: string) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const paths = new Map<string, string>()
  let codeBytes = 0
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname)
  })
  // Body size, without headers.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(?:js|css)$/.test(paths.get(requestId) ?? '')) codeBytes -= response.encodedDataLength
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

test(
  'the list with everything beside it takes at most 30 requests and 270 kB of code',
  repeated(),
  async ({ page }) => {
    await asLookingVisitor(page.context())
    const { files, kilobytes } = await fetched(page, '/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    expect(files.length).toBeLessThanOrEqual(30)
    expect(kilobytes, 'see docs/performance.md for the budget').toBeLessThanOrEqual(270)
  },
)

test(
  'a dropdown that is opened before its code is loaded opens by mouse and by keyboard',
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

test('the landing page takes at most 20 requests', repeated(), async ({ page }) => {
  const { files } = await fetched(page, '/')
  await expect(page.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
  expect(files.length).toBeLessThanOrEqual(20)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is readable', repeated(), async ({ page }) => {
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
  'the prerendered landing page is hidden for visitors who continued, and for signed-in users',
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
