import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/**
 * The changes of a tender as stored events, so that everyone who follows it is told once (docs/decisions/0081-changes.md). A job fills the
 * table after this migration, because it computes tenders of an older `fold_version` again.
 */
export class Changes1797400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      CREATE TABLE tender_changes (
        id             uuid PRIMARY KEY,
        tender_id      uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        key            text NOT NULL,
        kind           text NOT NULL,
        topic          text NOT NULL,
        published_at   timestamptz(3) NOT NULL,
        position       smallint NOT NULL,
        publication_id text NOT NULL,
        notice_kind    text NOT NULL,
        details        jsonb NOT NULL,
        noticed_at     timestamptz(3) NOT NULL DEFAULT now(),
        is_obsolete    boolean NOT NULL DEFAULT false,
        is_untold      boolean NOT NULL,
        UNIQUE (tender_id, key)
      );
      CREATE INDEX tender_changes_untold ON tender_changes (noticed_at) WHERE is_untold;
      ALTER TABLE notices ADD COLUMN former jsonb NOT NULL DEFAULT '[]';
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE tender_changes;
      ALTER TABLE notices DROP COLUMN former;
    `)
  }
}
