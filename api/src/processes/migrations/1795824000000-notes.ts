import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Columns for a closing date that cannot be read or cannot be right, and for pay that is no rate an hour, in the source's words. */
export class Notes1795824000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE tenders
      ADD COLUMN closing_note text, ADD COLUMN rate_note text,
      ALTER closing_note SET STORAGE MAIN, ALTER rate_note SET STORAGE MAIN`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tenders DROP COLUMN closing_note, DROP COLUMN rate_note')
  }
}
