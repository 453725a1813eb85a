import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { signInAs } from './people.js'
import { toast } from './screen.js'
import { commented } from './stage.js'
import { opened, said, thread } from './threads.js'
import { repeated } from './repeated.js'
import { asVisitor } from './visitor.js'

/** English words that could appear by mistake: defaults of libraries, and slips. */
const english =
  /\b(?:the|and|with|close|next|previous|loading|search|results?|clear|cancel|save|delete|edit|submit|select|choose|show|hide|page|more|less|settings|sign in|log ?in|error|failed|unknown|open in|copy|toggle|menu item|notifications?)\b/i
/** Words that the requirements quote in English, and words that are also Dutch. */
const meant = /Dashboard|404 Page Not Found|Failed to fetch|Open\b|Log (?:je )?(?:opnieuw )?in\b/g

/** All texts of the interface, visible or for screen readers, without the texts of tenders and users. */
const ownTexts = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (element: Element) =>
      !element.closest('script, style, noscript') &&
      // Comments are inside a section of the tender; a user's text in them is an article again.
      !element.closest('article, section, [role=dialog] [role=group]')?.matches('article, [role=group]')
    const texts: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'])
        if (isOwn(element) || element.matches('section button')) texts.push(element.getAttribute(name) ?? '')
      if (!isOwn(element)) continue
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '')
    }
    return texts.map(text => text.trim()).filter(Boolean)
  })

async function isDutch(page: Page) {
  const texts = await ownTexts(page)
  expect(texts.length).toBeGreaterThan(8)
  expect(texts.filter(text => english.test(text.replaceAll(meant, '')))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
}

for (const path of ['/', '/tenders', '/tenders?q=xyzzy', '/bookmarks', '/privacy', '/login', '/bestaat-niet'])
  test(`every text of the interface on ${path} is Dutch`, repeated(), async ({ page }) => {
    await asVisitor(page.context())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // R-GEN-1
    await isDutch(page)
  })

for (const path of ['/profiel', '/user-management'])
  test(
    `every text of the interface on ${path}, with its toast and its confirmation, is Dutch`,
    repeated(),
    async ({ page }) => {
      await signInAs(page, 'beheerder', path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await isDutch(page)
      if (path === '/profiel') {
        await page.getByRole('button', { name: 'Account verwijderen' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
        await expect(toast(page)).toBeVisible()
      }
      // R-GEN-1
      await isDutch(page)
    },
  )

test(
  'every text of the interface around a thread is Dutch, with its forms, its toast and its confirmation',
  repeated(),
  async ({ page }) => {
    const staged = await thread(page)
    await commented(page, staged.bookmarkId, 'Een opmerking')
    const card = await opened(page, staged)
    await expect(said(card, 'Een opmerking')).toBeVisible()
    expect(await ownTexts(page)).toContain('Opmerkingen')
    await isDutch(page)
    await card.getByRole('button', { name: 'Reageren' }).click()
    await card.getByRole('button', { name: 'Reactie plaatsen' }).click()
    await expect(card.getByText('Naam is verplicht')).toBeVisible()
    await isDutch(page)
    await card.getByRole('button', { name: 'Opmerking bewerken' }).click()
    await card.getByRole('form', { name: 'Opmerking bewerken' }).getByLabel('Naam').fill('')
    await card.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page)).toContainText('Vereiste velden')
    await isDutch(page)
    await card.getByRole('form', { name: 'Opmerking bewerken' }).getByRole('button', { name: 'Annuleren' }).click()
    await card.getByRole('button', { name: 'Opmerking verwijderen' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    // R-GEN-1
    await isDutch(page)
  },
)
