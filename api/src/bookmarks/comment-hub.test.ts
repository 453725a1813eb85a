import { expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender, aUser } from '../../test/factories.js'
import type { Notifications } from '../live/notifications.js'
import { bookmarkTender } from './bookmark.service.js'
import { type CommentEvent } from './comment-events.js'
import { createCommentHub } from './comment-hub.js'

const database = testDatabase()
const db = () => database.manager

test('a subscriber who does not read is dropped, and nobody else notices', async () => {
  const user = await aUser(db())
  const { id: bookmarkId } = await bookmarkTender(db(), user.id, { tenderId: (await aTender(db())).id })
  let say = (_event: CommentEvent) => {}
  const notifications: Notifications = {
    on: (_channel, hear) => {
      say = event => hear(JSON.stringify(event))
    },
    stop: async () => {},
  }
  const hub = createCommentHub(db(), notifications, true)
  let gaps = 0
  hub.onGap(() => gaps++)

  let isGone = false
  const tooSlow = () => {
    isGone = true
  }
  const sleeper = hub.of(bookmarkId, { viewer: () => null, tooSlow })[Symbol.asyncIterator]()
  const reader = hub.of(bookmarkId, { viewer: () => null, tooSlow: () => expect('the reader').toBe('let go') })
  const heard: unknown[] = []
  const reading = (async () => {
    for await (const event of reader) if (heard.push(event) === 150) return
  })()
  void sleeper.next()
  await new Promise(resolve => setImmediate(resolve))
  for (let count = 0; count < 150; count++) say({ kind: 'deleted', bookmarkId, commentId: bookmarkId })
  await reading
  expect([heard.length, isGone, gaps]).toEqual([150, true, 0])
})
