import { type CDPSession, expect, type Page } from '@playwright/test'
import { repeated } from './repeated.js'
import { test } from './test.js'
import { Webhook } from 'standardwebhooks'
import { aFeed, type Feed, OTHER_SOURCES } from './feed.js'
import { ask, instead, nextAnswer, nextFailure } from './graphql.js'
import { inDatabase } from './in-database.js'
import { openedAs, signedInAs } from './people.js'
import { callReceiver, mailServer, pushKeys } from './receivers.js'
import { toast } from './screen.js'
import { withMouse } from './visitor.js'

const TITLES = ['Vuurtorenwachter Vlieland', 'Beheer van een vuurtoren', 'Schilder voor de vuurtoren']

let feed: Feed
let smtp: Awaited<ReturnType<typeof mailServer>>
let webhook: Awaited<ReturnType<typeof callReceiver>>
let pushService: Awaited<ReturnType<typeof callReceiver>>
test.use({
  serviceWorkers: 'allow',
  ownProduct: async ({}, use) => {
    ;[feed, smtp, webhook, pushService] = await Promise.all([aFeed([]), mailServer(), callReceiver(), callReceiver()])
    const settings = { WORKER: 'inline', NODE_ENV: 'test', DISABLED_SOURCES: OTHER_SOURCES, SMTP_URL: smtp.url }
    await use({ isHarvested: false, settings })
    for (const receiver of [feed, smtp, webhook, pushService]) receiver.stop()
  },
})

/**
 * Headless Chromium has neither a push service nor notifications, so both are stubbed: the permission, and a
 * subscription with keys that let this test decrypt its messages.
 */
async function withPushService(page: Page, keys: { readonly p256dh: string; readonly auth: string }): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(
    ({ endpoint, given }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      const kept = () => {
        const text = localStorage.getItem('pushOfTest')
        if (text === null) return null
        const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
        return {
          endpoint,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint, keys: given }),
          unsubscribe: async () => (localStorage.removeItem('pushOfTest'), true),
        } as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => kept()
      PushManager.prototype.subscribe = async options => {
        localStorage.setItem('pushOfTest', options!.applicationServerKey as string)
        return kept()!
      }
    },
    { endpoint: pushService.url, given: keys },
  )
}

/**
 * Runs matching, deliveries and sending, as happens each minute.
 * @returns when they are done
 */
async function told(): Promise<void> {
  const sql = (text: string) => inDatabase<{ left: boolean }>(text)
  await sql("SELECT graphile_worker.add_job('tell', job_key := 'now', queue_name := 'now')")
  await expect.poll(async () => (await sql("SELECT FROM graphile_worker.jobs WHERE key = 'now'")).length).toBe(0)
}

const devices = async () => (await inDatabase('SELECT FROM push_subscriptions')).length

/** Delivers a message to the browser, like a push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  })
}

/** In the worker: records notifications, and dispatches clicks on them as the browser would. */
const NOTE = `self.shown = []; registration.showNotification = async (title, options) => void shown.push({ title, ...options })`
const CLICK = `dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
  notification: { data: shown[0].data, close: () => shown.pop() } }))`

test(
  'a harvest triggers one mail, one webhook call and one notification, and unsubscribing needs no sign-in',
  repeated(),
  async ({ page, browser }) => {
    test.slow()
    const dialog = page.getByRole('dialog')
    const device = pushKeys()
    await page.addInitScript(() => {
      const ignore = (event: Event) => sessionStorage.getItem('untouched') && event.stopImmediatePropagation()
      window.addEventListener('pointermove', ignore, true)
    })
    await withMouse(page.context())
    await withPushService(page, device.keys)
    await openedAs(page, 'medewerker', '/tenders?q=vuurtoren')
    await page.getByRole('button', { name: 'Zoekprofiel bewaren' }).click()
    await dialog.getByLabel('Naam').fill('Vuurtorens')
    await dialog.getByText('Direct', { exact: true }).click()
    await dialog.getByText('Melding op dit apparaat').locator('xpath=../..').locator('label').click()
    await expect(dialog.getByRole('checkbox', { name: 'Melding op dit apparaat' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Bewaren' }).click()
    await expect(toast(page)).toContainText('Zoekprofiel bewaard')
    await page.goto('/zoekprofielen')
    await page.getByRole('button', { name: 'Aanpassen: Vuurtorens' }).click()
    await dialog.getByRole('button', { name: 'Instellen' }).click()
    await dialog.getByLabel('Adres', { exact: true }).fill(webhook.url)
    await dialog.getByRole('button', { name: 'Webhook bewaren' }).click()
    const secret = await dialog.getByText(/^whsec_/).textContent()
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByText('Mail, melding en webhook direct')).toBeVisible()

    // Saved before this browser was subscribed; after navigating it is still saved.
    await expect.poll(devices).toBe(1)

    const admin = await (await browser.newContext()).newPage()
    await signedInAs(admin, 'beheerder')
    feed.publish(TITLES)
    const input = {
      name: 'Kustwacht',
      address: `${feed.address}/feed`,
      adapter: 'FEED',
      tenderType: 'FREELANCE_CONTRACT',
    }
    const ADD = 'mutation ($input: AddedSourceInput!) { addSource(input: $input) { sourceHealth { source { key } } } }'
    await ask(admin, ADD, { input })
    const harvest = () =>
      ask(admin, 'mutation { runSource(input: { source: "eigen-kustwacht" }) { sourceHealth { source { key } } } }')
    await harvest()
    await expect(async () => {
      await told()
      expect([smtp.mails.length, webhook.calls.length, pushService.calls.length]).toEqual([1, 1, 1])
    }).toPass()
    const [mail] = smtp.mails
    expect(mail!.subject).toBe('3 nieuwe tenders: Vuurtorens')
    for (const title of TITLES) expect([mail!.text, String(mail!.html)].every(text => text!.includes(title))).toBe(true)
    const [call] = webhook.calls
    const { data } = new Webhook(secret!).verify(call!.body.toString(), call!.headers as Record<string, string>) as {
      data: { tenders: { title: string }[] }
    }
    expect(data.tenders.map(({ title }) => title).toSorted()).toEqual(TITLES.toSorted())

    feed.publish(TITLES, 'Met uitzicht op zee')
    await harvest()
    await told()
    await told()
    expect([smtp.mails.length, webhook.calls.length, pushService.calls.length]).toEqual([1, 1, 1])

    await page.bringToFront()
    const [worker] = page.context().serviceWorkers()
    await worker!.evaluate(NOTE)
    await deliver(page, device.read(pushService.calls[0]!))
    const shown = () => worker!.evaluate<{ title: string; body: string }[]>('shown')
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['3 nieuwe tenders: Vuurtorens'])
    expect((await shown())[0]!.body).toContain('Gemeente Westerveen')
    await worker!.evaluate(CLICK)
    await expect(page).toHaveURL(/\/tenders\?q=vuurtoren&since=/)
    await expect(page.getByRole('article')).toHaveCount(3)
    expect(await shown()).toEqual([])

    // The page has had no interaction yet, so its listener is not loaded.
    await page.evaluate(() => sessionStorage.setItem('untouched', '1'))
    await page.goto('/zoekprofielen')
    await expect(page.getByText('Mail, melding en webhook direct')).toBeVisible()
    await deliver(page, device.read(pushService.calls[0]!))
    await expect.poll(async () => (await shown()).length).toBe(1)
    await worker!.evaluate(CLICK)
    await expect(page).toHaveURL(/\/tenders\?q=vuurtoren&since=/)
    await page.evaluate(() => sessionStorage.removeItem('untouched'))

    const { unsubscribe } = mail!.headers.get('list') as unknown as { unsubscribe: { url: string } }
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(unsubscribe.url)
    await stranger.getByRole('button', { name: 'Meld mij af' }).click()
    await expect(stranger.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible()
    await instead(page, 'SubscribePush', 'lost')
    const lost = nextFailure(page, 'SubscribePush')
    await page.goto('/zoekprofielen')
    await expect(page.getByText('Melding en webhook direct')).toBeVisible()
    await lost
    await page.unroute('**/graphql')
    // After a failure the subscription is sent again when the user returns to the page.
    const renewed = nextAnswer(page, 'SubscribePush')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect((await renewed).ok()).toBe(true)

    await page.getByRole('banner').getByRole('link', { name: 'Uitloggen' }).click()
    await expect.poll(devices).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('pushOfTest'))).toBeNull()
  },
)
