import type { Asked, ListViewer, Parameters } from './asked.js'

/** What was stored longer ago is not new to anybody, so that nobody's list of what was seen grows without an end. */
export const NEW_FOR_DAYS = 30

/**
 * Race condition: a tender has the time at which its transaction began. One that is stored while somebody says to have seen all
 * may have an earlier time, so that of this last while each tender is looked up.
 */
export const LOOKED_UP_MINUTES = 60

/** Until when everything counts as seen, without looking it up. Does not depend on a tender, so that it is computed once. */
const cutoffSql = (viewer: string) =>
  `(SELECT greatest(u.seen_until - interval '${LOOKED_UP_MINUTES} minutes', now() - interval '${NEW_FOR_DAYS} days')
    FROM app_users u WHERE u.id = ${viewer})`

const lookedUpSql = (viewer: string, tenderId: string) =>
  `EXISTS (SELECT FROM tender_seen s WHERE s.user_id = ${viewer} AND s.tender_id = ${tenderId})`

/**
 * SQL condition on `tenders t`: it is new to the viewer, or is back after they put it away for a while. Who has seen a tender at
 * one source does not see it as new at another. Query planner: the first line is what indexes find.
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

/** All copies of what this viewer put away, also those that came later. */
const copiesAway = (viewer: string, when: string) =>
  `SELECT copy_id FROM copies_of(array(SELECT away.tender_id FROM tender_put_away away WHERE away.user_id = ${viewer} AND ${when}))`

/** SQL of the ids of what a viewer put away. */
const dismissedIdsSql = (viewer: string): string => copiesAway(viewer, "coalesce(away.until, 'infinity') > now()")

/** SQL, as an array, of the ids of what a viewer put away until a moment that has come, and did not look at again. */
const returnedIdsSql = (viewer: string): string => `array(${copiesAway(viewer, 'away.until <= now()')})`

/** SQL condition: this user put it away. A visitor puts nothing away. */
export const dismissedSql = (viewer: ListViewer | null, parameters: Parameters): string =>
  viewer ? `t.id = ANY (array(${dismissedIdsSql(idOf(viewer, parameters))}))` : 'false'

/** The bookmark may be on another copy. The subquery does not depend on the tender, so that it runs once. */
export const mineSql = (viewer: ListViewer | null, parameters: Parameters): string =>
  viewer
    ? `t.id = ANY (array(SELECT copy_id FROM copies_of(array(
        SELECT tender_id FROM bookmarks WHERE user_id = ${parameters.add(viewer.id)} AND detached_at IS NULL))))`
    : 'false'

/** Something that keeps tenders out of a viewer's lists, as SQL conditions on `tenders t`. */
interface Exclusion {
  readonly stays: string
  /** The opposite, in the words that an index finds. */
  readonly isLeftOut: string
}

/** Whether the viewer keeps anything out of this list. */
export const hasExclusions = ({ filter, viewer }: Pick<Asked, 'filter' | 'viewer'>): boolean =>
  Boolean(viewer?.hasDismissed && !filter.dismissed)

/** What the viewer put away, and the buyers and words that they never want to see again. */
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

/** A hashed subplan for `NOT IN`, so that a list keeps its index and its limit; an array that indexes know for what is left out. */
const among = (column: string, ids: string, known = column): Exclusion => ({
  stays: `${known} NOT IN (${ids})`,
  isLeftOut: `${column} = ANY (array(${ids}))`,
})
