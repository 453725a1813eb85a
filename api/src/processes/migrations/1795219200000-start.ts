import type { MigrationInterface, QueryRunner } from 'typeorm'
import { bookmarks } from './start/bookmarks.js'
import { categories } from './start/categories.js'
import { fruitless } from './start/fruitless.js'
import { harvesting } from './start/harvesting.js'
import { searchIndex } from './start/search-index.js'
import { searchProfiles } from './start/search-profiles.js'
import { searchQuery } from './start/search-query.js'
import { searchWords } from './start/search-words.js'
import { suggestions } from './start/suggestions.js'
import { tenderVersions } from './start/tender-versions.js'
import { tenders } from './start/tenders.js'
import { textSearch } from './start/text-search.js'
import { users } from './start/users.js'
import { wordParts } from './start/word-parts.js'
import { timeLimits } from '../../platform/time-limits.js'

/** The complete data model; its reasons are in docs/decisions/0003-physical-model.md. */
export class Start1795219200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms}`)
    for (const sql of [textSearch, tenderVersions, tenders]) await queryRunner.query(sql)
    await queryRunner.query(
      'INSERT INTO search_parts SELECT DISTINCT left(part, 3), part FROM unnest($1::text[]) AS part',
      [wordParts.trim().split(/\s+/)],
    )
    await queryRunner.query('ANALYZE search_parts')
    for (const sql of [
      searchIndex,
      searchQuery,
      searchWords,
      suggestions,
      categories,
      users,
      harvesting,
      bookmarks,
      fruitless,
      searchProfiles,
    ])
      await queryRunner.query(sql)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE search_profiles, fruitless_searches, suggestions, bookmark_comments, bookmark_links, bookmarks, added_sources, source_switches, source_answers, held_runs, jobs, scraper_runs,
        source_checkpoints, refused_items, notices, sign_in_tries, personal_tokens, access_tokens, identities, sessions, app_users, users,
        tender_categories, categories;
      DROP FUNCTION learn_words(), similar_words(text[]), merge_search_entries(), index_tenders(uuid[]), search_terms(jsonb), search_title_word(text), search_ranked_word(text), search_word(text), search_singulars(text),
        search_code(text, text), search_quoted(text), search_stem(text), search_tsvector(text);
      DROP FUNCTION copies_of(uuid[]);
      DROP TABLE tender_changes, tender_cube, tender_counters, tender_search, tender_keys, tender_splits, search_words, search_parts, tenders,
        tender_versions;
      DROP FUNCTION tenders_inserted(), tenders_updated(), tenders_deleted(), tenders_changed(), tenders_truncated(),
          forget_tender_changes(), version_tenders(uuid[]), version_epoch(), notices_changed(),
        derive_categories(uuid[]), tender_categories_changed(), bookmarks_changed(), bookmark_comments_changed(),
        count_bookmarks(uuid[]);
      DROP TEXT SEARCH CONFIGURATION nl_plain;
    `)
  }
}
