import type { Asked, ListViewer, Parameters } from './asked.js'

/** Older tenders are not new to anybody, which bounds the stored list of seen tenders. */
export const NEW_FOR_DAYS = 30

/**
 * Race condition: `created_at` is the time at which the transaction began. A tender that is stored while its viewer marks everything as
 * seen may have an earlier time, so the tenders of these last minutes are looked up one by one.
 */
export const LOOKED_UP_MINUTES = 60

/** The time before which every tender counts as seen, without a look-up. It does not depend on a tender, so that it is computed once. */
const cutoffSql = (viewer: string) =>
  `(SELECT greatest(u.seen_until - interval '${LOOKED_UP_MINUTES} minutes', now() - interval '${NEW_FOR_DAYS} days')
    FROM app_users u WHERE u.id = ${viewer})`

const lookedUpSql = (viewer: string, tenderId: string) =>
  `EXISTS (SELECT FROM tender_seen s WHERE s.user_id = ${viewer} AND s.tender_id = ${tenderId})`

/**
 * SQL condition that `tenders t` is new to the viewer, or has returned after a temporary dismissal. A tender seen at one source is not new
 * at another. Query planner: the first line can use indexes.
 * @param viewer SQL of the viewer's id
 */
export const unseenSql = (
  viewer: string,
): string => `((t.created_at > ${cutoffSql(viewer)} OR t.id = ANY (${returnedIdsSql(viewer)}))
  AND (t.id = ANY (${returnedIdsSql(viewer)}) OR NOT ${lookedUpSql(viewer, 't.id')}
    AND NOT EXISTS (SELECT FROM tenders other WHERE other.copy_of = t.id
      AND (other.created_at <= ${cutoffSql(viewer)} OR ${lookedUpSql(viewer, 'other.id')}))))`

const idOf = ({ id }: ListViewer, parameters: Parameters) => `${parameters.add(id)}::uuid`

export const unseenOf = (viewer: ListViewer, parameters: Parameters): string => unseenSql(idOf(viewer, parameters))

/** All copies of the tenders that the viewer dismissed, including later copies. */
const copiesAway = (viewer: string, when: string) =>
  `SELECT copy_id FROM copies_of(array(SELECT away.tender_id FROM tender_put_away away WHERE away.user_id = ${viewer} AND ${when}))`

const dismissedIdsSql = (viewer: string): string => copiesAway(viewer, "coalesce(away.until, 'infinity') > now()")

/** SQL array of the ids of tenders whose temporary dismissal is over. */
const returnedIdsSql = (viewer: string): string => `array(${copiesAway(viewer, 'away.until <= now()')})`

/** SQL condition that this user dismissed the tender; false for visitors. */
export const dismissedSql = (viewer: ListViewer | null, parameters: Parameters): string =>
  viewer ? `t.id = ANY (array(${dismissedIdsSql(idOf(viewer, parameters))}))` : 'false'

/** The bookmark may be on another copy. The subquery does not depend on the tender, so that it runs once. */
export const mineSql = (viewer: ListViewer | null, parameters: Parameters): string =>
  viewer
    ? `t.id = ANY (array(SELECT copy_id FROM copies_of(array(
        SELECT tender_id FROM bookmarks WHERE user_id = ${parameters.add(viewer.id)} AND detached_at IS NULL))))`
    : 'false'

/** A reason to keep tenders out of a viewer's lists, as SQL conditions on `tenders t`. */
interface Exclusion {
  readonly stays: string
  /** The opposite condition, in a form that can use an index. */
  readonly isLeftOut: string
}

export const hasExclusions = ({ filter, viewer }: Pick<Asked, 'filter' | 'viewer'>): boolean =>
  Boolean(viewer?.hasDismissed && !filter.dismissed)

/** The tenders that the viewer dismissed, and their excluded buyers and words. */
export function viewersExclusions({ filter, viewer }: Asked, parameters: Parameters): readonly Exclusion[] {
  if (!viewer || !hasExclusions({ filter, viewer })) return []
  const id = idOf(viewer, parameters)
  const never = (column: string) => `SELECT ${column} FROM exclusions x WHERE x.user_id = ${id}`
  const found = `SELECT s.tender_id FROM exclusions x JOIN tender_search s ON s.vector @@ x.query
    WHERE x.user_id = ${id} AND ${filter.archived ? '' : 'NOT '}s.archived`
  return [
    among('t.id', dismissedIdsSql(id)),
    among('t.client_key', `${never('x.client_key')} AND x.client_key IS NOT NULL`, "coalesce(t.client_key, '')"),
    among('t.id', found),
  ]
}

/** `NOT IN` becomes a hashed subplan, so that a list keeps its index and limit; the opposite is an array, which can use an index. */
const among = (column: string, ids: string, known = column): Exclusion => ({
  stays: `${known} NOT IN (${ids})`,
  isLeftOut: `${column} = ANY (array(${ids}))`,
})
