import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A run in which one buyer or place has a share that none had before is suspect. */
export class Same1797300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allowing("'few', 'missing', 'same', 'vanished', 'empty', 'unusable', 'shape'"))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("UPDATE scraper_runs SET suspicion = 'missing' WHERE suspicion = 'same'")
    await queryRunner.query(allowing("'few', 'missing', 'vanished', 'empty', 'unusable', 'shape'"))
  }
}

const allowing = (kinds: string) => `
  ALTER TABLE scraper_runs DROP CONSTRAINT scraper_runs_suspicion_check,
    ADD CONSTRAINT scraper_runs_suspicion_check CHECK (suspicion IN (${kinds}))`
