import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What each person put away, for good or until a moment; see docs/decisions/0047-put-away.md. */
export class PutAway1795478400001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE app_users ADD COLUMN has_put_away boolean NOT NULL DEFAULT false;
      CREATE TABLE tender_put_away (
        user_id     uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        tender_id   uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        reason      text CHECK (reason <> ''),
        until       timestamptz(3),
        put_away_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, tender_id)
      );
      CREATE INDEX tender_put_away_tender ON tender_put_away (tender_id);
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE tender_put_away; ALTER TABLE app_users DROP COLUMN has_put_away;')
  }
}
