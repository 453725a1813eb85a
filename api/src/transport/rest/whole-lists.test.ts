import http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { breakStatements } from '../../../test/broken-statements.js'
import { ownDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { recordStatements } from '../../../test/statements.js'
import { Person, testServer } from '../../../test/web-server.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { checked } from '../../platform/validation/checked.js'

const database = ownDatabase()
const db = () => database.manager
const server = testServer(database)

/** A thread of long texts, alternating roots and replies. */
async function aThread(rows: number): Promise<string> {
  const user = await aUser(db())
  const input = checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id })
  const { id } = await bookmarkTender(db(), user.id, input)
  await db().query(
    `WITH root AS (
       INSERT INTO bookmark_comments (id, bookmark_id, commenter_name, content, created_at)
       SELECT gen_random_uuid(), $1, 'Anna', repeat('🙂', 1000), now() + n * interval '1 second' FROM generate_series(1, $2) n
       RETURNING id, created_at)
     INSERT INTO bookmark_comments (id, bookmark_id, commenter_name, content, parent_comment_id, created_at)
     SELECT gen_random_uuid(), $1, 'Bea', repeat('🙂', 1000), id, created_at + interval '1 day' FROM root`,
    [id, rows / 2],
  )
  return `/api/bookmarks/${id}/comments`
}

async function manyUsers(count: number) {
  const { cookie } = await aSignIn(db(), await aStaffMember(db(), { isAdmin: true }), server.url)
  await db().query(
    `INSERT INTO app_users (id, username, email, password_hash)
     SELECT gen_random_uuid(), 'u' || n, 'u' || n || '@greenrock.nl', 'unusable' FROM generate_series(1, $1) n`,
    [count - 1],
  )
  return cookie
}

/** A streaming response, which the client reads only as fast as the test does. */
const begun = (path: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${server.url}${path}`, resolve).on('error', reject)
  })

test('backpressure: a list is read from the database as fast as its client takes it', async () => {
  const path = await aThread(12_000)
  const record = recordStatements(database.source)
  let answer!: http.IncomingMessage
  const untilNow = await record(async () => {
    answer = await begun(path)
    await db().query('SELECT pg_sleep(1)')
  })
  // Three batches, and one statement for the bookmark.
  expect(untilNow.filter(statement => statement.includes('bookmark')).length).toBeLessThan(4)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')

  const comments = JSON.parse(await text(answer)) as { id: string; parentCommentId: string | null }[]
  expect(new Set(comments.map(({ id }) => id)).size).toBe(12_000)
  // R-API-16
  expect(
    comments.every(({ parentCommentId }, index) => parentCommentId === (index % 2 ? comments[index - 1]!.id : null)),
  ).toBe(true)
})

test('an error halfway breaks the connection, because a truncated list would look complete', async () => {
  const cookie = await manyUsers(5001)
  const list = async () => (await fetch(`${server.url}/api/auth/users`, { headers: cookie })).text()
  const { during } = breakStatements(database.source)
  const statements = await during(async () => expect(JSON.parse(await list())).toHaveLength(5001), 0, 'none')
  await during(async () => expect(await list().catch(String)).toMatch(/TypeError: terminated/), statements, 'error')
})

test('an error before the first item gets an error response', async () => {
  const { cookie } = await aSignIn(db(), await aStaffMember(db(), { isAdmin: true }), server.url)
  const list = () => fetch(`${server.url}/api/auth/users`, { headers: cookie })
  const { during } = breakStatements(database.source)
  const statements = await during(list, 0, 'none')
  await during(async () => expect((await list()).status).toBe(500), statements, 'error')
})

test('a complete list can be empty, and supports HEAD', async () => {
  const cookie = await manyUsers(3)
  const head = await fetch(`${server.url}/api/auth/users`, { method: 'HEAD', headers: cookie })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const bookmarks = await fetch(`${server.url}/api/bookmarks`, { headers: cookie })
  expect(await bookmarks.json()).toEqual({ bookmarks: [], total: 0 })
})

test('a page of a thread has its comments and the total', async () => {
  const path = await aThread(6)
  const visitor = new Person(() => server.url)
  const { json: all } = await visitor.ask(path)
  expect((await visitor.ask(`${path}?limit=4`)).json).toEqual(all.slice(0, 4))
  // R-API-19
  expect((await visitor.ask(`${path}?limit=4&page=2`)).json).toEqual(all.slice(4))
  expect((await visitor.ask(`${path}?limit=101`)).status).toBe(400)
})
