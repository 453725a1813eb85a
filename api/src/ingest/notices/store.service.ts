import type { EntityManager } from 'typeorm'
import type { Categorise } from '../../tenders/categorise/categorise.js'
import { fairly, mapInSlices } from '../../platform/fair-share.js'
import type { SourceKey } from '../../reference/sources.js'
import { TenderType } from '../../reference/tender-values.js'
import type { NoticeDraft, ReadDraft } from './draft.js'
import { inBatches } from './batches.js'
import { type FormerContent, historyOf } from './changes/changes.js'
import { type Procedure, proceduresOf } from './procedure.service.js'
import { tenderRow } from './tender-row.js'
import { withCopiesLocked } from '../../tenders/duplicates/copies-lock.service.js'
import { detectCopies } from '../../tenders/duplicates/copy.service.js'
import { recordHistories } from '../../tenders/changes/change.service.js'
import { upsertTenders } from '../../tenders/tender/upsert.service.js'
import { replaceCategoriesOfLocked } from '../../tenders/categorise/categorise.service.js'

export interface ReadNotice {
  readonly draft: ReadDraft
  readonly fingerprint: Buffer
}
type DatedNotice = ReadNotice & { readonly draft: NoticeDraft }

export interface StoreOptions {
  readonly source: SourceKey
  readonly categorise: Categorise
  readonly isSample: boolean
  /** In a first import, a tender counts as new on the day of its first notice instead of today. */
  readonly isFirstImport: boolean
  readonly now: Date
}

/**
 * Upserts notices and updates their tenders. Each batch is its own transaction, followed by a pause, and stays when a
 * later one fails. Idempotent; manual entries of administrators are kept.
 * @returns number of tenders that were added and changed, and the ids of notices without a title whose tender is unknown: these are not
 * stored, so that a later run reads them again
 */
export async function storeNotices(db: EntityManager, notices: readonly ReadNotice[], options: StoreOptions) {
  // Keyed by id, because a later batch may have another notice of the same tender.
  const isNewById = new Map<string, boolean>()
  const untitled: string[] = []
  for (const batch of inBatches(notices, ({ draft }) => draft.description?.length ?? 0)) {
    const stored = await fairly(() => withCopiesLocked(db, tx => storeIn(tx, batch, options)))
    untitled.push(...stored.untitled)
    for (const { id, isNew } of stored.written) isNewById.set(id, isNew || isNewById.get(id) === true)
  }
  const added = [...isNewById.values()].filter(Boolean).length
  return { added, updated: isNewById.size - added, untitled }
}

async function storeIn(tx: EntityManager, notices: readonly ReadNotice[], options: StoreOptions) {
  const dated = await withDays(tx, await withoutPoorer(tx, notices, options), options)
  const byId = new Map(dated.map(notice => [notice.draft.publicationId, notice]))
  const found = await proceduresOf(
    tx,
    options.source,
    [...byId.values()].map(({ draft }) => draft),
    options.now,
  )
  const procedures = found.filter(hasTitle)
  const untitled = found.filter(procedure => !hasTitle(procedure)).flatMap(({ notices: those }) => those)
  const rows = await mapInSlices(procedures, ({ key, notices: versions }) =>
    tenderRow(
      key,
      versions.map(({ draft }) => draft),
      options,
    ),
  )
  const written = await upsertTenders(tx, rows)
  const places = new Map(
    procedures.flatMap(({ key, notices: versions }) =>
      versions.map(({ draft, former }) => [draft.publicationId, { key, former }] as const),
    ),
  )
  await upsertNotices(tx, options.source, [...byId.values()], places)
  await recordProcedures(tx, options, procedures, new Set(written.flatMap(({ id, isNew }) => (isNew ? [id] : []))))
  const sorted = await mapInSlices(written, ({ id, row }) => ({ tenderId: id, matches: options.categorise(row) }))
  await replaceCategoriesOfLocked(tx, sorted)
  await detectCopies(tx, written)
  return { written, untitled: untitled.map(({ draft }) => draft.publicationId) }
}

/**
 * Without the changes that are stored more completely: their list also had the release that they change then, and no longer has it.
 */
async function withoutPoorer(tx: EntityManager, notices: readonly ReadNotice[], { source }: StoreOptions) {
  const changes = notices.flatMap(({ draft }) => (draft.title === '' ? [draft.publicationId] : []))
  if (changes.length === 0) return notices
  const rows = await tx.query<{ id: string }[]>(
    `SELECT publication_id AS id FROM notices WHERE source = $1 AND publication_id = ANY ($2) AND content->>'title' <> ''`,
    [source, changes],
  )
  const richer = new Set(rows.map(({ id }) => id))
  return notices.filter(({ draft }) => draft.title !== '' || !richer.has(draft.publicationId))
}

const hasTitle = ({ notices }: Procedure): boolean => notices.some(({ draft }) => draft.title !== '')

const DAY_MS = 86_400_000

/**
 * Hostile or wrong input: a publication date in the future would keep the tender at the top of every list. One day
 * ahead is allowed, because sources publish in the evening for tomorrow.
 */
const isPlausible = (publishedAt: Date | null, now: Date): publishedAt is Date =>
  publishedAt !== null && publishedAt.getTime() <= now.getTime() + DAY_MS

/**
 * A notice without a plausible publication date gets the moment at which it was first seen. An assignment keeps its first date: brokers
 * date what they still offer again.
 */
async function withDays(
  tx: EntityManager,
  notices: readonly ReadNotice[],
  { source, now }: StoreOptions,
): Promise<readonly DatedNotice[]> {
  const isAssignment = ({ tenderType }: ReadDraft) => tenderType === TenderType.FREELANCE_CONTRACT
  const undated = notices.flatMap(({ draft }) =>
    isPlausible(draft.publishedAt, now) && !isAssignment(draft) ? [] : [draft.publicationId],
  )
  const rows =
    undated.length === 0
      ? []
      : await tx.query<{ id: string; at: Date }[]>(
          'SELECT publication_id AS id, published_at AS at FROM notices WHERE source = $1 AND publication_id = ANY ($2)',
          [source, undated],
        )
  const firstSeen = new Map(rows.map(({ id, at }) => [id, at]))
  return notices.map(({ draft, fingerprint: mark }) => {
    const known = firstSeen.get(draft.publicationId)
    const stated = isPlausible(draft.publishedAt, now) ? draft.publishedAt : (known ?? now)
    const publishedAt = known && isAssignment(draft) && known < stated ? known : stated
    return { draft: { ...draft, publishedAt }, fingerprint: mark }
  })
}

/** Also for tenders of which no column changed: a correction may change nothing that is stored. */
async function recordProcedures(
  tx: EntityManager,
  { source, isFirstImport }: StoreOptions,
  procedures: readonly Procedure[],
  added: ReadonlySet<string>,
): Promise<void> {
  const byKey = new Map(procedures.map(procedure => [procedure.key, procedure]))
  const tenders = await tx.query<{ id: string; key: string }[]>(
    'SELECT id, procedure_key AS key FROM tenders WHERE source = $1 AND procedure_key = ANY ($2)',
    [source, [...byKey.keys()]],
  )
  const histories = await mapInSlices(tenders, ({ id, key }) => ({
    ...historyOf(byKey.get(key)!.notices),
    tenderId: id,
    isNew: added.has(id),
    readAnew: byKey.get(key)!.readAnew,
  }))
  await recordHistories(tx, histories, { isNews: !isFirstImport })
}

async function upsertNotices(
  tx: EntityManager,
  source: SourceKey,
  notices: readonly DatedNotice[],
  places: ReadonlyMap<string, { readonly key: string; readonly former: readonly FormerContent[] }>,
): Promise<void> {
  const rows = notices.map(({ draft, fingerprint: mark }) => ({
    publicationId: draft.publicationId,
    tenderKey: places.get(draft.publicationId)?.key,
    former: places.get(draft.publicationId)?.former,
    procedureKey: draft.procedureKey,
    refersTo: draft.refersTo ?? [],
    fingerprint: `\\x${mark.toString('hex')}`,
    content: draft,
    publishedAt: draft.publishedAt,
  }))
  await tx.query(
    `INSERT INTO notices AS n
       (source, publication_id, tender_id, procedure_key, refers_to, fingerprint, content, former, published_at)
     SELECT $1, row."publicationId", t.id, row."procedureKey", row."refersTo", row.fingerprint, row.content, row.former, row."publishedAt"
     FROM jsonb_to_recordset($2::jsonb) AS row ("publicationId" text, "tenderKey" text, "procedureKey" text,
       "refersTo" text[], fingerprint bytea, content jsonb, former jsonb, "publishedAt" timestamptz)
     JOIN tenders t ON t.source = $1 AND t.procedure_key = row."tenderKey"
     ON CONFLICT (source, publication_id) DO UPDATE SET
       tender_id = excluded.tender_id, procedure_key = excluded.procedure_key, refers_to = excluded.refers_to, fingerprint = excluded.fingerprint, content = excluded.content,
       former = excluded.former, published_at = excluded.published_at, updated_at = now()`,
    [source, JSON.stringify(rows)],
  )
}

/** Ids of the items that are stored with the same fingerprint, and are not fetched again. */
export async function unchangedNotices(
  db: EntityManager,
  source: SourceKey,
  items: readonly { publicationId: string; fingerprint: Buffer }[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT n.publication_id AS id FROM unnest($2::text[], $3::bytea[]) AS asked (id, fingerprint)
     JOIN notices n ON n.source = $1 AND n.publication_id = asked.id AND n.fingerprint = asked.fingerprint`,
    [source, items.map(item => item.publicationId), items.map(item => item.fingerprint)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the tenders that these stored notices belong to. */
export async function tenderIdsOf(
  db: EntityManager,
  source: SourceKey,
  publicationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }[]>(
    'SELECT DISTINCT tender_id AS id FROM notices WHERE source = $1 AND publication_id = ANY ($2)',
    [source, publicationIds],
  )
  return rows.map(({ id }) => id)
}
