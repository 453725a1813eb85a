import type { EntityManager } from 'typeorm'
import { MAX_EXPORT_ROWS } from '../../reference/limits.js'
import { usualFields } from '../../tenders/query/columns.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { countVersions, listVersions } from '../../tenders/versions/versions.service.js'
import { type Download, inChunks } from './download.js'
import { fairlyEach } from './rows.js'

const BATCH_SIZE = 500

const fields = new Set([...usualFields, 'description'] as const)

/** Returns the tenders as JSON, in the order given. */
export type Shape = (tenders: readonly Tender[]) => Promise<readonly object[]>

/**
 * The update feed as JSON lines. Every batch, the last one included, ends with a cursor line, from which an interrupted download resumes. That
 * line also says whether the feed holds more than one download may.
 * @throws UserError for a cursor that is malformed or of another database
 */
export async function createChangesDownload(db: EntityManager, after: string | null, shape: Shape): Promise<Download> {
  return {
    format: { mediaType: 'application/x-ndjson; charset=utf-8', use: 'download' },
    fileName: 'changes.jsonl',
    rowCount: await countVersions(db, after, MAX_EXPORT_ROWS),
    async *chunks() {
      const progress = { rowsDone: 0 }
      yield* inChunks(lines(db, after, shape, progress), progress)
    },
  }
}

async function* lines(db: EntityManager, from: string | null, shape: Shape, progress: { rowsDone: number }) {
  for await (const { versions, endCursor, hasMore } of fairlyEach(pages(db, from))) {
    const shapes = await shape(versions.flatMap(({ tender }) => tender ?? []))
    let shown = 0
    const changes = versions.map(({ tenderId, tender, changedAt }) =>
      tender ? { ...shapes[shown++], removed: false, changedAt } : { id: tenderId, removed: true, changedAt },
    )
    progress.rowsDone += changes.length
    yield [...changes, { cursor: endCursor, hasMore }].map(line => `${JSON.stringify(line)}\n`).join('')
  }
}

async function* pages(db: EntityManager, from: string | null) {
  let after = from
  for (let read = 0; read < MAX_EXPORT_ROWS; read += BATCH_SIZE) {
    const page = await listVersions(db, after, BATCH_SIZE, fields)
    yield page
    if (!page.hasMore) return
    after = page.endCursor
  }
}
