import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { aProfile } from '../../../test/alerts.js'
import { testDatabase } from '../../../test/database.js'
import { aChange, aTender, aUser } from '../../../test/factories.js'
import { Subscribers } from '../../platform/notifications/subscribers.js'
import type { User } from '../../accounts/users/user.entity.js'
import type { Context } from '../../accounts/context.js'
import { checked } from '../../platform/validation/checked.js'
import { TenderChangeKind } from '../../tenders/changes/change.js'
import { tellChanges } from '../alerts/changes/tell.service.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { addComment, deleteComment, updateComment } from '../comments/comment.service.js'
import { followTender } from '../following/follow.service.js'
import { INBOX_EVENTS } from './inbox-events.js'
import { inboxUpdates } from './inbox-hub.js'
import { forgetOldInbox } from './inbox.service.js'
import { tellMatches } from './tell-matches.service.js'

const database = testDatabase()
const db = () => database.manager

const INBOX = `query ($isUnread: Boolean) { unreadInboxCount inbox(first: 20, isUnread: $isUnread) { totalCount nodes {
  id kind isRead tenderCount change { headline detail } comment { content } profile { name } tender { title } } } }`
const MARK = 'mutation ($input: MarkInboxInput!) { markInbox(input: $input) { unreadCount } }'

let owner: User
let colleague: User
let tenderId: string
let bookmarkId: string

beforeEach(async () => {
  owner = await aUser(db(), { firstName: 'Marieke', lastName: 'de Vries' })
  colleague = await aUser(db(), { firstName: 'Pieter', lastName: 'Bakker' })
  tenderId = (await aTender(db(), { title: 'Penetratietesten' })).id
  bookmarkId = await bookmark(owner)
})

const bookmark = async (user: User, given: object = {}) =>
  (await bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId, ...given }))).id

const asked = (user: User | undefined, document: string, variables: object = {}) =>
  ask(db(), document, variables, testSettings(), user)

interface Shown {
  readonly id: string
  readonly kind: string
  readonly tenderCount: number | null
  readonly comment: { readonly content: string } | null
}

async function inboxOf(user: User, variables: object = {}) {
  const { data, errors } = await asked(user, INBOX, variables)
  expect(errors).toBeUndefined()
  return { unread: data.unreadInboxCount, nodes: data.inbox.nodes as Shown[] }
}

const say = (user: User, content: string, given: object = {}) =>
  addComment(
    db(),
    { user, sid: 'none', by: 'cookie' },
    checked(AddCommentInput, { bookmarkId, commenterName: 'Naam', content, ...given }),
  )

async function change() {
  await aChange(db(), tenderId, TenderChangeKind.STATUS, { oldText: 'Open', newText: 'Ingetrokken' })
  await tellChanges(db())
}

test('a visitor has no inbox', async () => {
  const { errors } = await asked(undefined, INBOX)
  expect(errors![0]!.message).toBe('Unauthorized: log in om dit te doen')
})

describe('an inbox', () => {
  test('lists the changes of what its owner follows, with tender and text, and nobody else’s', async () => {
    await change()
    expect(await inboxOf(owner)).toMatchObject({
      unread: 1,
      nodes: [
        {
          kind: 'CHANGE',
          isRead: false,
          change: { headline: 'Status gewijzigd', detail: 'van Open naar Ingetrokken' },
          tender: { title: 'Penetratietesten' },
        },
      ],
    })
    expect(await inboxOf(colleague)).toEqual({ unread: 0, nodes: [] })
  })

  test('marks messages as read and unread: these, those of a tender, or all; other people’s ids are ignored', async () => {
    await change()
    await change()
    const [first] = (await inboxOf(owner)).nodes
    const mark = async (user: User, input: object) => (await asked(user, MARK, { input })).data.markInbox.unreadCount
    expect(await mark(colleague, { ids: [first!.id], isRead: true })).toBe(0)
    expect((await inboxOf(owner)).unread).toBe(2)
    expect(await mark(owner, { ids: [first!.id, 'no id'], isRead: true })).toBe(1)
    expect((await inboxOf(owner, { isUnread: true })).nodes).toHaveLength(1)
    expect(await mark(owner, { ids: [first!.id], isRead: false })).toBe(2)
    expect(await mark(owner, { tenderId: toGlobalId('Tender', tenderId), isRead: true })).toBe(0)
    expect(await mark(owner, { isRead: false })).toBe(2)
    const { errors } = await asked(owner, MARK, { input: { tenderId: 'x', isRead: true } })
    expect(errors![0]!.message).toBe('Deze tender bestaat niet (meer).')
  })

  test('shows on the tender what its owner has not read', async () => {
    await change()
    const document = `query ($id: ID!) { tender(id: $id) { isFollowed isBuyerFollowed unreadChanges { headline } } }`
    const shown = async (user?: User) =>
      (await asked(user, document, { id: toGlobalId('Tender', tenderId) })).data.tender
    expect(await shown(owner)).toEqual({
      isFollowed: true,
      isBuyerFollowed: false,
      unreadChanges: [{ headline: 'Status gewijzigd' }],
    })
    for (const other of [colleague, undefined])
      expect(await shown(other)).toEqual({ isFollowed: false, isBuyerFollowed: false, unreadChanges: [] })
  })

  test('counts new results of a profile in one message until that is read', async () => {
    const profileId = await aProfile(db(), { userId: owner.id, name: 'Zaaksystemen' })
    const tell = () => db().transaction(tx => tellMatches(tx, { userId: owner.id, profileId, count: 2 }))
    await tell()
    await tell()
    const { nodes } = await inboxOf(owner)
    expect(nodes).toMatchObject([{ kind: 'MATCHES', tenderCount: 4, profile: { name: 'Zaaksystemen' }, tender: null }])
    await asked(owner, MARK, { input: { isRead: true } })
    await tell()
    expect((await inboxOf(owner)).nodes.map(({ tenderCount }) => tenderCount)).toEqual([2, 4])
    await asked(owner, MARK, { input: { ids: [nodes[0]!.id], isRead: false } })
    expect((await inboxOf(owner)).unread).toBe(1)
    for (const isRead of [true, false]) expect((await asked(owner, MARK, { input: { isRead } })).errors).toBeUndefined()
    expect((await inboxOf(owner, { isUnread: true })).nodes.map(({ tenderCount }) => tenderCount)).toEqual([2])
  })

  test('keeps messages for ninety days', async () => {
    await change()
    await db().query(`UPDATE inbox_items SET created_at = now() - interval '91 days'`)
    await forgetOldInbox(db())
    expect((await inboxOf(owner)).nodes).toEqual([])
  })

  test('sends an event to its owner only, for as long as the session lasts', async () => {
    const subscribers = new Subscribers()
    const notifications = Object.assign(subscribers, { stop: async () => {} })
    let viewer: { user: User } | null = { user: owner }
    const live = { notifications, listener: { viewer: () => viewer, tooSlow: () => {} } }
    const events = inboxUpdates({ live } as unknown as Context, owner.id)[Symbol.asyncIterator]()
    const publish = (...ids: readonly string[]) => subscribers.deliver(INBOX_EVENTS, JSON.stringify(ids))
    publish(colleague.id)
    viewer = null
    publish(owner.id)
    viewer = { user: owner }
    publish(colleague.id, owner.id)
    expect(await events.next()).toMatchObject({ done: false })
    const nothing = Symbol('nothing')
    expect(await Promise.race([events.next(), Promise.resolve(nothing)])).toBe(nothing)
  })
})

describe('a comment', () => {
  const kinds = async (user: User) => (await inboxOf(user)).nodes.map(({ kind, comment }) => [kind, comment?.content])

  test('reaches the owner of the bookmark, and the author of the comment that it replies to, but not its own author', async () => {
    const { id } = await say(colleague, 'Doen we mee?')
    await say(owner, 'Ja', { parentCommentId: id })
    await say(owner, 'Nog iets')
    expect(await kinds(owner)).toEqual([['REPLY', 'Doen we mee?']])
    expect(await kinds(colleague)).toEqual([['REPLY', 'Ja']])
  })

  test('reaches whom it mentions, once, also when the mention is added later', async () => {
    const stranger = await aUser(db(), { firstName: 'Karel' })
    await say(colleague, 'Hoi')
    const { id } = await say(owner, 'Wie?')
    const edit = (content: string) =>
      updateComment(db(), { user: owner, sid: 'none', by: 'cookie' }, {
        commentId: id,
        commenterName: 'M',
        content,
      } as never)
    await edit('@Pieter of @Karel?')
    await edit('@Pieter of @Karel!')
    expect(await kinds(colleague)).toEqual([['MENTION', '@Pieter of @Karel!']])
    // Nobody in this thread can see him: he owns no public bookmark, and wrote nothing.
    expect(await kinds(stranger)).toEqual([])
  })

  test('can mention the people whose names are suggested after ‘@’', async () => {
    const names = async (beginning: string, user = owner) => {
      const { data, errors } = await asked(
        user,
        'query ($id: ID!, $beginning: String!) { mentionableNames(bookmarkId: $id, beginning: $beginning) }',
        { id: toGlobalId('Bookmark', bookmarkId), beginning },
      )
      return data?.mentionableNames ?? errors![0]!.extensions!.code
    }
    await aUser(db(), { firstName: 'Petra', lastName: 'Vreemd' })
    expect(await names('')).toEqual([])
    await say(colleague, 'Hoi')
    for (const beginning of ['', 'p', 'PIETER b', 'bak']) expect(await names(beginning)).toEqual(['Pieter Bakker'])
    expect(await names('Karel')).toEqual([])
    expect(await names('', colleague)).toEqual(['Marieke de Vries'])
    for (const name of await names('')) await say(owner, `@${name} kijk je?`)
    expect(await kinds(colleague)).toEqual([['MENTION', '@Pieter Bakker kijk je?']])
    await bookmark(owner, { isPublic: false })
    expect(await names('')).toEqual([])
    expect(await names('', colleague)).toBe('BOOKMARK_NOT_FOUND')
  })

  test('is gone from the inbox when it is deleted, or when its bookmark becomes private or is removed', async () => {
    const { id } = await say(colleague, 'Doen we mee?')
    await say(owner, '@Pieter ja', { parentCommentId: id })
    expect(await kinds(colleague)).toHaveLength(1)
    await bookmark(owner, { isPublic: false })
    expect(await inboxOf(colleague)).toEqual({ unread: 0, nodes: [] })
    await bookmark(owner, { isPublic: true })
    await deleteComment(db(), { user: colleague, sid: 'none', by: 'cookie' }, id)
    expect(await inboxOf(owner)).toEqual({ unread: 0, nodes: [] })
  })

  test('on a private bookmark reaches nobody else', async () => {
    await say(colleague, 'Eerst openbaar')
    await bookmark(owner, { isPublic: false })
    await say(owner, 'Geheim, @Pieter')
    await bookmark(owner, { isPublic: true })
    expect(await kinds(colleague)).toEqual([])
  })
})

describe('following', () => {
  const FOLLOW = 'mutation ($input: FollowInput!) { followTender(input: $input) { tender { isFollowed } } }'
  const BUYER =
    'mutation ($input: FollowInput!) { followBuyer(input: $input) { tender { isBuyerFollowed isFollowed } } }'
  const input = (follows: boolean) => ({ input: { tenderId: toGlobalId('Tender', tenderId), follows } })

  test('refuses a tender that does not exist, a buyer that is unknown, and more than anybody reads', async () => {
    const nowhere = { input: { tenderId: toGlobalId('Tender', '01900000-0000-7000-8000-000000000000'), follows: true } }
    for (const document of [FOLLOW, BUYER])
      expect((await asked(owner, document, nowhere)).errors![0]!.extensions!.code).toBe('NOT_FOUND')
    await db().query('UPDATE tenders SET client_key = NULL')
    expect((await asked(owner, BUYER, input(true))).errors![0]!.message).toContain('niet bekend')
    await db().query(
      `INSERT INTO buyer_follows (user_id, client_key, name) SELECT $1, n::text, n::text FROM generate_series(1, 1000) n`,
      [owner.id],
    )
    await db().query(`UPDATE tenders SET client_key = 'een koper'`)
    expect((await asked(owner, BUYER, input(true))).errors![0]!.message).toContain('1000')
  })

  test('starts and stops, and a restart begins anew', async () => {
    const follow = async (document: string, follows: boolean) =>
      Object.values((await asked(colleague, document, input(follows))).data)[0]
    expect(await follow(FOLLOW, true)).toEqual({ tender: { isFollowed: true } })
    expect(await follow(FOLLOW, false)).toEqual({ tender: { isFollowed: false } })
    await aChange(db(), tenderId, TenderChangeKind.STATUS, { newText: 'Gegund' }, { noticedAt: new Date('2026-06-02') })
    await followTender(db(), colleague.id, { tenderId, follows: true })
    await tellChanges(db())
    expect((await inboxOf(colleague)).nodes).toEqual([])
    expect(await follow(BUYER, true)).toEqual({ tender: { isBuyerFollowed: true, isFollowed: true } })
    const { data } = await asked(colleague, '{ followedBuyers { name clientKey } }')
    expect(data.followedBuyers).toEqual([{ name: 'Gemeente Westerveen', clientKey: 'gemeente westerveen' }])
    const left = await asked(colleague, 'mutation { unfollowBuyer(clientKey: "gemeente westerveen") { name } }')
    expect(left.data.unfollowBuyer).toEqual([])
  })

  test('has a choice for each topic, which its owner changes one by one', async () => {
    const { data } = await asked(owner, '{ changePreferences { topic inProduct mail push } }')
    expect(data.changePreferences).toContainEqual({ topic: 'WORDING', inProduct: false, mail: 'NEVER', push: false })
    const set = await asked(
      owner,
      'mutation ($input: ChangePreferenceInput!) { setChangePreference(input: $input) { topic inProduct mail push } }',
      { input: { topic: 'WORDING', inProduct: true, mail: 'DIGEST', push: false } },
    )
    expect(set.data.setChangePreference).toHaveLength(7)
    expect(set.data.setChangePreference).toContainEqual({
      topic: 'WORDING',
      inProduct: true,
      mail: 'DIGEST',
      push: false,
    })
    const invalid = await asked(owner, 'mutation { setChangePreference(input: { topic: NONE }) { topic } }')
    expect(invalid.errors).toBeDefined()
  })
})
