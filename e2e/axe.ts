import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong with the page as it stands, each with the first place; the test goes on and says all of it. */
export async function noViolations(page: Page, name: string): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(found.violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}
