import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { held, instead, nextAnswer } from './graphql.js'
import { focus, signInAs } from './people.js'
import { toast } from './screen.js'
import { bookmarked, commented } from './stage.js'
import { header, opened, said, shown, somebody, thread, write } from './threads.js'
import { repeated } from './repeated.js'

/** What somebody is typing stays, whatever happens around it, and the focus with it. */

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reactie' })

test(
  'while a comment is sent every other action is disabled, and a failure keeps the words and the focus',
  repeated(),
  async ({ page }) => {
    const staged = await thread(page)
    await commented(page, staged.bookmarkId, 'Eerste')
    const card = await opened(page, staged)
    const section = card.locator('section')
    await instead(page, 'AddComment', { body: { data: null, errors: [{ message: 'kapot' }] } })
    const answer = await held(page, 'AddComment')
    await write(card, 'Cas', 'Komt dit aan?')
    // R-COM-18
    for (const name of ['Opmerking versturen...', 'Annuleren', 'Reageren'])
      await expect(section.getByRole('button', { name })).toBeDisabled()
    answer()
    await expect(toast(page)).toContainText('Fout bij versturen')
    const content = card.getByRole('textbox', { name: /^Opmerking/ })
    await expect(content).toBeFocused()
    await expect(content).toHaveValue('Komt dit aan?')
  },
)

test('opening another form, or the same one again, keeps the draft', repeated(), async ({ page }) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Eerste')
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Reageren' }).click()
  await card.getByLabel('Naam').fill('Cas')
  await reply(page).fill('Half getypt')
  await card.getByRole('button', { name: 'Reageren' }).click()
  await expect(reply(page)).toHaveValue('Half getypt')
  await expect(reply(page)).toBeFocused()
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  // R-COM-10
  await expect(card.getByRole('form')).toHaveCount(1)
  await expect(card.getByLabel('Naam')).toHaveValue('')
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Iets nieuws')
  await card.getByRole('button', { name: 'Reageren' }).click()
  await expect(reply(page)).toHaveValue('Half getypt')
  await card.getByRole('form').getByRole('button', { name: 'Annuleren' }).click()
  await card.getByRole('button', { name: 'Reageren' }).click()
  await expect(reply(page)).toHaveValue('')
})

test(
  'refreshing the data keeps a long thread open, and the reply that is being written far down in it',
  repeated(),
  async ({ page }) => {
    test.slow()
    const staged = await thread(page)
    for (let place = 1; place <= 22; place++) await commented(page, staged.bookmarkId, `Opmerking nummer ${place}.`)
    const card = await opened(page, staged)
    await expect(said(card, 'nummer 20.')).toBeVisible()
    const refused = { body: { data: null, errors: [{ message: 'kapot' }] } }
    await instead(page, 'Comments', refused)
    const more = card.getByRole('button', { name: 'Meer opmerkingen tonen' })
    await more.click()
    await expect(card.getByRole('alert')).toContainText('Meer opmerkingen konden niet worden geladen')
    await page.unrouteAll()
    const answer = await held(page, 'Comments')
    await card.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(card.getByRole('button', { name: 'Bezig...' })).toBeDisabled()
    answer()
    await expect(said(card, 'nummer 22.')).toBeVisible()
    await expect(card.getByRole('alert')).toHaveCount(0)
    await page.unrouteAll()

    await card.getByRole('button', { name: 'Reageren' }).last().click()
    await card.getByLabel('Naam').fill('Cas')
    await reply(page).fill('Half ')
    const answered = nextAnswer(page, 'Bookmarks')
    await page.getByRole('button', { name: 'Ververs Data' }).click()
    await expect(toast(page)).toContainText('Data ververst')
    await (await answered).finished()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(said(card, 'nummer 22.')).toBeVisible()
    await expect(card.getByText('De opmerking waarop je reageert')).toHaveCount(0)
    await expect(reply(page)).toHaveValue('Half ')
  },
)

test('after a change of user in the same browser nothing of the user before is left, neither bookmarks nor drafts', async ({
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
  'the focus goes to the section’s header after the first comment, and after removing one',
  repeated(),
  async ({ page }) => {
    const card = await opened(page, await thread(page))
    await card.getByRole('button', { name: 'Eerste opmerking plaatsen' }).click()
    await card.getByLabel('Naam').fill('Cas')
    await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Weer weg straks')
    await instead(page, 'AddComment', { body: { data: null, errors: [{ message: 'kapot' }] } })
    await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
    await expect(toast(page)).toContainText('Fout bij versturen')
    await expect(card.getByRole('textbox', { name: /^Opmerking/ })).toBeFocused()
    await page.unrouteAll()
    await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
    await expect(said(card, 'Weer weg straks')).toBeVisible()
    await expect(header(card)).toBeFocused()
    const remove = card.getByRole('button', { name: /^Opmerking verwijderen: Cas, \d\d [a-z]{3} \d{4} om \d\d:\d\d$/ })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(card.getByText('Nog geen opmerkingen')).toBeVisible()
    await expect(header(card)).toBeFocused()
  },
)

test('an edit of a comment survives folding its section', repeated(), async ({ page }) => {
  const staged = await thread(page)
  await commented(page, staged.bookmarkId, 'Eerste versie')
  const card = await opened(page, staged)
  await card.getByRole('button', { name: 'Opmerking bewerken' }).click()
  const content = card.getByRole('form', { name: 'Opmerking bewerken' }).getByRole('textbox', { name: 'Opmerking' })
  await content.fill('Half veranderd')
  await header(card).click()
  await expect(content).toHaveCount(0)
  await header(card).click()
  await expect(content).toHaveValue('Half veranderd')
  await expect(header(card)).toBeFocused()
})

test('near its limit the character counter is announced', repeated(), async ({ page }) => {
  const card = await opened(page, await thread(page))
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  const content = card.getByRole('textbox', { name: /^Opmerking/ })
  const announced = card.getByRole('form').getByRole('status')
  await content.fill('a'.repeat(949))
  await expect(announced).toHaveText('')
  await content.fill('a'.repeat(980))
  await expect(announced).toHaveText('Nog 20 karakters')
  await content.fill('a'.repeat(1015))
  await expect(announced).toHaveText('15 karakters te veel')
})

test(
  'each button of a comment has an accessible name of its own, and no two landmarks share one',
  repeated(),
  async ({ page, browser }) => {
    const staged = await thread(page)
    const first = await commented(page, staged.bookmarkId, 'Een opmerking')
    await commented(page, staged.bookmarkId, 'Een reactie', first)
    const card = await opened(page, staged)
    for (const name of [
      /^Opmerking bewerken: Vooraf, \d\d /,
      /^Opmerking verwijderen: Vooraf, \d\d /,
      /^Reactie bewerken: Vooraf, \d\d /,
      /^Reactie verwijderen: Vooraf, \d\d /,
      /^Reageren op Vooraf, \d\d /,
    ])
      await expect(card.getByRole('button', { name })).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Opmerkingen' })).toHaveCount(0)
    const other = await somebody(browser, 'beheerder')
    await expect((await shown(other, staged, '&van=collegas')).getByRole('button', { name: /bewerken/ })).toHaveCount(0)
    await other.context().close()
  },
)
