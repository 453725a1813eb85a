import type { DataSource } from 'typeorm'
import { loadCategoriser } from '../src/categorise/categorise.service.js'
import { fingerprint } from '../src/fingerprint.js'
import { storeNotices } from '../src/notices/store.service.js'
import type { SourceKey } from '../src/reference/sources.js'
import { hashPassword } from '../src/users/sign-in/password.js'
import { madeUpNotices, type MadeUpNotice } from './data.js'
import { multiply, vacuum } from './multiply.js'

/** Up to here tenders are stored as a harvest stores them; more are made from these in SQL, which is faster. */
const BASE = 5000
const BATCH = 250
const YEARS_MS = 4 * 365.25 * 86_400_000
const BOOKMARKS = 3000
const OWN_BOOKMARKS = 60

const SOURCES = [
  'tenderned',
  'ted',
  'between',
  'striive',
  'headfirst',
  'flextender',
  'ctm',
  'freep',
  'opdrachtoverheid',
  'zzp-opdrachten',
] as const satisfies readonly SourceKey[]

export const reader = { username: 'lezer.bench', password: 'drie losse schoenen in de gang' }

/** Fills a database with so many tenders of four years, of which 70 % are archived, and with bookmarks of some users. */
export async function fillDatabase(source: DataSource, url: string, count: number): Promise<void> {
  await storeBase(source, Math.min(count, BASE))
  await multiply(url, Math.ceil(count / BASE))
  await bookmark(source)
  await vacuum(url)
}

async function storeBase(source: DataSource, count: number): Promise<void> {
  const categorise = await loadCategoriser(source.manager)
  const now = Date.now()
  // Most of what is kept is recent: with closing dates as they are made up, three in ten closed less than 90 days ago.
  const age = (index: number) => YEARS_MS * (index / count) ** 2
  let former: readonly MadeUpNotice[] = []
  for (let at = 0; at < count; at += BATCH) {
    const size = Math.min(BATCH, count - at)
    const notices = withCopies(
      madeUpNotices(size, at, index => new Date(now - age(at + index))),
      former,
    )
    await storeNotices(source.manager, notices, {
      source: SOURCES[(at / BATCH) % SOURCES.length]!,
      categorise,
      isSample: false,
      isFirstImport: true,
      now: new Date(now),
    })
    former = notices
  }
  await source.query(`UPDATE tenders SET archived = true WHERE closing_date < now() - interval '90 days'`)
}

/** Every twentieth is also at the source of the batch before. */
const withCopies = (notices: MadeUpNotice[], former: readonly MadeUpNotice[]) =>
  notices.map((notice, index) => {
    const copied = index % 20 === 0 ? former[index] : undefined
    if (!copied) return notice
    const { publicationId, procedureKey, sourceUrl } = notice.draft
    const draft = { ...copied.draft, publicationId, procedureKey, sourceUrl: sourceUrl! }
    return { draft, fingerprint: fingerprint(draft) }
  })

/** Public bookmarks of fifty users on the newest tenders, and the reader's own, of which half are private. */
async function bookmark(source: DataSource): Promise<void> {
  await source.query(
    `INSERT INTO app_users (id, username, email, password_hash, first_name, last_name)
     SELECT gen_random_uuid(), name, name || '@greenrock.nl', $2, 'Anna', 'de Vries'
     FROM (SELECT $1 AS name UNION ALL SELECT 'bench' || n FROM generate_series(1, 50) n) people`,
    [reader.username, await hashPassword(reader.password)],
  )
  await source.query(
    `INSERT INTO bookmarks (id, user_id, tender_id, created_at)
     SELECT gen_random_uuid(), u.id, t.id, now() - t.place * interval '1 minute'
     FROM (SELECT id, row_number() OVER () AS place FROM app_users WHERE username LIKE 'bench%') u
     JOIN (SELECT id, row_number() OVER (ORDER BY publication_date DESC, id) AS place
           FROM tenders WHERE NOT archived LIMIT $1) t ON t.place % 50 = u.place % 50`,
    [BOOKMARKS],
  )
  await source.query(
    `INSERT INTO bookmarks (id, user_id, tender_id, is_public, created_at)
     SELECT gen_random_uuid(), (SELECT id FROM app_users WHERE username = $1), id, place % 2 = 0, now() - place * interval '1 minute'
     FROM (SELECT id, row_number() OVER (ORDER BY publication_date DESC, id) AS place FROM tenders
           WHERE NOT archived AND copy_of IS NULL ORDER BY publication_date DESC, id LIMIT $2) t`,
    [reader.username, OWN_BOOKMARKS],
  )
}
