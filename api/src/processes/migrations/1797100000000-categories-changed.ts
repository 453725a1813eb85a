import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is read of the categories is kept as counts are, until a transaction that changed them commits. */
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
