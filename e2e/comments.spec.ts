import { expect } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { ask, held, instead, operationsOf } from './graphql.js'
import { toast } from './screen.js'
import { bookmarked, commented } from './stage.js'
import { opened, said, shown, somebody, thread, write } from './threads.js'
import { asVisitor } from './visitor.js'
import { wireTo } from './wire.js'
import { repeated } from './repeated.js'

test('the first comment of a thread is written, sent and listed', async ({ page }) => {
  const staged = await thread(page)
  // Once another thread was open, the code is here: what is left to wait for are the comments.
  const [another] = await bookmarked(page)
  await expect((await opened(page, another!)).getByText('Nog geen opmerkingen')).toBeVisible()
  const letGo = await held(page, 'Comments')
  const sent = operationsOf(page)
  await page.getByRole('searchbox', { name: 'Zoek in bookmarks...' }).fill(staged.title)
  const card = page.locator('main').getByRole('article').filter({ hasText: staged.title }).first()
  await card.getByRole('button', { name: /^Opmerkingen/ }).click()
  // R-COM-6
  await expect(card.locator('[data-skeleton=comment]')).toHaveCount(3)
  await expect.poll(() => sent.some(({ operationName }) => operationName === 'Comments')).toBe(true)
  await expect(card.locator('[data-skeleton=comment]')).toHaveCount(3)
  letGo()
  const header = card.getByRole('button', { name: /^Opmerkingen/ })
  // R-COM-1
  await expect(header).toHaveText('Opmerkingen0')
  // R-COM-4
  await expect(card.getByText('Nog geen opmerkingen')).toBeVisible()

  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  // R-COM-2
  await expect(card.getByRole('form', { name: 'Nieuwe opmerking' })).toBeVisible()
  await card.getByRole('button', { name: 'Annuleren' }).click()
  // R-COM-3
  await expect(card.getByRole('form')).toHaveCount(0)
  await card.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
  const name = card.getByLabel('Naam')
  const content = card.getByRole('textbox', { name: /^Opmerking/ })
  // R-COM-5 R-COM-15 R-INT-40
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  for (const field of [name, content]) await expect(field).toHaveAttribute('required', '')
  // R-COM-17
  await expect(card.getByRole('form').getByText('*')).toHaveCount(2)
  await expect(card.getByText('0/1000')).toBeVisible()
  await name.fill('  Cas van Inkoop ')
  await content.fill('Doen we mee? 🙂')
  // R-COM-16
  await expect(card.getByText('14/1000')).toBeVisible()

  const answer = await held(page, 'AddComment')
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  // R-COM-18
  await expect(card.getByRole('button', { name: 'Opmerking versturen...' })).toBeDisabled()
  await expect(card.getByRole('button', { name: 'Annuleren' })).toBeDisabled()
  // R-COM-18
  for (const field of [name, content]) await expect(field).toBeDisabled()
  const before = sent.length
  answer()
  // R-COM-34
  await expect(toast(page)).toContainText('Opmerking toegevoegd')
  await expect(toast(page)).toContainText('Je opmerking is succesvol toegevoegd')
  const comment = said(card, 'Doen we mee?')
  // R-COM-11
  await expect(comment).toContainText('Cas van Inkoop')
  // R-COM-12
  await expect(comment.locator('time')).toHaveText(/^\d\d [a-z]{3} \d{4} om \d\d:\d\d$/)
  // R-COM-33
  await expect(card.getByRole('form')).toHaveCount(0)
  await expect(header).toHaveText('Opmerkingen1')
  // R-COM-32
  expect(sent.find(({ operationName }) => operationName === 'AddComment')?.variables.input).toMatchObject({
    bookmarkId: staged.bookmarkId,
    commenterName: 'Cas van Inkoop',
    content: 'Doen we mee? 🙂',
  })
  // R-COM-55, by the payload alone: neither the thread nor the lists are asked again.
  expect(sent.slice(before)).toEqual([])
})

test('what is wrong with a comment stands at its field, and nothing is sent', repeated(), async ({ page }) => {
  const card = await opened(page, await thread(page))
  const sent = operationsOf(page)
  await write(card, '   ', '')
  // R-COM-20 R-COM-24
  await expect(card.getByText('Naam is verplicht')).toBeVisible()
  // R-COM-22
  await expect(card.getByText('Opmerking is verplicht')).toBeVisible()
  await expect(card.getByLabel('Naam')).toBeFocused()
  await card.getByLabel('Naam').fill('a'.repeat(101))
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('a'.repeat(1001))
  // R-COM-21
  await expect(card.getByText('Naam mag maximaal 100 karakters zijn')).toBeVisible()
  // R-COM-23
  await expect(card.getByText('Opmerking mag maximaal 1000 karakters zijn')).toBeVisible()
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  expect(sent.filter(({ operationName }) => operationName === 'AddComment')).toEqual([])
})

test('a reply stands under its comment, one level deep', repeated(), async ({ page }) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Eerste')
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await card.getByRole('button', { name: 'Reageren' }).click()
  // R-COM-10
  await expect(card.getByRole('form')).toHaveCount(1)
  await expect(card.getByRole('form', { name: 'Reageren' })).toBeVisible()
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  // R-COM-10
  await expect(card.getByRole('form')).toHaveCount(1)
  await expect(card.getByRole('form', { name: 'Nieuwe opmerking' })).toBeVisible()
  await card.getByRole('button', { name: 'Reageren' }).click()
  await card.getByLabel('Naam').fill('Cas')
  await card.getByRole('textbox', { name: 'Reactie' }).fill('Ja, doen')
  const answer = await held(page, 'AddComment')
  await card.getByRole('button', { name: 'Reactie plaatsen' }).click()
  const section = card.locator('section')
  await expect(section.getByRole('textbox')).toHaveCount(2)
  // R-COM-19
  for (const field of await section.getByRole('textbox').all()) await expect(field).toBeDisabled()
  // R-COM-19
  for (const name of ['Reactie versturen...', 'Annuleren', 'Reageren', 'Opmerking toevoegen'])
    await expect(section.getByRole('button', { name })).toBeDisabled()
  answer()
  // R-COM-35
  await expect(toast(page)).toContainText('Reactie geplaatst')
  await expect(toast(page)).toContainText('Je reactie is succesvol geplaatst')
  const reply = card.getByRole('list', { name: 'Reacties' }).getByRole('article')
  // R-COM-7 R-COM-32
  await expect(reply).toContainText('Ja, doen')
  // R-COM-13
  await expect(reply.getByText('Reactie', { exact: true })).toBeVisible()
  // R-COM-8 R-COM-9
  await expect(card.getByRole('button', { name: 'Reageren' })).toHaveCount(1)
  // R-INT-17
  await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen2')
})

test(
  'a comment whose answer is lost keeps its words, and sending it again is idempotent',
  repeated(),
  async ({ page }) => {
    const staged = await thread(page)
    const card = await opened(page, staged)
    await page.route('**/graphql', async route => {
      if ((route.request().postDataJSON() as { operationName: string }).operationName !== 'AddComment')
        return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await write(card, 'Cas', 'Komt dit aan?')
    // R-COM-36
    await expect(toast(page)).toContainText('Fout bij versturen')
    await expect(toast(page)).toContainText('Er is een fout opgetreden bij het versturen van je opmerking')
    await expect(toast(page)).toHaveAttribute('data-kind', 'error')
    await expect(card.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Komt dit aan?')
    await page.unrouteAll()
    await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
    await expect(toast(page)).toContainText('Opmerking toegevoegd')
    await expect(said(card, 'Komt dit aan?')).toHaveCount(1)
    await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')
  },
)

test('one’s own comment is edited in place', async ({ page, browser }) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Eerste versie')
  const beheerder = await somebody(browser, 'beheerder')
  const elsewhere = await opened(beheerder, staged, '&van=collegas')
  await expect(said(elsewhere, 'Eerste versie')).toBeVisible()
  // R-COM-14
  await expect(elsewhere.getByRole('button', { name: 'Opmerking bewerken' })).toHaveCount(0)
  await expect(elsewhere.getByRole('button', { name: 'Opmerking verwijderen' })).toHaveCount(0)
  await beheerder.context().close()

  const card = await opened(page, staged)
  const sent = operationsOf(page)
  const edit = card.getByRole('button', { name: 'Opmerking bewerken' })
  const form = card.getByRole('form', { name: 'Opmerking bewerken' })
  const content = form.getByRole('textbox', { name: 'Opmerking' })
  await edit.click()
  // R-COM-37
  await expect(form.getByLabel('Naam')).toHaveValue('Vooraf')
  await expect(content).toHaveValue('Eerste versie')
  await form.getByLabel('Naam').fill('Iemand anders')
  await content.fill('Iets anders')
  await form.getByRole('button', { name: 'Annuleren' }).click()
  // R-COM-38
  await expect(said(card, 'Eerste versie')).toContainText('Vooraf')

  await edit.click()
  await expect(form.getByLabel('Naam')).toHaveValue('Vooraf')
  await expect(content).toHaveValue('Eerste versie')
  // R-COM-40
  await expect(form.getByLabel('Naam')).toHaveAttribute('maxlength', '100')
  await expect(content).toHaveAttribute('maxlength', '1000')
  await content.fill('   ')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  // R-COM-39
  await expect(toast(page)).toContainText('Vereiste velden')
  await expect(toast(page)).toContainText('Naam en opmerking zijn verplicht')
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await content.fill('Met woorden')
  await form.getByLabel('Naam').fill('  ')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(toast(page)).toContainText('Vereiste velden')
  // R-COM-39
  expect(sent.filter(({ operationName }) => operationName === 'UpdateComment')).toEqual([])

  await form.getByLabel('Naam').fill('  Cas ')
  await content.fill('  Tweede versie ')
  await instead(page, 'UpdateComment', { body: { data: null, errors: [{ message: 'kapot' }] } })
  await form.getByRole('button', { name: 'Opslaan' }).click()
  // R-COM-43
  await expect(toast(page)).toContainText('Fout bij bijwerken')
  await expect(toast(page)).toContainText('Er is een fout opgetreden bij het bijwerken van je opmerking')
  await page.unrouteAll()
  await expect(content).toBeFocused()
  const before = sent.length
  await form.getByRole('button', { name: 'Opslaan' }).click()
  // R-COM-42
  await expect(toast(page)).toContainText('Opmerking bijgewerkt')
  await expect(toast(page)).toContainText('Je opmerking is succesvol bijgewerkt')
  await expect(said(card, 'Tweede versie')).toBeVisible()
  // R-COM-55, by the payload alone: neither the thread nor the lists are asked again.
  expect(sent.slice(before).map(({ operationName }) => operationName)).toEqual(['UpdateComment'])
  await expect(form).toHaveCount(0)
  // R-COM-41
  expect(sent.findLast(({ operationName }) => operationName === 'UpdateComment')?.variables.input).toMatchObject({
    commenterName: 'Cas',
    content: 'Tweede versie',
  })
})

test('one’s own comment is deleted after a question, and its replies stay', async ({ page }) => {
  const staged = await thread(page)
  const first = await commented(page, staged.bookmarkId, 'Weg ermee')
  await commented(page, staged.bookmarkId, 'Ik blijf', first)
  const card = await opened(page, staged)
  const sent = operationsOf(page)
  const question = page.getByRole('alertdialog', { name: 'Weet je zeker dat je deze opmerking wilt verwijderen?' })
  const remove = said(card, 'Weg ermee').getByRole('button', { name: 'Opmerking verwijderen' }).first()
  await remove.click()
  // R-COM-44
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toHaveCount(0)
  // R-COM-45
  await expect(said(card, 'Weg ermee')).toBeVisible()
  expect(sent.filter(({ operationName }) => operationName === 'DeleteComment')).toEqual([])

  await instead(page, 'DeleteComment', { body: { data: null, errors: [{ message: 'kapot' }] } })
  await remove.click()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  // R-COM-47
  await expect(toast(page)).toContainText('Fout bij verwijderen')
  await expect(toast(page)).toContainText('Er is een fout opgetreden bij het verwijderen van je opmerking')
  await page.unrouteAll()
  await remove.click()
  const before = sent.length
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  // R-COM-46
  await expect(toast(page)).toContainText('Opmerking verwijderd')
  await expect(toast(page)).toContainText('Je opmerking is succesvol verwijderd')
  // R-COM-55, by the payload alone: neither the thread nor the lists are asked again.
  expect(sent.slice(before).map(({ operationName }) => operationName)).toEqual(['DeleteComment'])
  // R-INT-16
  await expect(card.getByText('Deze opmerking is verwijderd')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toBeFocused()
  await expect(said(card, 'Ik blijf')).toBeVisible()
  await expect(said(card, 'Weg ermee')).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Reageren' })).toHaveCount(0)
  // R-INT-17
  await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')
})

for (const [code, sentence] of [
  // R-COM-48
  ['AUTHENTICATION_REQUIRED', 'Je moet ingelogd zijn om opmerkingen te bekijken'],
  // R-COM-49
  ['BOOKMARK_NOT_FOUND', 'Deze bookmark bestaat niet of je hebt geen toegang'],
  // R-COM-50
  ['INTERNAL_SERVER_ERROR', 'Er is een fout opgetreden bij het laden van de opmerkingen'],
] as const)
  test(`the error ${code} of the comments has its own sentence`, repeated(), async ({ page }) => {
    const staged = await thread(page)
    await instead(page, 'Comments', { body: { data: null, errors: [{ message: 'kapot', extensions: { code } }] } })
    const card = await opened(page, staged)
    await expect(card.getByText(sentence)).toBeVisible()
  })

for (const [who, sentence] of [
  // R-COM-48
  ['a visitor', 'Je moet ingelogd zijn om opmerkingen te bekijken'],
  // R-COM-49
  ['a colleague', 'Deze bookmark bestaat niet of je hebt geen toegang'],
] as const)
  test(
    `the server shows ${who} no comments of a bookmark that became private meanwhile`,
    repeated(),
    async ({ page, browser }) => {
      const staged = await thread(page)
      const isVisitor = who === 'a visitor'
      const other = isVisitor ? await browser.newPage() : await somebody(browser, 'beheerder')
      if (isVisitor) await asVisitor(other.context())
      const card = await shown(other, staged, isVisitor ? '' : '&van=collegas')
      await ask(page, 'mutation ($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { bookmark { id } } }', {
        input: { bookmarkId: staged.bookmarkId, isPublic: false },
      })
      await card.getByRole('button', { name: /^Opmerkingen/ }).click()
      await expect(card.getByRole('alert')).toHaveText(sentence)
      await other.context().close()
    },
  )

test('two people see each other’s comment, edit and deletion at once, and the count on the card', async ({
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
  'a thread whose subscription meets an outage and then a rate limit is asked for again, and catches up',
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
        // What the server does in an outage: "Try Again Later".
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

test(
  'a draft reply stays when its comment is deleted, and can become a comment of its own',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    const first = await commented(page, staged.bookmarkId, 'Zo weer weg')
    const other = await somebody(browser, 'beheerder')
    const card = await opened(other, staged, '&van=collegas')
    await card.getByRole('button', { name: 'Reageren' }).click()
    await card.getByLabel('Naam').fill('Bea')
    const reply = card.getByRole('textbox', { name: 'Reactie' })
    await reply.pressSequentially('Een lang ')
    await ask(page, 'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }', {
      input: { commentId: first },
    })
    await expect(card.getByText('De opmerking waarop je reageert, is verwijderd.')).toBeVisible()
    await other.keyboard.type('verhaal')
    await expect(reply).toHaveValue('Een lang verhaal')
    await card.getByRole('button', { name: 'Als nieuwe opmerking plaatsen' }).click()
    await expect(toast(other)).toContainText('Opmerking toegevoegd')
    await expect(said(card, 'Een lang verhaal')).toContainText('Bea')
    await expect(card.getByRole('form')).toHaveCount(0)
    await other.context().close()
  },
)

test(
  'a draft reply stays when its comment becomes a placeholder, and can become a comment of its own',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    const first = await commented(page, staged.bookmarkId, 'Zo weer weg')
    await commented(page, staged.bookmarkId, 'Ik blijf', first)
    const other = await somebody(browser, 'beheerder')
    const card = await opened(other, staged, '&van=collegas')
    await card.getByRole('button', { name: 'Reageren' }).click()
    await card.getByLabel('Naam').fill('Bea')
    await card.getByRole('textbox', { name: 'Reactie' }).fill('Een lang verhaal')
    await ask(page, 'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }', {
      input: { commentId: first },
    })
    await expect(card.getByText('Deze opmerking is verwijderd')).toBeVisible()
    await expect(card.getByText('De opmerking waarop je reageert, is verwijderd.')).toBeVisible()
    await card.getByRole('button', { name: 'Als nieuwe opmerking plaatsen' }).click()
    await expect(toast(other)).toContainText('Opmerking toegevoegd')
    await expect(said(card, 'Een lang verhaal')).toBeVisible()
    await other.context().close()
  },
)

test('the dialog holds the discussions of the tender’s public bookmarks, also for a visitor', async ({
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

test(
  'signing out in another tab ends the rights here, and the thread goes on as a visitor’s',
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

test('axe finds nothing wrong with a thread', repeated(), async ({ page }) => {
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
