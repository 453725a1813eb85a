import { expect } from '@playwright/test'
import { test } from './test.js'
import { ask } from './graphql.js'
import { type Product, startWebProcess } from './product.js'
import { toast } from './screen.js'
import { commented } from './stage.js'
import { opened, said, somebody, thread, write } from './threads.js'
import { wireTo } from './wire.js'
import { repeated } from './repeated.js'

let second: Product

/** Starts a second web process on the database of the first, like `npm run serve`. */
test.beforeAll(async ({ sharedProduct }) => {
  second = await startWebProcess(sharedProduct.databaseUrl)
})
test.afterAll(() => second.stop())

test('two users on two processes see each other’s changes to a thread, also after a lost connection', async ({
  page,
  browser,
}) => {
  test.slow()
  const staged = await thread(page)
  const wire = await wireTo(second.port)
  const other = await somebody(browser, 'beheerder', wire.url)
  const mine = await opened(page, staged)
  const theirs = await opened(other, staged, '&van=collegas')
  await expect(theirs.getByText('Nog geen opmerkingen')).toBeVisible()

  await write(mine, 'Cas', 'Van de eerste')
  await expect(said(theirs, 'Van de eerste')).toBeVisible()
  await write(theirs, 'Bea', 'Van de tweede')
  await expect(said(mine, 'Van de tweede')).toBeVisible()

  await said(theirs, 'Van de tweede')
    .getByRole('button', { name: /^Opmerking bewerken/ })
    .click()
  await theirs.getByRole('form').getByRole('textbox', { name: 'Opmerking' }).fill('Anders gezegd')
  await theirs.getByRole('button', { name: 'Opslaan' }).click()
  await expect(said(mine, 'Anders gezegd')).toBeVisible()
  // Race condition: the event may arrive before the answer, which must not be lost with the connection.
  await expect(theirs.getByRole('form')).toHaveCount(0)

  wire.cut()
  await commented(page, staged.bookmarkId, 'Gemist')
  await said(mine, 'Van de eerste')
    .getByRole('button', { name: /^Opmerking verwijderen/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(said(mine, 'Van de eerste')).toHaveCount(0)
  await expect(said(theirs, 'Gemist')).toHaveCount(0)
  wire.mend()
  await expect(said(theirs, 'Gemist')).toHaveCount(1)
  await expect(said(theirs, 'Van de eerste')).toHaveCount(0)

  await said(theirs, 'Anders gezegd')
    .getByRole('button', { name: /^Opmerking verwijderen/ })
    .click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(said(mine, 'Anders gezegd')).toHaveCount(0)
  for (const card of [mine, theirs])
    await expect(card.getByRole('button', { name: /^Opmerkingen/ })).toHaveText('Opmerkingen1')
  await other.context().close()
  await wire.close()
})

test(
  'two tabs edit one comment: neither loses its text, and both show the last saved one',
  repeated(),
  async ({ page, browser }) => {
    test.slow()
    const staged = await thread(page)
    await commented(page, staged.bookmarkId, 'Eerst dit')
    const there = await somebody(browser, 'collega', second.url)
    const cards = [await opened(page, staged), await opened(there, staged)] as const
    const fields = cards.map(card => card.getByRole('form').getByRole('textbox', { name: 'Opmerking' }))
    for (const [index, card] of cards.entries()) {
      await said(card, 'Eerst dit')
        .getByRole('button', { name: /^Opmerking bewerken/ })
        .click()
      await fields[index]!.fill(index === 0 ? 'Van hier' : 'Van daar')
    }
    await cards[1].getByRole('button', { name: 'Opslaan' }).click()
    await expect(said(cards[1], 'Van daar')).toBeVisible()
    await expect(fields[0]!).toHaveValue('Van hier')
    await cards[0].getByRole('button', { name: 'Opslaan' }).click()
    for (const card of cards) await expect(said(card, 'Van hier')).toBeVisible()
    await there.context().close()
  },
)

test(
  'a user who comments on a bookmark that is removed meanwhile sees a message, and keeps the draft',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    await commented(page, staged.bookmarkId, 'Wat vind jij?')
    const other = await somebody(browser, 'beheerder', second.url)
    const card = await opened(other, staged, '&van=collegas')
    await card.getByRole('button', { name: /^Reageren/ }).click()
    await card.getByLabel('Naam').fill('Bea')
    await card.getByRole('textbox', { name: 'Reactie' }).fill('Goed idee')
    const input = { tenderId: staged.tenderId }
    await ask(page, 'mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) { tender { id } } }', {
      input,
    })
    await card.getByRole('button', { name: 'Reactie plaatsen' }).click()
    await expect(toast(other)).toContainText('Fout bij versturen')
    await expect(card.getByRole('textbox', { name: 'Reactie' })).toHaveValue('Goed idee')

    await ask(page, 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { tender { id } } }', {
      input,
    })
    await card.getByRole('button', { name: 'Reactie plaatsen' }).click()
    await expect(said(card, 'Goed idee')).toBeVisible()
    await other.context().close()
  },
)

test(
  'a hundred concurrent toggles by one user on two processes leave one bookmark or none, and a correct count',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    const there = await somebody(browser, 'collega', second.url)
    const input = { tenderId: staged.tenderId }
    const on = 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { tender { bookmarkCount } } }'
    const off =
      'mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) { tender { bookmarkCount } } }'
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        ask<Record<string, { tender: { bookmarkCount: number } }>>(index % 4 < 2 ? page : there, index % 2 ? on : off, {
          input,
        }),
      ),
    )
    for (const answer of answers) expect([0, 1]).toContain(Object.values(answer)[0]!.tender.bookmarkCount)
    const look = 'query ($id: ID!) { tender(id: $id) { bookmarkCount isBookmarkedByUser } }'
    for (const [last, isOn] of [
      [on, true],
      [off, false],
    ] as const) {
      await ask(there, last, { input })
      for (const who of [page, there])
        expect(await ask(who, look, { id: staged.tenderId })).toEqual({
          tender: { bookmarkCount: isOn ? 1 : 0, isBookmarkedByUser: isOn },
        })
    }
    await there.context().close()
  },
)
