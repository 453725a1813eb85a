import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The position in the write-ahead log of the last write of each session, which a replica must have before it serves that session. */
export class LastWrites1798000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN last_write double precision')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN last_write')
  }
}
