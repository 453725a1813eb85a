import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects no violations of WCAG (axe) on the page as it is now; a soft assertion, so that one test reports all.
 * @param part a selector: only this part, by all of axe's rules instead of WCAG's alone
 */
export async function noViolations(page: Page, name: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  const found = await (part ? axe.include(part) : axe.withTags(WCAG)).analyze()
  expect.soft(found.violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}
