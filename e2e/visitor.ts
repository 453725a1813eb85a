import { type BrowserContext, test as base } from '@playwright/test'

/** Visitor mode, as after 'Verder zonder inloggen': no page of the context shows the landing page first. */
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
