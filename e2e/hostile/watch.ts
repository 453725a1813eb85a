import type { Page } from '@playwright/test'

/** Effects that no text may have on a page. */
export interface Harm {
  /** Scripts injected by a text. */
  readonly executed: string[]
  /** Violations of the CSP: the text had already become active content. */
  readonly stopped: string[]
  readonly elsewhere: string[]
}

/** Must be called before the page is opened. */
export async function watched(page: Page, host: string): Promise<Harm> {
  const harm: Harm = { executed: [], stopped: [], elsewhere: [] }
  await page.exposeFunction('uitgevoerd', () => void harm.executed.push(page.url()))
  await page.exposeFunction('tegengehouden', (what: string) => void harm.stopped.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tegengehouden(what: string): void }).tegengehouden(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    ),
  )
  page.on('dialog', dialog => {
    harm.executed.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && hostname !== host) harm.elsewhere.push(request.url())
  })
  page.on('popup', popup => void harm.elsewhere.push(popup.url()))
  return harm
}

export const nothing: Harm = { executed: [], stopped: [], elsewhere: [] }

/** Elements that only a text can have injected, and boxes that overflow their container. */
export const brokenParts = (page: Page) =>
  page.evaluate(() => {
    const brought =
      'script, iframe, object, embed, base, meta, link, style, marquee, plaintext, x, math, [onerror], [onload]'
    const { scrollWidth, clientWidth, dir } = document.documentElement
    /** Boxes that scroll or clip keep their size. */
    const isKept = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || isKept(one.parentElement))
    const isBeside = (one: Element) => {
      const { right, left, width } = one.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isKept(one.parentElement)
    }
    // The innermost of nested boxes is the most informative.
    const beside = [...document.querySelectorAll('main *, [role=dialog] *')].filter(isBeside)
    const innermost = beside.filter(one => ![...one.children].some(isBeside))
    return {
      brought: [...document.querySelectorAll(brought)].filter(one => one.closest('main, [role=dialog]')).length,
      beside: innermost.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 300)),
      sideways: Math.max(0, scrollWidth - clientWidth),
      isTurned: dir === 'rtl',
    }
  })

export const whole = { brought: 0, beside: [], sideways: 0, isTurned: false }
