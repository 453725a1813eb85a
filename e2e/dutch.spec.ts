import { expect, type Page } from '@playwright/test'
import { test } from './visitor.js'

/** Words that a screen of ours would only hold by mistake: what libraries say by themselves, and what slips in. */
const english =
  /\b(?:the|and|with|close|next|previous|loading|search|results?|clear|cancel|save|delete|edit|submit|select|choose|show|hide|page|more|less|settings|sign in|log ?in|error|failed|unknown|open in|copy|toggle|menu item|notifications?)\b/i
/** Quoted in English by the requirements, and words that are Dutch as well. */
const meant = /Dashboard|404 Page Not Found|Failed to fetch|Open\b/g

/** Everything that the interface itself says, seen or heard; what tenders say is their own. */
const ownTexts = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) =>
      !element?.closest('article, [role=dialog] [role=group], script, style, noscript')
    const texts: string[] = []
    for (const element of document.querySelectorAll('*')) {
      if (!isOwn(element)) continue
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '')
    }
    return texts.map(text => text.trim()).filter(Boolean)
  })

for (const path of ['/', '/tenders', '/tenders?q=xyzzy', '/bestaat-niet'])
  test(`R-GEN-1 every word of our own on ${path} is Dutch`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const texts = await ownTexts(page)
    expect(texts.length).toBeGreaterThan(8)
    expect(texts.filter(text => english.test(text.replaceAll(meant, '')))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
  })
