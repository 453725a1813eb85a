import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The key that a client makes for a comment: a retry after a lost answer finds the comment instead of making another. */
export class CommentKeys1795564800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE bookmark_comments ADD client_mutation_id varchar(100);
      CREATE UNIQUE INDEX bookmark_comments_client_key ON bookmark_comments (user_id, client_mutation_id)
        WHERE client_mutation_id IS NOT NULL;
      CREATE INDEX bookmarks_user ON bookmarks (user_id, created_at DESC, id DESC) WHERE detached_at IS NULL;
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX bookmarks_user;
      ALTER TABLE bookmark_comments DROP client_mutation_id;
    `)
  }
}
