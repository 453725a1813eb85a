import { returnedIdsSql } from './put-away.js'

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
