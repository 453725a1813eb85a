import type { EntityManager } from 'typeorm'

/** After a restore from a dump: resets versions that are ahead of this cluster, which readers would not see for years. */
export const beginVersions = (db: EntityManager): Promise<void> =>
  db.query(
    'UPDATE tender_versions SET writer = pg_current_xact_id() WHERE writer >= pg_snapshot_xmax(pg_current_snapshot())',
  )
