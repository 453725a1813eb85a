import type { MigrationInterface, QueryRunner } from 'typeorm'
import { bookmarks } from './start/bookmarks.js'
import { categories } from './start/categories.js'
import { harvesting } from './start/harvesting.js'
import { search } from './start/search.js'
import { tenders } from './start/tenders.js'
import { users } from './start/users.js'

/** The data model of the whole product. Why it is cut this way: docs/decisions/0003-physical-model.md. */
export class Start1795219200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("SET LOCAL statement_timeout = '5min'")
    for (const sql of [search, tenders, categories, harvesting, users, bookmarks]) await queryRunner.query(sql)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE bookmark_comments, bookmarks, sessions, users, app_users, jobs, scraper_runs, source_checkpoints,
        notices, tender_categories, categories, tender_cube, tender_counters, tender_search, tenders;
      DROP FUNCTION search_query(text), tenders_inserted(), tenders_updated(), tenders_deleted(),
        derive_categories(uuid[]), tender_categories_changed(), bookmarks_changed(), bookmark_comments_changed();
      DROP TEXT SEARCH CONFIGURATION nl, nl_plain;
    `)
  }
}
