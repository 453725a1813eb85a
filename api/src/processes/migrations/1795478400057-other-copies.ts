import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Query planner: what few tenders of a page need is planned by itself, once a connection, instead of with each list. See
 * docs/decisions/0065-planned-once.md.
 */
export class OtherCopies1795478400057 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION other_copies(asked uuid) RETURNS json LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
      BEGIN
        RETURN (SELECT json_agg(json_build_object('id', c.id, 'source', c.source, 'url', c.source_url))
          FROM copies_of(array[asked]) o JOIN tenders c ON c.id = o.copy_id WHERE c.id <> asked);
      END $$`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION other_copies(uuid)')
  }
}
