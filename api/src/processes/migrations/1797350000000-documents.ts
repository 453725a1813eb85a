import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The lists of documents that sources publish; never the files. */
export class Documents1797350000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE tender_documents (
        tender_id    uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        origin       text NOT NULL CHECK (origin IN ('notice', 'list')),
        identifier   text NOT NULL,
        position     smallint NOT NULL,
        name         text NOT NULL,
        kind         text NOT NULL CHECK (kind IN ('tender_guide', 'clarification', 'attachment', 'notice', 'other')),
        format       text,
        size         integer CHECK (size >= 0),
        published_at timestamptz(3),
        url          text,
        added_at     timestamptz(3),
        changed_at   timestamptz(3),
        PRIMARY KEY (tender_id, origin, identifier)
      );
      CREATE TABLE tender_document_lists (
        tender_id  uuid PRIMARY KEY REFERENCES tenders ON DELETE CASCADE,
        opened_at  timestamptz(3),
        tried_at   timestamptz(3),
        checked_at timestamptz(3)
      );
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE tender_document_lists, tender_documents')
  }
}
