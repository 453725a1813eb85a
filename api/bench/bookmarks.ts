import type { EntityManager } from 'typeorm'
import { BookmarkScope, listBookmarks } from '../src/bookmarks/bookmark.service.js'
import { User } from '../src/users/user.entity.js'
import { leastTimes } from './search.js'

const BOOKMARKS = 10_000
/** From what hardly any tender has to what more than half of them have. */
const WORDS = ['zaaksysteem', 'onderhoud software', 'adviseur', 'software', 'onderhoud', 'gemeente']

/** A search in many bookmarks of one person, with its total, against the same page without a search. */
export async function benchBookmarks(db: EntityManager) {
  const [user] = await db.find(User, { take: 1 })
  const viewer = { user: user!, sid: '', by: 'cookie' } as const
  await db.query(
    `INSERT INTO bookmarks (id, user_id, tender_id)
     SELECT gen_random_uuid(), $1, id FROM tenders ORDER BY id LIMIT ${BOOKMARKS} ON CONFLICT DO NOTHING`,
    [viewer.user.id],
  )
  await db.query('ANALYZE bookmarks')
  const found = async (search: string | null) =>
    (await listBookmarks(db, viewer, { scope: BookmarkScope.MINE, search }, { first: 20 })).totalCount()
  const [all, ...times] = await leastTimes(() => found(null), ...WORDS.map(word => () => found(word)))
  const said = await Promise.all(
    WORDS.map(async (word, at) => `${word} ${times[at]!.toFixed(0)} (${await found(word)})`),
  )
  const most = Math.max(...times)
  return [
    {
      name: 'search in bookmarks',
      ratio: most / all!,
      detail: `the slowest against all ${await found(null)} of them; ms of page and total, and how many are found: ${said.join(', ')}`,
    },
  ]
}
