export const users = `
CREATE TABLE app_users (
  id             uuid PRIMARY KEY,
  username       varchar(50) NOT NULL,
  email          varchar(100) NOT NULL,
  first_name     varchar(50),
  last_name      varchar(50),
  password_hash  text NOT NULL,
  is_active      boolean NOT NULL DEFAULT true,
  is_admin       boolean NOT NULL DEFAULT false,
  bookmark_cache jsonb,
  last_login_at  timestamptz(3),
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX app_users_username ON app_users (lower(username));
CREATE UNIQUE INDEX app_users_email ON app_users (lower(email));

CREATE TABLE users (
  id                uuid PRIMARY KEY,
  email             text UNIQUE,
  first_name        text,
  last_name         text,
  profile_image_url text,
  created_at        timestamptz(3) NOT NULL DEFAULT now(),
  updated_at        timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  sid    varchar PRIMARY KEY,
  sess   json NOT NULL,
  expire timestamp(6) NOT NULL
);
CREATE INDEX sessions_expire ON sessions (expire);
`
