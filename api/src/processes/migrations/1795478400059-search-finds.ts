import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Query planner: for the first row of what it takes for many, PostgreSQL reads the table in turn, and when there is none, all of it:
 * 1.5 s of a million tenders. Whether a search finds anything is asked of the index only.
 */
export class SearchFinds1795478400059 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION search_finds(asked tsquery, in_names tsquery, in_archive boolean) RETURNS boolean
      LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
      BEGIN
        -- Partial indexes: those of what is archived or not are apart.
        IF in_archive THEN
          RETURN EXISTS (SELECT FROM tender_search WHERE vector @@ asked AND archived
            AND (in_names IS NULL OR title_vector @@ in_names));
        END IF;
        RETURN EXISTS (SELECT FROM tender_search WHERE vector @@ asked AND NOT archived
          AND (in_names IS NULL OR title_vector @@ in_names));
      END $$`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION search_finds(tsquery, tsquery, boolean)')
  }
}
