import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a source says of a closing date that cannot be read, or cannot be right. */
export class ClosingNote1795824000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tenders ADD COLUMN closing_note text, ALTER closing_note SET STORAGE MAIN')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tenders DROP COLUMN closing_note')
  }
}
