import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/** A summary is the beginning of the description itself (`ingest/notices/summary.ts`); it was a choice of its sentences. */
export class Summaries1795843800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms}; UPDATE tenders SET summary = CASE
      WHEN char_length(description) > 150
      THEN regexp_replace(regexp_replace(btrim(left(description, 147)), '\\s+', ' ', 'g'), '[\\s.…]+$', '') || '…'
      ELSE btrim(regexp_replace(coalesce(description, ''), '\\s+', ' ', 'g'))
    END`)
  }

  async down(): Promise<void> {}
}
