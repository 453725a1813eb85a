import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender, aUser } from '../../test/factories.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { Subscribers } from '../notifications/subscribers.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { createCommentHub } from './comment-hub.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { checked } from '../validation/checked.js'

const database = testDatabase()
const db = () => database.manager

test('backpressure: a subscriber that does not read is disconnected, and the others are not affected', async () => {
  const user = await aUser(db())
  const { id: bookmarkId } = await bookmarkTender(
    db(),
    user.id,
    checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id }),
  )
  const subscribers = new Subscribers()
  const publish = (event: CommentEvent) => subscribers.deliver(COMMENT_EVENTS, JSON.stringify(event))
  let gaps = 0
  subscribers.onGap(() => gaps++)
  const hub = createCommentHub(db(), Object.assign(subscribers, { stop: async () => {} }), true)

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
  for (let count = 0; count < 150; count++) publish({ kind: 'deleted', bookmarkId, commentId: bookmarkId })
  await reading
  expect([heard.length, isGone, gaps]).toEqual([150, true, 0])
})
