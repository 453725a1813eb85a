import type { EntityManager } from 'typeorm'
import { fingerprint } from '../../platform/text/fingerprint.js'
import { namedQuery } from '../../platform/database/named-query.js'
import type { DocumentChange } from '../documents/document-changes.js'
import { type Change, ChangeTopic, type DerivedChange, TenderChangeKind, topicOf } from './change.js'

/** Most changes of a tender that are shown: the newest, and the first. */
export const MAX_CHANGES = 100

/** A change in JSON, in which moments are texts. */
export type ChangeJson = Omit<Change, Moment> & Readonly<Partial<Record<Moment, string | null>>>
type Moment = 'publishedAt' | 'noticedAt' | 'oldDate' | 'newDate'

/** SQL of one `tender_changes c`, beside the `source` of its tender, as JSON for `changeOfJson`. */
export const changeJsonSql = `c.details || jsonb_build_object('id', c.id, 'tenderId', c.tender_id, 'source', source, 'kind', c.kind, 'topic', c.topic, 'publishedAt', c.published_at,
  'publicationId', c.publication_id, 'noticeKind', c.notice_kind, 'noticedAt', c.noticed_at)`

/** The newest change first. */
const order = 'c.published_at DESC, c.publication_id DESC, c.position'

/** SQL of the history of `tenders t` and its copies, newest first, as JSON for `changeOfJson`. What several copies have is shown once, its own first. */
export const changesJsonSql = `(SELECT coalesce(jsonb_agg(c.change ORDER BY c.place), '[]') FROM (
    SELECT ${changeJsonSql} AS change, row_number() OVER (ORDER BY ${order}) AS place, count(*) OVER () AS number
    FROM (SELECT DISTINCT ON (c.key) c.*, copy.source FROM copies_of(array[t.id]) o JOIN tenders copy ON copy.id = o.copy_id
      JOIN tender_changes c ON c.tender_id = copy.id AND NOT c.is_obsolete
      ORDER BY c.key, c.tender_id <> t.id, c.noticed_at, c.id) c) c
  WHERE c.place < ${MAX_CHANGES} OR c.place = c.number)`

export const changeOfJson = ({ publishedAt, noticedAt, oldDate, newDate, ...change }: ChangeJson): Change => ({
  ...change,
  publishedAt: new Date(publishedAt!),
  noticedAt: new Date(noticedAt!),
  ...(oldDate === undefined ? {} : { oldDate: momentOf(oldDate) }),
  ...(newDate === undefined ? {} : { newDate: momentOf(newDate) }),
})

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Batch function of a loader: the history of each tender, newest first. */
export async function changesOf(db: EntityManager, ids: readonly string[]): Promise<Change[][]> {
  const text = `SELECT t.id, ${changesJsonSql} AS changes FROM tenders t WHERE t.id = ANY ($1)`
  const rows = await namedQuery<{ id: string; changes: ChangeJson[] }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(({ id, changes }) => [id, changes.map(changeOfJson)]))
  return ids.map(id => byId.get(id) ?? [])
}

/** Batch function of a loader: in the order of the ids; null for one that is gone. */
export async function changesById(db: EntityManager, ids: readonly string[]): Promise<(Change | null)[]> {
  const text = `SELECT ${changeJsonSql} AS change FROM tender_changes c JOIN tenders t ON t.id = c.tender_id WHERE c.id = ANY ($1)`
  const rows = await namedQuery<{ change: ChangeJson }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(({ change }) => [change.id, changeOfJson(change)]))
  return ids.map(id => byId.get(id) ?? null)
}

/** The whole history of a tender, or its end when the procedure has very many notices. */
export interface History {
  readonly tenderId: string
  readonly changes: readonly DerivedChange[]
  /** Stored changes from this moment on that are not among `changes` are obsolete; null for all. */
  readonly since: Date | null
  /** The tender was stored just now. */
  readonly isNew: boolean
  /** Publications of which a difference may be ours, so that their changes are no news. */
  readonly readAnew: ReadonlySet<string>
}

/** Changes that are not derived from notices. */
const byList = `('${TenderChangeKind.GONE}', '${TenderChangeKind.BACK}', '${TenderChangeKind.DOCUMENTS}')`

const insertSql = (isNews: string) => `
  INSERT INTO tender_changes AS c (id, tender_id, key, kind, topic, published_at, position, publication_id, notice_kind, details, is_untold)
  SELECT gen_random_uuid(), row."tenderId", row.key, row.kind, row.topic, row."publishedAt", row.position, row."publicationId", row."noticeKind",
    row.details, ${isNews}
  FROM jsonb_to_recordset($1::jsonb) AS row ("tenderId" uuid, key text, kind text, topic text, "publishedAt" timestamptz, position int,
    "publicationId" text, "noticeKind" text, details jsonb, "isNew" boolean, "isReadAnew" boolean)
  ON CONFLICT (tender_id, key) DO UPDATE SET published_at = excluded.published_at, position = excluded.position,
    publication_id = excluded.publication_id, notice_kind = excluded.notice_kind, details = excluded.details, is_obsolete = false
  WHERE (c.published_at, c.position, c.publication_id, c.notice_kind, c.details, c.is_obsolete)
    IS DISTINCT FROM (excluded.published_at, excluded.position, excluded.publication_id, excluded.notice_kind, excluded.details, false)`

/**
 * Stores the histories of these tenders, in the transaction that stores their notices. Idempotent: a change that is known is not stored, and
 * its followers are not told, again.
 * @param isNews whether followers are told about changes that were not known
 */
export async function recordHistories(
  tx: EntityManager,
  histories: readonly History[],
  { isNews }: { readonly isNews: boolean },
): Promise<void> {
  if (histories.length === 0) return
  const rows = histories.flatMap(({ tenderId, isNew, readAnew, changes }) =>
    changes.map(({ key, kind, publishedAt, publicationId, noticeKind, ...details }, position) => ({
      tenderId,
      isNew,
      isReadAnew: readAnew.has(publicationId),
      key,
      kind,
      publishedAt,
      position,
      publicationId,
      noticeKind,
      details,
      topic: topicOf({ kind, ...details }),
    })),
  )
  // After an upgrade, the first history of a tender is no news, nor what a newer connector reads differently.
  const isNewsSql = `(row."isNew" OR EXISTS (SELECT FROM tender_changes k WHERE k.tender_id = row."tenderId")) AND NOT row."isReadAnew"`
  await tx.query(insertSql(isNews ? isNewsSql : 'false'), [JSON.stringify(rows)])
  await tx.query(
    `UPDATE tender_changes c SET is_obsolete = true
     FROM jsonb_to_recordset($1::jsonb) AS row ("tenderId" uuid, since timestamptz, keys text[])
     WHERE c.tender_id = row."tenderId" AND NOT c.is_obsolete AND c.kind NOT IN ${byList}
       AND (row.since IS NULL OR c.published_at >= row.since) AND c.key <> ALL (row.keys)`,
    [
      JSON.stringify(
        histories.map(({ tenderId, since, changes }) => ({ tenderId, since, keys: changes.map(({ key }) => key) })),
      ),
    ],
  )
  await recordAbsences(
    tx,
    histories.map(({ tenderId }) => tenderId),
    { isNews },
  )
}

/** Stores when the source stopped listing these tenders and listed them again, as its newest notice. Idempotent. */
export async function recordAbsences(
  tx: EntityManager,
  tenderIds: readonly string[],
  { isNews }: { readonly isNews: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO tender_changes (id, tender_id, key, kind, topic, published_at, position, publication_id, notice_kind, details, is_untold)
     SELECT gen_random_uuid(), t.id, event.kind || ' ' || event.at, event.kind, '${ChangeTopic.PROGRESS}', event.at::timestamptz, 0, newest.publication_id,
       newest.notice_kind, '{}', $2
     FROM tenders t CROSS JOIN LATERAL jsonb_array_elements(t.absences) absence
     CROSS JOIN LATERAL (VALUES ('${TenderChangeKind.GONE}', absence->>'goneAt'), ('${TenderChangeKind.BACK}', absence->>'backAt')) event (kind, at)
     CROSS JOIN LATERAL (SELECT c.publication_id, c.notice_kind FROM tender_changes c WHERE c.tender_id = t.id ORDER BY ${order} LIMIT 1) newest
     WHERE t.id = ANY ($1) AND t.absences <> '[]' AND event.at IS NOT NULL
     ON CONFLICT (tender_id, key) DO NOTHING`,
    [tenderIds, isNews],
  )
}

/** Stores one change for the added, and one for the changed documents of each kind, as its newest notice. Idempotent. */
export async function recordDocuments(
  tx: EntityManager,
  tenderId: string,
  changes: readonly DocumentChange[],
  now: Date,
): Promise<void> {
  const groups = new Map<string, DocumentChange[]>()
  for (const change of changes) {
    const name = `${change.kind} ${change.document.kind}`
    groups.set(name, [...(groups.get(name) ?? []), change])
  }
  const rows = [...groups.values()].map((group, position) => {
    const names = group.map(({ document }) => document.name.replaceAll('; ', ', ')).join('; ')
    const oldText = group[0]!.before && names
    const versions = group.map(({ document: { identifier, name, size, publishedAt }, before }) => {
      // A version that returns is news again: what it replaces came at another moment.
      const replaced = before?.changedAt ?? before?.addedAt
      return [identifier, name, size, publishedAt, ...(replaced ? [replaced] : [])]
    })
    const key = fingerprint([TenderChangeKind.DOCUMENTS, versions]).toString('hex')
    return { key, position, details: { documentKind: group[0]!.document.kind, oldText, newText: names } }
  })
  await tx.query(
    `INSERT INTO tender_changes (id, tender_id, key, kind, topic, published_at, position, publication_id, notice_kind, details, is_untold)
     SELECT gen_random_uuid(), $1, row.key, '${TenderChangeKind.DOCUMENTS}', '${ChangeTopic.DOCUMENTS}', $3, row.position, newest.publication_id,
       newest.notice_kind, row.details, true
     FROM jsonb_to_recordset($2::jsonb) AS row (key text, position int, details jsonb)
     CROSS JOIN LATERAL (SELECT c.publication_id, c.notice_kind FROM tender_changes c WHERE c.tender_id = $1 ORDER BY ${order} LIMIT 1) newest
     ON CONFLICT (tender_id, key) DO NOTHING`,
    [tenderId, JSON.stringify(rows), now],
  )
}

/** Moves the history of a duplicate to the tender that it is merged into; the caller records the history of both together. */
export async function moveChanges(tx: EntityManager, { into, from }: { into: string; from: string }): Promise<void> {
  await tx.query(
    `UPDATE tender_changes moved SET tender_id = $1 WHERE tender_id = $2
       AND NOT EXISTS (SELECT FROM tender_changes kept WHERE kept.tender_id = $1 AND kept.key = moved.key)`,
    [into, from],
  )
}
