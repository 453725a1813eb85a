import type { EntityManager } from 'typeorm'
import { readFromPrimary } from '../../platform/load-shedding/request-scope.js'
import { namedQuery } from '../../platform/database/named-query.js'
import type { TenderField } from '../query/columns.js'
import type { Tender } from '../tender/tender.entity.js'
import { readTenders } from '../tender/tender.service.js'
import {
  beginningOf,
  cursorOfAnotherDatabase,
  readVersionCursor,
  type VersionCursor,
  writeVersionCursor,
} from './version-cursor.js'

export interface TenderVersion {
  readonly tenderId: string
  readonly changedAt: Date
  readonly tender: Tender | null
  readonly cursor: string
}

export interface VersionPage {
  readonly versions: readonly TenderVersion[]
  readonly hasMore: boolean
  /** Where the next page begins; for an empty page, where this one began. */
  readonly endCursor: string
}

/**
 * Restricts the feed to transactions before the oldest running one: a transaction that begins or commits later has a higher number, so that
 * no version ever appears before the position of a reader.
 */
const SETTLED = `(writer, tender_id) > ($1::xid8, $2::uuid) AND writer < pg_snapshot_xmin(pg_current_snapshot())`

/** Equal for all rows: the cluster, and whether the cursor is ahead of its transactions. */
const HEAD = `SELECT version_epoch() AS epoch, $1::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) AS "isAhead"`

interface Head {
  readonly epoch: string
  readonly isAhead: boolean
}

interface Row extends Head {
  /** Null when there is nothing after the cursor. */
  readonly tenderId: string | null
  readonly writer: string
  readonly changedAt: Date
}

const PAGE = `SELECT h.*, v.* FROM (${HEAD}) h
  LEFT JOIN (
    SELECT tender_id AS "tenderId", writer::text, changed_at AS "changedAt" FROM tender_versions
    WHERE ${SETTLED} ORDER BY tender_versions.writer, tender_id LIMIT $3
  ) v ON true`

/**
 * The update feed: each tender once, at its latest change, in the order of the transactions that changed it. Tenders are read after their
 * versions, so that one may be newer than its version; then it is listed again.
 * @throws UserError for a cursor that is malformed or of another database
 */
export async function listVersions(
  db: EntityManager,
  after: string | null | undefined,
  size: number,
  fields: ReadonlySet<TenderField>,
): Promise<VersionPage> {
  // A replica may not have the transaction of the cursor yet, nor the version of a tender.
  readFromPrimary()
  const from = fromOf(after)
  const rows = await namedQuery<Row>(db, { text: PAGE, values: [...placeOf(from), size + 1] })
  checkOrigin(from, rows[0]!)
  const { epoch } = rows[0]!
  const shown = rows.slice(0, size).filter(isVersion)
  const ids = shown.map(row => row.tenderId)
  const tenders = new Map((await readTenders(db, ids, fields)).map(tender => [tender.id, tender]))
  const versions = shown.map(row => ({
    tenderId: row.tenderId,
    changedAt: row.changedAt,
    tender: tenders.get(row.tenderId) ?? null,
    cursor: writeVersionCursor({ epoch, writer: row.writer, tenderId: row.tenderId }),
  }))
  return {
    versions,
    hasMore: rows.length > size,
    endCursor: versions.at(-1)?.cursor ?? writeVersionCursor(from ?? beginningOf(epoch)),
  }
}

const isVersion = (row: Row): row is Row & { readonly tenderId: string } => row.tenderId !== null

/**
 * The number of versions after the cursor.
 * @param most maximum to count; null for no maximum
 * @throws UserError for a cursor that is malformed or of another database
 */
export async function countVersions(
  db: EntityManager,
  after: string | null | undefined,
  most: number | null,
): Promise<number> {
  readFromPrimary()
  const from = fromOf(after)
  const text = `${HEAD}, (SELECT count(*)::int FROM (SELECT FROM tender_versions WHERE ${SETTLED} LIMIT $3) v) AS n`
  const [row] = await namedQuery<Head & { readonly n: number }>(db, { text, values: [...placeOf(from), most] })
  checkOrigin(from, row!)
  return row!.n
}

const fromOf = (after: string | null | undefined) => (after == null ? null : readVersionCursor(after))

const placeOf = (from: VersionCursor | null) => {
  const { writer, tenderId } = from ?? beginningOf('')
  return [writer, tenderId] as const
}

function checkOrigin(from: VersionCursor | null, { epoch, isAhead }: Head): void {
  if (from && (from.epoch !== epoch || isAhead)) throw cursorOfAnotherDatabase()
}
