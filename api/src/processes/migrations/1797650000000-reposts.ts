import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/**
 * The same text of an assignment under another number at the same source is found by its hash (docs/decisions/0089-reposts.md). Short texts
 * have none, because different assignments may share them.
 */
export class Reposts1797650000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      CREATE FUNCTION repost_key(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN content->>'tenderType' = 'freelance_contract' AND length(content->>'description') >= 200 THEN
        md5(lower(content->>'title') || E'\\n' || lower(content->>'organization') || E'\\n' || lower(coalesce(content->>'place', ''))
          || E'\\n' || regexp_replace(lower(content->>'description'), '[[:space:][:punct:]]+', ' ', 'g')) END;
      CREATE INDEX notices_repost ON notices (source, repost_key(content)) WHERE repost_key(content) IS NOT NULL;
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX notices_repost;
      DROP FUNCTION repost_key(jsonb);
    `)
  }
}
