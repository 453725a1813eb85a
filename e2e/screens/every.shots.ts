import fs from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { noViolationsNow } from '../axe.js'
import { ask, instead } from '../graphql.js'
import { type LocalAccount, signedInAs } from '../people.js'
import { bookmarked, commented, withoutBookmarks } from '../stage.js'
import { asLookingVisitor, withMouse } from '../visitor.js'
import { fileOf, pictures, schemes, widths } from './looks.js'

interface Screen {
  readonly path: string
  readonly as?: LocalAccount
  /** A visitor who has not yet chosen to look around. */
  readonly isStranger?: boolean
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Once it is. */
  readonly act?: (page: Page, width: number) => Promise<unknown>
}

const firstTitle = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
const opened = (page: Page) => firstTitle(page).click()
const aTender = async (page: Page) =>
  (await ask<{ tenders: { nodes: { uuid: string }[] } }>(page, '{ tenders(first: 1) { nodes { uuid } } }')).tenders
    .nodes[0]!.uuid

const screens: Readonly<Record<string, Screen>> = {
  inloggen: { path: '/', isStranger: true },
  'inloggen medewerker': {
    path: '/',
    isStranger: true,
    act: page => page.getByRole('button', { name: 'Ik heb een medewerkersaccount' }).click(),
  },
  'dashboard bezoeker': { path: '/' },
  'dashboard beheerder': { path: '/', as: 'beheerder' },
  tenders: { path: '/tenders' },
  'tenders beheerder': { path: '/tenders', as: 'beheerder' },
  'tenders gefilterd': { path: '/tenders?q=beheer&status=open&type=freelance_contract', as: 'medewerker' },
  'tenders ruim': {
    path: '/tenders',
    prepare: page => page.addInitScript(() => localStorage.setItem('ruimeKaarten', '1')),
  },
  'tenders leeg': { path: '/tenders?q=dezewoordenbestaanniet' },
  'tenders tegenstrijdig': { path: '/tenders?min=90&max=80' },
  'tenders ladend': { path: '/tenders', prepare: page => instead(page, 'TendersPage', 'never') },
  'tenders fout': { path: '/tenders', prepare: page => instead(page, 'TendersPage', 'lost') },
  'tenders offline': { path: '/tenders', act: page => page.context().setOffline(true) },
  'tender aanbesteding': { path: '/tenders?type=eu_procurement&status=open', as: 'beheerder', act: opened },
  'tender opdracht': { path: '/tenders?type=freelance_contract&status=open', act: opened },
  'tender gegund': { path: '/tenders?type=eu_procurement&status=gesloten', as: 'medewerker', act: opened },
  'tender weg': { path: '/tenders?tender=bestaatniet' },
  tenderpagina: { path: '/tenders/UUID', as: 'medewerker' },
  snelmenu: {
    path: '/tenders',
    as: 'medewerker',
    act: async page => {
      await page.waitForTimeout(500)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Snelmenu' }).getByRole('combobox').fill('beheer')
    },
  },
  sneltoetsen: {
    path: '/',
    act: async page => {
      await page.waitForTimeout(500)
      await page.keyboard.press('?')
    },
  },
  'filters op een telefoon, menu': {
    path: '/tenders',
    act: async (page, width) => {
      if (width < 768) await page.getByRole('button', { name: /^Filters/ }).click()
      else if (width < 1024) await page.getByRole('button', { name: 'Menu openen' }).click()
    },
  },
  bookmarks: {
    path: '/bookmarks',
    as: 'medewerker',
    prepare: async page => {
      await withoutBookmarks(page)
      for (const { bookmarkId } of await bookmarked(page, 2))
        await commented(page, bookmarkId, 'Past goed bij ons team.')
    },
  },
  'bookmarks leeg': { path: '/bookmarks', as: 'collega', prepare: withoutBookmarks },
  zoekprofielen: { path: '/zoekprofielen', as: 'medewerker' },
  ochtend: { path: '/ochtend', as: 'medewerker' },
  'ochtend leeg': { path: '/ochtend?q=xyzzyplugh&exact=true', as: 'medewerker' },
  weggelegd: { path: '/weggelegd', as: 'medewerker' },
  profiel: { path: '/profiel', as: 'medewerker' },
  tokens: { path: '/profiel/tokens', as: 'medewerker' },
  gebruikers: { path: '/user-management', as: 'beheerder' },
  'geen toegang': { path: '/user-management', as: 'medewerker' },
  categorisatie: { path: '/admin/categorize', as: 'beheerder' },
  bronnen: { path: '/admin/bronnen', as: 'beheerder' },
  zoekopdrachten: { path: '/admin/zoekopdrachten', as: 'beheerder' },
  debug: { path: '/debug', as: 'beheerder' },
  privacy: { path: '/privacy' },
  toegankelijkheid: { path: '/toegankelijkheid' },
  'niet gevonden': { path: '/bestaat-niet' },
}

fs.mkdirSync(pictures, { recursive: true })

for (const [name, { path: address, as, isStranger, prepare, act }] of Object.entries(screens))
  test(name, async ({ page }) => {
    test.setTimeout(300_000)
    await withMouse(page.context())
    if (!isStranger) await asLookingVisitor(page.context())
    if (as) await signedInAs(page, as)
    await prepare?.(page)
    const target = address.includes('UUID') ? address.replace('UUID', await aTender(page)) : address
    for (const width of widths)
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(target)
        await expect(page.locator('main').first()).toBeVisible()
        // A request that is never answered is a state too.
        await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {})
        await act?.(page, width)
        await page.waitForTimeout(500)
        await noViolationsNow(page, `${name}, ${width} px, ${colorScheme}`)
        await page.screenshot({ path: path.join(pictures, fileOf(name, width, colorScheme)) })
        await page.context().setOffline(false)
      }
  })
