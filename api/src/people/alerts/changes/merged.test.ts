import { expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { stored } from '../../../../test/copies.js'
import { testDatabase } from '../../../../test/database.js'
import { aUser } from '../../../../test/factories.js'
import { aDraft } from '../../../../test/harvesting.js'
import type { NoticeDraft } from '../../../ingest/notices/draft.js'
import { Tender } from '../../../tenders/tender/tender.entity.js'
import { Bookmark } from '../../bookmarks/bookmark.entity.js'
import { followTender } from '../../following/follow.service.js'
import { tellChanges } from './tell.service.js'

const database = testDatabase()
const db = () => database.manager

const notice = (id: string, given: Partial<NoticeDraft>) =>
  aDraft(id, { tenderType: 'eu_procurement', title: 'Renovatie zwembad', ...given })
const store = (...drafts: readonly NoticeDraft[]) => stored(db(), 'tenderned', drafts)
const day = (date: string) => new Date(`${date}T10:00:00Z`)

const told = async (userId: string) =>
  (
    await db().query<{ kind: string; tenders: number }[]>(
      `SELECT c.kind, (SELECT count(DISTINCT tender_id) FROM tender_changes)::int AS tenders
       FROM inbox_items i JOIN tender_changes c ON c.id = i.change_id WHERE i.user_id = $1 ORDER BY c.kind`,
      [userId],
    )
  ).map(({ kind, tenders }) => [kind, tenders])

test('two tenders that turn out to be one procedure keep their followers, who are not told again', async () => {
  const call = { procedureKey: 'kenmerk:1', publishedAt: day('2026-05-01'), closingDate: day('2026-08-01') }
  const moved = { kind: 'correction', publishedAt: day('2026-05-02'), closingDate: day('2026-07-01') } as const
  await store(notice('1', call))
  await store(notice('2', { ...call, procedureKey: 'kenmerk:2' }))
  const [bookmarker, follower] = [await aUser(db()), await aUser(db())]
  const tenders = await db().find(Tender, { order: { procedureKey: 'ASC' } })
  expect(tenders).toHaveLength(2)
  await db().save(db().create(Bookmark, { id: uuid(), userId: bookmarker.id, tenderId: tenders[0]!.id }))
  await followTender(db(), follower.id, { tenderId: tenders[1]!.id, follows: true })
  for (const id of ['3', '4'])
    await store(notice(id, { ...moved, procedureKey: id === '3' ? 'kenmerk:1' : 'kenmerk:2' }))
  await tellChanges(db())
  const before = [await told(bookmarker.id), await told(follower.id)]
  expect(before).toEqual([[['closing_date', 2]], [['closing_date', 2]]])

  await store(
    notice('5', {
      ...moved,
      procedureKey: 'kenmerk:1',
      refersTo: ['2'],
      publishedAt: day('2026-05-03'),
      title: 'Renovatie zwembad De Golf',
    }),
  )
  await tellChanges(db())
  expect(await db().countBy(Tender, {})).toBe(1)
  for (const user of [bookmarker, follower]) {
    const messages = await told(user.id)
    expect(messages.filter(([kind]) => kind === 'closing_date')).toEqual([['closing_date', 1]])
  }
})
