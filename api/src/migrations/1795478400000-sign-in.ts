import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who somebody is at the sign-in provider, the bearer tokens of sign-ins, temporary passwords, and what slows guessing. */
export class SignIn1795478400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE app_users
        ADD must_change_password boolean NOT NULL DEFAULT false,
        ADD temporary_until timestamptz(3),
        ADD legacy_user_id uuid UNIQUE REFERENCES users ON DELETE SET NULL;
      ALTER TABLE users ADD picture bytea, ADD picture_type text;

      CREATE TABLE identities (
        issuer  text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX identities_user ON identities (user_id);

      -- Both the cookie's sign-in and the tokens that go with it end when the row of the session does.
      CREATE TABLE access_tokens (
        token_hash bytea PRIMARY KEY,
        sid        varchar NOT NULL REFERENCES sessions ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX access_tokens_sid ON access_tokens (sid);
      CREATE INDEX sessions_user ON sessions ((sess ->> 'userId'));

      CREATE TABLE sign_in_tries (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE sign_in_tries, access_tokens, identities;
      DROP INDEX sessions_user;
      ALTER TABLE users DROP picture, DROP picture_type;
      ALTER TABLE app_users DROP must_change_password, DROP temporary_until, DROP legacy_user_id;
    `)
  }
}
