import { expect, test } from '@jest/globals'
import ICAL from 'ical.js'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../../test/database.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { aSignIn } from '../../../../test/sign-in.js'
import { testServer } from '../../../../test/web-server.js'
import type { User } from '../../../accounts/users/user.entity.js'
import { bookmarkTender } from '../bookmark.service.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

/** Untyped, because its shape depends on the query. */
type Json = ReturnType<typeof JSON.parse>

async function graphql(user: User, query: string) {
  const { bearer } = await aSignIn(db(), user)
  const reply = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer },
    body: JSON.stringify({ query }),
  })
  return ((await reply.json()) as { data: Record<string, Json> }).data
}

const renew = async (user: User) =>
  (await graphql(user, 'mutation { renewBookmarkLink { agenda rss atom jsonFeed bookmarkLink { createdAt } } }'))
    .renewBookmarkLink

const statusOf = async (address: string) => (await fetch(address)).status

async function somebodyWithBookmarks() {
  const user = await aUser(db())
  const other = await aUser(db())
  const [mine, theirs] = [await aTender(db(), { title: 'Van mij' }), await aTender(db(), { title: 'Van een ander' })]
  const given = { isPublic: false, metadata: { notes: 'Geheime notitie', tags: ['geheim label'] } }
  await bookmarkTender(db(), user.id, { tenderId: mine.id, ...given } as never)
  await bookmarkTender(db(), other.id, { tenderId: theirs.id, ...given } as never)
  return { user, mine }
}

test('a secret bookmarks link works without signing in, and leaves out the notes', async () => {
  const { user, mine } = await somebodyWithBookmarks()
  const { bookmarkLink, ...addresses } = await renew(user)
  expect(Object.keys(addresses)).toHaveLength(4)
  for (const address of Object.values<string>(addresses)) {
    expect(address.startsWith(`${server.url}/api/export/bookmarks/`)).toBe(true)
    const text = await (await fetch(address)).text()
    expect(text).toContain('Van mij')
    expect(text).not.toMatch(/Van een ander|[Gg]eheim/)
  }
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(addresses.agenda)).text()) as unknown[])
  const uids = calendar.getAllSubcomponents('vevent').map(event => event.getFirstPropertyValue('uid'))
  expect(uids).toEqual([`tender-${mine.id}@greenrock-tenders`])
  expect((await graphql(user, '{ bookmarkLink { createdAt } }')).bookmarkLink).toEqual(bookmarkLink)
})

test('a bookmarks link has a secret of 256 bits, of which only the hash is stored', async () => {
  const { user } = await somebodyWithBookmarks()
  const [, secret] = /bookmarks\/(.+)\.ics$/.exec((await renew(user)).agenda)!
  expect(Buffer.from(secret!, 'base64url')).toHaveLength(32)
  const [row] = await db().query<[{ text: string }]>('SELECT l::text AS text FROM bookmark_links l')
  expect(row.text).not.toContain(secret!)
  expect(row.text).not.toContain(Buffer.from(secret!).toString('hex'))
})

test('a new bookmarks link replaces the former one, and revoking it ends access', async () => {
  const { user } = await somebodyWithBookmarks()
  const { agenda: former } = await renew(user)
  const { agenda } = await renew(user)
  expect([await statusOf(former), await statusOf(agenda)]).toEqual([404, 200])
  expect(await graphql(user, 'mutation { revokeBookmarkLink }')).toEqual({ revokeBookmarkLink: true })
  const reply = await fetch(agenda)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ message: 'Dit adres bestaat niet (meer).' })
  expect((await graphql(user, '{ bookmarkLink { createdAt } }')).bookmarkLink).toBeNull()
})

test.each(['is_active = false', 'must_change_password = true'])(
  'a bookmarks link does not work while its user has %s',
  async state => {
    const { user } = await somebodyWithBookmarks()
    const { agenda } = await renew(user)
    await db().query(`UPDATE app_users SET ${state} WHERE id = $1`, [user.id])
    expect(await statusOf(agenda)).toBe(404)
  },
)

test.each(['xlsx', 'csv', 'ocds'])('a bookmarks link does not open %s', async ending => {
  const { user } = await somebodyWithBookmarks()
  const { agenda } = await renew(user)
  expect(await statusOf(agenda.replace(/ics$/, ending))).toBe(404)
})

test('a wrong or malformed secret of a bookmarks link is refused', async () => {
  await renew((await somebodyWithBookmarks()).user)
  for (const secret of [uuid(), 'A'.repeat(43), '%00', "'"])
    expect(await statusOf(`${server.url}/api/export/bookmarks/${secret}.ics`)).toBe(404)
})

test('an export of one’s own bookmarks has the notes, and only one’s own', async () => {
  const { user } = await somebodyWithBookmarks()
  const { cookie } = await aSignIn(db(), user)
  const text = await (await fetch(`${server.url}/api/export/bookmarks.csv`, { headers: cookie })).text()
  expect(text).toContain('Van mij')
  expect(text).toContain('Geheime notitie')
  expect(text.match(/Geheime notitie/g)).toHaveLength(1)
  expect(text).not.toContain('Van een ander')
  const other = await (await fetch(`${server.url}/api/export/tenders.csv?showBookmarked=mine`)).text()
  expect(other.trim().split('\r\n')).toHaveLength(1)
})
