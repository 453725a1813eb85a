import type { EntityManager } from 'typeorm'

/** As many runs of a source as its trend shows. */
const KEPT_RUNS = 14

/** Retention: deletes jobs and runs of more than a year ago, but for the newest, which screens show. */
export async function forgetOld(db: EntityManager): Promise<void> {
  await db.query(
    `DELETE FROM jobs WHERE started_at < now() - interval '1 year' AND status <> 'running'
       AND id NOT IN (SELECT DISTINCT ON (kind) id FROM jobs ORDER BY kind, started_at DESC)`,
  )
  await db.query(
    `DELETE FROM scraper_runs WHERE started_at < now() - interval '1 year' AND status <> 'running'
       AND id NOT IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY source ORDER BY started_at DESC) AS age FROM scraper_runs
         ) aged WHERE age <= $1
       )`,
    [KEPT_RUNS],
  )
}
