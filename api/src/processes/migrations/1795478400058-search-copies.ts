import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/**
 * Denormalised: the search index knows which tenders are copies, which a list leaves out, so that a search that asks for nothing else
 * looks up no tender before it has a page. A trigger of the index keeps it: `tenders_updated` indexes a tender anew whenever it
 * becomes a copy or is one no more. See docs/decisions/0066-search-without-looking-up.md.
 */
export class SearchCopies1795478400058 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      ALTER TABLE tender_search ADD COLUMN is_copy boolean NOT NULL DEFAULT false;
      UPDATE tender_search s SET is_copy = true FROM tenders t WHERE t.id = s.tender_id AND t.copy_of IS NOT NULL;
      CREATE FUNCTION tender_search_copy() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.is_copy := EXISTS (SELECT FROM tenders WHERE id = NEW.tender_id AND copy_of IS NOT NULL);
        RETURN NEW;
      END $$;
      CREATE TRIGGER tender_search_copy BEFORE INSERT OR UPDATE ON tender_search
        FOR EACH ROW EXECUTE FUNCTION tender_search_copy();
      -- Until then each search would read the entries of the copies in turn.
      SELECT merge_search_entries();
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER tender_search_copy ON tender_search;
      DROP FUNCTION tender_search_copy();
      ALTER TABLE tender_search DROP COLUMN is_copy;
    `)
  }
}
