import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Where towns are, for distances; filled at every start (docs/decisions/0087-distance.md). */
export class PlaceCoordinates1797800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE place_coordinates (
        name           text PRIMARY KEY,
        latitude       double precision NOT NULL,
        longitude      double precision NOT NULL,
        is_approximate boolean NOT NULL
      )`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE place_coordinates')
  }
}
