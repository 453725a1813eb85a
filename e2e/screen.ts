import type { Locator, Page } from '@playwright/test'

export const toast = (page: Page) => page.locator('[data-kind]')

/** By how many pixels the page is wider than its viewport: 0 without horizontal scrolling. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whether a finger that is up to 17 px beside the centre of an element hits it. */
export const isLargeTarget = (target: Locator) =>
  target.evaluate(element => {
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const [centreX, centreY] = [x + width / 2, y + height / 2]
    return [-17, 17].every(
      off =>
        element.contains(document.elementFromPoint(centreX + off, centreY)) &&
        element.contains(document.elementFromPoint(centreX, centreY + off)),
    )
  })
