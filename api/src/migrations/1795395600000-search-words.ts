import type { MigrationInterface, QueryRunner } from 'typeorm'
import { searchBefore } from './search/before.js'
import { searchFunctions } from './search/functions.js'
import { searchProjection } from './search/projection.js'
import { searchQuery } from './search/query.js'
import { wordParts } from './search/word-parts.js'

/**
 * Compounds by their parts, plural and singular as one, quotes and minus, and what relevance needs; rebuilds what exists.
 * Parts are taken apart when a tender is written, once for each word of a statement, so that a search stays one look into
 * an index. `npm run score:search` says what it is worth.
 */
export class SearchWords1795395600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("SET LOCAL statement_timeout = '30min'")
    await queryRunner.query(
      'CREATE TABLE search_parts (beginning text, part text CHECK (length(part) >= 3), PRIMARY KEY (beginning, part))',
    )
    await queryRunner.query(
      `INSERT INTO search_parts SELECT DISTINCT left(part, 3), part FROM unnest($1::text[]) AS part`,
      [wordParts.trim().split(/\s+/)],
    )
    await queryRunner.query('ANALYZE search_parts')
    await queryRunner.query('DROP FUNCTION search_query(text)')
    for (const sql of [searchFunctions, searchQuery, searchProjection]) await queryRunner.query(sql)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("SET LOCAL statement_timeout = '30min'")
    await queryRunner.query(searchBefore)
  }
}
