import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds wrong with the page as it stands, each with the first place; the test goes on and says all of it.
 * @param part of the page, which has to keep axe's advice as well
 */
export async function noViolations(page: Page, name: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  const found = await (part ? axe.include(part) : axe.withTags(WCAG)).analyze()
  expect.soft(found.violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}
