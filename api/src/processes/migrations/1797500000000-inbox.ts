import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Following tenders and buyers, and the inbox of messages about them (docs/decisions/0083-following.md). */
export class Inbox1797500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE tender_follows (
        user_id    uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        tender_id  uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        is_muted   boolean NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, tender_id)
      );
      CREATE INDEX tender_follows_tender ON tender_follows (tender_id);
      CREATE TABLE buyer_follows (
        user_id    uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        client_key text NOT NULL,
        name       text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, client_key)
      );
      CREATE INDEX buyer_follows_buyer ON buyer_follows (client_key);
      CREATE TABLE change_preferences (
        user_id uuid PRIMARY KEY REFERENCES app_users ON DELETE CASCADE,
        choices jsonb NOT NULL
      );
      CREATE TABLE inbox_items (
        id           uuid PRIMARY KEY,
        user_id      uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        kind         text NOT NULL CHECK (kind IN ('change', 'reply', 'mention', 'matches')),
        change_id    uuid REFERENCES tender_changes ON DELETE CASCADE,
        comment_id   uuid REFERENCES bookmark_comments ON DELETE CASCADE,
        profile_id   uuid REFERENCES search_profiles ON DELETE CASCADE,
        tender_count integer CHECK (tender_count > 0),
        is_listed    boolean NOT NULL,
        created_at   timestamptz(3) NOT NULL DEFAULT now(),
        read_at      timestamptz(3),
        mail_at      timestamptz(3),
        CHECK (num_nonnulls(change_id, comment_id, profile_id) = 1)
      );
      CREATE UNIQUE INDEX inbox_items_change ON inbox_items (change_id, user_id) WHERE change_id IS NOT NULL;
      CREATE UNIQUE INDEX inbox_items_comment ON inbox_items (comment_id, user_id) WHERE comment_id IS NOT NULL;
      CREATE UNIQUE INDEX inbox_items_profile ON inbox_items (profile_id) WHERE profile_id IS NOT NULL AND read_at IS NULL;
      CREATE INDEX inbox_items_newest ON inbox_items (user_id, created_at DESC, id DESC) WHERE is_listed;
      CREATE INDEX inbox_items_unread ON inbox_items (user_id) WHERE is_listed AND read_at IS NULL;
      CREATE INDEX inbox_items_due ON inbox_items (mail_at) WHERE mail_at IS NOT NULL;
      ALTER TABLE alert_deliveries ADD COLUMN change_ids uuid[] NOT NULL DEFAULT '{}',
        ADD COLUMN about text NOT NULL DEFAULT 'matches' CHECK (about IN ('matches', 'reminder', 'changes'));
      UPDATE alert_deliveries SET about = 'reminder' WHERE profile_id IS NULL;
      ALTER TABLE alert_deliveries ALTER COLUMN about DROP DEFAULT;
      CREATE INDEX alert_deliveries_changes ON alert_deliveries (user_id, created_at) WHERE about = 'changes' AND channel = 'mail';
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM alert_deliveries WHERE about = 'changes';
      DROP INDEX alert_deliveries_changes;
      ALTER TABLE alert_deliveries DROP COLUMN about, DROP COLUMN change_ids;
      DROP TABLE inbox_items, change_preferences, buyer_follows, tender_follows;
    `)
  }
}
