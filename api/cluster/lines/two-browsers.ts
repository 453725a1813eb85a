import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { fromGlobalId } from 'graphql-relay'
import { reader } from '../../bench/dataset.js'
import type { Line } from '../../faults/line.js'
import type { Product } from '../../faults/product.js'
import { aThread } from '../../faults/thread.js'
import { createWriter } from '../../faults/writer.js'
import { startNginx } from '../engines/nginx.js'
import { poolTo, startPrimary } from '../engines/postgres.js'
import { metricsOf, startWeb } from '../product.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

const SEEN_WITHIN_MS = 2000
const SHOWN_WITHIN_MS = 30_000
const LATE_MS = 10_000
const COMMENTS = 5
/** The name of another account of the data set, which has the same password. */
const COLLEAGUE = 'bench1'

/** Two people in two real browsers, whose pages come through nginx, and whose sockets are at different web processes. */
export const twoBrowsers: Line<Stage> = {
  name: 'live comments between two browsers on two processes behind nginx',
  goal: `each comment appears once in the other browser ≤ ${SEEN_WITHIN_MS / 1000} s`,
  async run(stage) {
    const { url } = await startPrimary(stage)
    const [port, ...webPorts] = await Promise.all([freePort(), freePort(), freePort()])
    const products: Product[] = []
    for (const webPort of webPorts)
      products.push(await startWeb(stage, url, { PORT: String(webPort), PUBLIC_URL: `https://localhost:${port}` }))
    const nginx = await startNginx(stage, port, webPorts)
    const title = await publicBookmark(stage, products[0]!, url)
    const pages = [
      await somebody(await browserFor(stage), nginx.url, reader.username),
      await somebody(await browserFor(stage), nginx.url, COLLEAGUE),
    ] as const
    const views = ['', '&van=collegas']
    const opened = (at: number) => openedThread(pages[at]!, title, views[at]!)
    const cards = [await opened(0), await opened(1)]
    const sockets = async () =>
      (await Promise.all(products.map(product => metricsOf(product, 'greenrock_sockets ')))).map(([line]) =>
        Number(line!.split(' ')[1]),
      )
    await until(
      'both browsers have a socket',
      SHOWN_WITHIN_MS,
      async () => (await sockets()).reduce((a, b) => a + b) === 2,
    )
    // nginx chooses the process, so a page is opened again until both sockets are at different ones.
    await until('the sockets of the browsers are at different processes', 2 * SHOWN_WITHIN_MS, async () => {
      if ((await sockets()).every(count => count === 1)) return true
      await pages[1].reload()
      cards[1] = await opened(1)
      await until(
        'the browser has a socket again',
        SHOWN_WITHIN_MS,
        async () => (await sockets()).reduce((a, b) => a + b) === 2,
      )
      return false
    })

    let slowest = 0
    const texts = Array.from({ length: COMMENTS }, (_, number) => `Opmerking ${number} van dit gesprek`)
    for (const [number, text] of texts.entries()) {
      const [from, to] = number % 2 === 0 ? [cards[0], cards[1]] : [cards[1], cards[0]]
      const sentAt = await write(from!, text)
      const isShown = await within(LATE_MS, async () => (await said(to!, text).count()) > 0)
      slowest = isShown ? Math.max(slowest, performance.now() - sentAt) : Infinity
    }
    // Counted at the end, because a second copy would come later.
    const shown = await Promise.all(cards.flatMap(card => texts.map(text => said(card, text).count())))
    const others = shown.filter(times => times !== 1).length
    const counts = (await sockets()).join(' and ')
    return {
      figure: `${slowest < Infinity ? `slowest of ${COMMENTS} after ${Math.round(slowest)} ms` : `one was not shown within ${LATE_MS / 1000} s`}, ${others} of ${shown.length} not shown once; sockets at the processes: ${counts}`,
      isReached: slowest <= SEEN_WITHIN_MS && others === 0,
    }
  },
}

/** A public bookmark of the reader. @returns the title of its tender, by which both people find it */
async function publicBookmark(stage: Stage, product: Product, databaseUrl: string): Promise<string> {
  const admin = poolTo(stage, databaseUrl)
  const writer = createWriter([product])
  stage.atEnd(() => writer.close())
  const { id } = fromGlobalId(await aThread(admin, writer))
  const text = 'SELECT t.title FROM bookmarks b JOIN tenders t ON t.id = b.tender_id WHERE b.id = $1'
  const { rows } = await admin.query<{ title: string }>(text, [id])
  return rows[0]!.title
}

async function browserFor(stage: Stage): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: stage.programs.chromium,
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  stage.atEnd(() => browser.close())
  return browser
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }'

async function somebody(browser: Browser, url: string, username: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    locale: 'nl-NL',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const answer = await page.request.post('/graphql', {
    headers: { origin: url },
    data: { query: SIGN_IN, variables: { input: { ...reader, username } } },
  })
  const text = await answer.text()
  if (!text.includes('"authenticated":true')) throw new Error(`${username} is not signed in: ${text}`)
  return page
}

async function openedThread(page: Page, title: string, view: string): Promise<Locator> {
  await page.goto(`/bookmarks?search=${encodeURIComponent(title)}${view}`)
  const card = page.locator('main').getByRole('article').filter({ hasText: title }).first()
  const header = card.getByRole('button', { name: /^Opmerkingen/ })
  await header.waitFor({ timeout: SHOWN_WITHIN_MS })
  await header.click()
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).waitFor({ timeout: SHOWN_WITHIN_MS })
  return card
}

const said = (at: Locator, text: string) => at.getByRole('article').filter({ hasText: text })

/** @returns when it was sent */
async function write(card: Locator, text: string): Promise<number> {
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await card.getByLabel('Naam').fill('Cas')
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill(text)
  const sentAt = performance.now()
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  return sentAt
}
