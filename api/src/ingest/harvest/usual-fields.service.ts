import type { EntityManager } from 'typeorm'
import type { SourceKey } from '../../reference/sources.js'
import type { ExpectedField } from '../sources/connector.js'
import type { FieldGap } from './field-counts.js'
import type { Tally } from './tally.js'

/** Number of newest notices that decide whether a source usually fills in a field. */
const NOTICES = 200
const LEAST_NOTICES = 10
/** Share of them that must have the field. */
const USUAL_SHARE = 0.7

/** When an administrator last accepted that a field is missing, which resets what is usual. */
const ACCEPTED_AT = `coalesce((
  SELECT max(started_at) FROM scraper_runs WHERE source = $1 AND suspicion = 'missing' AND status = 'success'
), '-infinity')`

/**
 * The fields that too many notices lack although the source usually fills them in. Queries only when a field is
 * missing.
 */
export async function unusualGaps(db: EntityManager, source: SourceKey, tally: Tally): Promise<readonly FieldGap[]> {
  const gaps: FieldGap[] = []
  for (const gap of tally.fields.gaps()) {
    const isUsual = tally.isUsualField.get(gap.field) ?? (await isUsuallyThere(db, source, gap.field))
    tally.isUsualField.set(gap.field, isUsual)
    if (isUsual) gaps.push(gap)
  }
  return gaps
}

async function isUsuallyThere(db: EntityManager, source: SourceKey, field: ExpectedField): Promise<boolean> {
  const [{ count, filled }] = await db.query<[{ count: number; filled: number }]>(
    `SELECT count(*)::int AS count, count(nullif(value, ''))::int AS filled FROM (
       SELECT n.content ->> $2 AS value FROM notices n JOIN tenders t ON t.id = n.tender_id
       WHERE n.source = $1 AND NOT t.is_sample AND n.updated_at > ${ACCEPTED_AT}
         AND ($2 <> 'closingDate' OR n.content ->> 'kind' = 'competition')
       ORDER BY n.published_at DESC LIMIT ${NOTICES}
     ) newest`,
    [source, field],
  )
  return count >= LEAST_NOTICES && filled >= USUAL_SHARE * count
}
