import { setTimeout } from 'node:timers/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { ask } from './graphql.js'
import { type LocalAccount, signedInAs } from './people.js'
import { repeated } from './repeated.js'
import { asLookingVisitor } from './visitor.js'

/**
 * Layout shift (CLS) of cold page loads on a desktop, a tablet and a phone, each in its own browser context without a cache.
 */

const MOST = 0.01
/** Some lines wrap differently in the system font, which matches Inter's width only on average. */
const MOST_OF_LATE_FONT = 0.05

type Who = 'stranger' | 'visitor' | LocalAccount
type Pages = Readonly<Partial<Record<Who, readonly string[]>>>

/** UUID stands for that of a tender. */
const daily: Pages = {
  stranger: ['/'],
  visitor: ['/', '/tenders', '/tenders/UUID'],
  medewerker: ['/tenders', '/bookmarks'],
}
const others: Pages = {
  visitor: [
    '/tenders?status=open',
    '/tenders?q=beheer',
    '/tenders?q=dezewoordenbestaanniet',
    '/tenders?tender=UUID',
    '/bookmarks',
    '/privacy',
    '/toegankelijkheid',
    '/bestaat-niet',
    '/zoekprofielen',
  ],
  medewerker: [
    '/',
    '/tenders?q=beheer&status=open',
    '/zoekprofielen',
    '/weggelegd',
    '/ochtend',
    '/profiel',
    '/profiel/tokens',
    '/offline',
    '/tenders/UUID',
  ],
  beheerder: [
    '/',
    '/tenders',
    '/user-management',
    '/debug',
    '/admin/categorize',
    '/admin/bronnen',
    '/admin/zoekopdrachten',
  ],
}

for (const [name, pages] of [
  ['a page of every day', daily],
  ['any other page', others],
] as const)
  for (const width of [1440, 768, 390])
    test(`nothing moves while ${name} loads, at ${width} px`, repeated(), async ({ page, browser }) => {
      test.setTimeout(300_000)
      const { tenders } = await ask<{ tenders: { nodes: { uuid: string }[] } }>(
        page,
        '{ tenders(first: 1) { nodes { uuid } } }',
      )
      for (const [who, paths] of Object.entries(pages) as [Who, readonly string[]][])
        for (const path of paths) {
          const cold = await coldPage(browser, who, width)
          await cold.goto(path.replace('UUID', tenders.nodes[0]!.uuid))
          await expect(cold.getByRole('heading', { level: 1 })).toBeVisible()
          await cold.waitForLoadState('networkidle')
          await expectSteady(cold, `${who} at ${path}`)
          await cold.context().close()
        }
    })

test('a font that arrives late moves little', repeated(), async ({ browser }) => {
  for (const path of ['/', '/tenders']) {
    // At this width titles wrap differently in the system font.
    const cold = await coldPage(browser, 'visitor', 375)
    await withLateFont(cold, path)
    await expect(cold.getByRole('article').first()).toBeVisible()
    await cold.waitForLoadState('networkidle')
    await expectSteady(cold, path, MOST_OF_LATE_FONT)
    await cold.context().close()
  }
})

for (const who of ['stranger', 'visitor'] as const)
  test(`the first page of a ${who} is rendered in Inter, even if the font arrives late`, async ({ browser }) => {
    const cold = await coldPage(browser, who, 1440)
    await withLateFont(cold, '/')
    await expect.poll(() => isInInter(cold)).toBe(true)
    // Preloaded: requested by the page itself, not by its stylesheet.
    const initiators = await cold.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(entry => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(initiators).toEqual(['link'])
    await cold.context().close()
  })

/** Opens the page, and waits for a font that arrives a second after its request. */
async function withLateFont(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async route => {
    await setTimeout(1000)
    await route.continue()
  })
  const font = page.waitForResponse('**/*.woff2')
  await page.goto(path)
  await font
}

async function isInInter(page: Page): Promise<boolean> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.some(({ isCustomFont }) => isCustomFont)
}

async function coldPage(browser: Browser, who: Who, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } })
  if (who === 'visitor') await asLookingVisitor(context)
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  if (who !== 'visitor' && who !== 'stranger') await signedInAs(page, who)
  return page
}

interface Shift {
  readonly value: number
  readonly moved: readonly (string | undefined)[]
}

/** Shifts within half a second of a click or key are expected, and do not count. */
function watchShifts(): void {
  const seen = window as unknown as { shifts: Shift[] }
  seen.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number
        hadRecentInput: boolean
        sources: readonly { node?: Node }[]
      }
      if (!hadRecentInput)
        seen.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function expectSteady(page: Page, name: string, most = MOST): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(total, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}
