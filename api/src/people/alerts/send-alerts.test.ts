import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { aProfile } from '../../../test/alerts.js'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aConnector, aDraft, aRun, harvested, onlyRead } from '../../../test/harvesting.js'
import { testServer } from '../../../test/web-server.js'
import { sessionSecrets } from '../auth/secret.js'
import type { NoticeDraft } from '../../ingest/notices/draft.js'
import { SourceError } from '../../platform/fetching/source-error.js'
import type { Settings } from '../../platform/settings/settings.js'
import { matchProfiles } from './matching/match.service.js'
import { claimDeliveries } from './outbox/outbox.service.js'
import { planDue } from './outbox/plan.service.js'
import { sendAlerts } from './send-alerts.service.js'
import { setWebhook } from './webhook/webhook.service.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

/** A real SMTP server: the mails that it accepted, the number of mails that it refuses first, and whether it refuses our sender. */
const mails: ParsedMail[] = []
let refusals = 0
let isSenderRefused = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onMailFrom(_address, _session, done) {
    done(isSenderRefused ? Object.assign(new Error('not from you'), { responseCode: 550 }) : null)
  },
  onData(stream, _session, done) {
    simpleParser(stream, {}, (error, mail) => {
      if (error || refusals-- > 0) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
      mails.push(mail)
      done()
    })
  },
})

interface Received {
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A real webhook receiver, which responds with these status codes in turn, and then with 204. */
const calls: Received[] = []
let statuses: number[] = []
const receiver = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    calls.push({ headers: request.headers, text: Buffer.concat(parts).toString() })
    response.writeHead(statuses.shift() ?? 204, { location: '/elders' }).end()
  })
})
const portOf = (one: http.Server | SMTPServer['server']) => (one.address() as AddressInfo).port

let settings: Settings
beforeAll(async () => {
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  settings = testSettings({
    publicUrl: server.url,
    mail: { smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`, address: 'tenders@greenrock.nl' },
  })
  mails.length = 0
  calls.length = 0
  statuses = []
  refusals = 0
  isSenderRefused = false
})
afterAll(async () => {
  await new Promise<void>(resolve => smtp.close(resolve))
  receiver.closeAllConnections()
  receiver.close()
})

const now = () => new Date()
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

/** Retries, because a transaction still running in another test's database holds the update feed back for a moment. */
async function runAlerts(at = now()): Promise<void> {
  const [{ writer }] = await db().query<[{ writer: string }]>('SELECT pg_current_xact_id()::text AS writer')
  for (;;) {
    await matchProfiles(db())
    const [row] = await db().query<{ past: boolean }[]>('SELECT writer > $1::xid8 AS past FROM alert_cursor', [writer])
    if (row?.past) break
  }
  await sendAlerts(db(), settings, at)
}

async function aFollower(given: { email?: string; filter?: object } = {}, alert: Parameters<typeof aProfile>[2] = {}) {
  const user = await aUser(db(), { email: given.email ?? 'anna@greenrock.nl' })
  const profile = { userId: user.id, name: 'Zaaksystemen', filter: given.filter ?? { search: 'zaaksysteem' } }
  return { user, profileId: await aProfile(db(), profile, alert) }
}

const webhookOf = (userId: string, profileId: string) =>
  setWebhook(
    db(),
    userId,
    { profileId, url: `http://127.0.0.1:${portOf(receiver)}/tenders` },
    { settings, secrets: sessionSecrets(settings) },
  )

const three = ['1', '2', '3'].map(id =>
  aDraft(id, { title: `Beheer zaaksysteem ${id}`, publishedAt: new Date(Date.now() - 3_600_000) }),
)

describe('a harvest with three matches', () => {
  test('sends one mail and one signed webhook call with all three, and a second harvest sends nothing', async () => {
    const { user, profileId } = await aFollower()
    const secret = await webhookOf(user.id, profileId)
    await harvested(db(), aConnector([[...three, aDraft('4', { title: 'Iets anders', description: 'Bruggen' })]]))
    await runAlerts()

    expect(mails).toHaveLength(1)
    const [mail] = mails as [ParsedMail]
    expect(mail).toMatchObject({ subject: '3 nieuwe tenders: Zaaksystemen', to: { text: 'anna@greenrock.nl' } })
    for (const { title } of three)
      expect([mail.text!.includes(title), String(mail.html).includes(title)]).toEqual([true, true])
    expect(mail.text).toContain('past op: zaaksysteem')
    expect(calls).toHaveLength(1)
    const [{ headers, text }] = calls as [Received]
    const message = new Webhook(secret).verify(text, headers as Record<string, string>) as {
      data: { tenders: { title: string }[] }
    }
    expect(message.data.tenders.map(({ title }) => title).toSorted()).toEqual(three.map(({ title }) => title))

    await harvested(
      db(),
      aConnector([three.map(draft => ({ ...draft, description: 'Een andere tekst over een zaaksysteem.' }))]),
    )
    await runAlerts()
    await runAlerts(minutes(1000))
    expect([mails.length, calls.length]).toEqual([1, 1])
  })

  test('can be unsubscribed from by the link in the mail without signing in: by one click, or by a page with a button', async () => {
    await aFollower()
    await harvested(db(), aConnector([three]))
    await runAlerts()
    const headers = mails[0]!.headers.get('list') as { unsubscribe: { url: string } }
    const { url } = headers.unsubscribe
    expect(mails[0]!.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    const page = await fetch(url)
    expect([page.status, (await page.text()).includes('Meld mij af')]).toEqual([200, true])
    await aTender(db(), { title: 'Zaaksysteem na het lezen van de pagina' })
    await runAlerts()
    expect(mails).toHaveLength(2)

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    await aTender(db(), { title: 'Zaaksysteem na het afmelden' })
    await runAlerts()
    expect(mails).toHaveLength(2)
  })

  test('reveals nothing through a link that was tampered with', async () => {
    const { profileId } = await aFollower()
    await harvested(db(), aConnector([three]))
    await runAlerts()
    const { url } = (mails[0]!.headers.get('list') as { unsubscribe: { url: string } }).unsubscribe
    const other = url.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect((await fetch(other, { method: 'POST' })).status).toBe(404)
    expect(await db().query('SELECT by_mail FROM profile_alerts WHERE profile_id = $1', [profileId])).toEqual([
      { by_mail: true },
    ])
  })
})

describe('a crash', () => {
  test('between storing matches and planning loses nothing', async () => {
    await aFollower()
    await harvested(db(), aConnector([three]))
    while ((await matchProfiles(db())) === 0);
    await runAlerts()
    expect(mails.map(({ subject }) => subject)).toEqual(['3 nieuwe tenders: Zaaksystemen'])
  })

  test('between planning and sending loses nothing, and each alert is sent once', async () => {
    const { user, profileId } = await aFollower()
    await webhookOf(user.id, profileId)
    await harvested(db(), aConnector([three]))
    while ((await matchProfiles(db())) === 0);
    await planDue(db(), now())
    expect([mails.length, calls.length]).toEqual([0, 0])
    await runAlerts()
    await runAlerts(minutes(1000))
    expect([mails.length, calls.length]).toEqual([1, 1])
  })

  test('while sending makes the next process send once more with the same ids', async () => {
    const { user, profileId } = await aFollower()
    await webhookOf(user.id, profileId)
    await harvested(db(), aConnector([three]))
    await runAlerts()
    // Simulates lost acknowledgements: sent, but not recorded.
    await db().query('UPDATE alert_deliveries SET sent_at = NULL, next_try_at = now()')
    await runAlerts()
    expect([mails.length, calls.length]).toEqual([2, 2])
    expect(mails[1]!.messageId).toBe(mails[0]!.messageId)
    expect(calls[1]!.headers['webhook-id']).toBe(calls[0]!.headers['webhook-id'])
  })

  test('after claiming a delivery lets another process take over when the lease expires, and not before', async () => {
    await aFollower()
    await harvested(db(), aConnector([three]))
    while ((await matchProfiles(db())) === 0);
    await planDue(db(), now())
    expect(await claimDeliveries(db(), 10, now())).toHaveLength(1)
    await runAlerts()
    expect(mails).toHaveLength(0)
    await runAlerts(minutes(3))
    expect(mails).toHaveLength(1)
  })
})

describe('a source that could not be read', () => {
  const fails = new SourceError('unreachable', 'weg')
  const listOf = (drafts: readonly NoticeDraft[]) => aConnector([drafts])

  test('is named in both parts of the mail, also when it was read again after the mail was planned', async () => {
    await onlyRead(db(), 'between')
    await aFollower()
    await harvested(db(), listOf(three))
    await harvested(db(), aConnector([fails]))
    while ((await matchProfiles(db())) === 0);
    await planDue(db(), now())
    await harvested(db(), listOf(three))
    await runAlerts()
    const [{ text, html }] = mails as [ParsedMail]
    const warning =
      /Niet gedekt( vannacht| vandaag)?: Between \(mislukt \d\d:\d\d\)\. Nieuwe tenders van deze bron kunnen ontbreken/
    expect(text!.replaceAll('\n', ' ')).toMatch(warning)
    expect(html).toMatch(warning)
  })

  test('is not named when the profile is about other sources, or after a run that succeeded', async () => {
    await onlyRead(db(), 'between', 'ted')
    await aRun(db(), { source: 'ted', status: 'failed' })
    await aFollower({ filter: { search: 'zaaksysteem', sources: ['between'] } })
    await harvested(db(), aConnector([fails]))
    await harvested(db(), listOf(three))
    await runAlerts()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).not.toContain('Niet gedekt')
  })

  test('causes no mail of its own, and its late tenders are in the next digest, once', async () => {
    const day = (date: number) => new Date(`2026-11-${date}T06:31:00Z`)
    await aFollower({}, { rhythm: 'daily', toldFrom: day(20) })
    await harvested(db(), aConnector([fails]))
    await runAlerts(day(23))
    expect(mails).toHaveLength(0)
    await harvested(db(), listOf(three.slice(0, 1)))
    await runAlerts(day(24))
    await harvested(db(), aConnector([fails]))
    await runAlerts(day(25))
    await harvested(db(), listOf(three))
    await runAlerts(day(26))
    await harvested(db(), listOf(three))
    await runAlerts(day(27))
    expect(mails.map(({ subject }) => subject)).toEqual([
      '1 nieuwe tender: Zaaksystemen',
      '2 nieuwe tenders: Zaaksystemen',
    ])
  })
})

describe('an alert mail', () => {
  test('is sent at its scheduled time, covers all matches since the previous one, and is skipped without matches', async () => {
    await aFollower({}, { rhythm: 'daily', toldFrom: new Date('2026-11-20T10:00:00Z') })
    await runAlerts(new Date('2026-11-23T06:29:00Z'))
    await runAlerts(new Date('2026-11-23T06:31:00Z'))
    expect(mails).toHaveLength(0)
    await harvested(db(), aConnector([three]))
    await runAlerts(new Date('2026-11-24T06:29:00Z'))
    expect(mails).toHaveLength(0)
    await runAlerts(new Date('2026-11-24T06:31:00Z'))
    expect(mails.map(({ subject }) => subject)).toEqual(['3 nieuwe tenders: Zaaksystemen'])
    expect(mails[0]!.text).toContain('Sinds gisteren 07:30.')
    expect(mails[0]!.text).toContain('sinds=2026-11-23T06:30:00.000Z')
  })

  test('links to a list that has all its tenders', async () => {
    await aFollower()
    await harvested(db(), aConnector([three]))
    await runAlerts()
    const since = new URL(/https?:\S+profiel=\S+/.exec(mails[0]!.text!)![0]).searchParams.get('sinds')
    expect(await db().query('SELECT count(*)::int AS n FROM tenders WHERE created_at > $1', [since])).toEqual([
      { n: 3 },
    ])
  })

  test('waits for a running refresh, and then covers all its tenders', async () => {
    await aFollower()
    await db().query("INSERT INTO jobs (id, kind, status) VALUES (gen_random_uuid(), 'refresh', 'running')")
    await harvested(db(), aConnector([three.slice(0, 1)]))
    await runAlerts()
    expect(mails).toHaveLength(0)
    await harvested(db(), aConnector([three]))
    await db().query("UPDATE jobs SET status = 'success'")
    await runAlerts()
    expect(mails.map(({ subject }) => subject)).toEqual(['3 nieuwe tenders: Zaaksystemen'])
  })

  test('leaves out tenders that were seen, were dismissed, or no longer fit', async () => {
    const { user } = await aFollower({ filter: { search: 'zaaksysteem', openClosed: 'open' } })
    const [seen, away, closed, left] = await Promise.all(
      ['gezien', 'weg', 'gesloten', 'over'].map(word => aTender(db(), { title: `Zaaksysteem ${word}` })),
    )
    while ((await matchProfiles(db())) === 0);
    await db().query('INSERT INTO tender_seen (user_id, tender_id) VALUES ($1, $2)', [user.id, seen!.id])
    await db().query('INSERT INTO tender_put_away (user_id, tender_id) VALUES ($1, $2)', [user.id, away!.id])
    await db().query('UPDATE app_users SET has_put_away = true')
    await db().query("UPDATE tenders SET status = 'Gegund' WHERE id = $1", [closed!.id])
    await runAlerts()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toBe('1 nieuwe tender: Zaaksystemen')
    expect(mails[0]!.text).toContain(left!.title)
  })

  test('mentions a tender once, even when two profiles find it at two sources', async () => {
    const { user } = await aFollower()
    await aProfile(db(), { userId: user.id, name: 'Beheer', filter: { search: 'beheer' } })
    const { id } = await aTender(db(), { title: 'Beheer zaaksysteem' })
    await aTender(db(), { title: 'Beheer zaaksysteem', source: 'ted', copyOf: id })
    await runAlerts()
    expect(mails.map(({ subject }) => subject!.slice(0, 15))).toEqual(['1 nieuwe tender'])
    // Now the other copy becomes the one that lists show.
    const other = await aTender(db(), { title: 'Beheer zaaksysteem', source: 'between' })
    await db().query('UPDATE tenders SET copy_of = $2 WHERE id = $1 OR copy_of = $1', [id, other.id])
    await runAlerts()
    expect(mails).toHaveLength(1)
  })

  test('is not sent to a deactivated user', async () => {
    await aFollower()
    await db().query('UPDATE app_users SET is_active = false')
    await harvested(db(), aConnector([three]))
    await runAlerts()
    expect(mails).toHaveLength(0)
  })

  test('is retried with growing delays when the server refuses it temporarily', async () => {
    await aFollower()
    refusals = 2
    await harvested(db(), aConnector([three]))
    await runAlerts()
    const [failed] = await db().query<{ status: number; error: string }[]>('SELECT status, error FROM alert_deliveries')
    expect(failed).toEqual({ status: 451, error: 'De mailserver neemt de mail nu niet aan (451).' })
    await runAlerts(minutes(1))
    expect(refusals).toBe(1)
    await runAlerts(minutes(3))
    await runAlerts(minutes(7))
    expect(mails).toHaveLength(0)
    await runAlerts(minutes(9))
    expect(mails).toHaveLength(1)
  })

  test('waits while the server refuses our account, which administrators can read, and is then sent once', async () => {
    const { user } = await aFollower()
    const administrator = await aUser(db(), { isAdmin: true })
    const problem = async () =>
      (await ask(db(), '{ mailProblem }', {}, settings, administrator)).data.mailProblem as string | null
    expect((await ask(db(), '{ mailProblem }', {}, settings, user)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
    isSenderRefused = true
    await harvested(db(), aConnector([three]))
    await runAlerts()
    expect(await problem()).toBe('1 mail wacht op een nieuwe poging. De mailserver neemt de mail nu niet aan (550).')
    isSenderRefused = false
    await runAlerts(minutes(3))
    await runAlerts(minutes(1000))
    expect(mails).toHaveLength(1)
    expect(await problem()).toBeNull()
  })
})
