import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What each person has seen; see docs/decisions/0046-new-for-me.md. Nothing is new to who was there before. */
export class Seen1795478400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE app_users ADD COLUMN seen_until timestamptz(3) NOT NULL DEFAULT now();
      CREATE TABLE tender_seen (
        user_id   uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        tender_id uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        seen_at   timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, tender_id)
      );
      CREATE INDEX tender_seen_tender ON tender_seen (tender_id);
      CREATE INDEX tender_seen_at ON tender_seen (seen_at);
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE tender_seen; ALTER TABLE app_users DROP COLUMN seen_until;')
  }
}
