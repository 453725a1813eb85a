import type { Page } from '@playwright/test'

export const toast = (page: Page) => page.locator('[data-kind]')

/** By how many pixels the page is wider than its viewport: 0 without horizontal scrolling. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
