import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The descriptions that users give of themselves, to see which assignments fit (docs/decisions/0088-fit.md). */
export class SelfDescriptions1797900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE self_descriptions (
        user_id        uuid PRIMARY KEY REFERENCES app_users ON DELETE CASCADE,
        skills         jsonb NOT NULL,
        years          smallint,
        minimum_rate   double precision,
        minimum_hours  smallint,
        maximum_hours  smallint,
        place          text,
        available_from date,
        updated_at     timestamptz(3) NOT NULL DEFAULT now()
      );
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE self_descriptions')
  }
}
