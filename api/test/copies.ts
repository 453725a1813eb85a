import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../src/tenders/categorise/categorise.service.js'
import { fingerprint } from '../src/platform/text/fingerprint.js'
import type { NoticeDraft } from '../src/ingest/notices/draft.js'
import { storeNotices } from '../src/ingest/notices/store.service.js'
import type { SourceKey } from '../src/reference/sources.js'
import { aDraft } from './harvesting.js'

/** Stores notices of a source, which also finds their copies. */
export async function stored(db: EntityManager, source: SourceKey, drafts: readonly NoticeDraft[], isSample = false) {
  const notices = drafts.map(draft => ({ draft, fingerprint: fingerprint(draft) }))
  const categorise = await loadCategoriser(db)
  return storeNotices(db, notices, { source, categorise, isSample, isFirstImport: false, now: new Date() })
}

/** A procedure and an assignment: with another id or at another source, each is a copy of itself. */
export const procedure = (id: string, given: Partial<NoticeDraft> = {}) =>
  aDraft(id, {
    title: 'Renovatie zwembad De Waterlelie',
    tenderType: 'eu_procurement',
    sourceUrl: `https://www.bron.test/${id}`,
    ...given,
  })
export const assignment = (id: string, given: Partial<NoticeDraft> = {}) =>
  aDraft(id, { title: 'Projectleider verkeer en mobiliteit', sourceUrl: `https://www.bron.test/${id}`, ...given })

/** Each tender with its source, and the source of the copy that lists show instead. */
export const clustersOf = (db: EntityManager) =>
  db.query<{ source: string; under: string | null }[]>(
    `SELECT source, (SELECT source FROM tenders shown WHERE shown.id = t.copy_of) AS under FROM tenders t
     ORDER BY source, id`,
  )
