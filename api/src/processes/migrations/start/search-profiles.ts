/** Filters that somebody keeps under a name; see docs/decisions/0041-search-profiles.md. */
export const searchProfiles = `
CREATE TABLE search_profiles (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
  name       text NOT NULL CHECK (name <> ''),
  filter     jsonb NOT NULL,
  is_shared  boolean NOT NULL DEFAULT false,
  seen_at    timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX search_profiles_name ON search_profiles (user_id, lower(name));
CREATE INDEX search_profiles_shared ON search_profiles (created_at) WHERE is_shared;
`
