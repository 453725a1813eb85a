import { recordDocuments } from '../changes/change.service.js'
import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { columnsOf } from '../tender/columns.js'
import { type DocumentChange, documentChanges } from './document-changes.js'
import { type DocumentList, type DocumentOrigin, type ListedDocument, TenderDocument } from './document.entity.js'

const columns = columnsOf(TenderDocument)
const listed = (write: (column: (typeof columns)[number]) => string) => columns.map(write).join(', ')

type Moment = 'publishedAt' | 'addedAt' | 'changedAt'
type DocumentJson = Omit<TenderDocument, Moment> & Readonly<Record<Moment, string | null>>

/** `DocumentList` in JSON, in which moments are texts. */
export interface DocumentListJson {
  readonly checkedAt: string | null
  readonly failedAt: string | null
  readonly documents: readonly DocumentJson[]
}

/** SQL of the documents of `tenders t` and its copies, as JSON for `documentListOfJson`. */
export const documentListSql = `(WITH own AS (SELECT copy_id FROM copies_of(array[t.id])) SELECT json_build_object(
    'checkedAt', max(l.checked_at),
    'failedAt', CASE WHEN max(l.tried_at) > coalesce(max(l.checked_at), '-infinity') THEN max(l.tried_at) END,
    'documents', (SELECT coalesce(json_agg(json_build_object(
      ${listed(({ property, name }) => `'${property}', d.${name}`)})
      ORDER BY coalesce(d.published_at, d.added_at) DESC NULLS LAST, d.origin, d.position, d.tender_id), '[]')
      FROM tender_documents d WHERE d.tender_id = ANY (array(SELECT copy_id FROM own))))
  FROM tender_document_lists l WHERE l.tender_id = ANY (array(SELECT copy_id FROM own)))`

export const documentListOfJson = ({ checkedAt, failedAt, documents }: DocumentListJson): DocumentList => ({
  checkedAt: momentOf(checkedAt),
  failedAt: momentOf(failedAt),
  documents: withoutCopies(
    documents.map(document => ({
      ...document,
      publishedAt: momentOf(document.publishedAt),
      addedAt: momentOf(document.addedAt),
      changedAt: momentOf(document.changedAt),
    })),
  ),
})

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Copies of a tender may name the same address. */
const withoutCopies = (documents: readonly TenderDocument[]): readonly TenderDocument[] => {
  const first = new Map(documents.map(document => [document.url, document.tenderId]))
  return documents.filter(({ url, tenderId }) => url === null || first.get(url) === tenderId)
}

/** Batch function of a loader: the documents of each tender. */
export async function documentListsOf(db: EntityManager, ids: readonly string[]): Promise<DocumentList[]> {
  const text = `SELECT t.id, ${documentListSql} AS list FROM tenders t WHERE t.id = ANY ($1)`
  const rows = await namedQuery<{ id: string; list: DocumentListJson }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(({ id, list }) => [id, documentListOfJson(list)]))
  return ids.map(id => byId.get(id) ?? { checkedAt: null, failedAt: null, documents: [] })
}

interface Listed {
  readonly tenderId: string
  readonly documents: readonly ListedDocument[]
  /** Nothing was known before, so that no document is an addition. Default: whether none is stored. */
  readonly isFirst?: boolean
}

/** Replaces all documents of one origin of these tenders, in the transaction of the caller, and records what changed; a first list changes nothing. */
export async function replaceDocuments(
  tx: EntityManager,
  origin: DocumentOrigin,
  tenders: readonly Listed[],
  now = new Date(),
): Promise<void> {
  const stored = await tx.query<TenderDocument[]>(
    `SELECT ${listed(({ property, name }) => `${name} AS "${property}"`)} FROM tender_documents
     WHERE origin = $1 AND tender_id = ANY ($2) ORDER BY position`,
    [origin, tenders.map(({ tenderId }) => tenderId)],
  )
  const formerOf = new Map<string, TenderDocument[]>()
  for (const document of stored) formerOf.set(document.tenderId, [...(formerOf.get(document.tenderId) ?? []), document])
  const changes = new Map<string, readonly DocumentChange[]>()
  const rows = tenders.flatMap(({ tenderId, documents, isFirst }) => {
    const former = formerOf.get(tenderId) ?? []
    const found = (isFirst ?? former.length === 0) ? [] : documentChanges(former, documents)
    if (found.length > 0) changes.set(tenderId, found)
    const moments = new Map<string, Pick<TenderDocument, 'addedAt' | 'changedAt'>>([
      ...former.map(({ identifier, addedAt, changedAt }) => [identifier, { addedAt, changedAt }] as const),
      ...found.map(({ kind, document: { identifier }, before }) => {
        const addedAt = before ? before.addedAt : now
        return [identifier, { addedAt, changedAt: kind === 'changed' ? now : null }] as const
      }),
    ])
    return documents.map((document, index) => ({
      ...document,
      ...moments.get(document.identifier),
      tenderId,
      origin,
      position: index + 1,
    }))
  })
  if (stored.length > 0)
    await tx.query('DELETE FROM tender_documents WHERE origin = $1 AND tender_id = ANY ($2)', [
      origin,
      [...formerOf.keys()],
    ])
  if (rows.length > 0) await tx.query(insertSql, [JSON.stringify(rows)])
  for (const [tenderId, found] of changes) await recordDocuments(tx, tenderId, found, now)
}

const insertSql = `INSERT INTO tender_documents (${listed(({ name }) => name)})
  SELECT ${listed(({ property }) => `"${property}"`)}
  FROM jsonb_to_recordset($1::jsonb) AS row (${listed(({ property, type }) => `"${property}" ${type}`)})`
