import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A browser takes no more notifications once its session is ended; see docs/decisions/0049-alerts.md. */
export class PushSession1795478400055 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE push_subscriptions ADD COLUMN sid text;
      CREATE INDEX push_subscriptions_session ON push_subscriptions (sid);

      CREATE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM push_subscriptions WHERE sid = OLD.sid;
        RETURN NULL;
      END $$;
      -- Signed out, or revoked; one that merely expired keeps its notifications: those come while nobody looks.
      CREATE TRIGGER sessions_end_push AFTER DELETE ON sessions FOR EACH ROW
        WHEN (OLD.expire > now()) EXECUTE FUNCTION end_push_of_session();
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sessions_end_push ON sessions;
      DROP FUNCTION end_push_of_session();
      DROP INDEX push_subscriptions_session;
      ALTER TABLE push_subscriptions DROP COLUMN sid;
    `)
  }
}
