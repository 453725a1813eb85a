import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A row for each statement that wrote tenders, so that what was counted in memory knows whether it still holds. Rows,
 * not a counter: writers never wait for each other, and whoever commits late is seen late. Old ones are cleared away.
 */
export class TenderChanges1795392000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE tender_changes (id bigserial PRIMARY KEY, at timestamptz(3) NOT NULL DEFAULT now());
      CREATE FUNCTION tenders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO tender_changes DEFAULT VALUES;
        DELETE FROM tender_changes WHERE id IN (
          SELECT id FROM tender_changes WHERE at < now() - interval '1 hour' ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED);
        RETURN NULL;
      END $$;
      CREATE TRIGGER tenders_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tenders
        FOR EACH STATEMENT EXECUTE FUNCTION tenders_changed();
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER tenders_changed ON tenders;
      DROP FUNCTION tenders_changed;
      DROP TABLE tender_changes;
    `)
  }
}
