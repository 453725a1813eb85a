import type { EntityManager } from 'typeorm'
import type { SourceKey } from '../../reference/sources.js'
import { mergeTenders } from './merge.service.js'
import { type FormerContent, formerContents, type NoticeVersions } from './changes/changes.js'
import { draftOf, type NoticeDraft, type StoredDraft } from './draft.js'
import { groupNotices, type Related } from './group.js'
import { type Identified, MAX_NOTICES_OF_CODE, otherStagesOf } from './stages-of-one.js'
import { TenderType } from '../../reference/tender-values.js'
import { codeOf, spelledAsCode } from '../../tenders/duplicates/reference-code.js'
import { unique } from '../../platform/text/lists.js'

export interface Procedure {
  readonly key: string
  /** All known notices: the stored ones, with newer versions from the batch. */
  readonly notices: readonly NoticeVersions[]
  /** The publications that another version of the connector read before: what differs in them may be ours. */
  readonly readAnew: ReadonlySet<string>
}

interface StoredNotice extends Related {
  readonly tenderId: string
  readonly tenderKey: string
}

/**
 * Groups a batch and its stored relatives by procedure: notices belong together when they name the same procedure or
 * refer to each other. Merges tenders that a new notice connects.
 */
export async function proceduresOf(
  tx: EntityManager,
  source: SourceKey,
  read: readonly NoticeDraft[],
  now: Date,
): Promise<readonly Procedure[]> {
  const batch = await withStages(tx, source, await withReposts(tx, source, read))
  const stored = await relatedNotices(tx, source, batch)
  const batchIds = new Set(batch.map(({ publicationId }) => publicationId))
  // The stored version of a notice in the batch still links its tender to the group.
  const groups = groupNotices([...batch, ...stored])

  const found: { key: string; drafts: NoticeDraft[] }[] = []
  for (const group of groups) {
    const tenderKeys = new Map(
      group.flatMap(notice => ('tenderId' in notice ? [[notice.tenderId, notice.tenderKey] as const] : [])),
    )
    const drafts = group.filter((notice): notice is NoticeDraft => !('tenderId' in notice))
    const [tenderId, ...others] = await survivorFirst(tx, [...tenderKeys.keys()])
    for (const other of others) await mergeTenders(tx, { into: tenderId!, from: other })
    found.push({ key: (tenderId && tenderKeys.get(tenderId)) ?? drafts[0]!.procedureKey, drafts })
  }

  const storedByKey = await noticesOfTenders(
    tx,
    source,
    found.map(({ key }) => key),
  )
  return found.map(({ key, drafts }) => {
    const known = storedByKey.get(key) ?? []
    const others = known.filter(({ draft }) => !batchIds.has(draft.publicationId))
    const versionOf = new Map(known.map(({ draft }) => [draft.publicationId, draft.readerVersion]))
    const isReadAnew = ({ publicationId: id, readerVersion }: NoticeDraft) =>
      versionOf.has(id) && versionOf.get(id) !== readerVersion
    return {
      key,
      notices: [...others, ...drafts.map(draft => ({ draft, former: formerContents(known, draft, now) }))],
      readAnew: new Set(drafts.filter(isReadAnew).map(({ publicationId }) => publicationId)),
    }
  })
}

/**
 * The batch in which an assignment refers to the postings with the same text under other numbers of the same source, stored or in the
 * batch. An archived assignment is over: the same text is a new one then.
 */
async function withReposts(
  tx: EntityManager,
  source: SourceKey,
  batch: readonly NoticeDraft[],
): Promise<readonly NoticeDraft[]> {
  const assignments = batch.filter(({ tenderType }) => tenderType === TenderType.FREELANCE_CONTRACT)
  if (assignments.length === 0) return batch
  const rows = await tx.query<{ id: string; others: string[] }[]>(
    `WITH asked AS MATERIALIZED (
       SELECT content->>'publicationId' AS id, repost_key(content) AS key FROM jsonb_array_elements($2::jsonb) AS content
     ), same AS (
       SELECT asked.id, n.publication_id AS other FROM asked
       JOIN notices n ON n.source = $1 AND repost_key(n.content) = asked.key
       JOIN tenders t ON t.id = n.tender_id AND NOT t.archived
       UNION SELECT asked.id, other.id FROM asked JOIN asked other ON other.key = asked.key
     )
     SELECT id, array_agg(other) AS others FROM same WHERE other <> id GROUP BY id`,
    [
      source,
      JSON.stringify(
        assignments.map(({ publicationId, tenderType, title, organization, place, description }) => ({
          publicationId,
          tenderType,
          title,
          organization,
          place,
          description,
        })),
      ),
    ],
  )
  const others = new Map(rows.map(row => [row.id, row.others]))
  return batch.map(draft => {
    const same = others.get(draft.publicationId)
    return same ? { ...draft, refersTo: [...(draft.refersTo ?? []), ...same] } : draft
  })
}

/** The batch in which a notice refers to other stages of its procedure that only the buyer's own code connects. */
async function withStages(
  tx: EntityManager,
  source: SourceKey,
  batch: readonly NoticeDraft[],
): Promise<readonly NoticeDraft[]> {
  const coded = batch.filter(
    ({ tenderType, reference }) => tenderType !== TenderType.FREELANCE_CONTRACT && codeOf(reference ?? null) !== null,
  )
  if (coded.length === 0) return batch
  // Hostile input: any number of notices may have one code.
  const stored = await tx.query<Identified[]>(
    `SELECT n.publication_id AS "publicationId", n.procedure_key AS "procedureKey", n.published_at AS "publishedAt",
       content->>'kind' AS kind, content->>'organization' AS organization, content->>'title' AS title, content->>'reference' AS reference
     FROM unnest($2::text[]) AS asked (code)
     CROSS JOIN LATERAL (SELECT * FROM notices WHERE source = $1 AND buyer_code(content) = asked.code LIMIT $3) n`,
    [source, unique(coded.map(({ reference }) => spelledAsCode(reference!))), MAX_NOTICES_OF_CODE + 1],
  )
  const known = new Map([...stored, ...coded].map(notice => [notice.publicationId, notice]))
  const others = otherStagesOf([...known.values()])
  return batch.map(draft => {
    const ids = others.get(draft.publicationId)
    return ids ? { ...draft, refersTo: [...(draft.refersTo ?? []), ...ids] } : draft
  })
}

async function relatedNotices(
  tx: EntityManager,
  source: SourceKey,
  batch: readonly NoticeDraft[],
): Promise<readonly StoredNotice[]> {
  return await tx.query<StoredNotice[]>(
    `SELECT n.publication_id AS "publicationId", n.procedure_key AS "procedureKey", n.refers_to AS "refersTo",
       t.id AS "tenderId", t.procedure_key AS "tenderKey"
     FROM (
       SELECT publication_id FROM notices WHERE source = $1 AND procedure_key = ANY ($2)
       UNION SELECT publication_id FROM notices WHERE source = $1 AND publication_id = ANY ($3)
       UNION SELECT publication_id FROM notices WHERE source = $1 AND refers_to <> '{}' AND refers_to && $4
     ) related
     JOIN notices n ON n.source = $1 AND n.publication_id = related.publication_id
     JOIN tenders t ON t.id = n.tender_id`,
    [
      source,
      unique(batch.map(({ procedureKey }) => procedureKey)),
      unique(batch.flatMap(({ publicationId, refersTo }) => [publicationId, ...(refersTo ?? [])])),
      unique(batch.map(({ publicationId }) => publicationId)),
    ],
  )
}

/** The survivor of a merge comes first: a tender with bookmarks, then the oldest. Usually there is only one. */
async function survivorFirst(tx: EntityManager, tenderIds: readonly string[]): Promise<readonly string[]> {
  if (tenderIds.length < 2) return tenderIds
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM tenders t WHERE id = ANY ($1)
     ORDER BY (SELECT count(*) FROM bookmarks b WHERE b.tender_id = t.id) DESC, created_at, id`,
    [tenderIds],
  )
  return rows.map(({ id }) => id)
}

async function noticesOfTenders(tx: EntityManager, source: SourceKey, keys: readonly string[]) {
  const rows = await tx.query<{ key: string; content: StoredDraft; former: readonly FormerContent[] }[]>(
    `SELECT t.procedure_key AS key, n.content, n.former FROM tenders t JOIN notices n ON n.tender_id = t.id
     WHERE t.source = $1 AND t.procedure_key = ANY ($2)`,
    [source, keys],
  )
  const notices = new Map<string, NoticeVersions[]>()
  for (const { key, content, former } of rows)
    notices.set(key, [...(notices.get(key) ?? []), { draft: draftOf(content), former }])
  return notices
}
