import type { MigrationInterface, QueryRunner } from 'typeorm'
import { versionTenders } from './start/tender-versions.js'
import { tenderChanges, truncated } from './start/tenders.js'

/**
 * Counts are read again after a change, of which every process is notified; they need no log of what changed
 * (docs/decisions/0079-one-way-to-count.md). PostgreSQL delivers one notification for a transaction, when it commits.
 */
export class OneWayToCount1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER tenders_changed_by_insert ON tenders;
      DROP TRIGGER tenders_changed_by_update ON tenders;
      DROP TRIGGER tenders_changed_by_delete ON tenders;
      DROP FUNCTION tenders_changed(), forget_tender_changes();
      DROP TABLE tender_changes;
      CREATE OR REPLACE FUNCTION tenders_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM version_tenders(array(SELECT tender_id FROM tender_versions));
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION version_tenders(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF cardinality(changed) = 0 THEN RETURN; END IF;
        INSERT INTO tender_versions (tender_id)
        SELECT DISTINCT id FROM unnest(changed) AS id
        WHERE NOT EXISTS (SELECT FROM tender_versions v WHERE v.tender_id = id AND v.writer = pg_current_xact_id())
        ORDER BY id
        ON CONFLICT (tender_id) DO UPDATE SET writer = excluded.writer, changed_at = excluded.changed_at;
        PERFORM pg_notify('tenders_changed', '');
      END $$;
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION tenders_truncated() CASCADE;
      DROP FUNCTION version_tenders(uuid[]);
      ${versionTenders}
${tenderChanges}
${truncated}`)
  }
}
