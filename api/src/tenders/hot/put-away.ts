/**
 * SQL of the ids of what a viewer put away, for `t.id NOT IN`: a hashed subplan, so that a list keeps its index and its limit.
 * @param viewer SQL of the viewer's id
 */
export const putAwayIdsSql = (viewer: string): string =>
  `SELECT away.tender_id FROM tender_put_away away WHERE away.user_id = ${viewer} AND coalesce(away.until, 'infinity') > now()`

/** SQL, as an array, of the ids of what a viewer put away until a moment that has come, and did not look at again. */
export const returnedIdsSql = (viewer: string): string =>
  `array(SELECT away.tender_id FROM tender_put_away away WHERE away.user_id = ${viewer} AND away.until <= now())`
