import type { Parameters } from './parameters.js'

/** All copies of what this viewer put away, also those that came later. */
const copiesAway = (viewer: string, when: string) =>
  `SELECT copy_id FROM copies_of(array(SELECT away.tender_id FROM tender_put_away away WHERE away.user_id = ${viewer} AND ${when}))`

/**
 * SQL of the ids of what a viewer put away, for `t.id NOT IN`: a hashed subplan, so that a list keeps its index and its limit.
 * @param viewer SQL of the viewer's id
 */
export const putAwayIdsSql = (viewer: string): string => copiesAway(viewer, "coalesce(away.until, 'infinity') > now()")

/** SQL, as an array, of the ids of what a viewer put away until a moment that has come, and did not look at again. */
export const returnedIdsSql = (viewer: string): string => `array(${copiesAway(viewer, 'away.until <= now()')})`

/** SQL condition: this user put it away. A visitor puts nothing away. */
export const putAwaySql = (userId: string | null, parameters: Parameters): string =>
  userId === null ? 'false' : `t.id = ANY (array(${putAwayIdsSql(`${parameters.add(userId)}::uuid`)}))`
