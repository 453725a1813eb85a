import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import express from 'express'
import { v7 as uuid } from 'uuid'
import { testSettings } from '../../../../test/ask.js'
import { aProfile } from '../../../../test/alerts.js'
import { testDatabase } from '../../../../test/database.js'
import { aChange, aTender, aUser } from '../../../../test/factories.js'
import { eraseAccount } from '../../../accounts/users/account.service.js'
import type { User } from '../../../accounts/users/user.entity.js'
import { sessionSecrets } from '../../auth/secret.js'
import { Bookmark } from '../../bookmarks/bookmark.entity.js'
import { followBuyer, followTender } from '../../following/follow.service.js'
import { setChangeChoices, setChangeMail } from '../../following/preference.service.js'
import { InboxItem } from '../../inbox/inbox-item.entity.js'
import { ChangeTopic, TenderChangeKind } from '../../../tenders/changes/change.js'
import { StoredChange } from '../../../tenders/changes/tender-change.entity.js'
import type { Tender } from '../../../tenders/tender/tender.entity.js'
import { composeMail } from '../mail/compose.service.js'
import { letterText } from '../mail/letter-text.js'
import { claimDeliveries, endAttempt } from '../outbox/outbox.service.js'
import { UNSUBSCRIBE_PATH, unsubscribePage } from '../unsubscribe/unsubscribe-page.js'
import { messageOf } from '../webhook/message.service.js'
import { pushMessageOf } from '../push/message.service.js'
import { planChangeMails } from './plan.service.js'
import { nextDigest, tellChanges } from './tell.service.js'

const database = testDatabase()
const db = () => database.manager

const NOON = new Date('2026-11-19T11:00:00Z')
const minutes = (n: number) => new Date(NOON.getTime() + n * 60_000)
const moved = { oldDate: '2026-12-17T11:00:00.000Z', newDate: '2026-11-30T11:00:00.000Z' }

const bookmark = (user: User, tender: Tender, given: Partial<Bookmark> = {}) =>
  db().save(
    db().create(Bookmark, {
      id: uuid(),
      userId: user.id,
      tenderId: tender.id,
      createdAt: new Date('2026-11-01'),
      ...given,
    }),
  )

const earlier = (tender: Tender, given: Partial<StoredChange> = {}) =>
  aChange(db(), tender.id, TenderChangeKind.CLOSING_DATE, moved, {
    topic: ChangeTopic.DEADLINE_EARLIER,
    noticedAt: NOON,
    ...given,
  })

const inboxOf = (user: User) => db().findBy(InboxItem, { userId: user.id })
const sender = { settings: testSettings(), secrets: sessionSecrets(testSettings()) }

/** The mails and notifications that are due, as texts. */
async function sent(now: Date) {
  await planChangeMails(db(), now)
  const deliveries = await claimDeliveries(db(), 50, now)
  for (const delivery of deliveries) await endAttempt(db(), delivery, {}, now)
  const mails = []
  for (const delivery of deliveries.filter(({ channel }) => channel === 'mail')) {
    const composed = await composeMail(db(), delivery, sender, now)
    if (composed) mails.push({ to: composed.to, subject: composed.letter.subject, text: letterText(composed.letter) })
  }
  const pushed = deliveries.filter(({ channel }) => channel === 'push')
  return { mails, pushed }
}

describe('nobody is told about a change', () => {
  test.each<[string, (user: User, tender: Tender) => Promise<unknown>]>([
    ['without following the tender', async () => {}],
    ['that was noticed before the bookmark', (user, tender) => bookmark(user, tender, { createdAt: minutes(1) })],
    ['after the bookmark was removed', (user, tender) => bookmark(user, tender, { detachedAt: NOON })],
    [
      'after they stopped following it, although it is bookmarked',
      async (user, tender) => {
        await bookmark(user, tender)
        await followTender(db(), user.id, { tenderId: tender.id, follows: false })
      },
    ],
    [
      'whose account is switched off',
      async (user, tender) => {
        await bookmark(user, tender)
        await db().query('UPDATE app_users SET is_active = false WHERE id = $1', [user.id])
      },
    ],
    [
      'about which they want to hear nothing',
      async (user, tender) => {
        await bookmark(user, tender)
        const choice = { inProduct: false, mail: 'never', push: false } as const
        await setChangeChoices(db(), user.id, { deadline_earlier: choice })
      },
    ],
  ])('%s', async (_what, prepare) => {
    const [user, tender] = [await aUser(db()), await aTender(db())]
    await prepare(user, tender)
    await earlier(tender)
    expect(await tellChanges(db(), NOON)).toBe(0)
    expect(await sent(minutes(1))).toEqual({ mails: [], pushed: [] })
  })

  test('that turned out not to have happened, or only rewords it', async () => {
    const [user, tender] = [await aUser(db()), await aTender(db())]
    await bookmark(user, tender)
    await earlier(tender, { isObsolete: true })
    await aChange(db(), tender.id, TenderChangeKind.DESCRIPTION, {}, { noticedAt: NOON })
    expect(await tellChanges(db(), NOON)).toBe(0)
  })
})

describe('a change is told once', () => {
  test('to everybody who follows the tender, a copy of it, or its buyer', async () => {
    const shown = await aTender(db(), { organization: 'Gemeente Westerveen' })
    const copy = await aTender(db(), { copyOf: shown.id, source: 'ted' })
    const [owner, follower, fan, stranger] = await Promise.all([1, 2, 3, 4].map(() => aUser(db())))
    await bookmark(owner!, copy)
    await followTender(db(), follower!.id, { tenderId: shown.id, follows: true })
    await followBuyer(db(), fan!.id, { tenderId: shown.id, follows: true })
    await earlier(shown, { noticedAt: new Date('2100-01-01') })
    expect(await tellChanges(db(), NOON)).toBe(3)
    expect(await tellChanges(db(), NOON)).toBe(0)
    expect(
      await Promise.all([owner!, follower!, fan!, stranger!].map(async one => (await inboxOf(one)).length)),
    ).toEqual([1, 1, 1, 0])
  })

  test('also when several copies say it, at once or later', async () => {
    const shown = await aTender(db())
    const [second, third] = [
      await aTender(db(), { copyOf: shown.id, source: 'ted' }),
      await aTender(db(), { copyOf: shown.id, source: 'ted' }),
    ]
    const user = await aUser(db())
    await bookmark(user, shown)
    await earlier(shown, { key: 'moved to 30 November' })
    await earlier(second, { key: 'moved to 30 November' })
    await tellChanges(db(), NOON)
    await earlier(third, { key: 'moved to 30 November' })
    await tellChanges(db(), minutes(5))
    expect(await inboxOf(user)).toHaveLength(1)
  })

  test('when two processes tell at the same time', async () => {
    const tender = await aTender(db())
    const users = await Promise.all([1, 2, 3].map(() => aUser(db())))
    for (const user of users) await bookmark(user, tender)
    for (let n = 0; n < 60; n++) await earlier(tender)
    const counts = await Promise.all([tellChanges(db(), NOON), tellChanges(db(), NOON)])
    expect(counts[0] + counts[1]).toBe(180)
    const mails = await Promise.all([planChangeMails(db(), NOON), planChangeMails(db(), NOON)])
    expect(mails).toHaveLength(2)
    expect((await claimDeliveries(db(), 50, NOON)).map(({ userId }) => userId).toSorted()).toEqual(
      users.map(({ id }) => id).toSorted(),
    )
  })
})

describe('the mail about a change', () => {
  test('begins with the old and the new date, is sent at once, and only once', async () => {
    const tender = await aTender(db(), { title: 'Raamovereenkomst penetratietesten', organization: 'Ziekenhuisgroep' })
    const user = await aUser(db())
    await bookmark(user, tender)
    await earlier(tender)
    await tellChanges(db(), NOON)
    const { mails } = await sent(minutes(1))
    expect(mails).toMatchObject([
      {
        to: user.email,
        subject: 'Sluiting vervroegd van 17 december naar 30 november: Raamovereenkomst penetratietesten',
      },
    ])
    const text = mails[0]!.text
    expect(text.startsWith('Sluiting vervroegd van 17 december naar 30 november\nJe hebt 17 dagen minder')).toBe(true)
    expect(text).toContain('Was: donderdag 17 december 2026, 12:00\nIs nu: maandag 30 november 2026, 12:00')
    expect(await sent(minutes(120))).toEqual({ mails: [], pushed: [] })
  })

  test('bundles further moves within an hour, from the date that the reader last saw', async () => {
    const [user, tender] = [await aUser(db()), await aTender(db())]
    await bookmark(user, tender)
    await earlier(tender)
    await tellChanges(db(), NOON)
    expect((await sent(NOON)).mails).toHaveLength(1)
    const move = (oldDate: string, newDate: string, minute: number) =>
      aChange(
        db(),
        tender.id,
        TenderChangeKind.CLOSING_DATE,
        { oldDate, newDate },
        {
          topic: ChangeTopic.DEADLINE_EARLIER,
          publishedAt: minutes(minute),
          noticedAt: minutes(minute),
        },
      )
    await move(moved.newDate, '2026-11-28T11:00:00Z', 10)
    await move('2026-11-28T11:00:00Z', '2026-11-27T11:00:00Z', 20)
    await tellChanges(db(), minutes(21))
    expect((await sent(minutes(59))).mails).toEqual([])
    const { mails } = await sent(minutes(60))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Sluiting vervroegd van 30 november naar 27 november'),
    ])
  })

  test('is not sent when the date has moved back', async () => {
    const [user, tender] = [await aUser(db()), await aTender(db())]
    await bookmark(user, tender)
    await earlier(tender)
    await aChange(
      db(),
      tender.id,
      TenderChangeKind.CLOSING_DATE,
      { oldDate: moved.newDate, newDate: moved.oldDate },
      { topic: ChangeTopic.DEADLINE_LATER, publishedAt: minutes(1), noticedAt: NOON },
    )
    await tellChanges(db(), NOON)
    expect((await sent(NOON)).mails).toEqual([])
  })

  test('waits for 07:30 when the date is later, and an urgent one takes along what waits', async () => {
    const [user, tender, other] = [await aUser(db()), await aTender(db()), await aTender(db(), { title: 'Ander werk' })]
    await bookmark(user, tender)
    await bookmark(user, other)
    const later = { oldDate: moved.newDate, newDate: moved.oldDate }
    const given = { topic: ChangeTopic.DEADLINE_LATER, noticedAt: NOON }
    await aChange(db(), other.id, TenderChangeKind.CLOSING_DATE, later, given)
    await tellChanges(db(), NOON)
    expect((await sent(minutes(60))).mails).toEqual([])
    await earlier(tender)
    await tellChanges(db(), minutes(61))
    const { mails } = await sent(minutes(61))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toContain('Sluiting vervroegd')
    expect(mails[0]!.text).toContain('Ook bij 1 andere tender die je volgt is iets gewijzigd.')
    expect(mails[0]!.text).toContain('Ander werk')
    expect(mails[0]!.text).toContain('Sluiting verlengd van 30 november naar 17 december')
    expect((await sent(nextDigest(minutes(61)))).mails).toEqual([])
  })

  test('can be bundled or ended from the mail itself', async () => {
    const [user, tender] = [await aUser(db()), await aTender(db())]
    await bookmark(user, tender)
    await setChangeMail(db(), user.id, 'digest')
    await earlier(tender)
    await tellChanges(db(), NOON)
    expect((await sent(minutes(1))).mails).toEqual([])
    await setChangeMail(db(), user.id, 'never')
    expect((await sent(nextDigest(NOON))).mails).toEqual([])
    expect(await inboxOf(user)).toHaveLength(1)
  })

  test('have a link for each tender that ends the mails about it, also while signed out', async () => {
    const [user, tender, other] = [
      await aUser(db()),
      await aTender(db(), { title: 'Kade & brug' }),
      await aTender(db()),
    ]
    for (const each of [tender, other]) {
      await bookmark(user, each)
      await earlier(each)
    }
    await tellChanges(db(), NOON)
    const [mail] = (await sent(minutes(1))).mails
    const links = [...mail!.text.matchAll(/^Geen mail over deze tender: (.+)$/gm)].map(
      ([, url]) => new URL(url!).pathname,
    )
    expect(links).toHaveLength(2)
    const path = links.find(link => link.endsWith(tender.id))!
    // Waits for the digest.
    const later = { oldDate: moved.newDate, newDate: moved.oldDate }
    await aChange(db(), tender.id, TenderChangeKind.CLOSING_DATE, later, {
      topic: ChangeTopic.DEADLINE_LATER,
      noticedAt: minutes(2),
    })
    await tellChanges(db(), minutes(2))

    const app = express().use(UNSUBSCRIBE_PATH, unsubscribePage(db(), sender.secrets))
    const server = app.listen(0)
    const { port } = server.address() as AddressInfo
    const ask = (to: string, method: string) => fetch(`http://127.0.0.1:${port}${to}`, { method })
    // A mail program that follows links mutes nothing.
    expect(await (await ask(path, 'GET')).text()).toContain('‘Kade &amp; brug’')
    expect(await db().query('SELECT FROM tender_follows')).toEqual([])
    expect((await ask(path.replace(/tender.*/, `tender/${uuid()}`), 'POST')).status).toBe(404)
    expect((await ask(path.replace('/c', '/r'), 'POST')).status).toBe(404)
    for (let twice = 0; twice < 2; twice++) expect((await ask(path, 'POST')).status).toBe(200)
    server.close()

    for (const each of [tender, other]) await earlier(each, { key: 'again', noticedAt: minutes(90) })
    await tellChanges(db(), minutes(90))
    const { mails } = await sent(nextDigest(minutes(90)))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).not.toContain('Kade')
  })
})

test('a browser that is subscribed gets one notification for all changes of a run', async () => {
  const [user, tender] = [await aUser(db()), await aTender(db(), { title: 'Penetratietesten' })]
  await bookmark(user, tender)
  await db().query(
    `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, 'https://push.test/1', 'x', 'x', now())`,
    [uuid(), user.id],
  )
  await earlier(tender)
  await aChange(
    db(),
    tender.id,
    TenderChangeKind.STATUS,
    { oldText: 'Open', newText: 'Ingetrokken' },
    {
      topic: ChangeTopic.WITHDRAWN,
      noticedAt: NOON,
    },
  )
  await tellChanges(db(), NOON)
  const { pushed } = await sent(NOON)
  expect(pushed).toHaveLength(1)
  expect(await pushMessageOf(db(), pushed[0]!, NOON)).toMatchObject({
    title: 'Sluiting vervroegd van 17 december naar 30 november',
    path: `/tenders/${tender.id}`,
  })
})

test('a webhook that was called with a tender is called with its changes, but not with its wording', async () => {
  const [user, tender] = [await aUser(db()), await aTender(db(), { title: 'Penetratietesten' })]
  const profileId = await aProfile(db(), { userId: user.id, name: 'Security' })
  await db().query(
    `INSERT INTO profile_webhooks (profile_id, url, nonce, created_at) VALUES ($1, 'https://hook.test/', $2, now())`,
    [profileId, uuid()],
  )
  const matched = (handledAt: Date) =>
    db().query(
      `INSERT INTO profile_matches (profile_id, tender_id, handled_at) VALUES ($1, $2, $3)
       ON CONFLICT (profile_id, tender_id) DO UPDATE SET handled_at = excluded.handled_at`,
      [profileId, tender.id, handledAt],
    )
  await matched(minutes(5))
  await earlier(tender)
  await tellChanges(db(), minutes(5))
  expect(await claimDeliveries(db(), 50, minutes(6))).toEqual([])

  await matched(minutes(-5))
  await earlier(tender)
  await aChange(db(), tender.id, TenderChangeKind.TITLE, {}, { noticedAt: NOON })
  await tellChanges(db(), minutes(5))
  const [delivery, ...others] = await claimDeliveries(db(), 50, minutes(6))
  expect(others).toEqual([])
  expect(await messageOf(db(), delivery!, testSettings())).toMatchObject({
    type: 'tender.changed',
    data: {
      profile: { name: 'Security' },
      tenders: [
        {
          title: 'Penetratietesten',
          changes: [{ kind: 'closing_date', topic: 'deadline_earlier', headline: 'Sluiting vervroegd' }],
        },
      ],
    },
  })
})

test('an erased account leaves no messages', async () => {
  const [user, tender] = [await aUser(db()), await aTender(db())]
  await bookmark(user, tender)
  await followTender(db(), user.id, { tenderId: tender.id, follows: true })
  await earlier(tender, { noticedAt: new Date('2100-01-01') })
  await tellChanges(db(), NOON)
  await eraseAccount(db(), user.id)
  expect(await inboxOf(user)).toEqual([])
  expect((await sent(minutes(1))).mails).toEqual([])
})

test('the next digest is at 07:30 in Amsterdam, also when the clock changes', () => {
  expect(nextDigest(new Date('2026-11-19T06:29:00Z'))).toEqual(new Date('2026-11-19T06:30:00Z'))
  expect(nextDigest(new Date('2026-11-19T06:30:00Z'))).toEqual(new Date('2026-11-20T06:30:00Z'))
  expect(nextDigest(new Date('2026-10-24T12:00:00Z'))).toEqual(new Date('2026-10-25T06:30:00Z'))
})
