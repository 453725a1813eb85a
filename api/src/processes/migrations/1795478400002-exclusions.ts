import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What each person never wants to see again; see docs/decisions/0050-filters-of-a-profile.md. */
export class Exclusions1795478400002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What an excluded word or phrase leaves out, as search_terms leaves out what is written with a minus; null for stop words,
      -- which would leave out everything.
      CREATE FUNCTION search_excluded(words text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE RETURN (
        SELECT CASE WHEN count(search_stem(lexeme)) > 0 THEN concat_ws(' | ',
          '(' || nullif(phraseto_tsquery('nl_plain', translate(words, '/_~', '   '))::text, '') || ')',
          CASE WHEN count(*) = 1 THEN search_quoted(search_stem(max(lexeme))) END)::tsquery END
        FROM unnest(search_tsvector(words)));

      -- A buyer by the key of its names, or a word by the tsquery that finds it.
      CREATE TABLE exclusions (
        id         uuid PRIMARY KEY,
        user_id    uuid NOT NULL REFERENCES app_users ON DELETE CASCADE,
        kind       text NOT NULL CHECK (kind IN ('organization', 'word')),
        value      text NOT NULL CHECK (value <> ''),
        client_key text CHECK ((client_key IS NOT NULL) = (kind = 'organization')),
        query      tsquery CHECK ((query IS NOT NULL) = (kind = 'word')),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      -- A buyer in another spelling, or a word in another form, is the same.
      CREATE UNIQUE INDEX exclusions_once ON exclusions (user_id, kind, coalesce(client_key, query::text));
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE exclusions; DROP FUNCTION search_excluded(text);')
  }
}
