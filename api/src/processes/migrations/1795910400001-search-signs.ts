import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/**
 * C#, F#, C++ and .NET are words of their own, and soft hyphens and zero-width characters are no part of a word. `spelledOut` of
 * api/src/tenders/search/stem.ts does the same with what is asked.
 */
export class SearchSigns1795910400001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(String.raw`
      CREATE FUNCTION search_spelled(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(regexp_replace(regexp_replace(
          translate(regexp_replace(words, ${INVISIBLE}, '', 'g'), '/_~', '   '),
          '(?<![[:alnum:]])([cf])#(?![[:alpha:]])', ' \1sharp ', 'gi'),
          '(?<![[:alnum:]])c\+\+(?![[:alpha:]])', ' cplusplus ', 'gi'),
          '(?<![[:alnum:]])(asp|ado|vb)?\.net(?![[:alpha:]])', ' \1 dotnet ', 'gi');

      CREATE OR REPLACE FUNCTION search_tsvector(words text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
        RETURN to_tsvector('nl_plain', search_spelled(words));

      UPDATE exclusions e SET query = search_excluded(search_spelled(value))
      WHERE kind = 'word' AND ${isSigned('value')} AND NOT EXISTS (SELECT FROM exclusions other
        WHERE other.user_id = e.user_id AND other.query::text = search_excluded(search_spelled(e.value))::text)`)
    await indexAgain(queryRunner)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION search_tsvector(words text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
        RETURN to_tsvector('nl_plain', translate(words, '/_~', '   '));
      DROP FUNCTION search_spelled(text)`)
    await indexAgain(queryRunner)
  }
}

/** Regular expressions of PostgreSQL. A longer list for `translate` would take as long as all the rest of the indexing. */
const INVISIBLE = `U&'[\\00ad\\200b-\\200d\\2060\\feff]'`
const isSigned = (words: string) => String.raw`(${words} ~* '[cf]#|c\+\+|\.net' OR ${words} ~ ${INVISIBLE})`

const BATCH = 500

/** Only what has such a name or character; some hundreds in a statement, because all at once would pass every time limit. */
async function indexAgain(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms}`)
  const rows = (await queryRunner.query(`
    SELECT id FROM tenders, concat_ws(' ', title, organization, region, province, description) AS words
    WHERE ${isSigned('words')}`)) as { readonly id: string }[]
  for (let at = 0; at < rows.length; at += BATCH)
    await queryRunner.query('SELECT index_tenders($1)', [rows.slice(at, at + BATCH).map(({ id }) => id)])
}
