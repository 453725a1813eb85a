import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { altered, ask, held, instead, operationsOf } from './graphql.js'
import { openedAs, signedInAs } from './people.js'
import { toast } from './screen.js'
import { bookmarked, withoutBookmarks } from './stage.js'
import { asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

// One person's bookmarks: one test after the other.
test.describe.configure({ mode: 'default' })

const cards = (page: Page) => page.locator('main').getByRole('article')
const toggle = (page: Page) => page.getByRole('button', { name: /^Bookmark: / })
const counted = (page: Page, count: number) =>
  expect(page.getByText(`${count} bookmark(s) gevonden`, { exact: true })).toBeVisible()
const firstTender = async (page: Page) => {
  const query = '{ tenders(first: 1) { nodes { id isBookmarkedByUser bookmarkCount } } }'
  interface Found {
    readonly tenders: { readonly nodes: readonly { id: string; isBookmarkedByUser: boolean; bookmarkCount: number }[] }
  }
  return (await ask<Found>(page, query)).tenders.nodes[0]!
}

test.describe('one’s own bookmarks', () => {
  test.beforeEach(async ({ page }) => {
    await signedInAs(page, 'medewerker')
    await withoutBookmarks(page)
  })

  test('the bookmark’s flag and count change only after the server has answered', async ({ page }) => {
    const { id, bookmarkCount } = await firstTender(page)
    const sent = operationsOf(page)
    await page.goto('/tenders')
    const flag = toggle(page).first()
    const count = flag.locator('[data-count]')
    const shows = (expected: number) =>
      expected > 0 ? expect(count).toHaveText(String(expected)) : expect(count).toHaveCount(0)
    // R-CARD-19
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await shows(bookmarkCount)

    const answer = await held(page, 'BookmarkTender')
    await flag.click()
    await expect(flag).toHaveAttribute('aria-busy', 'true')
    // R-BMK-6
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await shows(bookmarkCount)
    answer()
    // R-BMK-7
    await expect(toast(page)).toHaveText('Bookmark toegevoegd')
    // R-BMK-3
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await shows(bookmarkCount + 1)
    // R-BMK-1
    expect(sent.find(({ operationName }) => operationName === 'BookmarkTender')?.variables).toEqual({
      input: { tenderId: id, isPublic: true },
    })

    await flag.click()
    // R-BMK-8
    await expect(toast(page).getByText('Bookmark verwijderd', { exact: true })).toBeVisible()
    // R-BMK-4
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await shows(bookmarkCount)
    // R-BMK-2
    expect(sent.find(({ operationName }) => operationName === 'UnbookmarkTender')?.variables).toEqual({
      input: { tenderId: id },
    })
  })

  test('a bookmark count below 0 is not shown', repeated(), async ({ page }) => {
    await page.route('**/graphql', async route => {
      const { operationName } = route.request().postDataJSON() as { operationName: string }
      if (operationName !== 'TendersPage') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(/"bookmarkCount":\d+/g, '"bookmarkCount":-1'),
      })
    })
    await page.goto('/tenders')
    await expect(toggle(page)).toHaveCount(20)
    // R-BMK-5
    await expect(page.locator('[data-count]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /-1/ })).toHaveCount(0)
  })

  test('a failed bookmark call changes nothing on the card and shows a toast', repeated(), async ({ page }) => {
    await instead(page, 'BookmarkTender', { body: { data: null, errors: [{ message: 'kapot' }] } })
    await page.goto('/tenders')
    const flag = toggle(page).first()
    const before = await flag.innerText()
    await flag.click()
    // R-BMK-9
    await expect(toast(page)).toContainText('Fout bij bookmark')
    await expect(toast(page)).toContainText('Er ging iets mis bij het bijwerken van de bookmark. Probeer het opnieuw.')
    // R-BMK-6
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    expect(await flag.innerText()).toBe(before)
  })

  test(
    'bookmarking refetches the lists of tenders and bookmarks, and does not open the dialog',
    repeated(),
    async ({ page }) => {
      await page.goto('/bookmarks')
      await counted(page, 0)
      await page.getByRole('navigation').getByRole('link', { name: 'Tenders' }).click()
      await expect(cards(page)).toHaveCount(20)
      const sent = operationsOf(page)
      await toggle(page).first().click()
      await expect(toast(page)).toHaveText('Bookmark toegevoegd')
      // R-BMK-18
      await expect
        .poll(() => sent.map(({ operationName }) => operationName))
        .toEqual(expect.arrayContaining(['BookmarkTender', 'TendersPage']))
      // R-INT-33
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).click()
      // R-BMK-18
      await counted(page, 1)
      await expect(cards(page)).toHaveCount(1)
    },
  )

  test('without bookmarks the page says so and leads to the tenders', repeated(), async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' }).click()
    // R-HEAD-5
    await expect(page).toHaveURL('/bookmarks')
    // R-GATE-4 R-BKPG-1
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks')
    await expect(page).toHaveTitle(/^Bookmarks/)
    // R-BKPG-2
    await expect(page.getByText('Bekijk wat andere gebruikers interessant vinden')).toBeVisible()
    // R-BKPG-9
    await expect(page.getByPlaceholder('Zoek in bookmarks...')).toBeVisible()
    // R-BKPG-11 R-INT-41
    await counted(page, 0)
    // R-BKPG-14
    await expect(page.getByText('Nog geen bookmarks')).toBeVisible()
    // R-BKPG-15
    await expect(page.getByText('Er zijn nog geen tenders gebookmarkt door gebruikers.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Bekijk Tenders' }).click()
    // R-BKPG-16
    await expect(page).toHaveURL('/tenders')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('one’s own bookmarks are the default list, as cards that open the dialog', repeated(), async ({ page }) => {
    const [one] = await bookmarked(page, 1, false)
    const sent = operationsOf(page)
    await page.goto('/bookmarks')
    // R-INT-41
    await counted(page, 1)
    // R-BKPG-17
    await expect(cards(page)).toHaveCount(1)
    const asked = sent.filter(({ operationName }) => operationName === 'Bookmarks')
    // R-BKPG-17 R-BKPG-18
    expect(asked.map(({ variables }) => variables.scope)).toEqual(['MINE'])
    const comments = cards(page).getByRole('button', { name: 'Opmerkingen' })
    // R-BKPG-21
    await expect(comments).toHaveAttribute('aria-expanded', 'false')
    await expect(cards(page).getByText('Alleen zichtbaar voor jou')).toBeVisible()
    await comments.click()
    await expect(cards(page).getByText('Nog geen opmerkingen')).toBeVisible()
    await comments.click()
    await expect(cards(page).getByText('Nog geen opmerkingen')).toHaveCount(0)
    await cards(page).click({ position: { x: 300, y: 110 } })
    // R-BKPG-22 R-DET-18
    await expect(page.getByRole('dialog').getByRole('heading', { name: one!.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(
    'the address of the page holds its search, page and limit, and is replaced in place',
    repeated(),
    async ({ page }) => {
      const staged = await bookmarked(page, 3)
      await page.goto('/tenders')
      const sent = operationsOf(page)
      const last = () => sent.findLast(({ operationName }) => operationName === 'Bookmarks')?.variables
      await page.goto('/bookmarks?page=2&limit=1&search=e')
      // R-BKPG-3 R-BKPG-4 R-BKPG-5
      await expect.poll(last).toMatchObject({ page: 2, first: 1, search: 'e' })
      const field = page.getByRole('searchbox', { name: 'Zoek in bookmarks...' })
      await expect(field).toHaveValue('e')
      await field.fill(staged[0]!.title)
      // R-BKPG-10
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.get('search') === staged[0]!.title && !searchParams.has('page'),
      )
      await expect(cards(page).first()).toContainText(staged[0]!.title)
      await field.fill('')
      await expect(page).toHaveURL('/bookmarks?limit=1')
      await page.getByRole('button', { name: 'Volgende' }).click()
      await expect(page).toHaveURL('/bookmarks?page=2&limit=1')
      await page.goto('/bookmarks?page=1&limit=20')
      await expect.poll(last).toEqual({ scope: 'MINE', page: 1, first: 20 })
      await field.fill('bestaatniet')
      // R-BKPG-6 R-BKPG-7
      await expect(page).toHaveURL('/bookmarks?search=bestaatniet')
      await page.goBack()
      await expect(page).toHaveURL(/limit=1$/)
      await page.goBack()
      // R-BKPG-8
      await expect(page).toHaveURL('/tenders')
    },
  )

  test('a search without results names what was searched for', repeated(), async ({ page }) => {
    await page.goto('/bookmarks?search=dezewoordenbestaanniet')
    // R-BKPG-13
    await expect(page.getByRole('heading', { name: 'Geen bookmarks gevonden' })).toBeVisible()
    await expect(page.getByText(/passen bij ‘dezewoordenbestaanniet’/)).toBeVisible()
  })

  test('six placeholders stand while the bookmarks load', repeated(), async ({ page }) => {
    await instead(page, 'Bookmarks', 'never')
    await page.goto('/bookmarks')
    // R-BKPG-12
    await expect(page.locator('[data-skeleton=tender]')).toHaveCount(6)
    await expect(page.getByRole('status', { name: 'Bookmarks worden geladen' })).toBeVisible()
  })

  test('each list of bookmarks has its own sentence for a failure', repeated(), async ({ page }) => {
    await instead(page, 'Bookmarks', 'lost')
    await page.goto('/bookmarks')
    // R-BKPG-34
    await expect(page.getByRole('alert')).toContainText('Failed to fetch user bookmarks')
    await page.getByRole('tab', { name: "Bookmarks van collega's" }).click()
    // R-BKPG-35
    await expect(page.getByText('Failed to fetch public bookmarks')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByText(/^\d+ bookmark\(s\) gevonden$/)).toBeVisible()
  })

  test(
    'the pager shows five numbers, and an emptied last page leads to the one before',
    repeated(),
    async ({ page }) => {
      test.slow()
      await bookmarked(page, 7)
      await page.goto('/bookmarks')
      await expect(cards(page)).toHaveCount(7)
      // R-BKPG-23
      await expect(page.getByRole('navigation', { name: 'Paginering' })).toHaveCount(0)
      await page.goto('/bookmarks?limit=1')
      const pager = page.getByRole('navigation', { name: 'Paginering' })
      const numbers = () => pager.getByRole('button', { name: /^Pagina/ }).allInnerTexts()
      // R-BKPG-24
      await expect(pager.getByRole('button', { name: 'Vorige' })).toBeDisabled()
      expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
      await pager.getByRole('button', { name: 'Pagina 5' }).click()
      await expect(pager.getByRole('button', { name: 'Pagina 5' })).toHaveAttribute('aria-current', 'page')
      // R-BKPG-26
      expect(await numbers()).toEqual(['3', '4', '5', '6', '7'])
      await pager.getByRole('button', { name: 'Pagina 7' }).click()
      // R-BKPG-25
      await expect(pager.getByRole('button', { name: 'Volgende' })).toBeDisabled()
      // R-INT-29
      expect(await numbers()).toEqual(['3', '4', '5', '6', '7'])

      await expect(page).toHaveURL('/bookmarks?page=7&limit=1')
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await toggle(page).click()
      // R-INT-26
      await expect(page).toHaveURL('/bookmarks?page=6&limit=1')
      await counted(page, 6)
      await expect(cards(page)).toHaveCount(1)
    },
  )

  test('the owner changes visibility and notes in place, and nobody else sees the notes', async ({ page, browser }) => {
    const [one] = await bookmarked(page)
    const visitor = await browser.newPage()
    await asVisitor(visitor.context())
    const address = `/bookmarks?search=${encodeURIComponent(one!.title)}`
    await page.goto('/bookmarks')
    const card = cards(page)
    await card.getByRole('button', { name: 'Notities toevoegen' }).click()
    await card.getByLabel('Notities (alleen voor jou)').fill('Bellen met inkoop')
    await card.getByLabel('Categorie').fill('Kansrijk')
    await card.getByLabel('Prioriteit').selectOption({ label: 'Hoog' })
    await card.getByLabel('Labels').fill('zorg, deadline')
    await card.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page)).toHaveText('Notities opgeslagen')
    await page.reload()
    for (const text of ['Bellen met inkoop', 'Kansrijk', 'Prioriteit: hoog', 'zorg', 'deadline'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Notities bewerken' }).click()
    await card.getByLabel('Notities (alleen voor jou)').fill('Iets anders')
    await card.getByRole('button', { name: 'Annuleren' }).click()
    await expect(card.getByText('Bellen met inkoop')).toBeVisible()

    await card.getByRole('button', { name: 'Notities bewerken' }).click()
    for (const label of ['Notities (alleen voor jou)', 'Categorie', 'Labels']) await card.getByLabel(label).fill('')
    await card.getByLabel('Prioriteit').selectOption({ label: 'Geen' })
    await card.getByRole('button', { name: 'Opslaan' }).click()
    await expect(card.getByRole('button', { name: 'Notities toevoegen' })).toBeVisible()
    await card.getByRole('button', { name: 'Notities toevoegen' }).click()
    await card.getByLabel('Notities (alleen voor jou)').fill('Bellen met inkoop')
    await card.getByRole('button', { name: 'Opslaan' }).click()
    await expect(card.getByText('Bellen met inkoop')).toBeVisible()

    await visitor.goto(address)
    await expect(cards(visitor).filter({ hasText: one!.title }).first()).toBeVisible()
    await expect(visitor.getByText('Bellen met inkoop')).toHaveCount(0)
    const visibility = card.getByRole('checkbox', { name: 'Mijn bookmark is openbaar', exact: true })
    await expect(visibility).toBeChecked()
    await visibility.click({ force: true })
    await expect(visibility).not.toBeChecked()
    await expect(visibility).toHaveAccessibleDescription('Alleen zichtbaar voor jou')
    await expect(card.getByText('Alleen zichtbaar voor jou')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(/bookmark\(s\) gevonden/)).toBeVisible()
    await expect(cards(visitor).filter({ hasText: 'Gebookmarkt door Mees Medewerker' })).toHaveCount(0)
    await visitor.context().close()
  })

  test('the dialog makes a bookmark public or private, as chosen', repeated(), async ({ page }) => {
    const { id } = await firstTender(page)
    await page.goto(`/tenders?tender=${encodeURIComponent(id)}`)
    const dialog = page.getByRole('dialog')
    const flag = dialog.getByRole('button', { name: 'Bookmark', exact: true })
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    const visibility = dialog.getByRole('checkbox', { name: 'Mijn bookmark is openbaar' })
    await expect(visibility).toHaveCount(0)
    await flag.click()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText('Jouw bookmark', { exact: true })).toBeVisible()
    await expect(visibility).toBeChecked()
    await dialog.getByText('Mijn bookmark is openbaar').click()
    await expect(dialog.getByText('Jouw bookmark, alleen zichtbaar voor jou')).toBeVisible()
    await expect(visibility).not.toBeChecked()
    await flag.click()
    await expect(flag).toHaveAttribute('aria-pressed', 'false')
    await expect(visibility).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Bookmark deze tender' }).click()
    await expect(dialog.getByText('Jouw bookmark', { exact: true })).toBeVisible()
  })

  test('axe finds nothing wrong with bookmarks', repeated(), async ({ page, browser }) => {
    test.slow()
    const collega = await browser.newPage()
    await signedInAs(collega, 'collega')
    await bookmarked(collega)
    await collega.context().close()
    await page.goto('/bookmarks')
    await expect(page.getByText('Nog geen bookmarks')).toBeVisible()
    await noViolations(page, 'empty')
    await bookmarked(page, 2)
    await page.goto('/bookmarks')
    await cards(page).first().getByRole('button', { name: 'Notities toevoegen' }).click()
    await noViolations(page, 'notes')
    await page.goto('/bookmarks?van=collegas')
    await expect(cards(page).first()).toBeVisible()
    await noViolations(page, 'colleagues')
  })
})

test.describe('a visitor', () => {
  test.beforeEach(({ context }) => asVisitor(context))

  test('is asked to sign in when bookmarking, and nothing is sent', repeated(), async ({ page }) => {
    const sent = operationsOf(page)
    await page.goto('/tenders')
    await toggle(page).first().click()
    // R-BMK-10
    await expect(toast(page)).toContainText('Inloggen vereist')
    await expect(toast(page)).toContainText('Log in om tenders te kunnen bookmarken')
    // R-BMK-10
    expect(sent.filter(({ operationName }) => operationName === 'BookmarkTender')).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('sees public bookmarks with the name of their owner', async ({ page, browser }) => {
    const collega = await browser.newPage()
    await signedInAs(collega, 'collega')
    const [open] = await bookmarked(collega)
    const [secret] = await bookmarked(collega, 1, false)
    await collega.context().close()
    const sent = operationsOf(page)
    await page.goto('/bookmarks?limit=100')
    const card = cards(page).filter({ hasText: open!.title })
    // R-GEN-6 R-BKPG-20
    await expect(card.getByText('Gebookmarkt door Cas Collega')).toBeVisible()
    await expect(cards(page).filter({ hasText: secret!.title })).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    // R-INT-1
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
    const scopes = sent.filter(({ operationName }) => operationName === 'Bookmarks').map(asked => asked.variables.scope)
    // R-BKPG-19
    expect(new Set(scopes)).toEqual(new Set(['PUBLIC']))
  })
})

test(
  'the dialog shows the discussions of a tender that many have bookmarked, page by page',
  repeated(),
  async ({ page, browser }) => {
    const collega = await browser.newPage()
    await signedInAs(collega, 'collega')
    const [one] = await bookmarked(collega)
    await collega.context().close()
    await asVisitor(page.context())
    interface Discussions {
      readonly tender: { readonly publicBookmarks: { nodes: { id: string }[]; pageInfo: object } }
    }
    // There are three accounts only: the others are made up.
    await altered(page, 'TenderDiscussions', ({ tender: { publicBookmarks } }: Discussions, variables) => {
      const asked = variables.first as number
      const first = publicBookmarks.nodes[0]!
      publicBookmarks.nodes = Array.from({ length: Math.min(asked, 23) }, (_, place) => ({
        ...first,
        id: `${first.id}${place}`,
      }))
      Object.assign(publicBookmarks.pageInfo, { hasNextPage: asked < 23 })
    })
    await page.goto(`/tenders?tender=${encodeURIComponent(one!.tenderId)}`)
    const owners = page.getByRole('dialog').getByText(/^Gebookmarkt door/)
    await expect(owners).toHaveCount(20)
    await page.getByRole('button', { name: 'Meer besprekingen tonen' }).click()
    await expect(owners).toHaveCount(23)
    await expect(page.getByRole('button', { name: 'Meer besprekingen tonen' })).toHaveCount(0)
  },
)

test('a second tab leads to the public bookmarks of colleagues', async ({ page, browser }) => {
  const collega = await browser.newPage()
  await signedInAs(collega, 'collega')
  const [one] = await bookmarked(collega)
  await collega.context().close()
  await openedAs(page, 'medewerker', '/bookmarks')
  await expect(page.getByRole('tab', { name: 'Mijn bookmarks' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: "Bookmarks van collega's" }).click()
  await expect(page).toHaveURL('/bookmarks?van=collegas')
  const card = cards(page).filter({ hasText: one!.title })
  // R-INT-39
  await expect(card.getByText('Gebookmarkt door Cas Collega')).toBeVisible()
  await card.getByRole('button', { name: 'Opmerkingen' }).click()
  // R-INT-39
  await expect(card.getByRole('button', { name: 'Opmerking toevoegen' })).toBeVisible()
})
