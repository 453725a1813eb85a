import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Categories are cached as counts are: a transaction that changes them notifies every process. */
export class CategoriesChanged1797100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('tenders_changed', '');
        RETURN NULL;
      END $$;
      CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
        FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION categories_changed() CASCADE')
  }
}
