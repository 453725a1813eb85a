import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects no violations of WCAG (axe) on the page as it is now, in the dark and in the light theme. Leaves the page in
 * the light theme; soft assertions, so that one test reports all.
 * @param part a selector: only this part, by all of axe's rules instead of WCAG's alone
 */
export async function noViolations(page: Page, name: string, part?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    const { violations } = await axe(page, part).analyze()
    expect
      .soft(violations.map(({ id, nodes }) => `${name}, ${colorScheme}, ${id}: ${nodes[0]?.html.slice(0, 200)}`))
      .toEqual([])
  }
}

/**
 * Three times faster than axe as it comes, with the same violations: no list of what passes, no tab of its own (that is
 * for frames of other origins) and no second load of the style sheets (that is for rules on media and orientation).
 */
function axe(page: Page, part?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true)
  return part ? builder.include(part) : builder.withTags(WCAG)
}
