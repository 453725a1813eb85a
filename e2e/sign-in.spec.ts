import { expect, type Page, test } from '@playwright/test'
import { noViolations } from './axe.js'
import { altered, instead, nextAnswer, nextRequest, operationsOf } from './graphql.js'
import { focus, openAccountMenu, signedOut, signInAs } from './people.js'
import { overflow } from './screen.js'

const replit = (page: Page) => page.getByRole('button', { name: 'Inloggen met Replit' })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))
const WAITING = 'Controleren van toegang...'

test.describe('the gate', () => {
  test('R-GATE-1 R-GATE-16 R-LOGIN-1 until the first answer there is nothing but a spinner', async ({ page }) => {
    await instead(page, 'Session', 'never')
    for (const path of ['/', '/tenders', '/login']) {
      await page.goto(path)
      await expect(page.getByText(WAITING)).toBeVisible()
      await expect(page.getByRole('heading')).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
    await expect(page.getByText('Laden...')).toBeVisible()
  })

  test('R-GATE-9 R-GATE-10 R-GATE-11 R-GATE-12 R-GATE-13 R-GATE-14 R-GATE-15 R-INT-2 signed out, every path shows the landing page in place', async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/tenders?q=beheer',
      '/bookmarks',
      '/user-management',
      '/debug',
      '/admin/categorize',
      '/profiel',
      '/bestaat-niet',
      '/login',
    ]) {
      await page.goto(path)
      await expect(replit(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
    }
  })

  test('R-GATE-2 R-GATE-3 R-GATE-4 R-GATE-8 R-LOGIN-2 R-INT-2 signed in, every path shows its page', async ({
    page,
  }) => {
    await signInAs(page, 'medewerker')
    for (const [path, title] of [
      ['/', 'Dashboard'],
      ['/tenders', 'Alle Tenders'],
      ['/bookmarks', 'Bookmarks'],
      ['/bestaat-niet', '404 Page Not Found'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})

test.describe('without signing in', () => {
  test('R-INT-1 R-HEAD-17 one goes on from the landing page, for as long as the browser is open', async ({ page }) => {
    await page.goto('/tenders?status=open')
    await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
    await expect(page).toHaveURL('/tenders?status=open')
    await expect(page.getByRole('article')).toHaveCount(20)
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Inloggen' })
    await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Ftenders%3Fstatus%3Dopen')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('dialog').getByText('Omschrijving')).toBeVisible()

    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    for (const path of ['/user-management', '/debug', '/admin/categorize', '/profiel', '/login']) {
      await page.goto(path)
      await expect(replit(page)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })

  test('the privacy page can be read', async ({ page }) => {
    await page.goto('/tenders')
    await page.getByRole('link', { name: 'Precies wat we bewaren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await expect(page.getByText('Je aanmeldingen', { exact: true })).toBeVisible()
  })
})

test.describe('the landing page', () => {
  test('R-LOGIN-3 R-LOGIN-5 R-LOGIN-6 R-LOGIN-7 R-LOGIN-8 R-LOGIN-9 R-LOGIN-10 R-LOGIN-11 R-LOGIN-12 R-LOGIN-13 R-LOGIN-14 R-LOGIN-15 R-LOGIN-16 R-LOGIN-17 says what there is, and what is kept', async ({
    page,
  }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await expect(replit(page)).toBeInViewport()
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      for (const [value, label] of [
        ['600+', 'Actieve Tenders'],
        ['13+', 'Platforms'],
        ['16', 'Categorieën'],
      ] as const) {
        await expect(page.getByText(value, { exact: true })).toBeVisible()
        await expect(page.getByText(label, { exact: true })).toBeVisible()
      }
      const features = page.getByRole('list', { name: 'Wat je hier kunt' })
      await expect(features.getByRole('listitem')).toHaveText([
        /^Dagelijkse updates/,
        'Zoek op titel, organisatie en locatie',
        /16 categorieën en 6 domeinen/,
        /collega/,
      ])
      const privacy = page.getByRole('region', { name: 'Privacy' })
      await expect(privacy).toContainText('alleen je e-mailadres, gebruikersnaam en een uniek id voor je voorkeuren')
      await expect(privacy).toContainText('GDPR-compliant (AVG)')
      await expect(privacy).toContainText('we delen niets met derden')
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    }
  })

  test('why signing in did not succeed is said in Dutch', async ({ page }) => {
    const said = new Set<string>()
    for (const code of [
      'verlopen',
      'mislukt',
      'geweigerd',
      'niet-toegestaan',
      'email-bezet',
      'gedeactiveerd',
      'storing',
    ]) {
      await page.goto(`/login?fout=${code}`)
      said.add(await page.getByRole('alert').innerText())
    }
    expect(said.size).toBe(7)
    await page.goto('/login?fout=__proto__')
    await expect(page.getByText('Het inloggen is niet gelukt.')).toBeVisible()
  })

  test('R-LOGIN-1 R-AUTH-10 the check is asked once, and says when it could not be answered', async ({ page }) => {
    await instead(page, 'Session', 'lost')
    const sent = operationsOf(page)
    await page.goto('/')
    await expect(page.getByText('We konden je toegang niet controleren')).toBeVisible()
    expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(1)
    await page.unrouteAll()
    await instead(page, 'Session', 'never')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByText('Laden...')).toBeVisible()
    await expect(page.getByText(WAITING)).toHaveCount(0)
  })
})

test.describe('signing in and out', () => {
  for (const account of ['beheerder', 'medewerker', 'collega'] as const)
    test(`R-LOGIN-4 R-AUTH-11 R-AUTH-12 R-AUTH-18 R-HEAD-15 R-HEAD-16 ${account} signs in where they were, and out again`, async ({
      page,
    }) => {
      await page.goto('/tenders?status=open')
      const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/api/login')
      await replit(page).click()
      expect((await asked).isNavigationRequest()).toBe(true)
      await page.getByRole('button', { name: `Doorgaan als ${account}` }).click()
      await expect(page).toHaveURL('/tenders?status=open')
      await expect(page.getByRole('article')).toHaveCount(20)
      const portrait = page.getByRole('button', { name: /^Account van/ })
      await expect(portrait.locator('svg')).toBeVisible()
      expect(await tokenOf(page)).toMatch(/^[\w-]{20,}$/)

      const left = page.waitForRequest(request => new URL(request.url()).pathname === '/api/logout')
      await page.getByRole('banner').getByRole('link', { name: 'Uitloggen' }).click()
      expect((await left).isNavigationRequest()).toBe(true)
      await expect(replit(page)).toBeVisible()
      expect(await tokenOf(page)).toBeNull()
    })

  test('R-AUTH-18 who looked around first gets the landing page after signing out', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
    await signInAs(page, 'collega')
    await page.goto('/api/logout')
    await expect(replit(page)).toBeVisible()
  })

  test('R-AUTH-13 R-AUTH-14 R-AUTH-15 cookies always, the token when there is one', async ({ page }) => {
    const headers: Record<string, string>[] = []
    await page.addInitScript(() => {
      const { fetch } = window
      const modes: (string | undefined)[] = []
      Object.assign(window, { modes })
      window.fetch = (input, init) => {
        modes.push(init?.credentials)
        return fetch(input, init)
      }
    })
    // One that ends with its page has no headers to tell of.
    page.on('requestfinished', request => {
      if (request.url().endsWith('/graphql')) void request.allHeaders().then(all => headers.push(all))
    })
    await page.goto('/')
    await expect(replit(page)).toBeVisible()
    await expect.poll(() => headers.length).toBeGreaterThan(0)
    expect(headers.filter(({ authorization }) => authorization)).toHaveLength(0)

    await signInAs(page, 'medewerker')
    await expect.poll(() => tokenOf(page)).not.toBeNull()
    const token = await tokenOf(page)
    headers.length = 0
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect.poll(() => headers.length).toBeGreaterThan(1)
    for (const { authorization, cookie } of headers) {
      expect(authorization).toBe(`Bearer ${token}`)
      expect(cookie).toContain('greenrock=')
    }
    // Cookies go along anyway to where the page came from; to another address of the API only when that is asked for.
    const modes = await page.evaluate(() => (window as unknown as { modes: string[] }).modes)
    expect(new Set(modes)).toEqual(new Set(['include']))
  })
})

test.describe('the check on focus', () => {
  const search = (page: Page) => page.getByRole('searchbox')

  test('R-AUTH-8 R-AUTH-9 it runs when the page opens and at every focus, however soon', async ({ page }) => {
    const sent = operationsOf(page)
    const checks = () => sent.filter(({ operationName }) => operationName === 'Session').length
    await signInAs(page, 'medewerker')
    await expect.poll(checks).toBe(1)
    for (const times of [2, 3]) {
      const answer = nextAnswer(page, 'Session')
      await focus(page)
      await answer
      expect(checks()).toBe(times)
    }
  })

  for (const [name, reply] of [
    ['a server that fails', { status: 500, body: { errors: [{ message: 'kapot' }] } }],
    ['a lost network', 'lost'],
  ] as const)
    test(`R-INT-3 R-AUTH-10 ${name} signs nobody out, asks once, and leaves what was typed`, async ({ page }) => {
      await signInAs(page, 'medewerker', '/profiel')
      const field = page.getByLabel('Huidig wachtwoord')
      await field.fill('half getyp')
      const token = await tokenOf(page)
      await instead(page, 'Session', reply)
      const sent = operationsOf(page)
      await focus(page)
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      await page.waitForTimeout(1500)
      expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(1)
      await expect(page.getByText(WAITING)).toHaveCount(0)
      await expect(field).toHaveValue('half getyp')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Uitloggen' })).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })

  test('R-INT-3 while a check is on its way the page stays', async ({ page }) => {
    await signInAs(page, 'medewerker', '/tenders')
    await search(page).fill('beh')
    await instead(page, 'Session', 'never')
    const asked = nextRequest(page, 'Session')
    await focus(page)
    await asked
    await expect(search(page)).toHaveValue('beh')
    await expect(page.getByText(WAITING)).toHaveCount(0)
  })

  for (const [name, reply] of [
    ['401', { status: 401, body: { message: 'Unauthorized' } }],
    ['authenticated: false', signedOut],
  ] as const)
    test(`R-AUTH-7 R-AUTH-12 ${name} signs out, without a toast`, async ({ page }) => {
      await signInAs(page, 'medewerker', '/tenders')
      await expect.poll(() => tokenOf(page)).not.toBeNull()
      await instead(page, 'Session', reply)
      const sent = operationsOf(page)
      await focus(page)
      await expect(replit(page)).toBeVisible()
      await expect(page).toHaveURL('/tenders')
      await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
      const checked = nextAnswer(page, 'Session')
      await focus(page)
      await checked
      await expect(page.getByText('Laden...')).toHaveCount(0)
      await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
      expect(await tokenOf(page)).toBeNull()
      expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(2)
      await expect(page.locator('[data-kind]')).toHaveCount(0)
    })

  test('R-INT-3 who is signed out while the landing page is not here yet does not see the first check again', async ({
    page,
  }) => {
    await signInAs(page, 'medewerker', '/tenders')
    await expect.poll(() => tokenOf(page)).not.toBeNull()
    let letGo = () => {}
    const gone = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/assets/LandingPage-*.js', async route => {
      await gone
      await route.fallback()
    })
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(20)
    await instead(page, 'Session', signedOut)
    const asked = page.waitForRequest('**/assets/LandingPage-*.js')
    await focus(page)
    await asked
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText(WAITING)).toHaveCount(0)
    letGo()
    await expect(replit(page)).toBeVisible()
  })
})

test.describe('the header', () => {
  test('R-HEAD-3 R-HEAD-4 R-HEAD-5 R-HEAD-6 R-HEAD-12 R-HEAD-16 of somebody who is signed in', async ({ page }) => {
    await signInAs(page, 'medewerker', '/bookmarks')
    const header = page.getByRole('banner')
    for (const [name, href] of [
      ['Dashboard', '/'],
      ['Tenders', '/tenders'],
      ['Bookmarks', '/bookmarks'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(header.locator('[aria-current=page]')).toHaveText('Bookmarks')
    await expect(header.getByRole('button', { name: 'Ververs Data' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Uitloggen' })).toHaveAttribute('href', '/api/logout')
    await expect(header.getByRole('button', { name: 'Account van Mees Medewerker' })).toBeVisible()
    const profile = await openAccountMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Gebruikersbeheer' })).toHaveCount(0)
    await profile.click()
    await expect(page).toHaveURL('/profiel')
  })

  test('R-HEAD-14 a picture is shown', async ({ page }) => {
    await signInAs(page, 'medewerker')
    await page.route('**/api/auth/picture', route =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
      }),
    )
    await altered(page, 'Session', ({ session }: { session: { user: object } }) =>
      Object.assign(session.user, { profileImageUrl: '/api/auth/picture' }),
    )
    await page.reload()
    const picture = page.getByRole('button', { name: /^Account van/ }).locator('img')
    await expect(picture).toHaveAttribute('src', '/api/auth/picture')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('R-HEAD-7 R-HEAD-9 R-HEAD-16 R-HEAD-17 the menu holds the same, with the way in and out', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
      await page.getByRole('button', { name: 'Menu openen' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Inloggen' })).toBeVisible()

      await signInAs(page, 'beheerder')
      await page.getByRole('button', { name: 'Menu openen' }).click()
      await expect(menu.getByRole('link', { name: 'Uitloggen' })).toHaveAttribute('href', '/api/logout')
      await menu.getByRole('link', { name: 'Gebruikersbeheer' }).click()
      await expect(page).toHaveURL('/user-management')
      await expect(menu).toHaveCount(0)
    })

    for (const width of [320, 390])
      test(`R-INT-31 nothing scrolls sideways at ${width} px, signed in or out`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/')
        await expect(replit(page)).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
        await expect(page.getByRole('article')).toHaveCount(6)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.goto('/privacy')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        for (const path of ['/profiel', '/user-management']) {
          await signInAs(page, 'beheerder', path)
          await page.waitForLoadState('networkidle')
          expect(await overflow(page)).toBeLessThanOrEqual(0)
        }
      })
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing wrong at the gate, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/login?fout=storing')
      await page.getByRole('button', { name: 'Ik heb een medewerkersaccount' }).click()
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
      await expect(page.getByText('Gebruikersnaam is verplicht')).toBeVisible()
      await noViolations(page, 'landing')
      await page.goto('/privacy')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await noViolations(page, 'privacy')
      await signInAs(page, 'beheerder')
      await openAccountMenu(page)
      await noViolations(page, 'account menu')
      await instead(page, 'Session', 'never')
      await page.reload()
      await expect(page.getByText(WAITING)).toBeVisible()
      await noViolations(page, 'checking')
    })
