import type { Page } from '@playwright/test'

/** What any screen has. */

export const toast = (page: Page) => page.locator('[data-kind]')

/** How many pixels the page is wider than what shows of it. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
