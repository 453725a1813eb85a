import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { altered, instead, nextAnswer, nextRequest, operationsOf } from './graphql.js'
import { focus, openAccountMenu, signedOut, signInAs, withPassword } from './people.js'
import { overflow } from './screen.js'
import { repeated } from './repeated.js'

const replit = (page: Page) => page.getByRole('button', { name: 'Inloggen met Replit' })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))
const WAITING = 'Controleren van toegang...'

test.describe('the gate', () => {
  test('shows only a spinner until the first session check is answered', repeated(), async ({ page }) => {
    await instead(page, 'Session', 'never')
    for (const [path, message] of [
      ['/', WAITING],
      ['/tenders', WAITING],
      ['/login', 'Laden...'],
    ] as const) {
      await page.goto(path)
      // R-GATE-1 R-LOGIN-1
      await expect(page.getByText(message)).toBeVisible()
      // R-GATE-16
      await expect(page.getByRole('heading')).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
  })

  test('shows the landing page on every path to signed-out visitors', async ({ page }) => {
    for (const path of [
      '/', // R-GATE-9
      '/tenders?q=beheer', // R-GATE-10
      '/bookmarks', // R-GATE-11
      '/user-management', // R-GATE-12
      '/debug', // R-GATE-13
      '/admin/categorize', // R-GATE-14
      '/profiel',
      '/bestaat-niet', // R-GATE-15
      '/login', // R-INT-2
    ]) {
      await page.goto(path)
      await expect(replit(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
    }
  })

  test('shows the page of every path to signed-in users', repeated(), async ({ page }) => {
    await signInAs(page, 'medewerker')
    for (const [path, title] of [
      ['/', 'Dashboard'], // R-GATE-2
      ['/tenders', 'Alle Tenders'], // R-GATE-3
      ['/bookmarks', 'Bookmarks'], // R-GATE-4
      ['/bestaat-niet', '404 Page Not Found'], // R-GATE-8
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await page.goto('/login')
    // R-LOGIN-2 R-INT-2
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })
})

test.describe('without signing in', () => {
  test('a visitor continues from the landing page, and is still a visitor after a reload', async ({ page }) => {
    await page.goto('/tenders?status=open')
    await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
    await expect(page).toHaveURL('/tenders?status=open')
    // R-INT-1
    await expect(page.getByRole('article')).toHaveCount(20)
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Inloggen' })
    // R-HEAD-17
    await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Ftenders%3Fstatus%3Dopen')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    // R-INT-1
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

  test('the privacy page is public', repeated(), async ({ page }) => {
    await page.goto('/tenders')
    await page.getByRole('link', { name: 'Lees precies wat we bewaren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await expect(page.getByText('Je aanmeldingen', { exact: true })).toBeVisible()
  })
})

test.describe('the landing page', () => {
  test('says what the product offers and what it stores', repeated(), async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      // R-LOGIN-3
      await expect(replit(page)).toBeInViewport()
      // R-LOGIN-5
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      for (const [value, label] of [
        ['600+', 'Actieve Tenders'], // R-LOGIN-7 R-LOGIN-13
        ['13+', 'Platforms'], // R-LOGIN-8
        ['16', 'Categorieën'], // R-LOGIN-9
      ] as const) {
        await expect(page.getByText(value, { exact: true })).toBeVisible()
        await expect(page.getByText(label, { exact: true })).toBeVisible()
      }
      const features = page.getByRole('list', { name: 'Wat je hier kunt' })
      // R-LOGIN-6
      await expect(features.getByRole('listitem')).toHaveText([
        /^Dagelijkse updates/, // R-LOGIN-15
        'Zoek op titel, organisatie en locatie', // R-LOGIN-16
        /16 categorieën en 6 domeinen/, // R-LOGIN-14
        /collega/,
      ])
      const privacy = page.getByRole('region', { name: 'Privacy' })
      // R-LOGIN-10
      await expect(privacy).toContainText('alleen je e-mailadres, gebruikersnaam en een uniek id voor je voorkeuren')
      // R-LOGIN-11
      await expect(privacy).toContainText('GDPR-compliant (AVG)')
      // R-LOGIN-12
      await expect(privacy).toContainText('we delen niets met derden')
      // R-LOGIN-17
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    }
  })

  test('has a Dutch sentence for each reason why signing in failed', repeated(), async ({ page }) => {
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

  test('shows an error for a failed session check, which is not retried by itself', repeated(), async ({ page }) => {
    await instead(page, 'Session', 'lost')
    const sent = operationsOf(page)
    await page.goto('/')
    await expect(page.getByText('We konden je toegang niet controleren')).toBeVisible()
    // R-AUTH-10
    expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(1)
    await page.unrouteAll()
    await instead(page, 'Session', 'never')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    // R-LOGIN-1
    await expect(page.getByText('Laden...')).toBeVisible()
    await expect(page.getByText(WAITING)).toHaveCount(0)
  })
})

test.describe('signing in and out', () => {
  for (const account of ['beheerder', 'medewerker', 'collega'] as const)
    test(
      `${account} signs in, returns to the same page, and signs out`,
      account === 'medewerker' ? { tag: '@journey' } : repeated(),
      async ({ page }) => {
        await page.goto('/tenders?status=open')
        const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/api/login')
        await replit(page).click()
        // R-LOGIN-4
        expect((await asked).isNavigationRequest()).toBe(true)
        await page.getByRole('button', { name: `Doorgaan als ${account}` }).click()
        await expect(page).toHaveURL('/tenders?status=open')
        await expect(page.getByRole('article')).toHaveCount(20)
        const portrait = page.getByRole('button', { name: /^Account van/ })
        // R-HEAD-15
        await expect(portrait.locator('svg')).toBeVisible()
        // R-AUTH-11
        expect(await tokenOf(page)).toMatch(/^[\w-]{20,}$/)

        const left = page.waitForRequest(request => new URL(request.url()).pathname === '/api/logout')
        await page.getByRole('banner').getByRole('link', { name: 'Uitloggen' }).click()
        // R-HEAD-16
        expect((await left).isNavigationRequest()).toBe(true)
        // R-AUTH-18
        await expect(replit(page)).toBeVisible()
        // R-AUTH-12
        expect(await tokenOf(page)).toBeNull()
      },
    )

  test('signing out shows the landing page, also to a user who was a visitor before', repeated(), async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
    await signInAs(page, 'collega')
    await page.goto('/api/logout')
    // R-AUTH-18
    await expect(replit(page)).toBeVisible()
  })

  test('every request has cookies, and the bearer token when there is one', repeated(), async ({ page }) => {
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
    // A request that its page aborted has no headers.
    page.on('requestfinished', request => {
      if (request.url().endsWith('/graphql')) void request.allHeaders().then(all => headers.push(all))
    })
    await page.goto('/')
    await expect(replit(page)).toBeVisible()
    await expect.poll(() => headers.length).toBeGreaterThan(0)
    // R-AUTH-15
    expect(headers.filter(({ authorization }) => authorization)).toHaveLength(0)

    await signInAs(page, 'medewerker')
    await expect.poll(() => tokenOf(page)).not.toBeNull()
    const token = await tokenOf(page)
    headers.length = 0
    await page.goto('/tenders')
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect.poll(() => headers.length).toBeGreaterThan(1)
    for (const { authorization, cookie } of headers) {
      // R-AUTH-14
      expect(authorization).toBe(`Bearer ${token}`)
      expect(cookie).toContain('greenrock=')
    }
    // Cookies are sent to the page's own origin anyway; to another address of the API only with `credentials`.
    const modes = await page.evaluate(() => (window as unknown as { modes: string[] }).modes)
    // R-AUTH-13
    expect(new Set(modes)).toEqual(new Set(['include']))
  })
})

test.describe('the session check', () => {
  const search = (page: Page) => page.getByRole('combobox', { name: 'Zoek in tenders' })

  test('runs when the page opens and at every focus, however soon', repeated(), async ({ page }) => {
    const sent = operationsOf(page)
    const checks = () => sent.filter(({ operationName }) => operationName === 'Session').length
    await signInAs(page, 'medewerker')
    // R-AUTH-8
    await expect.poll(checks).toBe(1)
    for (const times of [2, 3]) {
      const answer = nextAnswer(page, 'Session')
      await focus(page)
      await answer
      // R-AUTH-9
      expect(checks()).toBe(times)
    }
  })

  for (const [name, reply] of [
    ['a server that fails', { status: 500, body: { errors: [{ message: 'kapot' }] } }],
    ['a lost network', 'lost'],
  ] as const)
    test(
      `with ${name} signs no user out, and keeps typed text`,
      repeated(name !== 'a server that fails'),
      async ({ page }) => {
        await page.clock.install()
        await withPassword(page)
        await signInAs(page, 'medewerker', '/profiel')
        const field = page.getByLabel('Huidig wachtwoord')
        await field.fill('half getyp')
        const token = await tokenOf(page)
        await instead(page, 'Session', reply)
        const sent = operationsOf(page)
        await focus(page)
        await expect.poll(() => sent.length).toBeGreaterThan(0)
        await page.clock.runFor('01:00')
        // After a lost request the check finds out when the server can be reached again.
        if (reply !== 'lost')
          // R-AUTH-10
          expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(1)
        // R-INT-3
        await expect(page.getByText(WAITING)).toHaveCount(0)
        await expect(field).toHaveValue('half getyp')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Uitloggen' })).toBeVisible()
        expect(await tokenOf(page)).toBe(token)
      },
    )

  test('keeps the page while it is pending', repeated(), async ({ page }) => {
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
    test(`answered with ${name} signs a user out, without a toast`, repeated(name !== '401'), async ({ page }) => {
      await signInAs(page, 'medewerker', '/tenders')
      await expect.poll(() => tokenOf(page)).not.toBeNull()
      await instead(page, 'Session', reply)
      const sent = operationsOf(page)
      await focus(page)
      // R-AUTH-7
      await expect(replit(page)).toBeVisible()
      await expect(page).toHaveURL('/tenders')
      await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
      const checked = nextAnswer(page, 'Session')
      await focus(page)
      await checked
      await expect(page.getByText('Laden...')).toHaveCount(0)
      await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
      // R-AUTH-12
      expect(await tokenOf(page)).toBeNull()
      expect(sent.filter(({ operationName }) => operationName === 'Session')).toHaveLength(2)
      // R-AUTH-7
      await expect(page.locator('[data-kind]')).toHaveCount(0)
    })
})

test.describe('the header', () => {
  test('has the links, the refresh button and the account menu of a signed-in user', repeated(), async ({ page }) => {
    await signInAs(page, 'medewerker', '/bookmarks')
    const header = page.getByRole('banner')
    for (const [name, href] of [
      ['Dashboard', '/'], // R-HEAD-3
      ['Tenders', '/tenders'], // R-HEAD-4
      ['Bookmarks', '/bookmarks'], // R-HEAD-5
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    // R-HEAD-6
    await expect(header.locator('[aria-current=page]')).toHaveText('Bookmarks')
    // R-HEAD-12
    await expect(header.getByRole('button', { name: 'Ververs Data' })).toBeVisible()
    // R-HEAD-16
    await expect(header.getByRole('link', { name: 'Uitloggen' })).toHaveAttribute('href', '/api/logout')
    await expect(header.getByRole('button', { name: 'Account van Mees Medewerker' })).toBeVisible()
    const profile = await openAccountMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Gebruikersbeheer' })).toHaveCount(0)
    await profile.click()
    await expect(page).toHaveURL('/profiel')
  })

  test('keeps the account menu at its button while the page scrolls', repeated(), async ({ page }) => {
    await signInAs(page, 'medewerker', '/tenders')
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await openAccountMenu(page)
    const menu = page.getByRole('menu')
    // In one turn: a frame later it would have been repositioned, and press and release would hit different elements.
    const moved = await menu.evaluate(element => {
      const before = element.getBoundingClientRect().top
      window.scrollBy({ top: 200, behavior: 'instant' })
      return { by: element.getBoundingClientRect().top - before, scrolled: window.scrollY }
    })
    expect(moved).toEqual({ by: 0, scrolled: 200 })
  })

  test('shows the picture of a user who has one', repeated(), async ({ page }) => {
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
    // R-HEAD-14
    await expect(picture).toHaveAttribute('src', '/api/auth/picture')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the menu has the links to sign in and out, and the administrator’s page', repeated(), async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
      await page.getByRole('button', { name: 'Menu openen' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      // R-HEAD-17
      await expect(menu.getByRole('link', { name: 'Inloggen' })).toBeVisible()

      await signInAs(page, 'beheerder')
      await page.getByRole('button', { name: 'Menu openen' }).click()
      // R-HEAD-16
      await expect(menu.getByRole('link', { name: 'Uitloggen' })).toHaveAttribute('href', '/api/logout')
      await menu.getByRole('link', { name: 'Gebruikersbeheer' }).click()
      await expect(page).toHaveURL('/user-management')
      await expect(menu).toHaveCount(0)
    })

    for (const width of [320, 390])
      test(`no page scrolls sideways at ${width} px, signed in or out`, repeated(), async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/')
        await expect(replit(page)).toBeVisible()
        // R-INT-31
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Verder zonder inloggen' }).click()
        await expect(page.getByRole('article')).toHaveCount(6)
        // R-INT-31
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.goto('/privacy')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        for (const path of ['/profiel', '/user-management']) {
          await signInAs(page, 'beheerder', path)
          await page.waitForLoadState('networkidle')
          // R-INT-31
          expect(await overflow(page)).toBeLessThanOrEqual(0)
        }
      })
  })
})

test('axe finds no violations on the landing page and the sign-in page', repeated(), async ({ page }) => {
  await page.goto('/login?fout=storing')
  await page.getByRole('button', { name: 'Ik heb een medewerkersaccount' }).click()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('Gebruikersnaam is verplicht')).toBeVisible()
  await noViolations(page, 'landing')
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await noViolations(page, 'privacy')
  // Small buttons that are half covered by the open menu are too small for axe.
  await signInAs(page, 'beheerder', '/profiel')
  await openAccountMenu(page)
  await noViolations(page, 'account menu')
  await instead(page, 'Session', 'never')
  await page.reload()
  await expect(page.getByText(WAITING)).toBeVisible()
  await noViolations(page, 'checking')
})
