import type { EntityManager } from 'typeorm'
import type { Categorise } from '../../tenders/categorise/categorise.js'
import { loadCategoriser } from '../../tenders/categorise/categorise.service.js'
import { fingerprint } from '../../platform/text/fingerprint.js'
import { datasetIdOf, type NoticeDraft } from '../notices/draft.js'
import { type ReadNotice, storeNotices } from '../notices/store.service.js'
import { AwardSource, type TenderType } from '../../reference/tender-values.js'
import { type ReadRelease, UnreadableDataset } from '../sources/tenderned/dataset/read-releases.js'
import type { DatasetAward } from '../sources/tenderned/dataset/release-award.js'

export interface ImportedDataset {
  /** Releases in the file. */
  readonly read: number
  /** Entries that are no release, or name no publication. */
  readonly skipped: number
  /** Releases with the outcome of a stored tender that had none. */
  readonly matched: number
  readonly updated: number
  /** Why the file could not be read to its end; earlier releases are stored. */
  readonly failure: string | null
}

/** Each batch is its own transaction, so that an interrupted import keeps it. */
const BATCH = 500

/**
 * Stores winners from TenderNed's open data set (OCDS), for stored tenders without a known winner. Entries of
 * administrators and awards in a notice itself are kept. Idempotent.
 */
export async function importDataset(
  db: EntityManager,
  releases: AsyncIterable<ReadRelease>,
  now: Date,
): Promise<ImportedDataset> {
  const counts = { read: 0, skipped: 0, matched: 0, updated: 0 }
  const categorise = await loadCategoriser(db)
  let batch: DatasetAward[] = []
  const storeBatch = async () => {
    const { matched, updated } = await store(db, batch, categorise, now)
    counts.matched += matched
    counts.updated += updated
    batch = []
  }

  let failure: string | null = null
  try {
    for await (const { award } of releases) {
      counts.read++
      if (!award) counts.skipped++
      else if (award.awards.length > 0) batch.push(award)
      if (batch.length === BATCH) await storeBatch()
    }
  } catch (error) {
    if (!(error instanceof UnreadableDataset)) throw error
    failure = error.message
  }
  await storeBatch()
  return { ...counts, failure }
}

interface Match {
  /** Index in the batch, starting at one. */
  readonly at: string
  readonly procedureKey: string
  readonly title: string
  readonly organization: string
  readonly tenderType: TenderType
  readonly notBefore: Date
}

async function store(db: EntityManager, batch: readonly DatasetAward[], categorise: Categorise, now: Date) {
  if (batch.length === 0) return { matched: 0, updated: 0 }
  const matches = await tendersWithoutWinner(db, batch)
  const notices = matches.map(match => noticeOf(batch[Number(match.at) - 1]!, match))
  const { added, updated } = await storeNotices(db, notices, {
    source: 'tenderned',
    categorise,
    isSample: false,
    isFirstImport: false,
    now,
  })
  return { matched: matches.length, updated: added + updated }
}

/**
 * The stored publication identifies its tender, or else the kenmerk. Looked up by unique keys before the join (MATERIALIZED), because the
 * planner, still without statistics, would compare every release with every tender: a quarter of a million pairs on PostgreSQL 15.
 */
async function tendersWithoutWinner(db: EntityManager, batch: readonly DatasetAward[]): Promise<readonly Match[]> {
  return await db.query<Match[]>(
    `WITH found AS MATERIALIZED (
       SELECT asked.at, n.published_at, coalesce(n.tender_id, by_key.id) AS tender_id
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (publication_id, procedure_key, at)
       LEFT JOIN notices n ON n.source = 'tenderned' AND n.publication_id = asked.publication_id
       LEFT JOIN tenders by_key ON by_key.source = 'tenderned' AND by_key.procedure_key = asked.procedure_key
     )
     SELECT found.at, t.procedure_key AS "procedureKey", t.title, t.organization, t.tender_type AS "tenderType",
       coalesce(found.published_at, (SELECT min(published_at) FROM notices WHERE tender_id = t.id)) AS "notBefore"
     FROM found JOIN tenders t ON t.id = found.tender_id
     WHERE t.award_winner IS NULL AND t.award_source IS DISTINCT FROM 'manual' AND NOT t.is_sample
       AND EXISTS (SELECT FROM notices WHERE tender_id = t.id)
     ORDER BY found.at`,
    [
      batch.map(({ publicationId }) => publicationId),
      batch.map(({ kenmerk }) => (kenmerk === null ? null : `kenmerk:${kenmerk}`)),
    ],
  )
}

/** The copy never counts as the opening notice: its date has no time, so it may be before that of the notice itself. */
function noticeOf(
  { publicationId, publishedAt, awards, awardTotal }: DatasetAward,
  { procedureKey, title, organization, tenderType, notBefore }: Match,
): ReadNotice {
  const after = notBefore.getTime() + 1
  const draft: NoticeDraft = {
    publicationId: datasetIdOf(publicationId),
    procedureKey,
    kind: 'award',
    publishedAt: new Date(Math.max(publishedAt?.getTime() ?? after, after)),
    title,
    organization,
    tenderType,
    awards,
    awardTotal,
    awardSource: AwardSource.DATASET,
  }
  return { draft, fingerprint: fingerprint(draft) }
}
