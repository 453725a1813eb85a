import { once } from 'node:events'
import { print } from 'graphql'
import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import pg from 'pg'
import { request } from 'undici'
import { WebSocket } from 'ws'
import { bookmarkTender } from '../src/bookmarks/bookmark.service.js'
import { addComment } from '../src/comments/comment.service.js'
import { User } from '../src/users/user.entity.js'
import { type Contender, cpuOf, startContender } from './processes.js'
import { BookmarkTenderInput } from '../src/bookmarks/bookmark.inputs.js'
import { AddCommentInput } from '../src/comments/comment.inputs.js'
import { checked } from '../src/validation/checked.js'
import { webDocuments } from '../tools/web-documents.js'

const SOCKETS = 1000
const COMMENTS = 20
/** Number of round trips, one at a time, to a client of another process. */
const ROUND_TRIPS = 100

interface Received {
  readonly cpuPerDelivery: number
  readonly p99: number
  readonly kilobytes: number
}

/**
 * Fan-out: one comment to a thousand sockets of one process, against a loop over a thousand bare sockets, in one run.
 */
export async function benchSockets(db: EntityManager, url: string) {
  const user = await db.save(
    db.create(User, { id: uuid(), username: 'bench', email: 'bench@greenrock.nl', passwordHash: 'unusable' }),
  )
  const [tender] = await db.query<{ id: string }[]>('SELECT id FROM tenders LIMIT 1')
  const bookmark = await bookmarkTender(db, user.id, checked(BookmarkTenderInput, { tenderId: tender!.id }))
  const comment = (content: string) =>
    addComment(
      db,
      { user, sid: 'bench', by: 'cookie' },
      checked(AddCommentInput, { bookmarkId: bookmark.id, commenterName: 'Anna', content }),
    )

  const query = print(webDocuments('web/src').get('CommentEvents')!)
  const subscribe = async (socket: WebSocket) => {
    socket.send('{"type":"connection_init"}')
    await once(socket, 'message')
    const variables = { bookmarkId: toGlobalId('Bookmark', bookmark.id) }
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }))
  }

  const far = await startContender('ours', 'ours', url)
  const across = await milliseconds(
    onMessage =>
      connected(far, 'graphql', async socket => {
        await subscribe(socket)
        socket.on('message', onMessage)
      }),
    number => comment(`across-${number}`),
  )
  far.stop()
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const bareNotice = await milliseconds(
    async onMessage => {
      listener.on('notification', onMessage)
      await listener.query('LISTEN bench')
    },
    number => db.query(`SELECT pg_notify('bench', $1)`, [String(number)]),
  )
  await listener.end()

  const ours = await measured(await startContender('ours', 'ours', url), 'graphql', comment, subscribe)
  const bare = await measured(
    await startContender('bare', 'sockets', url),
    'bare',
    (content, { port }) => request(`http://127.0.0.1:${port}/say?${encodeURIComponent(content)}`),
    () => Promise.resolve(),
  )
  return [
    {
      name: 'comment to 1000 sockets',
      ratio: ours.cpuPerDelivery / bare.cpuPerDelivery,
      detail:
        `CPU a delivery, ours ${(ours.cpuPerDelivery * 1000).toFixed(0)} µs against ${(bare.cpuPerDelivery * 1000).toFixed(0)} µs ` +
        `of a bare loop; p99 ${ours.p99.toFixed(0)} against ${bare.p99.toFixed(0)} ms; ` +
        `memory a socket ${ours.kilobytes.toFixed(0)} against ${bare.kilobytes.toFixed(0)} kB`,
    },
    {
      name: 'comment across processes',
      ratio: across.median / bareNotice.median,
      detail:
        `from asking for a comment to the client of another process ${across.median.toFixed(1)} ms, p99 ${across.p99.toFixed(1)}; ` +
        `a bare NOTIFY ${bareNotice.median.toFixed(1)} ms, p99 ${bareNotice.p99.toFixed(1)}`,
    },
  ]
}

async function connected(contender: Contender, path: string, subscribe: (socket: WebSocket) => Promise<void>) {
  const socket = new WebSocket(`ws://127.0.0.1:${contender.port}/${path}`, 'graphql-transport-ws')
  await once(socket, 'open')
  await subscribe(socket)
  return socket
}

/** Latency in milliseconds from publishing to receipt in another process, one message after the other. */
async function milliseconds(
  listen: (onMessage: () => void) => Promise<unknown>,
  publish: (number: number) => Promise<unknown>,
): Promise<{ median: number; p99: number }> {
  let onMessage = () => {}
  await listen(() => onMessage())
  await new Promise(resolve => setTimeout(resolve, 500))
  const waits: number[] = []
  for (let number = 0; number < ROUND_TRIPS; number++) {
    const began = performance.now()
    const there = new Promise<void>(resolve => {
      onMessage = resolve
    })
    await Promise.all([publish(number), there])
    waits.push(performance.now() - began)
  }
  waits.sort((one, other) => one - other)
  return { median: waits[Math.floor(ROUND_TRIPS / 2)]!, p99: waits[Math.floor(ROUND_TRIPS * 0.99)]! }
}

async function measured(
  contender: Contender,
  path: string,
  publish: (content: string, contender: Contender) => Promise<unknown>,
  subscribe: (socket: WebSocket) => Promise<void>,
): Promise<Received> {
  const before = await contender.rss()
  const sentAt = new Map<string, number>()
  const waits: number[] = []
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = await connected(contender, path, subscribe)
      socket.on('message', data => {
        const content = /comment-\d+/.exec((data as Buffer).toString())?.[0]
        if (content) waits.push(performance.now() - sentAt.get(content)!)
      })
      return socket
    }),
  )
  await new Promise(resolve => setTimeout(resolve, 2000))
  const kilobytes = ((await contender.rss()) - before) / SOCKETS
  const cpuBefore = await cpuOf(contender)
  for (let number = 0; number < COMMENTS; number++) {
    const content = `comment-${number}`
    sentAt.set(content, performance.now())
    await publish(content, contender)
    const expected = (number + 1) * SOCKETS
    for (let waited = 0; waits.length < expected && waited < 10_000; waited += 10)
      await new Promise(resolve => setTimeout(resolve, 10))
    if (waits.length !== expected) throw new Error(`${waits.length} of ${expected} deliveries by ${contender.name}`)
  }
  const cpuPerDelivery = ((await cpuOf(contender)) - cpuBefore) / waits.length
  for (const socket of sockets) socket.terminate()
  contender.stop()
  return {
    cpuPerDelivery,
    p99: waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)]!,
    kilobytes,
  }
}
