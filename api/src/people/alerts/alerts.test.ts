import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { v7 as uuid } from 'uuid'
import { aProfile } from '../../../test/alerts.js'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { User } from '../../accounts/users/user.entity.js'
import type { Delivery } from './outbox/outbox.service.js'
import { pushKeys } from './push/push-keys.js'
import { planReminders } from './reminders/reminder.service.js'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe/unsubscribe-token.js'
import { signatures } from './webhook/call-webhook.js'
import { readWebhookAddress } from './webhook/webhook-address.js'
import { webhookSecrets } from './webhook/webhook-secret.js'
import { sendToWebhook } from './webhook/webhook.service.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

let own: User
let colleague: User
let profileId: string
beforeEach(async () => {
  own = await aUser(db())
  colleague = await aUser(db())
  profileId = await aProfile(db(), { userId: own.id, filter: { search: 'zaaksysteem' } }, { rhythm: 'off' })
})

async function asked(user: User, query: string, variables: object = {}) {
  const { data, errors } = await ask(db(), query, variables, testSettings({ publicUrl: server.url }), user)
  return { data, error: errors?.[0]?.message }
}
const GONE = 'Dit zoekprofiel bestaat niet (meer).'

describe('the alert settings of a profile', () => {
  const SET = `mutation ($input: SetProfileAlertInput!) { setProfileAlert(input: $input) { profile { alert {
    rhythm minuteOfDay weekday byMail byPush } } } }`
  const input = { rhythm: 'WEEKLY', minuteOfDay: 600, weekday: 5, byMail: true, byPush: false }
  const set = (user: User, given: object = {}) => asked(user, SET, { input: { profileId, ...input, ...given } })

  test('are changed and read only by their owner', async () => {
    expect((await set(own)).data.setProfileAlert.profile.alert).toEqual(input)
    expect((await set(colleague)).error).toBe(GONE)
    await db().query('UPDATE search_profiles SET is_shared = true')
    const { data } = await asked(colleague, '{ searchProfiles { alert { rhythm } webhook { url } linkedAt } }')
    expect(data.searchProfiles).toEqual([{ alert: null, webhook: null, linkedAt: null }])
  })

  test.each([
    [{ minuteOfDay: 1440 }, 'Kies een tijd tussen 00:00 en 23:59.'],
    [{ minuteOfDay: -1 }, 'Kies een tijd tussen 00:00 en 23:59.'],
    [{ weekday: 0 }, 'Kies een dag van de week.'],
    [{ weekday: 8 }, 'Kies een dag van de week.'],
  ])('are refused with %j', async (given, sentence) => {
    expect((await set(own, given)).error).toBe(sentence)
  })

  test('cover only tenders stored from then on, also when switched on again', async () => {
    await set(own, { rhythm: 'OFF' })
    await db().query("UPDATE profile_alerts SET told_from = now() - interval '1 day'")
    await set(own)
    const [row] = await db().query<{ fresh: boolean }[]>(
      "SELECT told_from > now() - interval '1 hour' AS fresh FROM profile_alerts",
    )
    expect(row).toEqual({ fresh: true })
  })
})

/** Each call gets the next of these status codes. */
let statuses: number[] = []
let calls = 0
const receiver = http.createServer((_request, response) => {
  calls++
  response.writeHead(statuses.shift() ?? 204, { location: 'http://127.0.0.1:1/' }).end()
})
beforeAll(() => new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  statuses = []
  calls = 0
})

describe('a webhook', () => {
  const SET =
    'mutation ($input: SetProfileWebhookInput!) { setProfileWebhook(input: $input) { secret profile { webhook { url } } } }'
  const here = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const set = (user: User, url = here()) => asked(user, SET, { input: { profileId, url } })
  const hook = async () =>
    (
      await db().query<{ failing: boolean; off: boolean }[]>(
        'SELECT failing_since IS NOT NULL AS failing, off_at IS NOT NULL AS off FROM profile_webhooks',
      )
    )[0]

  async function aDelivery(): Promise<Delivery> {
    const { id: tenderId } = await aTender(db(), { title: 'Zaaksysteem' })
    const delivery = {
      id: uuid(),
      userId: own.id,
      about: 'matches',
      profileId,
      channel: 'webhook',
      tenderIds: [tenderId],
    } as const
    await db().query(
      `INSERT INTO alert_deliveries (id, user_id, about, profile_id, channel, tender_ids, since, created_at)
       VALUES ($1, $2, 'matches', $3, 'webhook', $4, now(), now())`,
      [delivery.id, own.id, profileId, delivery.tenderIds],
    )
    return { ...delivery, since: new Date(), createdAt: new Date(), attempts: 1 }
  }
  const send = (delivery: Delivery, now = new Date(), settings: Settings = testSettings()) =>
    sendToWebhook(db(), delivery, { settings, secrets: ['geheim'] }, now)

  test('gets a secret that is shown once and not stored; another address gets another secret', async () => {
    const [first, second] = [(await set(own)).data.setProfileWebhook, (await set(own)).data.setProfileWebhook]
    expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(second.secret).not.toBe(first.secret)
    const [{ row }] = await db().query<[{ row: string }]>('SELECT w::text AS row FROM profile_webhooks w')
    expect(row).not.toContain(second.secret.slice(6))
    expect((await set(colleague)).error).toBe(GONE)
  })

  test('signs its messages with both secrets during a rotation, so that a receiver with the former one accepts them', async () => {
    const [former, latest] = [['old'], ['new', 'old']] as const
    const [shown, other] = [
      webhookSecrets(profileId, 'nonce', former)[0],
      webhookSecrets(profileId, 'nonce', latest)[0],
    ]
    expect(webhookSecrets(profileId, 'nonce', latest)).toEqual([other, shown])
    const now = new Date()
    const signature = signatures(webhookSecrets(profileId, 'nonce', latest), 'msg_1', now, '{}')
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(now.getTime() / 1000)) }
    for (const secret of [shown, other])
      expect(new Webhook(secret).verify('{}', { ...headers, 'webhook-signature': signature })).toEqual({})
    const signed = unsubscribeToken({ kind: 'profile', id: profileId }, former)
    expect(readUnsubscribeToken(signed, latest)).toEqual({ kind: 'profile', id: profileId })
    expect(readUnsubscribeToken(signed, ['new'])).toBeNull()
  })

  test.each([
    'http://receiver.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://intranet/',
    'https://user:pass@receiver.example/',
    'ftp://receiver.example/',
    'receiver',
    '',
  ])('SSRF: a webhook to %j is refused', url => {
    expect(() => readWebhookAddress(url, { environment: 'production' })).toThrow(/adres|wachtwoord/)
  })

  test('SSRF: a webhook whose name resolves to an internal address is not called, at whatever time it was set', async () => {
    await set(own)
    await db().query("UPDATE profile_webhooks SET url = 'https://localhost.localdomain/'")
    expect((await send(await aDelivery(), new Date(), testSettings({ environment: 'production' }))).error).toBe(
      'Het adres bestaat niet, of is niet vanaf internet bereikbaar.',
    )
  })

  test('does not follow a redirect, and reports it', async () => {
    await set(own)
    statuses = [302]
    expect((await send(await aDelivery())).error).toMatch(/^Dit adres stuurt door \(302\)/)
    expect(calls).toBe(1)
  })

  test('is switched off after three days of failures, reports that, and is not called until switched on again', async () => {
    await set(own)
    const delivery = await aDelivery()
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    statuses = [500, 500, 204, 500, 500]
    await send(delivery)
    await send(delivery, days(2))
    expect(await hook()).toEqual({ failing: true, off: false })
    await send(delivery, days(2.5))
    expect(await hook()).toEqual({ failing: false, off: false })
    await send(delivery, days(3))
    await send(delivery, days(6.1))
    expect(await hook()).toEqual({ failing: true, off: true })
    expect((await send(delivery)).error).toBe('De webhook staat uit.')
    expect(calls).toBe(5)
    const resend = () =>
      asked(own, `mutation { resendWebhookDelivery(input: { id: "${delivery.id}" }) { id nextTryAt } }`)
    expect((await resend()).error).toBe('Deze webhook staat uit. Zet hem eerst weer aan.')
    await asked(own, `mutation { resumeProfileWebhook(input: { id: "${profileId}" }) { profile { id } } }`)
    expect((await resend()).data.resendWebhookDelivery).toEqual([{ id: delivery.id, nextTryAt: expect.any(String) }])
    expect(
      (await asked(colleague, `mutation { resendWebhookDelivery(input: { id: "${delivery.id}" }) { id } }`)).error,
    ).toBe('Dit bericht bestaat niet (meer).')
  })

  test('is switched off at once by status 410', async () => {
    await set(own)
    statuses = [410]
    await send(await aDelivery())
    expect(await hook()).toEqual({ failing: true, off: true })
  })
})

test('a secret link opens a profile as a feed and an agenda, without the tenders that its owner dismissed, until it is revoked', async () => {
  const shown = await aTender(db(), { title: 'Zaaksysteem vernieuwen' })
  const away = await aTender(db(), { title: 'Zaaksysteem weg' })
  await db().query('INSERT INTO tender_put_away (user_id, tender_id) VALUES ($1, $2)', [own.id, away.id])
  await db().query('UPDATE app_users SET has_put_away = true WHERE id = $1', [own.id])
  const RENEW = `mutation { renewProfileLink(input: { id: "${profileId}" }) { atom agenda profile { linkedAt } } }`
  expect((await asked(colleague, RENEW)).error).toBe(GONE)
  const { atom, agenda } = (await asked(own, RENEW)).data.renewProfileLink
  for (const address of [atom, agenda]) {
    const reply = await fetch(address)
    const text = await reply.text()
    expect([reply.status, text.includes(shown.title), text.includes(away.title)]).toEqual([200, true, false])
  }
  expect((await fetch(atom.replace('.atom', '.csv'))).status).toBe(404)
  const { atom: newer } = (await asked(own, RENEW)).data.renewProfileLink
  expect([(await fetch(atom)).status, (await fetch(newer)).status]).toEqual([404, 200])
  await asked(own, `mutation { revokeProfileLink(input: { id: "${profileId}" }) { profile { id } } }`)
  expect((await fetch(newer)).status).toBe(404)
})

describe('a closing date reminder', () => {
  /** Ten in the morning in Amsterdam. */
  const day = (dayOfMonth: number) => new Date(`2026-12-${String(dayOfMonth).padStart(2, '0')}T09:00:00Z`)
  const planned = async () =>
    (
      await db().query<{ n: number }[]>(`SELECT cardinality(tender_ids) AS n FROM alert_deliveries ORDER BY created_at`)
    ).map(({ n }) => n)
  async function aBookmark(closing: Date | null, createdAt = day(1)): Promise<void> {
    const { id: tenderId } = await aTender(db(), { closingDate: closing })
    await db().insert(Bookmark, { id: uuid(), userId: own.id, tenderId, createdAt })
  }

  test('is sent seven and two days before closing, once each, in one mail for all bookmarks', async () => {
    await aBookmark(day(20))
    await aBookmark(day(20))
    for (let date = 2; date < 21; date++) for (let times = 0; times < 2; times++) await planReminders(db(), day(date))
    expect(await planned()).toEqual([2, 2])
  })

  test('is sent again when the closing date moves', async () => {
    await aBookmark(day(20))
    await planReminders(db(), day(13))
    await db().query('UPDATE tenders SET closing_date = $1', [day(27)])
    await planReminders(db(), day(19))
    expect(await planned()).toEqual([1])
    await planReminders(db(), day(20))
    expect(await planned()).toEqual([1, 1])
  })

  test('is not sent at night, nor for bookmarks added within those days', async () => {
    await aBookmark(day(20))
    await planReminders(db(), new Date('2026-12-13T03:00:00Z'))
    await db().query('DELETE FROM bookmarks')
    await aBookmark(day(20), day(15))
    await planReminders(db(), day(16))
    expect(await planned()).toEqual([])
    await planReminders(db(), day(18))
    expect(await planned()).toEqual([1])
  })

  test.each([
    ['far away', day(28)],
    ['within the days of a reminder', day(23)],
    ['unknown', null],
  ])('is sent for a bookmark added today when the closing date was %s and is tomorrow since', async (_what, was) => {
    await aBookmark(was, day(18))
    await planReminders(db(), day(18))
    expect(await planned()).toEqual([])
    await db().query('UPDATE tenders SET closing_date = $1', [day(19)])
    for (let times = 0; times < 2; times++) await planReminders(db(), day(18))
    expect(await planned()).toEqual([1])
  })

  test('is sent for each closing date of the lots, and for a date that moved since the bookmark', async () => {
    const lotClosingDates = [day(10), day(20)]
    const { id: tenderId } = await aTender(db(), { closingDate: day(20), lotClosingDates })
    await db().insert(Bookmark, { id: uuid(), userId: own.id, tenderId, createdAt: day(9) })
    await planReminders(db(), day(9))
    expect(await planned()).toEqual([])
    for (const date of [13, 18]) await planReminders(db(), day(date))
    expect(await planned()).toEqual([1, 1])
    await db().query('UPDATE tenders SET lot_closing_dates = $1, closing_date = $2', [[day(19), day(21)], day(21)])
    await planReminders(db(), day(18))
    expect(await planned()).toEqual([1, 1, 1])
  })

  test('is sent before the answers to a market consultation are due', async () => {
    await aBookmark(day(20))
    await db().query("UPDATE tenders SET status = 'Marktconsultatie', stage = 'consultation'")
    await planReminders(db(), day(18))
    expect(await planned()).toEqual([1])
  })

  test('is about the earliest deadline of all copies', async () => {
    await aBookmark(day(28))
    const [{ id: late }] = await db().query<[{ id: string }]>('SELECT id FROM tenders')
    const { id: tenderId } = await aTender(db(), { closingDate: day(20) })
    await db().query('UPDATE tenders SET copy_of = $1 WHERE id = $2', [tenderId, late])
    await planReminders(db(), day(18))
    const deliveries = await db().query('SELECT tender_ids AS "tenderIds" FROM alert_deliveries')
    expect(deliveries).toEqual([{ tenderIds: [tenderId] }])
  })

  test('is sent on the days that the user chooses, or never', async () => {
    await aBookmark(day(20))
    const set = (days: number[]) =>
      asked(own, 'mutation ($days: [Int!]!) { setReminderDays(input: { days: $days }) }', { days })
    expect((await asked(own, '{ reminderDays }')).data.reminderDays).toEqual([7, 2])
    expect((await set([1, 14, 1])).data.setReminderDays).toEqual([14, 1])
    await planReminders(db(), day(13))
    expect(await planned()).toEqual([1])
    expect((await set([])).data.setReminderDays).toEqual([])
    await planReminders(db(), day(19))
    expect(await planned()).toEqual([1])
    expect((await set([61])).error).toBe('Een herinnering komt maximaal 60 dagen van tevoren.')
  })
})

test('the web push keys are generated once, in a file that only we can read', () => {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'push-keys-'))
  const keys = pushKeys(testSettings({ dataDirectory }))
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  expect(pushKeys(testSettings({ dataDirectory }))).toEqual(keys)
  expect(fs.statSync(path.join(dataDirectory, 'push-keys.json')).mode & 0o777).toBe(0o600)
  fs.rmSync(dataDirectory, { recursive: true })
})
