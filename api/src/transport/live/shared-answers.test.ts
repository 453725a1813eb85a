import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { AddCommentInput } from '../../people/comments/comment.inputs.js'
import { addComment } from '../../people/comments/comment.service.js'
import { CommentAdded } from '../../people/comments/comment.types.js'
import { createContext } from '../../accounts/context.js'
import { createLoad } from '../../platform/graphql/loader.js'
import { Subscribers } from '../../platform/notifications/subscribers.js'
import { createSchema } from '../schema/schema.js'
import type { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { createAnswers, type Operation } from './shared-answers.js'

const database = testDatabase()
const db = () => database.manager

const asViewer = (user: User) => ({ user, sid: user.id, by: 'cookie' }) as const

/** Publishes an event and collects the answers of sockets; counts the executions. */
async function anEvent(selection: string) {
  const [author, ...others] = [await aUser(db()), await aUser(db()), await aUser(db()), await aUser(db())].map(asViewer)
  const bookmarked = checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id, metadata: { notes: 'Geheim' } })
  const bookmark = await bookmarkTender(db(), author!.user.id, bookmarked)
  const input = checked(AddCommentInput, { bookmarkId: bookmark.id, commenterName: 'Anna', content: 'Interessant' })
  const comment = await addComment(db(), author!, input)
  const event = Object.assign(new CommentAdded(), { comment, bookmark })

  const schema = createSchema()
  const field = schema.getSubscriptionType()!.getFields().commentEvents!
  let executions = 0
  field.resolve = source => {
    executions++
    return source as unknown
  }
  const text = `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { ... on CommentAdded { ${selection} } } }`
  const live = {
    notifications: Object.assign(new Subscribers(), { stop: () => Promise.resolve() }),
    listener: { viewer: () => null, tooSlow: () => {} },
    load: createLoad(() => ({ db: db() })),
  }
  const operation = (key = text): Operation => ({
    key,
    schema,
    document: parse(text),
    variableValues: { id: 'unused at an event' },
    contextValue: createContext({ db: db(), settings: testSettings(), live }),
  })
  const answers = createAnswers()
  /** Concurrent, as for the sockets of one event. */
  const shown = async (viewers: readonly (typeof author | null)[], key?: string) => {
    const given = await Promise.all(viewers.map(viewer => answers(event, operation(key), viewer ?? null)))
    return given.map(json => (JSON.parse(json!) as { data: { commentEvents: object } }).data.commentEvents)
  }
  return { author: author!, others, shown, executions: () => executions }
}

test('all visitors share one execution, and all users share another', async () => {
  const { others, shown, executions } = await anEvent('comment { content viewerCanReply }')
  const answers = await shown([null, ...others, null, ...others, null])
  const seen = (viewerCanReply: boolean) => ({ comment: { content: 'Interessant', viewerCanReply } })
  const [visitor, user] = [seen(false), seen(true)]
  expect(answers).toEqual([visitor, user, user, user, visitor, user, user, user, visitor])
  expect(executions()).toBe(2)
})

test.each(['first', 'last'])(
  'an answer for the author goes to the author only, when the document asks %s',
  async place => {
    const { author, others, shown, executions } = await anEvent('comment { viewerCanUpdate viewerCanDelete }')
    const viewers = place === 'first' ? [author, ...others] : [...others, author]
    const answers = await shown(viewers)
    expect(answers).toEqual(
      viewers.map(viewer => ({ comment: { viewerCanUpdate: viewer === author, viewerCanDelete: viewer === author } })),
    )
    expect(executions()).toBe(2)
  },
)

test.each(['first', 'last'])("an answer that depends on the viewer's identity is not shared: %s", async place => {
  const { author, others, shown, executions } = await anEvent('bookmark { metadata { notes } }')
  const viewers = place === 'first' ? [author, ...others, null] : [null, ...others, author]
  const answers = await shown(viewers)
  const notes = (isOwner: boolean) => ({ bookmark: { metadata: isOwner ? { notes: 'Geheim' } : null } })
  expect(answers).toEqual(viewers.map(viewer => notes(viewer === author)))
  expect(executions()).toBe(viewers.length)
})

test('another document or other variables are executed separately', async () => {
  const { shown, executions } = await anEvent('comment { content }')
  await shown([null, null], 'one')
  await shown([null, null], 'another')
  expect(executions()).toBe(2)
})
