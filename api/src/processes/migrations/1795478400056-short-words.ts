import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A word of three letters or less is matched whole: 'soc' is no beginning of 'sociaal'. See docs/decisions/0055-precise-search.md.
 * What it is otherwise stands in start/search-query.ts.
 */
export class ShortWords1795478400056 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchWord(SHORT))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchWord(0))
  }
}

const SHORT = 3

/** @param short words of so many letters begin nothing */
const searchWord = (short: number) => String.raw`
  CREATE OR REPLACE FUNCTION search_word(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN (
    SELECT '(' || concat_ws(' | ',
      search_quoted(stem),
      search_quoted('~' || stem),
      CASE WHEN length(word) <= ${short} THEN search_quoted(word) || coalesce(' | ' || search_quoted('=^' || stem), '') END,
      (SELECT string_agg(search_quoted(beginning) || ':*', ' | ') FROM unnest(beginnings) AS beginning),
      (SELECT string_agg(search_quoted('~' || beginning) || ':*', ' | ') FROM unnest(beginnings) AS beginning
       WHERE length(beginning) >= 3),
      CASE WHEN length(stem) >= 6 THEN
        '(' || search_quoted('<' || reverse(stem)) || ':* & !' || search_quoted('<' || reverse('ver' || stem)) || ':* & !'
            || search_quoted('<' || reverse('be' || stem)) || ':*)' END) || ')'
    FROM (SELECT search_stem(word) AS stem,
      -- A short singular begins too much: 'lappen' would find laptops.
      CASE WHEN length(word) <= ${short} THEN '{}'::text[]
        ELSE word || array(SELECT one FROM unnest(search_singulars(word)) AS one WHERE length(one) >= 4) END AS beginnings) w
  )`
