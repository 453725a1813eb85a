import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What search profiles tell of, to whom, when and how; see docs/decisions/0049-alerts.md. */
export class Alerts1795478400049 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE profile_alerts (
        profile_id    uuid PRIMARY KEY REFERENCES search_profiles ON DELETE CASCADE,
        rhythm        text NOT NULL CHECK (rhythm IN ('off', 'at_once', 'daily', 'weekly')),
        minute_of_day smallint NOT NULL CHECK (minute_of_day BETWEEN 0 AND 1439),
        weekday       smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        by_mail       boolean NOT NULL,
        by_push       boolean NOT NULL,
        -- What was stored before is not told.
        told_from     timestamptz(3) NOT NULL,
        next_at       timestamptz(3),
        CHECK ((next_at IS NULL) = (rhythm IN ('off', 'at_once')))
      );
      CREATE INDEX profile_alerts_next ON profile_alerts (next_at) WHERE next_at IS NOT NULL;

      CREATE TABLE profile_matches (
        profile_id uuid NOT NULL REFERENCES profile_alerts ON DELETE CASCADE,
        tender_id  uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        matched_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Null: waits until the profile tells.
        handled_at timestamptz(3),
        -- Whether a person was told; what they had seen or put away by then is left out.
        is_told    boolean NOT NULL DEFAULT false,
        PRIMARY KEY (profile_id, tender_id)
      );
      CREATE INDEX profile_matches_waiting ON profile_matches (profile_id) WHERE handled_at IS NULL;
      CREATE INDEX profile_matches_tender ON profile_matches (tender_id);
      CREATE INDEX profile_matches_age ON profile_matches (matched_at);

      -- Until which version of tenders matches were looked for; see docs/decisions/0035-changes.md.
      CREATE TABLE alert_cursor (
        only_one  boolean PRIMARY KEY DEFAULT true CHECK (only_one),
        writer    xid8 NOT NULL,
        tender_id uuid NOT NULL
      );

      -- Transactional outbox. Without a profile it is a reminder of what was bookmarked.
      CREATE TABLE alert_deliveries (
        id          uuid PRIMARY KEY,
        user_id     uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        profile_id  uuid REFERENCES search_profiles ON DELETE CASCADE,
        channel     text NOT NULL CHECK (channel IN ('mail', 'webhook', 'push')),
        tender_ids  uuid[] NOT NULL,
        since       timestamptz(3) NOT NULL,
        created_at  timestamptz(3) NOT NULL,
        attempts    integer NOT NULL DEFAULT 0,
        -- Null: sent, or given up.
        next_try_at timestamptz(3),
        sent_at     timestamptz(3),
        status      smallint,
        error       text
      );
      CREATE INDEX alert_deliveries_due ON alert_deliveries (next_try_at) WHERE next_try_at IS NOT NULL;
      CREATE INDEX alert_deliveries_profile ON alert_deliveries (profile_id, created_at DESC);
      CREATE INDEX alert_deliveries_user ON alert_deliveries (user_id);
      CREATE INDEX alert_deliveries_age ON alert_deliveries (created_at);

      -- The signing secret is made of the product's own secret and the nonce, so that it is not stored.
      CREATE TABLE profile_webhooks (
        profile_id    uuid PRIMARY KEY REFERENCES search_profiles ON DELETE CASCADE,
        url           text NOT NULL CHECK (url ~ '^https?://'),
        nonce         uuid NOT NULL,
        created_at    timestamptz(3) NOT NULL,
        failing_since timestamptz(3),
        off_at        timestamptz(3)
      );

      CREATE TABLE profile_links (
        profile_id  uuid PRIMARY KEY REFERENCES search_profiles ON DELETE CASCADE,
        secret_hash bytea NOT NULL UNIQUE,
        created_at  timestamptz(3) NOT NULL DEFAULT now()
      );

      -- Days before closing at which somebody is reminded of what they bookmarked; without a row the usual ones.
      CREATE TABLE reminder_settings (
        user_id uuid PRIMARY KEY REFERENCES app_users ON DELETE CASCADE,
        days    smallint[] NOT NULL
      );
      CREATE TABLE reminders (
        user_id      uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        tender_id    uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        days         smallint NOT NULL,
        closing_date timestamptz(3) NOT NULL,
        reminded_at  timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, tender_id, closing_date, days)
      );
      CREATE INDEX reminders_tender ON reminders (tender_id);

      CREATE TABLE push_subscriptions (
        id         uuid PRIMARY KEY,
        user_id    uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        endpoint   text NOT NULL UNIQUE CHECK (endpoint ~ '^https?://'),
        p256dh     text NOT NULL,
        auth       text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE push_subscriptions, reminders, reminder_settings, profile_links, profile_webhooks, alert_deliveries,
        alert_cursor, profile_matches, profile_alerts;
    `)
  }
}
