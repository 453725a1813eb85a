import fs from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { noViolationsNow } from '../axe.js'
import { ask, instead } from '../graphql.js'
import { inDatabase } from '../in-database.js'
import { type LocalAccount, signedInAs } from '../people.js'
import { bookmarked, commented, type Staged } from '../stage.js'
import { test } from '../test.js'
import { asLookingVisitor, withMouse } from '../visitor.js'
import { fileOf, pictures, schemes, widths } from './looks.js'

interface Screen {
  readonly path: string
  readonly as?: LocalAccount
  /** A visitor who has not continued past the landing page. */
  readonly isStranger?: boolean
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Runs after it is opened. */
  readonly act?: (page: Page, width: number) => Promise<unknown>
}

const firstTitle = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
const opened = (page: Page) => firstTitle(page).click()
const aTender = async (page: Page) =>
  (await ask<{ tenders: { nodes: { uuid: string }[] } }>(page, '{ tenders(first: 1) { nodes { uuid } } }')).tenders
    .nodes[0]!.uuid
const CLOSED = '{ tenders(first: 100, filter: { openClosed: GESLOTEN }) { nodes { uuid awardWinner } } }'
const anAwarded = async (page: Page) =>
  (await ask<{ tenders: { nodes: { uuid: string; awardWinner: string | null }[] } }>(page, CLOSED)).tenders.nodes.find(
    ({ awardWinner }) => awardWinner,
  )!.uuid

const SAVE = 'mutation ($input: CreateSearchProfileInput!) { createSearchProfile(input: $input) { profile { id } } }'
const TELL = 'mutation ($input: SetProfileAlertInput!) { setProfileAlert(input: $input) { profile { id } } }'
interface Saved {
  readonly createSearchProfile: { readonly profile: { readonly id: string } }
}

/** Creates two search profiles for the signed-in user; one of them has new tenders. */
async function withProfiles(page: Page): Promise<void> {
  for (const [name, filter] of [
    ['Beheer van gebouwen en buitenruimte', { search: 'beheer', openClosed: 'OPEN' }],
    ['Software', { category: 'it-development' }],
  ] as const) {
    const { createSearchProfile } = await ask<Saved>(page, SAVE, { input: { name, filter, isShared: true } })
    const when = { rhythm: 'DAILY', minuteOfDay: 450, weekday: 1, byMail: true, byPush: false }
    await ask(page, TELL, { input: { profileId: createSearchProfile.profile.id, ...when } })
  }
  await inDatabase("UPDATE search_profiles SET seen_at = now() - interval '9 days'")
}

/** Dismisses the first tender of the list by its button. */
const dismissed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Niet interessant/ })
    .click()

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
  'tenders compact': {
    path: '/tenders',
    prepare: page => page.addInitScript(() => localStorage.setItem('compacteKaarten', '1')),
  },
  'tenders leeg': { path: '/tenders?q=dezewoordenbestaanniet' },
  'tenders tegenstrijdig': { path: '/tenders?min=90&max=80' },
  'tenders ladend': { path: '/tenders', prepare: page => instead(page, 'TendersPage', 'never') },
  'tenders fout': { path: '/tenders', prepare: page => instead(page, 'TendersPage', 'lost') },
  'tenders offline': { path: '/tenders', act: page => page.context().setOffline(true) },
  'tender aanbesteding': { path: '/tenders?type=eu_procurement&status=open', as: 'beheerder', act: opened },
  'tender opdracht': { path: '/tenders?type=freelance_contract&status=open', act: opened },
  'tender met gesprek': {
    path: '/tenders',
    as: 'medewerker',
    prepare: async page => {
      const [{ bookmarkId }] = (await bookmarked(page)) as [Staged]
      await commented(page, bookmarkId, 'Past goed bij ons team: we deden dit vorig jaar ook voor een buurgemeente.')
      await commented(page, bookmarkId, 'De planning is krap. Wie kan er in januari beginnen?')
    },
    act: opened,
  },
  'tender gegund': { path: '/tenders?tender=AWARDED', as: 'medewerker' },
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
  'filters, meer': {
    path: '/tenders?status=open',
    act: (page, width) => page.getByRole('button', { name: width < 768 ? /^Filters/ : /^Meer filters/ }).click(),
  },
  'filters, te veel voor een regel': {
    path: '/tenders?status=open&type=eu_procurement&category=it-development&q=beheer&source=tenderned&maxDaysLeft=60',
    as: 'medewerker',
    prepare: withProfiles,
    act: page => page.mouse.move(200, 400),
  },
  bookmarks: {
    path: '/bookmarks',
    as: 'medewerker',
    prepare: async page => {
      for (const { bookmarkId } of await bookmarked(page, 2))
        await commented(page, bookmarkId, 'Past goed bij ons team.')
    },
  },
  'bookmarks leeg': { path: '/bookmarks', as: 'collega' },
  'zoekprofielen leeg': { path: '/zoekprofielen', as: 'collega' },
  zoekprofielen: { path: '/zoekprofielen', as: 'medewerker', prepare: withProfiles },
  'zoekprofiel, berichten': {
    path: '/zoekprofielen',
    as: 'medewerker',
    prepare: withProfiles,
    act: page => page.getByRole('button', { name: 'Aanpassen: Software' }).click(),
  },
  'bookmarks, geheime link': {
    path: '/bookmarks',
    as: 'medewerker',
    act: page => page.getByRole('button', { name: 'Abonneren' }).click(),
  },
  ochtend: { path: '/ochtend', as: 'medewerker' },
  'ochtend leeg': { path: '/ochtend?q=xyzzyplugh&exact=true', as: 'medewerker' },
  'ochtend, later': {
    path: '/ochtend',
    as: 'medewerker',
    act: page => page.getByRole('button', { name: 'Later op een andere dag…' }).click(),
  },
  'ochtend klaar': {
    path: '/ochtend?source=onefellow',
    as: 'medewerker',
    act: async page => {
      for (const choice of ['Weg', 'Bookmark']) {
        const button = page.getByRole('group', { name: 'Wat doe je ermee?' }).getByRole('button', { name: choice })
        while (await button.isVisible()) {
          await button.click()
          await page.waitForTimeout(400)
        }
      }
    },
  },
  'weggelegd leeg': { path: '/weggelegd', as: 'medewerker' },
  weggelegd: {
    path: '/weggelegd',
    as: 'medewerker',
    prepare: async page => {
      await page.goto('/tenders?source=haert')
      await dismissed(page)
      await expect(page.getByText('Tender weggelegd', { exact: true })).toBeVisible()
    },
  },
  'nooit meer': {
    path: '/tenders?source=pro-act',
    as: 'medewerker',
    act: async page => {
      await dismissed(page)
      await page.getByRole('button', { name: /^Nooit meer…/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'offline lezen': { path: '/offline', as: 'medewerker' },
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
    let target = address
    if (address.includes('UUID')) target = address.replace('UUID', await aTender(page))
    if (address.includes('AWARDED')) target = address.replace('AWARDED', await anAwarded(page))
    for (const width of widths)
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(target)
        await expect(page.locator('main').first()).toBeVisible()
        // A pending request is a state too.
        await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {})
        await act?.(page, width)
        await page.waitForTimeout(500)
        await noViolationsNow(page, `${name}, ${width} px, ${colorScheme}`)
        await page.screenshot({ path: path.join(pictures, fileOf(name, width, colorScheme)) })
        await page.context().setOffline(false)
      }
  })
