import { EventEmitter, once } from 'node:events'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask, testSettings } from '../../../../test/ask.js'
import { testDatabase } from '../../../../test/database.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { anySite } from '../../../../test/local-site.js'
import { onlyRead } from '../../../../test/harvesting.js'
import { until } from '../../../../test/until.js'
import { SourceAdapter } from '../../../reference/added-sources.js'
import { MAX_ADDED_SOURCES } from '../../../reference/limits.js'
import { eraseAccount } from '../../../accounts/users/account.service.js'
import { Tender } from '../../../tenders/tender/tender.entity.js'
import type { User } from '../../../accounts/users/user.entity.js'
import { refreshTenders } from '../refresh.service.js'
import { followAddedSources, loadAddedSources } from './known-sources.service.js'
import { StoredSource } from './stored-source.entity.js'

const database = testDatabase()
const db = () => database.manager
const settings = testSettings({ sources: 'live', sourcePlaces: {}, refreshCoolDownMs: 0 })

let admin: User
beforeEach(async () => {
  await loadAddedSources(db())
  admin = await aUser(db(), { isAdmin: true, firstName: 'Joost', lastName: 'Hendriks' })
})

/** A site that gives this answer at every address except robots.txt. */
async function aSite(
  body: string,
  { status = 200, robots = '', headers = {}, wait = (): Promise<unknown> => Promise.resolve() } = {},
): Promise<string> {
  const origin = await anySite((request, response) => {
    if (request.url !== '/robots.txt') void wait().then(() => response.writeHead(status, headers).end(body))
    else if (robots) response.end(robots)
    else response.writeHead(404).end()
  })
  return `${origin}/feed`
}

const feedOf = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${items.join('')}</channel></rss>`
const anItem = (number: number, content = '') => `<item><guid>${number}</guid><title>Beheerder ${number}</title>
  <link>https://westerveen.example/${number}</link><pubDate>Mon, 02 Mar 2026 09:00:00 +0100</pubDate>
  <description><![CDATA[<p>Opdrachtgever: Gemeente Westerveen</p><p>Sluitingsdatum: 01-12-2028</p>${content}]]></description></item>`
const aFeed = (count: number) => feedOf(...Array.from({ length: count }, (_, index) => anItem(index + 1)))

const input = (given: object = {}) => ({
  name: 'Westerveen',
  address: 'https://westerveen.example/feed',
  adapter: 'FEED',
  tenderType: 'FREELANCE_CONTRACT',
  ...given,
})
const asAdmin = (query: string, variables = {}) => ask(db(), query, variables, settings, admin)

const TRY = `mutation ($input: AddedSourceInput!) { trySource(input: $input) {
  count refusals drafts { title organization closingDate sourceUrl } } }`
const ADD = `mutation ($input: AddedSourceInput!) { addSource(input: $input) { sourceHealth {
  source { key name url } state isOn addition { address adapter tenderType addedBy { firstName } } } } }`
const REMOVE = 'mutation ($source: String!) { removeSource(input: { source: $source }) { source { key name } } }'

const tried = async (given: object = {}) => asAdmin(TRY, { input: input(given) })
const added = async (given: object = {}) => asAdmin(ADD, { input: input(given) })
const removed = async (source: string) => asAdmin(REMOVE, { source })
const messageOf = ({ errors }: { errors: readonly { message: string }[] | undefined }) => errors?.[0]?.message
const options = async () => (await asAdmin('{ sources { key name } }')).data.sources as { key: string; name: string }[]
const facet = async () => {
  const { data } = await asAdmin('{ tenders(first: 1) { facets { source { key label count } } } }')
  return data.tenders.facets.source as { key: string; label: string; count: number }[]
}
const runsOf = (source: string) =>
  db().query<{ status: string; message: string | null }[]>(
    'SELECT status, error_message AS message FROM scraper_runs WHERE source = $1 ORDER BY started_at DESC',
    [source],
  )
const health = async () =>
  (await asAdmin('{ sourceHealth { source { key } state isOn addition { addedBy { firstName } } } }')).data
    .sourceHealth as { source: { key: string }; state: string; addition: { addedBy: object | null } | null }[]

describe('hostile input for an added source', () => {
  test.each([
    ['a private address', { address: 'https://192.168.1.1/feed' }, /eigen netwerk/],
    ['cloud metadata', { address: 'http://169.254.169.254/latest' }, /https:/],
    ['no address', { address: ' ' }, /^Vul een adres in/],
    ['an address of two lines', { address: 'https://a.example/\nHost: b' }, /één regel/],
    ['an address without end', { address: `https://a.example/${'x'.repeat(2000)}` }, /hooguit 2000/],
    ['no name', { name: ' ' }, /2 tot 60 tekens/],
    ['an overlong name', { name: 'x'.repeat(61) }, /2 tot 60 tekens/],
    ['a name of two lines', { name: 'a\nb' }, /één regel/],
  ])('%s is refused, tried and added', async (_what, given, message) => {
    for (const answer of [await tried(given), await added(given)]) expect(messageOf(answer)).toMatch(message)
    expect(await db().count(StoredSource)).toBe(0)
  })

  test.each([
    ['of signs only', '!!!'],
    ['of a source that the product comes with', 'tenderned'],
    ['that is the key of such a source', 'Harveynash'],
  ])('a source name %s is refused', async (_what, name) => {
    expect(messageOf(await added({ name }))).toMatch(/naam/)
  })

  test.each([
    [
      'a web page',
      '<!doctype html><html><body>Feed</body></html>',
      /geen leesbare feed.*niet van een gewone webpagina/,
    ],
    ['nothing', '', /geen leesbare feed/],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss>&b;</rss>', /geen leesbare feed/],
    ['20 000 levels', '<a>'.repeat(20_000), /geen leesbare feed/],
    ['too much', `${' '.repeat(5_000_001)}<rss/>`, /groter dan 5 MB/],
  ])('a site that gives %s is reported as such', async (_what, body, message) => {
    expect(messageOf(await tried({ address: await aSite(body) }))).toMatch(message)
  })

  test('a trial run obeys robots.txt, follows no redirect to another host, and reports a missing page', async () => {
    const closed = await aSite(aFeed(1), { robots: 'User-agent: *\nDisallow: /' })
    expect(messageOf(await tried({ address: closed }))).toMatch(/robots\.txt/)
    const elsewhere = await aSite('', { status: 302, headers: { location: 'http://169.254.169.254/' } })
    expect(messageOf(await tried({ address: elsewhere }))).toMatch(/niet bij deze bron hoort/)
    expect(messageOf(await tried({ address: await aSite('', { status: 404 }) }))).toMatch(/Controleer het adres/)
    const moved = await aSite('', { status: 301, headers: { location: 'https://www.westerveen.example/feed' } })
    expect(messageOf(await tried({ address: moved }))).toBe(
      'Dit adres stuurt door naar https://www.westerveen.example/feed. Vul dat adres in.',
    )
  })

  test.each([
    ['is not there', { status: 404 }],
    ['refuses us', { status: 403 }],
    ['is out of order', { status: 500 }],
    ['wants no robots', { robots: 'User-agent: *\nDisallow: /' }],
    ['sends too much', {}, ' '.repeat(5_000_001)],
  ])('a site that %s is reported as an input error, not as a server error', async (_what, given, body = '') => {
    const { errors } = await tried({ address: await aSite(body, given) })
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ name: 'address' })] } },
    ])
  })

  test('at most 50 sources can be added', async () => {
    const rows = Array.from({ length: MAX_ADDED_SOURCES }, (_, at) => ({
      key: `eigen-${at}` as const,
      name: `Bron ${at}`,
      adapter: 'feed' as const,
      address: `https://bron.example/${at}`,
      tenderType: 'eu_procurement' as const,
      createdBy: null,
      createdAt: new Date(),
      removedAt: null,
    }))
    await db().insert(StoredSource, rows)
    expect(messageOf(await added())).toBe('Er zijn al 50 bronnen toegevoegd. Verwijder er eerst één.')
  })
})

describe('a trial run of a source', () => {
  test('shows what would be stored, in the order of the list, and stores nothing', async () => {
    const address = await aSite(aFeed(12))
    const { data, errors } = await tried({ address })
    expect(errors).toBeUndefined()
    expect(data.trySource).toMatchObject({ count: 12, refusals: [] })
    expect(data.trySource.drafts).toHaveLength(10)
    expect(data.trySource.drafts[0]).toEqual({
      title: 'Beheerder 1',
      organization: 'Gemeente Westerveen',
      closingDate: expect.stringMatching(/^2028-12-01/),
      sourceUrl: 'https://westerveen.example/1',
    })
    expect(await db().query('SELECT count(*)::int AS n FROM notices')).toEqual([{ n: 0 }])
    expect(await db().query('SELECT count(*)::int AS n FROM scraper_runs')).toEqual([{ n: 0 }])
    expect(await db().count(StoredSource)).toBe(0)
  })

  test('reports which notices cannot be used, and why', async () => {
    const address = await aSite(feedOf(anItem(1), `<item><guid>2</guid><title></title></item>`))
    expect((await tried({ address })).data.trySource).toMatchObject({
      count: 2,
      drafts: [{ title: 'Beheerder 1' }],
      refusals: [expect.stringMatching(/titel ontbreekt/)],
    })
  })

  test('reads open data', async () => {
    const release = { ocid: 'ocds-1', id: '1', date: '2026-03-02', tender: { title: 'Bruggen' } }
    const address = await aSite(JSON.stringify({ version: '1.1', releases: [release] }))
    const { data } = await tried({ address, adapter: 'OCDS', tenderType: 'EU_PROCUREMENT' })
    expect(data.trySource.drafts).toEqual([
      { title: 'Bruggen', organization: 'Westerveen', closingDate: null, sourceUrl: null },
    ])
  })
})

describe('an added source', () => {
  test('has its own row and filter option, and its tenders are stored', async () => {
    expect(await facet()).not.toContainEqual(expect.objectContaining({ key: 'eigen-westerveen' }))
    const address = await aSite(aFeed(2))
    const { data, errors } = await added({ address })
    expect(errors).toBeUndefined()
    expect(data.addSource.sourceHealth).toEqual({
      source: { key: 'eigen-westerveen', name: 'Westerveen', url: new URL(address).origin },
      state: 'never',
      isOn: true,
      addition: { address, adapter: 'FEED', tenderType: 'FREELANCE_CONTRACT', addedBy: { firstName: 'Joost' } },
    })
    expect((await options()).at(-1)).toEqual({ key: 'eigen-westerveen', name: 'Westerveen' })
    // The facet counts are memoised, and no tender has changed.
    expect(await facet()).toContainEqual({ key: 'eigen-westerveen', label: 'Westerveen', count: 0 })

    expect(await refreshTenders(db(), settings)).toMatchObject({ totalFound: 2, totalAdded: 2 })
    const filter = '{ tenders(first: 9, filter: { source: "westerveen" }) { nodes { title source { name } } } }'
    expect((await asAdmin(filter)).data.tenders.nodes).toEqual(
      [1, 2].map(() => ({ title: expect.stringMatching(/^Beheerder/), source: { name: 'Westerveen' } })),
    )
    expect(await facet()).toContainEqual({ key: 'eigen-westerveen', label: 'Westerveen', count: 2 })
    expect((await health()).find(({ source }) => source.key === 'eigen-westerveen')).toMatchObject({ state: 'success' })
  })

  test('is also read in samples mode', async () => {
    await added({ address: await aSite(aFeed(2)) })
    await onlyRead(db(), 'striive', 'between', 'headfirst')
    await refreshTenders(db(), { ...settings, sources: 'samples' })
    const rows = await db().query<object[]>('SELECT DISTINCT is_sample FROM tenders WHERE source = $1', [
      'eigen-westerveen',
    ])
    expect(rows).toEqual([{ is_sample: false }])
    expect(await db().query('SELECT count(*) > 50 AS many FROM tenders WHERE is_sample')).toEqual([{ many: true }])
  })

  test('does not clear the samples of the built-in sources; the first live success of one of those does', async () => {
    const auto = {
      ...settings,
      sources: 'auto' as const,
      sourcePlaces: { ctm: { baseUrl: 'http://127.0.0.1:9', days: 1 } },
    }
    await added({ address: await aSite(aFeed(2)) })
    await aTender(db(), { isSample: true })
    const run = 'mutation { runSource(input: { source: "eigen-westerveen" }) { sourceHealth { state } } }'
    expect((await ask(db(), run, {}, auto, admin)).data.runSource.sourceHealth.state).toBe('success')
    expect(await db().countBy(Tender, { isSample: true })).toBe(1)
    await onlyRead(db(), 'freep', 'ctm')
    await refreshTenders(db(), auto)
    expect(await db().countBy(Tender, { isSample: true })).toBeGreaterThan(10)
    expect(await db().countBy(Tender, { isSample: false })).toBe(2)
  })

  test('whose ids or quotes contain characters that PostgreSQL rejects is stored, and so are the other sources', async () => {
    const address = await aSite(
      JSON.stringify({
        releases: ['a\u0000b', 'a\ud800b', 'a'.repeat(6000)].map(ocid => ({
          ocid,
          id: '1',
          tender: { title: 'Bruggen', tenderPeriod: { endDate: ocid === 'a\u0000b' ? 'mor\u0000gen' : null } },
        })),
      }),
    )
    await added({ address, adapter: 'OCDS' })
    const twin = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: 'a\u0000b', title: 'Beheer' }],
    })
    await added({ name: 'Feed', address: await aSite(twin) })
    expect(await refreshTenders(db(), settings)).toMatchObject({ totalFound: 4, totalAdded: 4 })
    const [row] = await runsOf('eigen-westerveen')
    expect(row).toMatchObject({ status: 'success', message: expect.stringMatching(/niet leesbaar: ‘mor ?gen’/) })
  })

  test('can be switched off and can be run by itself', async () => {
    await added({ address: await aSite(aFeed(1)) })
    const run = 'mutation { runSource(input: { source: "eigen-westerveen" }) { sourceHealth { state } } }'
    expect((await asAdmin(run)).data.runSource.sourceHealth.state).toBe('success')
    const off = `mutation { switchSource(input: { source: "eigen-westerveen", isOn: false, reason: "Te veel" }) {
      sourceHealth { state } } }`
    expect((await asAdmin(off)).data.switchSource.sourceHealth.state).toBe('off')
    expect(messageOf(await asAdmin(run))).toMatch(/geen enkele ingestelde bron/)
  })

  test('cannot share its name or address with another source', async () => {
    await added()
    expect(messageOf(await added({ address: 'https://elders.example/' }))).toMatch(/al een bron met deze naam/)
    expect(messageOf(await added({ name: 'Anders' }))).toBe('Dit adres wordt al gelezen, onder de naam Westerveen.')
    const { data } = await added({ name: 'West-erveen', address: 'https://derde.example/' })
    expect(data.addSource.sourceHealth.source.key).toBe('eigen-west-erveen')
    const twin = await added({ name: 'West erveen', address: 'https://vierde.example/' })
    expect(twin.data.addSource.sourceHealth.source.key).toBe('eigen-west-erveen-2')
  })

  test.each(Object.keys(SourceAdapter))('can be read by the adapter %s', async adapter => {
    expect((await added({ adapter })).data.addSource.sourceHealth.addition).toMatchObject({ adapter })
  })

  test('cannot take the key of another source as its name, nor the name of another as its key', async () => {
    await added()
    const twin = await added({ name: 'EIGEN-Westerveen', address: 'https://elders.example/' })
    expect(messageOf(twin)).toMatch(/al een bron met deze naam/)
    await added({ name: 'eigen-noord', address: 'https://noord.example/' })
    const { data } = await added({ name: 'Noord', address: 'https://derde.example/' })
    expect(data.addSource.sourceHealth.source.key).toBe('eigen-noord-2')
  })

  test('outlives the account that added it', async () => {
    await added()
    await aUser(db(), { isAdmin: true })
    await eraseAccount(db(), admin.id)
    admin = await aUser(db(), { isAdmin: true })
    expect((await health()).at(-1)).toMatchObject({ source: { key: 'eigen-westerveen' }, addition: { addedBy: null } })
  })
})

describe('an added source that is removed', () => {
  test('is no longer read, and its tenders keep its name', async () => {
    await added()
    await aTender(db(), { source: 'eigen-westerveen' })
    expect((await removed('eigen-westerveen')).data.removeSource.source.name).toBe('Westerveen')
    expect((await health()).map(({ source }) => source.key)).not.toContain('eigen-westerveen')
    expect(await facet()).toContainEqual({ key: 'eigen-westerveen', label: 'Westerveen', count: 1 })
    expect((await asAdmin('{ tenders(first: 1) { nodes { source { name } } } }')).data.tenders.nodes).toEqual([
      { source: { name: 'Westerveen' } },
    ])
    expect(
      messageOf(
        await asAdmin('mutation { runSource(input: { source: "eigen-westerveen" }) { sourceHealth { state } } }'),
      ),
    ).toMatch(/niet gelezen/)
  })

  test('disappears from the filter options when it has no tenders; removing it twice is idempotent', async () => {
    await added()
    for (let times = 0; times < 2; times++) {
      expect((await removed('eigen-westerveen')).errors).toBeUndefined()
      expect((await options()).map(({ key }) => key)).not.toContain('eigen-westerveen')
    }
  })

  test('is restored under its old key when its name is added again', async () => {
    await added()
    await aTender(db(), { source: 'eigen-westerveen' })
    await removed('eigen-westerveen')
    const { data } = await added({ name: 'WESTERVEEN', address: 'https://nieuw.example/feed' })
    expect(data.addSource.sourceHealth.source).toMatchObject({ key: 'eigen-westerveen', name: 'WESTERVEEN' })
  })

  test.each([
    ['a feed', aFeed(2)],
    ['a web page', '<!doctype html><p>Even geduld</p>'],
  ])('while it answers with %s stores nothing more and leaves nothing behind', async (_what, body) => {
    const removal = new EventEmitter()
    const wait = () => once(removal, 'done')
    await added({ address: await aSite(body, { wait }) })
    const run = asAdmin('mutation { runSource(input: { source: "eigen-westerveen" }) { sourceHealth { state } } }')
    await until(() => removal.listenerCount('done') > 0)
    await removed('eigen-westerveen')
    removal.emit('done')
    const { errors } = await run
    expect(errors).toMatchObject([
      { message: 'Deze bron is intussen verwijderd.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(await runsOf('eigen-westerveen')).toEqual([
      { status: 'cancelled', message: 'De bron is verwijderd terwijl die werd gelezen.' },
    ])
    for (const table of ['tenders', 'held_runs', 'source_answers', 'source_checkpoints'])
      expect([table, await db().query(`SELECT count(*)::int AS n FROM ${table}`)]).toEqual([table, [{ n: 0 }]])
  })

  test('while its first tenders are being stored leaves those tenders with its name', async () => {
    await added({ address: await aSite(aFeed(1)) })
    const holder = database.source.createQueryRunner()
    await holder.startTransaction()
    await holder.query('LOCK TABLE tenders IN SHARE MODE')
    const run = refreshTenders(db(), settings)
    // The databases of other test workers are copies, in which the table has the same number.
    const isWaiting = `SELECT FROM pg_locks WHERE relation = 'tenders'::regclass AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    // Never resolves when nothing is stored; the test then times out.
    await until(async () => (await holder.query(isWaiting)).length > 0)
    await removed('eigen-westerveen')
    await holder.commitTransaction()
    await holder.release()
    await run
    expect(await runsOf('eigen-westerveen')).toMatchObject([{ status: 'cancelled' }])
    expect(await facet()).toContainEqual({ key: 'eigen-westerveen', label: 'Westerveen', count: 1 })
  })

  test('cannot be a built-in source', async () => {
    expect(messageOf(await removed('ted'))).toMatch(/is ingebouwd/)
  })
})

test('another process learns of an added source', async () => {
  const listeners: ((payload: string) => void)[] = []
  const notifications = {
    subscribe: (_channel: string, onMessage: (payload: string) => void) => void listeners.push(onMessage),
    onGap: (listener: () => void) => void listeners.push(listener),
    signalGap: () => {},
    stop: () => Promise.resolve(),
  }
  await followAddedSources(db(), notifications)
  await db().query(`INSERT INTO added_sources (key, name, adapter, address, tender_type, created_at)
    VALUES ('eigen-elders', 'Elders', 'feed', 'https://elders.example/', 'eu_procurement', now())`)
  expect(await options()).not.toContainEqual({ key: 'eigen-elders', name: 'Elders' })
  for (const listener of listeners) listener('')
  const isKnown = async () => (await options()).some(({ key, name }) => key === 'eigen-elders' && name === 'Elders')
  await until(isKnown)
})
