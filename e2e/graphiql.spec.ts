import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { ask } from './graphql.js'
import { signedInAs } from './people.js'
import { thread } from './threads.js'
import { repeated } from './repeated.js'

/** Every address that the page and its workers request, and every violation of the page's CSP. */
function watched(page: Page) {
  const origins = new Set<string>()
  const refused: string[] = []
  page.context().on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  page.on('websocket', socket => origins.add(new URL(socket.url()).origin.replace(/^ws/, 'http')))
  page.on('console', message => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', error => refused.push(error.message))
  return { origins, refused }
}

const answerOf = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const tab = (page: Page, name: string) => page.getByRole('tab').getByRole('button', { name, exact: true })
const editor = (page: Page) => page.getByRole('region', { name: 'Operation Editor' })

/** The editor is loaded after the page, with the first tab. */
async function openTab(page: Page, name: string, kind = 'query') {
  await expect(editor(page)).toContainText('query OpenTenders')
  await tab(page, name).click()
  await expect(editor(page)).toContainText(`${kind} ${name}`)
  await expect(editor(page)).not.toContainText('OpenTenders')
}

async function run(page: Page) {
  await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).click()
}

/** Debounce: for a moment after a change of tab, the page would still run the operation of the previous tab. */
async function runUntil(page: Page, answer: string) {
  await expect(async () => {
    await run(page)
    await expect(answerOf(page)).toContainText(answer, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

test('an example runs on GraphiQL, and no request leaves our origin', async ({ page, baseURL }) => {
  const { origins, refused } = watched(page)
  await page.goto('/graphql?x=1')
  await expect(page).toHaveURL(/\/graphiql\?x=1$/)
  await expect(tab(page, 'OpenTenders')).toBeVisible()
  for (const name of ['TenderWithAward', 'Walk', 'Counts', 'RateLimit', 'CommentEvents'])
    await expect(tab(page, name)).toBeVisible()

  await expect(editor(page)).toContainText('query OpenTenders')
  await runUntil(page, 'totalCount')
  await openTab(page, 'RateLimit')
  await runUntil(page, '"remaining"')
  await expect(answerOf(page)).toContainText('"viewer": null')

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible()
  expect([...origins]).toEqual([new URL(baseURL!).origin])
  expect(refused).toEqual([])
})

test('GraphiQL sends requests as the signed-in user', repeated(), async ({ page }) => {
  await signedInAs(page, 'medewerker')
  await page.goto('/graphiql')
  await openTab(page, 'RateLimit')
  await runUntil(page, '"username": "medewerker"')
})

test(
  'GraphiQL sends requests with a personal token that is typed into its headers',
  repeated(),
  async ({ page, browser, baseURL }) => {
    await signedInAs(page, 'collega')
    const input = { name: 'GraphiQL', scope: 'READ', expiresInDays: 1 }
    const made = await page.request.post('/graphql', {
      headers: { origin: baseURL! },
      data: {
        query: 'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }',
        variables: { input },
      },
    })
    const { data } = (await made.json()) as { data: { createPersonalToken: { secret: string } } }

    const visitor = await browser.newPage({ baseURL: baseURL! })
    await visitor.goto('/graphiql')
    await openTab(visitor, 'RateLimit')
    await visitor.getByRole('button', { name: 'Headers', exact: true }).click()
    await visitor.getByRole('region', { name: 'Headers' }).getByRole('textbox').focus()
    // Pasted as a whole, because the editor closes brackets while typing.
    await visitor.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${data.createPersonalToken.secret}` }))
    await runUntil(visitor, '"username": "collega"')
    await visitor.close()
  },
)

test('a subscription runs on GraphiQL: a new comment appears', repeated(), async ({ page, baseURL }) => {
  const { bookmarkId } = await thread(page)
  const write = (content: string) =>
    ask(page, 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }', {
      input: { bookmarkId, commenterName: 'Cas', content },
    })
  const { origins, refused } = watched(page)
  await page.goto('/graphiql')
  await openTab(page, 'CommentEvents', 'subscription')
  await page.getByRole('region', { name: 'Variables' }).getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(JSON.stringify({ bookmarkId }))
  await run(page)
  // The page does not show when the subscription is active, so the first comments may be too early.
  await expect(async () => {
    await write('Meteen te zien')
    await expect(answerOf(page)).toContainText('Meteen te zien', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(answerOf(page)).toContainText('CommentAdded')

  expect([...origins]).toEqual([new URL(baseURL!).origin])
  expect(refused).toEqual([])
})
