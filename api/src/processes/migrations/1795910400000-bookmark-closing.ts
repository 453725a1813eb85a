import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The closing date that somebody saw when they bookmarked; see docs/decisions/0049-alerts.md. */
export class BookmarkClosing1795910400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE bookmarks ADD COLUMN closing_when_bookmarked timestamptz(3);
      UPDATE bookmarks b SET closing_when_bookmarked = t.closing_date
      FROM tenders own JOIN tenders t ON t.id = coalesce(own.copy_of, own.id) WHERE own.id = b.tender_id AND t.closing_date IS NOT NULL;

      CREATE FUNCTION bookmark_closing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A restored one has it already.
        NEW.closing_when_bookmarked := coalesce(NEW.closing_when_bookmarked, (SELECT shown.closing_date
          FROM tenders own JOIN tenders shown ON shown.id = coalesce(own.copy_of, own.id) WHERE own.id = NEW.tender_id));
        RETURN NEW;
      END $$;
      CREATE TRIGGER bookmarks_closing BEFORE INSERT ON bookmarks FOR EACH ROW EXECUTE FUNCTION bookmark_closing();
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER bookmarks_closing ON bookmarks;
      DROP FUNCTION bookmark_closing();
      ALTER TABLE bookmarks DROP COLUMN closing_when_bookmarked;
    `)
  }
}
