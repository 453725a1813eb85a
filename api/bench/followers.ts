import { planChangeMails } from '../src/people/alerts/changes/plan.service.js'
import { tellChanges } from '../src/people/alerts/changes/tell.service.js'
import type { NoticeDraft } from '../src/ingest/notices/draft.js'
import { storeNotices } from '../src/ingest/notices/store.service.js'
import { createDataSource } from '../src/processes/data-source.js'
import { fingerprint } from '../src/platform/text/fingerprint.js'

const CHANGES = 1000
const FOLLOWERS = 10_000
const ROUNDS = 5

/**
 * A harvest in which each of 1,000 tenders moves its closing date: without followers, and with 10,000 of one tender, then telling them. The rounds
 * alternate, because a table that grows slows down all of them.
 */
export async function measureFollowers(url: string, say: (line: string) => void): Promise<void> {
  const source = createDataSource(url)
  await source.initialize()
  const db = source.manager
  let day = 0
  const harvest = async (): Promise<number> => {
    day++
    const drafts = Array.from({ length: CHANGES }, (_, index): NoticeDraft => {
      const closingDate = new Date(Date.UTC(2099, 0, 400 - day))
      return {
        publicationId: `${index}-${day}`,
        procedureKey: `kenmerk:${index}`,
        kind: day === 1 ? 'competition' : 'correction',
        publishedAt: new Date(Date.UTC(2026, 0, day)),
        title: `Onderhoud ${index}`,
        organization: `Gemeente ${index}`,
        tenderType: 'eu_procurement',
        closingDate,
      }
    })
    const notices = drafts.map(draft => ({ draft, fingerprint: fingerprint(draft) }))
    const began = performance.now()
    const options = { source: 'tenderned', categorise: () => [], isSample: false, isFirstImport: false } as const
    await storeNotices(db, notices, { ...options, now: new Date() })
    return performance.now() - began
  }
  try {
    await harvest()
    await tellChanges(db)
    await db.query(
      `INSERT INTO app_users (id, username, email, password_hash)
       SELECT gen_random_uuid(), 'volger.' || n, 'volger.' || n || '@bench.test', 'unusable' FROM generate_series(1, $1::int) n`,
      [FOLLOWERS],
    )
    const alone: number[] = []
    const followed: number[] = []
    for (let turn = 0; turn < ROUNDS; turn++) {
      alone.push(await harvest())
      await tellChanges(db)
      await db.query(
        `INSERT INTO bookmarks (id, user_id, tender_id) SELECT gen_random_uuid(), u.id, t.id
         FROM app_users u, tenders t WHERE u.username LIKE 'volger.%' AND t.procedure_key = 'kenmerk:0'`,
      )
      await db.query('ANALYZE')
      followed.push(await harvest())
      const began = performance.now()
      const messages = await tellChanges(db)
      const told = performance.now()
      await planChangeMails(db)
      const planned = performance.now()
      say(
        `round ${turn + 1}: harvest ${Math.round(alone.at(-1)!)} ms, with followers ${Math.round(followed.at(-1)!)} ms; ` +
          `${messages} messages told in ${Math.round(told - began)} ms, mails planned in ${Math.round(planned - told)} ms`,
      )
      await db.query('DELETE FROM bookmarks')
    }
    const ratio = median(followed) / median(alone)
    say(
      `${CHANGES} changes, ${FOLLOWERS} followers of one tender: the harvest takes ${ratio.toFixed(2)} times as long (budget 1.2)`,
    )
  } finally {
    await source.destroy()
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
