import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { overflow } from './screen.js'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const isLong = Boolean(process.env.TEST_LONG)

/** Each width and each theme once; both themes at both widths in `npm run test:long`. */
const looks = [
  ...(isLong
    ? ([
        { width: 1440, colorScheme: 'light' },
        { width: 390, colorScheme: 'dark' },
      ] as const)
    : []),
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/**
 * In `npm run test:long`: expects that a step of a journey has no violations of WCAG (axe) and does not scroll sideways.
 * `npm test` looks at the main screens only, by `noViolationsAtWidths`.
 */
export async function noViolations(page: Page, name: string): Promise<void> {
  if (isLong) await noViolationsAtWidths(page, name)
}

/**
 * Expects no violations of WCAG (axe) on the page as it is now, and no scrolling sideways: at a desk and on a phone. Leaves
 * it at a desk; soft assertions, so that one test reports all.
 */
export async function noViolationsAtWidths(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await inTheme(page, colorScheme)
    // What lies half under the header counts as too small to be hit.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNone(`${name}, ${width} px, ${colorScheme}`, axe(page).withTags(WCAG))
    expect.soft(await overflow(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Expects no violations of WCAG (axe) on the page as it is now, in one look; a soft assertion. */
export const noViolationsNow = (page: Page, name: string) => expectNone(name, axe(page).withTags(WCAG))

/**
 * As `noViolations`, of one part at the width of now, by all of axe's rules; in `npm run test:long`.
 * @param part a selector
 * @param excused rules that are wrong about this part; whoever passes one says why
 */
export async function noViolationsIn(
  page: Page,
  name: string,
  part: string,
  excused: readonly string[] = [],
): Promise<void> {
  if (!isLong) return
  for (const colorScheme of ['dark', 'light'] as const) {
    await inTheme(page, colorScheme)
    await expectNone(
      `${name}, ${colorScheme}`,
      axe(page)
        .include(part)
        .disableRules([...excused]),
    )
  }
}

async function inTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
}

async function expectNone(where: string, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

/**
 * Three times faster than axe as it comes, with the same violations: no list of what passes, no tab of its own (that is
 * for frames of other origins) and no second load of the style sheets (that is for rules on media and orientation).
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true)
