import type { EntityManager } from 'typeorm'
import { UserError } from '../../../platform/errors.js'
import { fairly } from '../../../platform/fair-share.js'
import { filterOf, type ProfileFilter } from '../../profiles/profile-filter.js'
import { amongThese } from '../../../tenders/tender/matching.service.js'
import { NEW_FOR_DAYS } from '../../../tenders/query/personal.js'
import { AlertRhythm } from '../settings/rhythm.js'

/** Tenders per batch. */
const BATCH = 1000
const NOBODY = '00000000-0000-0000-0000-000000000000'

interface Place {
  /** A transaction id (xid8) as text. */
  readonly writer: string
  readonly tenderId: string
}

/** Profiles with an identical filter. */
interface Group {
  readonly filter: ProfileFilter
  readonly profileIds: readonly string[]
}

/**
 * Percolator: runs the filter of every profile with alerts over the new and changed tenders, once, and stores the matches. Idempotent, also with
 * several processes: the slower process discards its batch.
 * @returns the number of matches stored
 */
export async function matchProfiles(db: EntityManager): Promise<number> {
  const groups = await groupsOf(db)
  let stored = 0
  for (;;) {
    const from = await placeOf(db)
    const { ids, to, isLast } = await changedAfter(db, from)
    const { count, isMine } = await fairly(() => matchBatch(db, groups, { ids, from, to }))
    stored += count
    if (isLast || !isMine) return stored
  }
}

/** Groups the profiles by filter, because jsonb has one text per value. */
const groupsOf = (db: EntityManager): Promise<Group[]> =>
  db.query<Group[]>(
    `SELECT p.filter, array_agg(p.id) AS "profileIds"
     FROM profile_alerts a JOIN search_profiles p ON p.id = a.profile_id JOIN app_users u ON u.id = p.user_id
     WHERE a.rhythm <> $1 AND u.is_active GROUP BY p.filter`,
    [AlertRhythm.OFF],
  )

/** The cursor of matching. It starts again when the stored cursor is of another cluster, which has other transaction ids. */
async function placeOf(db: EntityManager): Promise<Place> {
  const [row] = await db.query<Place[]>(
    `SELECT writer::text, tender_id AS "tenderId" FROM alert_cursor WHERE writer < pg_snapshot_xmax(pg_current_snapshot())`,
  )
  return row ?? { writer: '0', tenderId: NOBODY }
}

interface Changed {
  readonly ids: readonly string[]
  readonly to: Place
  readonly isLast: boolean
}

/**
 * The tenders changed after the cursor, in the order of the update feed so that none is skipped (docs/decisions/0035-changes.md), limited to those
 * stored since the first profile enabled alerts and still new.
 */
async function changedAfter(db: EntityManager, { writer, tenderId }: Place): Promise<Changed> {
  const rows = await db.query<(Place & { readonly horizon: string })[]>(
    `SELECT h.horizon::text, v.writer::text, v.tender_id AS "tenderId"
     FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon,
             greatest(now() - interval '${NEW_FOR_DAYS} days',
               (SELECT coalesce(min(told_from), 'infinity') FROM profile_alerts WHERE rhythm <> $4)) AS since) h
     LEFT JOIN LATERAL (
       SELECT v.writer, v.tender_id FROM tender_versions v JOIN tenders t ON t.id = v.tender_id
       WHERE (v.writer, v.tender_id) > ($1::xid8, $2::uuid) AND v.writer < h.horizon AND t.created_at > h.since
       ORDER BY v.writer, v.tender_id LIMIT $3) v ON true`,
    [writer, tenderId, BATCH, AlertRhythm.OFF],
  )
  const found = rows.filter(row => row.tenderId !== null)
  const isLast = found.length < BATCH
  const to = isLast ? { writer: rows[0]!.horizon, tenderId: NOBODY } : found.at(-1)!
  return { ids: found.map(row => row.tenderId), to, isLast }
}

interface Batch {
  readonly ids: readonly string[]
  readonly from: Place
  readonly to: Place
}

async function matchBatch(db: EntityManager, groups: readonly Group[], { ids, from, to }: Batch) {
  const profiles: string[] = []
  const tenders: string[] = []
  for (const { filter, profileIds } of ids.length > 0 ? groups : [])
    for (const id of await found(db, filter, ids))
      for (const profileId of profileIds) {
        profiles.push(profileId)
        tenders.push(id)
      }
  return db.transaction(async tx => {
    const isMine = await moveCursor(tx, from, to)
    const count = isMine ? await storeMatches(tx, profiles, tenders) : 0
    return { count, isMine }
  })
}

/** Nothing for a filter that has become invalid, for example because its source was removed. */
async function found(db: EntityManager, filter: ProfileFilter, ids: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    return await amongThese(db, filterOf(filter), ids, null)
  } catch (error) {
    if (error instanceof UserError) return new Set()
    throw error
  }
}

/** Optimistic lock: false when another process has moved the cursor. */
async function moveCursor(tx: EntityManager, from: Place, to: Place): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO alert_cursor AS c (writer, tender_id) VALUES ($3::xid8, $4::uuid)
     ON CONFLICT (only_one) DO UPDATE SET writer = excluded.writer, tender_id = excluded.tender_id
     WHERE (c.writer, c.tender_id) = ($1::xid8, $2::uuid) OR c.writer >= pg_snapshot_xmax(pg_current_snapshot())
     RETURNING 1`,
    [from.writer, from.tenderId, to.writer, to.tenderId],
  )
  return rows.length > 0
}

const STORED_AT_ONCE = 20_000

/** Only tenders stored after alerts were enabled count as new, and earlier matches were sent already. */
async function storeMatches(tx: EntityManager, profiles: readonly string[], tenders: readonly string[]) {
  let count = 0
  for (let at = 0; at < profiles.length; at += STORED_AT_ONCE) {
    const [{ stored }] = await tx.query<[{ stored: number }]>(
      `WITH stored AS (
         INSERT INTO profile_matches (profile_id, tender_id)
         SELECT a.profile_id, t.id FROM unnest($1::uuid[], $2::uuid[]) AS m (profile_id, tender_id)
         JOIN profile_alerts a ON a.profile_id = m.profile_id
         JOIN tenders t ON t.id = m.tender_id AND t.created_at > a.told_from
         ON CONFLICT DO NOTHING RETURNING 1)
       SELECT count(*)::int AS stored FROM stored`,
      [profiles.slice(at, at + STORED_AT_ONCE), tenders.slice(at, at + STORED_AT_ONCE)],
    )
    count += stored
  }
  return count
}
