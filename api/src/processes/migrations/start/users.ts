export const users = `
CREATE TABLE users (
  id                uuid PRIMARY KEY,
  email             text UNIQUE,
  first_name        text,
  last_name         text,
  profile_image_url text,
  picture           bytea,
  picture_type      text,
  created_at        timestamptz(3) NOT NULL DEFAULT now(),
  updated_at        timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE app_users (
  id                   uuid PRIMARY KEY,
  username             varchar(50) NOT NULL,
  email                varchar(100) NOT NULL,
  first_name           varchar(50),
  last_name            varchar(50),
  password_hash        text NOT NULL,
  is_active            boolean NOT NULL DEFAULT true,
  is_admin             boolean NOT NULL DEFAULT false,
  must_change_password boolean NOT NULL DEFAULT false,
  temporary_until      timestamptz(3),
  legacy_user_id       uuid UNIQUE REFERENCES users ON DELETE SET NULL,
  bookmark_cache       jsonb,
  last_login_at        timestamptz(3),
  created_at           timestamptz(3) NOT NULL DEFAULT now(),
  updated_at           timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX app_users_username ON app_users (lower(username));
CREATE UNIQUE INDEX app_users_email ON app_users (lower(email));

CREATE TABLE sessions (
  sid    varchar PRIMARY KEY,
  sess   json NOT NULL,
  expire timestamp(6) NOT NULL
);
CREATE INDEX sessions_expire ON sessions (expire);
CREATE INDEX sessions_user ON sessions ((sess ->> 'userId'));

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

CREATE TABLE personal_tokens (
  id           uuid PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
  name         text NOT NULL,
  prefix       text NOT NULL,
  token_hash   bytea NOT NULL UNIQUE,
  scope        text NOT NULL CHECK (scope IN ('read', 'read_write')),
  created_at   timestamptz(3) NOT NULL,
  expires_at   timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX personal_tokens_user ON personal_tokens (user_id);

CREATE TABLE sign_in_tries (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
`
