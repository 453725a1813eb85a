import { expect } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { breakStatements } from './broken-statements.js'
import type { testDatabase } from './database.js'
import { aUser } from './factories.js'
import { aHistory, randomOf, shuffled } from './histories.js'
import type { NoticeDraft } from '../src/ingest/notices/draft.js'
import { storeNotices } from '../src/ingest/notices/store.service.js'
import { fingerprint } from '../src/platform/text/fingerprint.js'
import { Tender } from '../src/tenders/tender/tender.entity.js'
import { Bookmark } from '../src/people/bookmarks/bookmark.entity.js'
import { setChangeChoices } from '../src/people/following/preference.service.js'
import { planChangeMails } from '../src/people/alerts/changes/plan.service.js'
import { tellChanges } from '../src/people/alerts/changes/tell.service.js'

type Db = () => EntityManager

const store = (to: EntityManager, drafts: readonly NoticeDraft[]) =>
  storeNotices(
    to,
    drafts.map(draft => ({ draft, fingerprint: fingerprint(draft) })),
    { source: 'tenderned', categorise: () => [], isSample: false, isFirstImport: false, now: new Date() },
  )

/** The changes that the history shows. */
const shown = async (db: Db) =>
  (await db().query<{ key: string }[]>('SELECT key FROM tender_changes WHERE NOT is_obsolete ORDER BY key')).map(
    ({ key }) => key,
  )

/** The keys of the messages, once for each time that a follower was told. */
const told = async (db: Db, userId: string) =>
  (
    await db().query<{ key: string }[]>(
      `SELECT c.key FROM inbox_items i JOIN tender_changes c ON c.id = i.change_id
       WHERE i.user_id = $1 AND NOT c.is_obsolete ORDER BY c.key`,
      [userId],
    )
  ).map(({ key }) => key)

const mailed = async (db: Db, userId: string) =>
  (
    await db().query<{ key: string }[]>(
      `SELECT c.key FROM alert_deliveries d CROSS JOIN LATERAL unnest(d.change_ids) change (id) JOIN tender_changes c ON c.id = change.id
       WHERE d.user_id = $1 AND NOT c.is_obsolete ORDER BY c.key`,
      [userId],
    )
  ).map(({ key }) => key)

async function follower(db: Db) {
  const user = await aUser(db())
  const everything = { inProduct: true, mail: 'at_once', push: false } as const
  await setChangeChoices(db(), user.id, { progress: everything, wording: everything, deadline_later: everything })
  const { id: tenderId } = await db().findOneByOrFail(Tender, { source: 'tenderned' })
  await db().save(db().create(Bookmark, { id: uuid(), userId: user.id, tenderId }))
  return user.id
}

/**
 * Plays random histories of one procedure: notices in any order, repeated and late, from two processes, interrupted at random statements. Each
 * ends with the changes of the ordered history, and its follower was told of, and mailed, each of them once.
 */
export async function playHistories(database: ReturnType<typeof testDatabase>, count: number): Promise<void> {
  const db = () => database.manager
  const broken = breakStatements(database.source)
  for (let seed = 1; seed <= count; seed++) {
    const random = randomOf(seed)
    const history = aHistory(random)
    await store(db(), history)
    const expected = await shown(db)
    await db().query('DELETE FROM tenders')

    const [first, ...rest] = shuffled(history, random)
    await store(db(), [first!])
    const userId = await follower(db)
    const known = new Set(await shown(db))
    const again = shuffled(history, random).slice(0, 2)
    for (const draft of shuffled([...rest, ...again], random)) {
      const work = async () => {
        const twice = random() < 0.3 ? [store(db(), [draft]), store(db(), [draft])] : [store(db(), [draft])]
        await Promise.all([...twice, ...(random() < 0.5 ? [tellChanges(db())] : [])])
        if (random() < 0.3) await planChangeMails(db(), new Date(Date.now() + 7_200_000))
      }
      await broken.during(() => work().catch(() => {}), Math.ceil(random() * 25), random() < 0.5 ? 'error' : 'none')
      await store(db(), [draft])
    }
    await tellChanges(db())
    await tellChanges(db())
    await planChangeMails(db(), new Date(Date.now() + 172_800_000))
    expect({ seed, changes: await shown(db) }).toEqual({ seed, changes: expected })
    const news = expected.filter(key => !known.has(key))
    expect({ seed, told: await told(db, userId) }).toEqual({ seed, told: news })
    expect({ seed, mailed: await mailed(db, userId) }).toEqual({ seed, mailed: news })
    await db().query('DELETE FROM tenders')
  }
}
