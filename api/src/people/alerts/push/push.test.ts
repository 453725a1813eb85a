import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { aProfile } from '../../../../test/alerts.js'
import { testSettings } from '../../../../test/ask.js'
import { testDatabase } from '../../../../test/database.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { PushBrowser, pushReceiver, vapidOf } from '../../../../test/push-receiver.js'
import { aSignIn } from '../../../../test/sign-in.js'
import { until } from '../../../../test/until.js'
import { testServer } from '../../../../test/web-server.js'
import { endSessionsOf } from '../../../accounts/users/sign-in/session.service.js'
import type { User } from '../../../accounts/users/user.entity.js'
import type { Delivery } from '../outbox/outbox.service.js'
import { sendAlerts } from '../send-alerts.service.js'
import { pushKeys } from './push-keys.js'
import { sendPush } from './push.service.js'
import { subscribePush } from './subscription.service.js'

const database = testDatabase()
const db = () => database.manager
const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'))
afterAll(() => fs.rmSync(dataDirectory, { recursive: true }))
const server = testServer(database, { dataDirectory })
const receiver = pushReceiver()
const settings = testSettings({ dataDirectory, mail: { smtpUrl: undefined, address: 'tenders@greenrock.nl' } })

let own: User
let profileId: string
beforeEach(async () => {
  own = await aUser(db())
  profileId = await aProfile(
    db(),
    { userId: own.id, name: 'Zaaksystemen', filter: { search: 'zaaksysteem' } },
    { byMail: false, byPush: true },
  )
})

/** Subscribes a browser of this user. */
async function aBrowser(user = own, name = uuid()): Promise<PushBrowser> {
  const browser = new PushBrowser(`${receiver.url}/${name}`)
  const { sid } = await aSignIn(db(), user)
  await subscribePush(db(), { userId: user.id, sid }, browser.subscription, settings)
  return browser
}

async function aDelivery(titles: readonly string[] = ['Zaaksysteem vernieuwen'], organization = 'Gemeente Westerveen') {
  const tenders = await Promise.all(
    titles.map(title => aTender(db(), { title, organization, closingDate: new Date(Date.now() + 3 * 86_400_000) })),
  )
  const tenderIds = tenders.map(({ id }) => id)
  const sent = { id: uuid(), userId: own.id, about: 'matches', profileId, channel: 'push', tenderIds } as const
  return { ...sent, since: new Date('2026-11-20T06:30:00Z'), createdAt: new Date(), attempts: 1 } satisfies Delivery
}
const send = (delivery: Delivery, given = settings) => sendPush(db(), delivery, given, new Date())
const endpoints = async () =>
  (await db().query<{ endpoint: string }[]>('SELECT endpoint FROM push_subscriptions ORDER BY 1')).map(
    ({ endpoint }) => endpoint,
  )

test('a push message reaches the browser encrypted for it alone, and is signed by us', async () => {
  const browser = await aBrowser()
  const { id } = await aTender(db(), { title: 'Zaaksysteem vernieuwen', organization: 'Gemeente Westerveen' })
  await until(async () => {
    await sendAlerts(db(), settings)
    return receiver.received.length > 0
  })
  expect(receiver.received).toHaveLength(1)
  const [pushed] = receiver.received as [(typeof receiver.received)[0]]
  const message = browser.read(pushed) as { title: string; tag: string; path: string }
  expect(message).toMatchObject({
    title: 'Zaaksysteem vernieuwen',
    body: expect.stringContaining('Gemeente Westerveen'),
  })
  expect(message.path).toMatch(new RegExp(`^/zoekprofielen\\?profiel=${profileId}&sinds=\\d{4}-`))
  expect(pushed.body.includes('Zaaksysteem')).toBe(false)
  expect(() => new PushBrowser(browser.endpoint).read(pushed)).toThrow(/unable to authenticate/)

  const { key, claims } = vapidOf(pushed)
  expect(key).toBe(pushKeys(settings).publicKey)
  expect(claims).toMatchObject({ aud: receiver.url, sub: 'mailto:tenders@greenrock.nl' })
  // RFC 8292: at most 24 hours ahead.
  expect(Number(claims.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 86_400)
  expect(pushed.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(pushed.headers.topic).toBe(message.tag.replaceAll('-', ''))

  await sendAlerts(db(), settings, new Date(Date.now() + 3_600_000))
  expect(receiver.received).toHaveLength(1)
  expect(await db().query('SELECT tender_ids AS ids FROM alert_deliveries')).toEqual([{ ids: [id] }])
})

describe('a notification', () => {
  test('names the tender, or the number of tenders when there are several', async () => {
    const browser = await aBrowser()
    await send(await aDelivery())
    await send(await aDelivery(['Zaaksysteem 1', 'Zaaksysteem 2', 'Zaaksysteem 3']))
    const [one, three] = receiver.received.map(pushed => browser.read(pushed) as { title: string; body: string })
    expect(one).toMatchObject({ title: 'Zaaksysteem vernieuwen', body: 'Gemeente Westerveen · sluit over 3 dagen' })
    expect(three).toMatchObject({
      title: '3 nieuwe tenders: Zaaksystemen',
      body: 'Gemeente Westerveen · Zaaksysteem 1',
    })
  })

  test('is truncated to the limit of push services, without breaking characters', async () => {
    const browser = await aBrowser()
    const text = '\u202E👩‍🚒\u0007"\\\n'.repeat(300)
    await send(await aDelivery([text], text.slice(0, 300)))
    const [pushed] = receiver.received as [(typeof receiver.received)[0]]
    expect(pushed.body.length).toBeLessThanOrEqual(4096)
    const { title, body } = browser.read(pushed) as { title: string; body: string }
    expect([title, body].map(text => Array.from(text).length)).toEqual([120, 180])
    expect([
      title.isWellFormed(),
      body.isWellFormed(),
      ['\n', '\u0007'].some(one => (title + body).includes(one)),
    ]).toEqual([true, true, false])
  })
})

describe('a push subscription', () => {
  test.each([404, 410])(
    'is deleted when the push service reports its end (%i), and the other browsers still get the message',
    async status => {
      const [gone, other] = [await aBrowser(), await aBrowser()]
      receiver.statuses.set(new URL(gone.endpoint).pathname, status)
      expect(await send(await aDelivery())).toEqual({ status: 201 })
      expect(await endpoints()).toEqual([other.endpoint])
    },
  )

  test('is kept when its push service fails, and the message is sent again', async () => {
    const { endpoint } = await aBrowser()
    receiver.statuses.set(new URL(endpoint).pathname, 503)
    const outcome = await send(await aDelivery())
    expect(outcome).toEqual({ status: 503, error: 'De pushdienst antwoordde met 503.', isFinal: false })
    expect(await endpoints()).toEqual([endpoint])
  })

  test('belongs to the last user who subscribed in that browser; an eleventh browser replaces the oldest', async () => {
    const colleague = await aUser(db())
    const { endpoint } = await aBrowser(own, 'samen')
    await aBrowser(colleague, 'samen')
    expect((await send(await aDelivery())).error).toBe('Er is geen apparaat dat meldingen ontvangt.')
    for (let number = 10; number < 21; number++) await aBrowser(colleague, String(number))
    expect(await endpoints()).not.toContain(endpoint)
    expect(await endpoints()).toHaveLength(10)
  })

  test('gets nothing when its profile no longer uses push, or its user is deactivated', async () => {
    await aBrowser()
    const delivery = await aDelivery()
    await db().query('UPDATE profile_alerts SET by_push = false')
    expect((await send(delivery)).isFinal).toBe(true)
    await db().query('UPDATE profile_alerts SET by_push = true')
    await db().query('UPDATE app_users SET is_active = false')
    expect((await send(delivery)).isFinal).toBe(true)
    expect(receiver.received).toHaveLength(0)
  })
})

describe('SSRF: a push address', () => {
  test.each([
    'https://127.0.0.1/push',
    'https://10.0.0.1/',
    'https://[::1]/',
    'http://push.example/',
    'https://intranet/',
  ])('%j is refused on subscribing', async endpoint => {
    const { subscription } = new PushBrowser(endpoint)
    await expect(
      subscribePush(db(), { userId: own.id, sid: 's' }, subscription, { environment: 'production' }),
    ).rejects.toThrow(/adres/)
  })

  test('is not called when stored before the check, when its name resolves to an internal address, or after a redirect', async () => {
    const { endpoint } = await aBrowser()
    const outside = testSettings({ ...settings, environment: 'production' })
    expect((await send(await aDelivery(), outside)).error).toBe('Gebruik een beveiligd adres: https://.')
    await aBrowser()
    await db().query("UPDATE push_subscriptions SET endpoint = 'https://localhost.localdomain/'")
    expect((await send(await aDelivery(), outside)).error).toBe('De pushdienst is niet bereikbaar.')
    await db().query('UPDATE push_subscriptions SET endpoint = $1', [endpoint])
    receiver.statuses.set(new URL(endpoint).pathname, 302)
    expect(await send(await aDelivery())).toMatchObject({ status: 302, error: 'De pushdienst antwoordde met 302.' })
    expect(receiver.received.map(({ path: called }) => called)).toEqual([new URL(endpoint).pathname])
  })
})

describe('push notifications and sessions', () => {
  const ask = async (headers: Record<string, string>, query: string) =>
    (
      await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
    ).json() as Promise<{ data: unknown; errors?: { message: string }[] }>

  async function subscribedThere() {
    const signIn = await aSignIn(db(), own, server.url)
    const { endpoint, p256dh, auth } = new PushBrowser(`${receiver.url}/${uuid()}`).subscription
    const input = `{ endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}" }`
    expect(await ask(signIn.cookie, `mutation { subscribePush(input: ${input}) }`)).toEqual({
      data: { subscribePush: true },
    })
    return { ...signIn, endpoint }
  }

  test('signing out or revoking a session ends the notifications of its browser only', async () => {
    const [here, there] = [await subscribedThere(), await subscribedThere()]
    expect(await endpoints()).toHaveLength(2)
    await fetch(`${server.url}/api/logout`, { headers: here.cookie, redirect: 'manual' })
    expect(await endpoints()).toEqual([there.endpoint])
    await endSessionsOf(db(), own.id)
    expect(await endpoints()).toEqual([])
  })

  test('signing out wins a race with a browser that subscribes at the same time', async () => {
    const { sid } = await aSignIn(db(), own)
    const { subscription } = new PushBrowser(`${receiver.url}/late`)
    const leaving = database.manager.connection.createQueryRunner()
    try {
      await leaving.query('BEGIN')
      await leaving.query('DELETE FROM sessions WHERE sid = $1', [sid])
      const subscribing = subscribePush(db(), { userId: own.id, sid }, subscription, settings)
      const late = subscribing.catch((error: unknown) => error)
      await until(async () => {
        const waiting = await db().query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return waiting.length > 0
      })
      await leaving.query('COMMIT')
      expect(await late).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(await endpoints()).toEqual([])
    } finally {
      await leaving.release()
    }
  })

  test('an expired session keeps its notifications, which are meant for absent users', async () => {
    const { sid, endpoint } = await subscribedThere()
    await db().query("UPDATE sessions SET expire = now() - interval '1 minute' WHERE sid = $1", [sid])
    await db().query('DELETE FROM sessions WHERE expire < now()')
    expect(await endpoints()).toEqual([endpoint])
  })

  test('a browser that unsubscribes gets no more notifications', async () => {
    const { cookie, endpoint } = await subscribedThere()
    await ask(cookie, `mutation { unsubscribePush(input: { endpoint: "${endpoint}" }) }`)
    expect(await endpoints()).toEqual([])
  })
})
