import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from '@jest/globals'
import { print } from 'graphql'
import { fromGlobalId, toGlobalId } from 'graphql-relay'
import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { withoutTable } from '../../../test/outage.js'
import { recordStatements } from '../../../test/statements.js'
import { Person, testServer } from '../../../test/web-server.js'
import { until } from '../../../test/until.js'
import { webDocuments } from '../../../tools/web-documents.js'
import { bookmarkTender, unbookmarkTender, updateBookmark } from '../../people/bookmarks/bookmark.service.js'
import { User } from '../../accounts/users/user.entity.js'
import { BookmarkTenderInput, UpdateBookmarkInput } from '../../people/bookmarks/bookmark.inputs.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
/** Two processes with one database. */
const [one, two] = [testServer(database), testServer(database)]

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const SUBSCRIPTION = `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename
  ... on CommentAdded { comment { id content viewerCanUpdate } bookmark { commentCount } }
  ... on CommentUpdated { comment { id content } }
  ... on CommentDeleted { deletedCommentId placeholder: comment { isDeleted } bookmark { commentCount } } } }`
const commentEvents = print(
  webDocuments(fileURLToPath(new URL('../../../../web/src', import.meta.url))).get('CommentEvents')!,
)
const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

async function signedIn(url: string, account: 'medewerker' | 'collega' = 'medewerker') {
  const person = new Person(() => url)
  await person.signInAs(account)
  const { token, user } = await person.session()
  return { person, token: token as string, user: await db().findOneByOrFail(User, { id: user.uuid }) }
}

async function aThread(url: string, isPublic = true) {
  const { person, token, user } = await signedIn(url)
  const tender = await aTender(db())
  const bookmark = await bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId: tender.id, isPublic }))
  return { person, token, user, tender, bookmark, id: toGlobalId('Bookmark', bookmark.id) }
}

const say = (person: Person, bookmarkId: string, content = 'Interessant') =>
  person
    .graphql(ADD, { input: { bookmarkId, commenterName: 'Anna', content } })
    .then(({ json }) => json.data.addComment.comment.id as string)

interface Listening {
  readonly events: ReturnType<typeof JSON.parse>[]
  readonly errors: unknown[]
  readonly client: Client
  /** Resolves when the server acknowledges the subscription. */
  readonly acknowledged: Promise<void>
  heard(count: number): Promise<void>
}

function listen(url: string, id: string, token?: string, headers: Record<string, string> = {}): Listening {
  const events: unknown[] = []
  const errors: unknown[] = []
  let acknowledge = () => {}
  const acknowledged = new Promise<void>(resolve => {
    acknowledge = resolve
  })
  const client = createClient({
    on: { ping: (isReceived, payload) => isReceived && typeof payload?.subscribed === 'string' && acknowledge() },
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers })
      }
    },
    retryAttempts: 0,
    ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
  })
  closers.push(() => client.dispose())
  client.subscribe(
    { query: SUBSCRIPTION, variables: { id } },
    {
      next: ({ data, errors: wrong }) => (wrong ? errors.push(...wrong) : events.push(data!.commentEvents)),
      error: error => errors.push(error),
      complete: () => {},
    },
  )
  const heard = async (count: number) => {
    await until(() => events.length >= count)
    expect(events).toHaveLength(count)
  }
  return { events: events as Listening['events'], errors, client, acknowledged, heard }
}

/** Waits for enough database round trips for any work under way, because a fixed time fails on a busy machine. */
async function connected(): Promise<void> {
  for (let ways = 0; ways < 30; ways++) await db().query('SELECT pg_sleep(0.01)')
}

describe('an event of a thread', () => {
  test('reaches every subscriber of the thread, in every process, in order', async () => {
    const { person, token, id } = await aThread(one.url)
    const [near, far, visitor] = [listen(one.url, id, token), listen(two.url, id, token), listen(two.url, id)]
    for (const { acknowledged } of [near, far, visitor]) await acknowledged
    // Sequential: a comment that is deleted before its event is read is only reported as deleted.
    const allHeard = async (count: number) => {
      for (const { heard } of [near, far, visitor]) await heard(count)
    }
    const comment = await say(person, id)
    await allHeard(1)
    await person.graphql('mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }', {
      input: { commentId: comment, commenterName: 'Anna', content: 'Toch niet' },
    })
    await allHeard(2)
    await person.graphql(
      'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }',
      {
        input: { commentId: comment },
      },
    )
    await allHeard(3)
    for (const { events } of [near, far, visitor]) {
      expect(events.map(({ __typename }) => __typename)).toEqual(['CommentAdded', 'CommentUpdated', 'CommentDeleted'])
      expect(events[2]).toMatchObject({ deletedCommentId: comment, placeholder: null, bookmark: { commentCount: 0 } })
    }
    expect(visitor.events[0].comment.viewerCanUpdate).toBe(false)
    expect(far.events[0].comment.viewerCanUpdate).toBe(true)
  })

  test('reaches a subscriber from the acknowledgement on: no event is lost between the two', async () => {
    const { person, token, id } = await aThread(one.url)
    for (let time = 0; time < 5; time++) {
      const listening = listen(two.url, id, token)
      await listening.acknowledged
      await say(person, id)
      await listening.heard(1)
      await listening.client.dispose()
    }
  })

  test('does not reach subscribers of another bookmark', async () => {
    const { person, token, id } = await aThread(one.url)
    const other = await aThread(one.url)
    const listening = listen(one.url, other.id, token)
    await listening.acknowledged
    await say(person, id)
    await say(person, other.id, 'Hier')
    await listening.heard(1)
    expect(listening.events[0].comment.content).toBe('Hier')
  })
})

describe('the right to subscribe', () => {
  test('another user or a visitor may not subscribe to a private thread, and no user to one that does not exist', async () => {
    const { id } = await aThread(one.url, false)
    const stranger = await signedIn(one.url, 'collega')
    for (const listening of [listen(one.url, id), listen(one.url, id, stranger.token), listen(one.url, 'x')]) {
      await until(() => listening.errors.length > 0)
      expect(listening.errors).toHaveLength(1)
      expect(JSON.stringify(listening.errors)).toMatch(/ingelogd zijn|geen toegang/)
    }
  })

  test('another user gets no events once the bookmark is private or removed', async () => {
    const { person, token, user, tender, bookmark, id } = await aThread(one.url)
    const stranger = await signedIn(one.url, 'collega')
    const [listening, own] = [listen(two.url, id, stranger.token), listen(two.url, id, token)]
    for (const { acknowledged } of [listening, own]) await acknowledged
    await say(person, id)
    await listening.heard(1)
    await updateBookmark(db(), user.id, checked(UpdateBookmarkInput, { bookmarkId: bookmark.id, isPublic: false }))
    await say(person, id, 'Geheim')
    // Authorisation happens on delivery.
    await own.heard(2)
    await updateBookmark(db(), user.id, checked(UpdateBookmarkInput, { bookmarkId: bookmark.id, isPublic: true }))
    await unbookmarkTender(db(), user.id, tender.id)
    await connected()
    await listening.heard(1)
  })

  test('signing out or deactivation on another process ends the socket', async () => {
    for (const end of ['sign-out', 'deactivate'] as const) {
      const { person, token, user, id } = await aThread(one.url)
      const listening = listen(two.url, id, token)
      const closed = new Promise(resolve =>
        listening.client.on('closed', event => resolve((event as { code?: number }).code)),
      )
      await listening.acknowledged
      await say(person, id)
      await listening.heard(1)
      if (end === 'sign-out') await person.ask('/api/logout')
      else await db().update(User, user.id, { isActive: false })
      expect(await closed).toBe(4401)
      await db().update(User, user.id, { isActive: true })
    }
  })

  test.each([
    ['another site', { origin: 'https://elders.test' }],
    ['an unknown origin', { origin: 'null' }],
    ['a name that looks like ours', { origin: 'http://localhost.elders.test' }],
  ])('a connection from a page of %s is refused', async (_what, headers) => {
    const { id } = await aThread(one.url)
    const listening = listen(one.url, id, undefined, headers)
    await until(() => listening.errors.length > 0)
    expect(listening.errors).toHaveLength(1)
    expect(listening.events).toEqual([])
  })
})

/** A bare socket without a client library. */
async function dialled(url: string, parameters: object = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  closers.push(() => socket.terminate())
  const messages: { id?: string; type: string; payload: ReturnType<typeof JSON.parse> }[] = []
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('message', data => messages.push(JSON.parse((data as Buffer).toString()) as (typeof messages)[number]))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'connection_init', payload: parameters }))
  const heard = async (type: string, count = 1) => {
    const found = () => messages.filter(message => message.type === type)
    await until(() => found().length >= count)
    expect(found()).toHaveLength(count)
    return found()
  }
  const subscribe = (id: string, query: string, variables: object) =>
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
  return { socket, messages, closed, heard, subscribe }
}

describe('the delivery of an event', () => {
  test('goes to each subscription, under its own id', async () => {
    const { person, id } = await aThread(one.url)
    const { heard, subscribe } = await dialled(two.url)
    await heard('connection_ack')
    const ids = ['1', '"quoted"', 'één', '1 two']
    for (const each of ids) subscribe(each, SUBSCRIPTION, { id })
    await heard('ping', ids.length)
    await say(person, id)
    const delivered = await heard('next', ids.length)
    expect(new Set(delivered.map(message => message.id))).toEqual(new Set(ids))
    for (const { payload } of delivered) expect(payload.data.commentEvents.comment.content).toBe('Interessant')
  })

  test('N+1: costs as many statements for twenty sockets as for one, whoever they belong to', async () => {
    const { person, token, id } = await aThread(one.url)
    const { token: colleague } = await signedIn(one.url, 'collega')
    const parameters = [{}, { authorization: `Bearer ${token}` }, { authorization: `Bearer ${colleague}` }]
    const comment = await say(person, id)
    const ids = { bookmarkId: fromGlobalId(id).id, commentId: fromGlobalId(comment).id }
    const record = recordStatements(database.source)
    const listeners: Awaited<ReturnType<typeof dialled>>[] = []
    const costs: number[] = []
    for (const count of [1, 20]) {
      while (listeners.length < count) {
        const listener = await dialled(two.url, parameters[listeners.length % 3])
        await listener.heard('connection_ack')
        listener.subscribe('1', commentEvents, { bookmarkId: id })
        await listener.heard('ping')
        listeners.push(listener)
      }
      const sent = await record(async () => {
        await db().query(`SELECT pg_notify('comment_events', $1)`, [JSON.stringify({ kind: 'added', ...ids })])
        for (const listener of listeners) await listener.heard('next', listener === listeners[0] ? costs.length + 1 : 1)
      })
      costs.push(sent.filter(statement => /bookmark/.test(statement)).length)
    }
    expect(costs).toEqual([3, 3])
  })

  test('an event is not sent to a client that does not read the ones before: it is disconnected', async () => {
    const { person, id } = await aThread(one.url)
    const { socket, closed, heard, subscribe } = await dialled(two.url)
    await heard('connection_ack')
    const aliases = Array.from({ length: 30 }, (_, number) => `a${number}: content`).join(' ')
    const query = `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { ... on CommentAdded { comment { ${aliases} } } } }`
    for (let number = 0; number < 20; number++) subscribe(String(number), query, { id })
    await heard('ping', 20)
    socket.pause()
    // 2.4 MB each, because the operating system buffers the first ones.
    for (let time = 0; time < 10; time++) await say(person, id, '🙂'.repeat(1000))
    await connected()
    socket.resume()
    expect(await closed).toBe(1006)
  })
})

test('N+1: simultaneous subscriptions to a thread read its bookmark together', async () => {
  const { id } = await aThread(one.url)
  const clients = await Promise.all(Array.from({ length: 40 }, () => dialled(two.url)))
  for (const { heard } of clients) await heard('connection_ack')
  const record = recordStatements(database.source)
  const sent = await record(async () => {
    for (const { subscribe } of clients) subscribe('1', commentEvents, { bookmarkId: id })
    for (const { heard } of clients) await heard('ping')
  })
  expect(sent.filter(statement => /bookmark/.test(statement)).length).toBeLessThan(20)
})

describe('an outage of the database', () => {
  // Clients of graphql-ws reconnect after this code and refetch the thread; an error would be final.
  const TRY_AGAIN_LATER = 1013

  test('closes a socket that connects, so that its client reconnects later', async () => {
    const { token } = await signedIn(one.url)
    const { closed } = await withoutTable(database.source, 'access_tokens', async () => {
      const dialling = await dialled(two.url, { authorization: `Bearer ${token}` })
      await dialling.closed
      return dialling
    })
    expect(await closed).toBe(TRY_AGAIN_LATER)
  })

  test('closes a socket that subscribes, instead of sending a refusal', async () => {
    const { id } = await aThread(one.url)
    const { heard, subscribe, closed, messages } = await dialled(two.url)
    await heard('connection_ack')
    await withoutTable(database.source, 'bookmarks', async () => {
      subscribe('1', commentEvents, { bookmarkId: id })
      expect(await closed).toBe(TRY_AGAIN_LATER)
    })
    expect(messages.map(({ type }) => type)).toEqual(['connection_ack'])
  })

  test('closes the sockets that would miss an event', async () => {
    const { person, id } = await aThread(one.url)
    const { heard, subscribe, closed, messages } = await dialled(two.url)
    await heard('connection_ack')
    const fields = '... on CommentAdded { comment { bookmark { owner { firstName } } } }'
    subscribe('1', `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { ${fields} } }`, { id })
    await heard('ping')
    const comment = await say(person, id)
    await heard('next')
    const event = { kind: 'added', bookmarkId: fromGlobalId(id).id, commentId: fromGlobalId(comment).id }
    await withoutTable(database.source, 'app_users', async () => {
      await db().query(`SELECT pg_notify('comment_events', $1)`, [JSON.stringify(event)])
      expect(await closed).toBe(TRY_AGAIN_LATER)
    })
    expect(messages.map(({ type }) => type)).toEqual(['connection_ack', 'ping', 'next'])
  })
})

describe('a socket has limits', () => {
  const send = async (message: string) => {
    const socket = new WebSocket(`${one.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    closers.push(() => socket.terminate())
    const replies: string[] = []
    const code = new Promise<number>(resolve => socket.on('close', resolve))
    const heard = new Promise<void>(resolve =>
      socket.on('message', data => {
        replies.push((data as Buffer).toString())
        if (replies.length === 1) socket.send(message)
        else resolve()
      }),
    )
    await new Promise(resolve => socket.once('open', resolve))
    socket.send('{"type":"connection_init"}')
    await Promise.race([heard, code])
    return { replies, code }
  }
  const subscribe = (query: string) => JSON.stringify({ id: '1', type: 'subscribe', payload: { query } })

  test.each([
    ['a query', '{ publicStats { total } }'],
    ['a mutation', 'mutation { refreshTenders { totalAdded } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['too long a text', `subscription { commentEvents(bookmarkId: "x") { __typename } } #${'x'.repeat(16_000)}`],
    ['many brackets', '{a'.repeat(300)],
    ['an unknown field', 'subscription { passwords }'],
    ['a field that is skipped', 'subscription { jobProgress(kind: REFRESH) @skip(if: true) { done } }'],
    ['a fragment that is left out', 'subscription { ... @include(if: false) { jobProgress(kind: REFRESH) { done } } }'],
    [
      'a fragment that leaves its field out',
      `subscription { ...Progress } fragment Progress on Subscription { jobProgress(kind: REFRESH) @include(if: false) { done } }`,
    ],
    ['no query', ''],
  ])('%s is refused', async (_what, query) => {
    const { replies } = await send(subscribe(query))
    expect(replies.at(-1)).toContain('"type":"error"')
    expect(replies.join()).not.toMatch(/Did you mean|node_modules/)
  })

  test('a message of more than 64 kB closes the socket', async () => {
    expect(await (await send(subscribe('x'.repeat(70_000)))).code).toBe(1009)
  })

  test('a socket may have twenty subscriptions at most', async () => {
    const { id } = await aThread(one.url)
    const listening = listen(one.url, id)
    const refused: unknown[] = []
    for (let count = 0; count < 20; count++)
      listening.client.subscribe(
        { query: SUBSCRIPTION, variables: { id } },
        { next: () => {}, error: error => refused.push(error), complete: () => {} },
      )
    await until(() => refused.length > 0)
    expect(refused).toHaveLength(1)
  })
})

describe('protection against hostile clients', () => {
  const small = testServer(database, { socketsPerAddress: 5 })
  const address = () => `${small.url.replace('http', 'ws')}/graphql`

  test.each(['//', '/\\', 'http://[', '/graphql?\t'])(
    'an upgrade request for %j does not crash the process',
    async path => {
      const { port } = new URL(one.url)
      const socket = net.connect(Number(port), 'localhost')
      socket.on('error', () => {})
      socket.resume()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
      await new Promise(resolve => socket.on('close', resolve))
      expect((await fetch(`${one.url}/healthz`)).status).toBe(200)
    },
  )

  test('sockets are counted per address from the upgrade request on, accepted or not', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const socket = new WebSocket(address(), 'graphql-transport-ws')
        closers.push(() => socket.terminate())
        return new Promise<string>(resolve => {
          socket.on('open', () => resolve('open'))
          socket.on('error', ({ message }) => resolve(message))
        })
      }),
    )
    expect(outcomes.filter(outcome => outcome === 'open')).toHaveLength(5)
    expect(outcomes.filter(outcome => outcome.includes('429'))).toHaveLength(7)
    for (const close of closers.splice(0)) await close()
    // Wait until the server has noticed that the others closed.
    await until(() => {
      const socket = new WebSocket(address(), 'graphql-transport-ws')
      closers.push(() => socket.terminate())
      return new Promise(resolve => socket.on('open', () => resolve(true)).on('error', () => resolve(false)))
    })
  })

  test('refused subscriptions do not count towards the limit', async () => {
    const { id } = await aThread(one.url)
    const listening = listen(one.url, id)
    const refused: unknown[] = []
    for (let count = 0; count < 25; count++)
      await new Promise<void>(resolve =>
        listening.client.subscribe(
          { query: 'subscription { passwords }' },
          {
            next: () => {},
            error: error => {
              refused.push(error)
              resolve()
            },
            complete: () => {},
          },
        ),
      )
    const late = listen(one.url, id)
    const errors: unknown[] = []
    listening.client.subscribe(
      { query: SUBSCRIPTION, variables: { id } },
      { next: () => {}, error: error => errors.push(error), complete: () => {} },
    )
    await connected()
    expect([refused.length, errors, late.errors]).toEqual([25, [], []])
  })

  test('a subscription whose selection costs too much per event is refused', async () => {
    const { id } = await aThread(one.url)
    const client = listen(one.url, id).client
    const error = await new Promise(resolve =>
      client.subscribe(
        {
          query: `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { ... on CommentAdded { bookmark {
            comments(first: 100) { nodes { id content replies(first: 100) { nodes { id } } } } } } } }`,
          variables: { id },
        },
        { next: () => {}, error: resolve, complete: () => {} },
      ),
    )
    expect(JSON.stringify(error)).toMatch(/costs \d+, at most 500/)
  })
})

test('a killed LISTEN connection reconnects, and closes its sockets with code 1012 so that clients refetch', async () => {
  const { person, token, id } = await aThread(one.url)
  const before = listen(two.url, id, token)
  const closed = new Promise(resolve => before.client.on('closed', event => resolve((event as { code?: number }).code)))
  await before.acknowledged
  await db().query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'greenrock listener' AND datname = current_database()`,
  )
  expect(await closed).toBe(1012)
  const after = listen(two.url, id, token)
  await after.acknowledged
  await say(person, id, 'Daarna')
  await after.heard(1)
})
