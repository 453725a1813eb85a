import type { BrowserContext } from '@playwright/test'
import { test as base } from './test.js'

/** Visitor mode, as after 'Verder zonder inloggen': no page of the context shows the landing page first. */
export const asLookingVisitor = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.setItem('zonderInloggen', '1')
  })

/** Moves the mouse, which loads the code that waits for a first interaction. */
export const withMouse = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.addEventListener('load', () => window.dispatchEvent(new PointerEvent('pointermove')))
  })

/** In visitor mode, after a first interaction. */
export const asVisitor = async (context: BrowserContext) => {
  await asLookingVisitor(context)
  await withMouse(context)
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await asVisitor(context)
    await use(context)
  },
})
