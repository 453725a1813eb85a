import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { Subscribers } from '../../platform/notifications/subscribers.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { createCommentHub } from './comment-hub.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager

async function aHub() {
  const user = await aUser(db())
  const { id: bookmarkId } = await bookmarkTender(
    db(),
    user.id,
    checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id }),
  )
  const subscribers = new Subscribers()
  const publish = (event: CommentEvent) => subscribers.deliver(COMMENT_EVENTS, JSON.stringify(event))
  const hub = createCommentHub(db(), Object.assign(subscribers, { stop: async () => {} }), true)
  const deletion = { kind: 'deleted', bookmarkId, commentId: bookmarkId } as const
  return { hub, bookmarkId, subscribers, publishDeletion: () => publish(deletion) }
}

test('a subscriber receives events published before its first read', async () => {
  const { hub, bookmarkId, publishDeletion } = await aHub()
  const events = hub.subscribe(bookmarkId, { viewer: () => null, tooSlow: () => {} })[Symbol.asyncIterator]()
  publishDeletion()
  await db().query('SELECT pg_sleep(0.1)')
  expect(await events.next()).toMatchObject({ value: { bookmark: { id: bookmarkId } } })
})

test('a subscriber that ends without reading is released', async () => {
  const { hub, bookmarkId, publishDeletion } = await aHub()
  const left = { viewer: () => expect('the one that ended').toBe('released') as never, tooSlow: () => {} }
  await hub.subscribe(bookmarkId, left)[Symbol.asyncIterator]().return!()
  const events = hub.subscribe(bookmarkId, { viewer: () => null, tooSlow: () => {} })[Symbol.asyncIterator]()
  const next = events.next()
  publishDeletion()
  expect(await next).toMatchObject({ value: { bookmark: { id: bookmarkId } } })
})

test('backpressure: a subscriber that does not read is disconnected, without affecting others', async () => {
  const { hub, bookmarkId, subscribers, publishDeletion } = await aHub()
  let gaps = 0
  subscribers.onGap(() => gaps++)
  let isGone = false
  const tooSlow = () => {
    isGone = true
  }
  const sleeper = hub.subscribe(bookmarkId, { viewer: () => null, tooSlow })[Symbol.asyncIterator]()
  const reader = hub.subscribe(bookmarkId, { viewer: () => null, tooSlow: () => expect('the reader').toBe('let go') })
  const heard: unknown[] = []
  const reading = (async () => {
    for await (const event of reader) if (heard.push(event) === 150) return
  })()
  void sleeper.next()
  await new Promise(resolve => setImmediate(resolve))
  for (let count = 0; count < 150; count++) publishDeletion()
  await reading
  expect([heard.length, isGone, gaps]).toEqual([150, true, 0])
})
