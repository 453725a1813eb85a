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
 * In `npm run test:long`: expects no WCAG violations (axe) and no horizontal scrolling in a step of a journey. `npm
 * test` checks only the main screens, with `noViolationsAtWidths`.
 */
export async function noViolations(page: Page, name: string): Promise<void> {
  if (isLong) await noViolationsAtWidths(page, name)
}

/**
 * Expects no WCAG violations (axe) and no horizontal scrolling on the current page, at desktop and phone width. Leaves
 * the page at desktop width; soft assertions, so that one test reports all violations.
 */
export async function noViolationsAtWidths(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await inTheme(page, colorScheme)
    // axe reports a target that is half under the header as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNone(`${name}, ${width} px, ${colorScheme}`, axe(page).withTags(WCAG))
    expect.soft(await overflow(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Expects no WCAG violations (axe) on the current page at its current width; a soft assertion. */
export const noViolationsNow = (page: Page, name: string) => expectNone(name, axe(page).withTags(WCAG))

/**
 * Like `noViolations`, for one part at the current width and with all of axe's rules; in `npm run test:long`.
 * @param part a selector
 * @param excused rules with false positives for this part; the caller documents why
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
 * Three times faster than axe's defaults, with the same violations: without a list of passed rules, without a separate
 * tab (for cross-origin frames) and without reloading the style sheets (for orientation rules).
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true)
