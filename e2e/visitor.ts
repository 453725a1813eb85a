import { type BrowserContext, test as base } from '@playwright/test'

/** As somebody who chose 'Verder zonder inloggen': every page of the context opens at once. */
export const asVisitor = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.setItem('zonderInloggen', '1')
  })

export const test = base.extend({
  context: async ({ context }, use) => {
    await asVisitor(context)
    await use(context)
  },
})
