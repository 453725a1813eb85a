import { expect } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { ask, instead, operationsOf } from './graphql.js'
import { focus, signInAs } from './people.js'
import { toast } from './screen.js'
import { bookmarked, commented } from './stage.js'
import { opened, said, somebody, thread, write } from './threads.js'
import { asVisitor } from './visitor.js'
import { wireTo } from './wire.js'
import { repeated } from './repeated.js'

test('the first comment of a thread is written, sent and listed', async ({ page }) => {
  const staged = await thread(page)
  const card = await opened(page, staged)
  const sent = operationsOf(page)
  await expect(card.getByText('Nog geen opmerkingen')).toBeVisible()
  await write(card, '  Cas van Inkoop ', 'Doen we mee? 🙂')
  // R-COM-34
  await expect(toast(page)).toContainText('Opmerking toegevoegd')
  // R-COM-11
  await expect(said(card, 'Doen we mee?')).toContainText('Cas van Inkoop')
  // R-COM-12
  await expect(said(card, 'Doen we mee?').locator('time')).toHaveText(/^\d\d [a-z]{3} \d{4} om \d\d:\d\d$/)
  // R-COM-33
  await expect(card.getByRole('form')).toHaveCount(0)
  await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')
  // R-COM-32
  expect(sent.find(({ operationName }) => operationName === 'AddComment')?.variables.input).toMatchObject({
    bookmarkId: staged.bookmarkId,
    commenterName: 'Cas van Inkoop',
    content: 'Doen we mee? 🙂',
  })
})

test('two users see each other’s new, edited and deleted comments at once, with the count on the card @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const staged = await thread(page)
  const other = await somebody(browser, 'beheerder')
  const mine = await opened(page, staged)
  const theirs = await opened(other, staged, '&van=collegas')
  await expect(theirs.getByText('Nog geen opmerkingen')).toBeVisible()
  await write(mine, 'Cas', 'Zie je dit?')
  await expect(said(theirs, 'Zie je dit?')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')

  await theirs.getByRole('button', { name: 'Reageren' }).click()
  await theirs.getByLabel('Naam').fill('Bea')
  await theirs.getByRole('textbox', { name: 'Reactie' }).fill('Jazeker')
  await theirs.getByRole('button', { name: 'Reactie plaatsen' }).click()
  await expect(mine.getByRole('list', { name: 'Reacties' }).getByText('Jazeker')).toBeVisible()

  await theirs.getByRole('list', { name: 'Reacties' }).getByRole('button', { name: 'Reactie bewerken' }).click()
  await theirs.getByRole('form').getByRole('textbox', { name: 'Opmerking' }).fill('Nee toch')
  await theirs.getByRole('button', { name: 'Opslaan' }).click()
  await expect(mine.getByText('Nee toch')).toBeVisible()
  await expect(mine.getByText('Jazeker')).toHaveCount(0)

  await theirs.getByRole('button', { name: 'Reactie verwijderen' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(mine.getByText('Nee toch')).toHaveCount(0)
  await expect(mine.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')
  await other.context().close()
})

test('after a lost connection a thread catches up without duplicates and keeps the draft', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const staged = await thread(page)
  const first = await commented(page, staged.bookmarkId, 'Van tevoren')
  const wire = await wireTo(product.port)
  const other = await somebody(browser, 'beheerder', wire.url)
  const card = await opened(other, staged, '&van=collegas')
  await expect(said(card, 'Van tevoren')).toBeVisible()
  await card.getByRole('button', { name: 'Reageren' }).click()
  await card.getByLabel('Naam').fill('Bea')
  const reply = card.getByRole('textbox', { name: 'Reactie' })
  await reply.pressSequentially('Half ')

  wire.cut()
  await other.context().setOffline(true)
  await commented(page, staged.bookmarkId, 'Gemist', first)
  await commented(page, staged.bookmarkId, 'Ook gemist')
  await ask(page, 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }', {
    input: { commentId: first, commenterName: 'Vooraf', content: 'Anders dan tevoren' },
  })
  await reply.pressSequentially('getypt ')
  await expect(said(card, 'Gemist')).toHaveCount(0)
  wire.mend()
  await other.context().setOffline(false)
  for (const text of ['Gemist', 'Ook gemist', 'Anders dan tevoren'])
    await expect(card.getByText(text, { exact: true })).toHaveCount(1)
  await commented(page, staged.bookmarkId, 'En weer live')
  await expect(card.getByText('En weer live')).toHaveCount(1)
  await expect(reply).toBeFocused()
  await reply.pressSequentially('verhaal')
  await expect(reply).toHaveValue('Half getypt verhaal')
  await other.context().close()
  await wire.close()
})

test(
  'a thread whose subscription fails by an outage and then a rate limit is retried, and catches up',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    const other = await somebody(browser, 'beheerder')
    let subscriptions = 0
    let letThrough = () => {}
    const missed = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await other.routeWebSocket('**/graphql', browserSide => {
      const server = browserSide.connectToServer()
      browserSide.onMessage(async message => {
        const { id, type } = JSON.parse(String(message)) as { id: string; type: string }
        if (type !== 'subscribe') return server.send(message)
        subscriptions++
        // The close code of an outage: "Try Again Later".
        if (subscriptions === 1) return browserSide.close({ code: 1013 })
        const payload = [{ message: 'Even wachten', extensions: { code: 'RATE_LIMITED' } }]
        if (subscriptions === 2) return browserSide.send(JSON.stringify({ id, type: 'error', payload }))
        await missed
        server.send(message)
      })
    })
    const card = await opened(other, staged, '&van=collegas')
    await expect(card.getByText('Nog geen opmerkingen')).toBeVisible()
    await expect.poll(() => subscriptions).toBe(3)
    await commented(page, staged.bookmarkId, 'Gemist')
    letThrough()
    await expect(said(card, 'Gemist')).toBeVisible()
    await commented(page, staged.bookmarkId, 'Weer live')
    await expect(said(card, 'Weer live')).toBeVisible()
    expect(subscriptions).toBe(3)
    await other.context().close()
  },
)

test('the dialog shows the discussions of the tender’s public bookmarks, also for a visitor', async ({
  page,
  browser,
}) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Voor iedereen te lezen')
  const visitor = await browser.newPage()
  await asVisitor(visitor.context())
  await visitor.goto(`/tenders?tender=${encodeURIComponent(staged.tenderId)}`)
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByText('Gebookmarkt door Cas Collega')).toBeVisible()
  await expect(dialog.getByText('Voor iedereen te lezen')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/api/login?${new URLSearchParams({ returnTo: `/tenders?tender=${encodeURIComponent(staged.tenderId)}` }).toString()}`,
  )
  await expect(dialog.getByRole('button', { name: 'Opmerking toevoegen' })).toHaveCount(0)
  await commented(page, staged.bookmarkId, 'Ook dit komt aan')
  await expect(dialog.getByText('Ook dit komt aan')).toBeVisible()
  await visitor.context().close()
})

test('after a change of user in the same browser no bookmarks or drafts of the previous user are left', async ({
  page,
}) => {
  const staged = await thread(page)
  const [secret] = await bookmarked(page, 1, false)
  await page.goto('/bookmarks')
  const own = page.locator('main').getByRole('article').filter({ hasText: secret!.title })
  await expect(own).toBeVisible()
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Half getypt door Cas')

  const secondTab = await page.context().newPage()
  await secondTab.goto('/api/logout')
  await signInAs(secondTab, 'medewerker')
  await instead(page, 'Bookmarks', 'never')
  await focus(page)
  await expect(page.getByRole('button', { name: 'Account van Mees Medewerker' })).toBeVisible()
  await expect(page.locator('main').getByRole('article')).toHaveCount(0)
  await expect(page.getByText('Half getypt door Cas')).toHaveCount(0)
})

test(
  'signing out in another tab ends the rights here, and the thread continues as a visitor’s',
  repeated(),
  async ({ page, browser }) => {
    test.slow()
    const staged = await thread(page)
    await commented(page, staged.bookmarkId, 'Van tevoren')
    const other = await somebody(browser, 'beheerder')
    const card = await opened(other, staged, '&van=collegas')
    await expect(card.getByRole('button', { name: 'Reageren' })).toBeVisible()
    const secondTab = await other.context().newPage()
    await secondTab.goto('/api/logout')
    await expect(card.getByRole('button', { name: 'Reageren' })).toHaveCount(0)
    await commented(page, staged.bookmarkId, 'Na het uitloggen')
    await expect(card.getByText('Na het uitloggen')).toBeVisible()
    await other.context().close()
  },
)

test('axe finds no violations in a thread', repeated(), async ({ page }) => {
  test.slow()
  const staged = await thread(page)
  const first = await commented(page, staged.bookmarkId, 'Met een reactie')
  await commented(page, staged.bookmarkId, 'De reactie', first)
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Reageren' }).first().click()
  await card.getByRole('button', { name: 'Reactie plaatsen' }).click()
  await expect(card.getByText('Naam is verplicht')).toBeVisible()
  await noViolations(page, 'thread')
  await card.getByRole('button', { name: 'Opmerking verwijderen' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await noViolations(page, 'question')
})
