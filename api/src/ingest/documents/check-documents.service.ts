import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { SourceError } from '../../platform/fetching/source-error.js'
import { log } from '../../platform/log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { unique } from '../../platform/text/lists.js'
import type { ListedDocument } from '../../tenders/documents/document.entity.js'
import { replaceDocuments } from '../../tenders/documents/document.service.js'
import { type Places, livePlaces, readsSamples, withSamplePlaces } from '../harvest/places.js'
import { type OpenSource, readSources } from '../harvest/read-sources.js'
import { listedDocument } from '../notices/fold-documents.js'
import { currentReaders } from '../sources/registry.js'
import type { Connection, Reader } from '../sources/connector.js'

/** Politeness: bounds of each source and run. */
const MAX_TENDERS = 40
const MIN_PAUSE_MS = 350
/** A tender has more notices only after many corrections; the newest have all documents. */
const MAX_NOTICES = 3

const CHECK_AFTER_HOURS = 4
/** A list that could not be read is tried again when its tender is opened, but not within this time. */
const RETRY_AFTER_MINUTES = 1
const OPENED_DAYS = 7

interface WantedTender {
  readonly id: string
  /** Newest first. */
  readonly publicationIds: readonly string[]
}

/**
 * Reads the lists of documents of open tenders that somebody bookmarked or follows, or opened in the last days. Idempotent.
 * @returns the number of lists that were read
 */
export async function checkDocuments(db: EntityManager, settings: Settings): Promise<number> {
  const isSample = await readsSamples(db, settings)
  const isWanted = ({ listDocuments }: Reader) => listDocuments !== undefined
  const sources = currentReaders().filter(isWanted)
  // Starting to read costs more than this question.
  if ((await wantedTenders(db, sources, isSample)).length === 0) return 0
  const job = { signal: new AbortController().signal }
  const read = (places: Places) =>
    readSources(db, { settings, places, job, isWanted }, source => checkSource(db, source))
  const counts = isSample ? await withSamplePlaces(read) : await read(livePlaces(settings))
  return counts.reduce((total, count) => total + count, 0)
}

const wantedTenders = (db: EntityManager, sources: readonly Reader[], isSample: boolean): Promise<WantedTender[]> =>
  db.query(
    `WITH followed AS (
       SELECT tender_id FROM bookmarks
       UNION SELECT tender_id FROM tender_follows WHERE NOT is_muted
       UNION SELECT tender_id FROM tender_document_lists WHERE opened_at > now() - interval '${OPENED_DAYS} days')
     SELECT t.id, array(SELECT n.publication_id FROM notices n WHERE n.tender_id = t.id
       ORDER BY n.published_at DESC, n.publication_id DESC LIMIT ${MAX_NOTICES}) AS "publicationIds"
     FROM tenders t LEFT JOIN tender_document_lists l ON l.tender_id = t.id
     WHERE t.id = ANY (array(SELECT copy_id FROM copies_of(array(SELECT tender_id FROM followed))))
       AND t.source = ANY ($1) AND t.is_sample = $2 AND t.status_open AND NOT t.archived
       AND (t.closing_date IS NULL OR t.closing_date > now())
       AND (l.tried_at IS NULL OR l.tried_at < now() - interval '${CHECK_AFTER_HOURS} hours'
         OR l.tried_at > coalesce(l.checked_at, '-infinity') AND l.opened_at > l.tried_at
           AND l.tried_at < now() - interval '${RETRY_AFTER_MINUTES} minutes')
     ORDER BY l.tried_at NULLS FIRST, t.id LIMIT ${MAX_TENDERS}`,
    [sources.map(({ key }) => key), isSample],
  )

async function checkSource(db: EntityManager, source: OpenSource): Promise<number> {
  const { connector, isSample, stop } = source
  const tenders = await wantedTenders(db, [connector], isSample)
  let read = 0
  for (const tender of tenders) {
    if (stop.aborted) break
    try {
      await store(db, tender.id, await documentsOf(source, tender))
      read++
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      log.warn({ source: connector.key, tender: tender.id, error: error.message }, 'documents not read')
      await markTried(db, tender.id, false)
      // Any other error is about the source, not about this list.
      if (error.kind !== 'unexpected' && error.kind !== 'oversized') break
    }
  }
  return read
}

/** Null when the source has no list for any of the notices. */
async function documentsOf(source: OpenSource, tender: WantedTender): Promise<readonly ListedDocument[] | null> {
  const { connector, isSample, linkOf } = source
  const connection: Connection = { ...source, now: new Date() }
  const lists = []
  for (const publicationId of tender.publicationIds) {
    if (!isSample) await pause(MIN_PAUSE_MS)
    const listed = await connector.listDocuments!(connection, publicationId)
    const link = linkOf?.(connector.key, publicationId)
    if (listed) lists.push(link ? listed.map(document => ({ ...document, url: document.url && link })) : listed)
  }
  if (lists.length === 0) return null
  // Notices of one procedure list the same documents; the newest one is right.
  const byId = new Map(
    lists
      .flat()
      .reverse()
      .map(document => [document.id, document]),
  )
  return unique(lists.flat().map(({ id }) => id)).map(id => listedDocument(byId.get(id)!))
}

/** A source that refuses the list says nothing about the documents that it listed before. */
const store = (db: EntityManager, tenderId: string, documents: readonly ListedDocument[] | null): Promise<void> =>
  db.transaction(async tx => {
    const [tender] = await tx.query<{ isFirst: boolean }[]>(
      `SELECT NOT EXISTS (SELECT FROM tender_document_lists l WHERE l.tender_id = t.id AND l.checked_at IS NOT NULL) AS "isFirst"
       FROM tenders t WHERE t.id = $1 FOR KEY SHARE`,
      [tenderId],
    )
    // It may have been merged into another tender meanwhile.
    if (!tender) return
    if (documents) await replaceDocuments(tx, 'list', [{ tenderId, documents, ...tender }])
    await markTried(tx, tenderId, true)
  })

const markTried = (db: EntityManager, tenderId: string, isRead: boolean): Promise<unknown> =>
  db.query(
    `INSERT INTO tender_document_lists AS l (tender_id, tried_at, checked_at)
     SELECT id, now(), CASE WHEN $2 THEN now() END FROM tenders WHERE id = $1
     ON CONFLICT (tender_id) DO UPDATE SET tried_at = now(), checked_at = coalesce(excluded.checked_at, l.checked_at)`,
    [tenderId, isRead],
  )
