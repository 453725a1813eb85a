import { expect, test as base } from '@playwright/test'

/**
 * Playwright's test, which fails by an error that a page throws and nobody sees. Its answers may still be on their way when it is
 * over: they are nobody's failure then.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const thrown: string[] = []
    page.on('pageerror', error => thrown.push(error.stack ?? error.message))
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(thrown).toEqual([])
  },
})
