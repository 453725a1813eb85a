import { test as base } from '@playwright/test'

/** Playwright's test, whose answers may still be on their way when it is over: they are nobody's failure then. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
