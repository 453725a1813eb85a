import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { given } from '../../tenders/query/asked.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { idsSql } from '../../tenders/query/list.js'
import { Parameters } from '../../tenders/query/asked.js'
import { LOOKED_UP_MINUTES, NEW_FOR_DAYS, unseenSql } from '../../tenders/query/personal.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { countFiltered } from '../../tenders/tender/counts.service.js'
import { shownTo } from '../../tenders/tender/asked.service.js'

/** More than are stored within the days that a tender counts as new. */
const MAX_MARKED = 100_000
const MINUTE_MS = 60_000

export interface Unseen {
  readonly count: number
  /** Everything stored before this time has been seen. */
  readonly since: Date
}

/** The tenders of the filter that are new to this user. @throws UserError for an invalid filter */
export async function unseenIn(db: EntityManager, viewer: ListViewer, filter: TenderFilter): Promise<Unseen> {
  const [count, since] = await Promise.all([
    countFiltered(db, withValues(filter, { unseen: true }), viewer),
    seenUntil(db, viewer.id),
  ])
  return { count, since }
}

/** Batch function of a loader: whether each tender is new to this user, in the order of the ids. */
export async function areUnseen(db: EntityManager, userId: string, ids: readonly string[]): Promise<boolean[]> {
  const text = `SELECT t.id FROM tenders t WHERE t.id = ANY ($1) AND ${unseenSql('$2::uuid')}`
  const rows = await namedQuery<{ id: string }>(db, { text, values: [ids, userId] })
  const unseen = new Set(rows.map(({ id }) => id))
  return ids.map(id => unseen.has(id))
}

/** Idempotent. Ids of tenders that do not exist are ignored. */
export async function markSeen(db: EntityManager, viewer: ListViewer, ids: readonly string[]): Promise<void> {
  await rememberSeen(db, viewer.id, ids)
  if (!(await hasUnseen(db, viewer))) await seeUntil(db, viewer.id, new Date())
}

/** Like `markSeen`, after an action that implies that the user saw them. */
export async function rememberSeen(db: EntityManager, userId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `WITH returned AS (DELETE FROM tender_put_away WHERE user_id = $1 AND until <= now()
       AND tender_id IN (SELECT copy_id FROM copies_of($2::uuid[])))
     INSERT INTO tender_seen (user_id, tender_id) SELECT $1, id FROM tenders WHERE id = ANY ($2) ORDER BY id
     ON CONFLICT DO NOTHING`,
    [userId, ids],
  )
}

async function hasUnseen(db: EntityManager, viewer: ListViewer): Promise<boolean> {
  const parameters = new Parameters()
  const text = idsSql(await shownTo(db, withValues(new TenderFilter(), { unseen: true }), viewer), 1, parameters)
  return (await namedQuery(db, { text, values: parameters.values })).length > 0
}

export interface AllSeen {
  /** The `seen_at` of tenders that this call marked. */
  readonly seenAt: Date
  /** `Unseen.since` before the call. */
  readonly formerSince: Date
}

/** Marks everything in the filter as seen by this user. @throws UserError for an invalid filter */
export async function markAllSeen(
  db: EntityManager,
  viewer: ListViewer,
  filter: TenderFilter,
  seenAt = new Date(),
): Promise<AllSeen> {
  const formerSince = await seenUntil(db, viewer.id)
  // Only recently stored tenders need individual rows.
  const lately = new Date(seenAt.getTime() - LOOKED_UP_MINUTES * MINUTE_MS)
  const marked = withValues(filter, { unseen: true, ...(isEverything(filter) ? { createdAfter: lately } : {}) })
  const parameters = new Parameters()
  const ids = idsSql(await shownTo(db, marked, viewer), MAX_MARKED, parameters)
  await db.query(
    `INSERT INTO tender_seen (user_id, tender_id, seen_at)
     SELECT ${parameters.add(viewer.id)}::uuid, found.id, ${parameters.add(seenAt)}::timestamptz FROM (${ids}) found
     ORDER BY found.id ON CONFLICT DO NOTHING`,
    parameters.values,
  )
  if (isEverything(filter)) await seeEverything(db, viewer.id, seenAt)
  return { seenAt, formerSince }
}

/** Undoes `markAllSeen`. Idempotent. */
export async function undoAllSeen(db: EntityManager, userId: string, { seenAt, formerSince }: AllSeen): Promise<void> {
  await db.query('DELETE FROM tender_seen WHERE user_id = $1 AND seen_at = $2', [userId, seenAt])
  await db.query('UPDATE app_users SET seen_until = least(seen_until, $2) WHERE id = $1', [userId, formerSince])
}

/** Deletes records older than the period in which a tender counts as new. */
export async function forgetOldSeen(db: EntityManager): Promise<void> {
  await db.query(`DELETE FROM tender_seen WHERE seen_at < now() - interval '${NEW_FOR_DAYS + 1} days'`)
}

async function seenUntil(db: EntityManager, userId: string): Promise<Date> {
  const [row] = await db.query<{ since: Date }[]>(
    `SELECT greatest(seen_until, now() - interval '${NEW_FOR_DAYS} days') AS since FROM app_users WHERE id = $1`,
    [userId],
  )
  return row!.since
}

/** Includes tenders that returned after a temporary dismissal. */
async function seeEverything(db: EntityManager, userId: string, seenAt: Date): Promise<void> {
  await db.query('DELETE FROM tender_put_away WHERE user_id = $1 AND until <= now()', [userId])
  await seeUntil(db, userId, seenAt)
}

async function seeUntil(db: EntityManager, userId: string, until: Date): Promise<void> {
  await db.query('UPDATE app_users SET seen_until = greatest(seen_until, $2) WHERE id = $1', [userId, until])
}

/** Whether the filter selects everything. Archived tenders may be excluded, because they never count as new in a list. */
const isEverything = (filter: TenderFilter) =>
  Object.entries(filter).every(([name, value]) => name === 'unseen' || !given(value) || value === false)

const withValues = (filter: TenderFilter, values: Partial<TenderFilter>) =>
  Object.assign(new TenderFilter(), filter, values)
