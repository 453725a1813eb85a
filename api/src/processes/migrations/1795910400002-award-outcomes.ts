import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/** The dashboard lists what was awarded or closed last: without this index each visit would read all procurements. */
export class AwardOutcomes1795910400002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      CREATE INDEX tenders_outcome ON tenders ((CASE
        WHEN award_winner IS NOT NULL THEN coalesce(award_date::timestamp AT TIME ZONE 'Europe/Amsterdam', publication_date)
        ELSE closing_date END) DESC, id DESC) WHERE tender_type = 'eu_procurement' AND copy_of IS NULL`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX tenders_outcome')
  }
}
