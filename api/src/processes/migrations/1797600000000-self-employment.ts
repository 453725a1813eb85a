import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

const listIndexes = (columns: string) => `
  DROP INDEX tenders_newest, tenders_archive;
  CREATE INDEX tenders_newest ON tenders (publication_date DESC, id DESC)
    INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
      copy_of, stage, lot_places, lot_closing_dates${columns})
    WHERE NOT archived;
  CREATE INDEX tenders_archive ON tenders (publication_date DESC, id DESC)
    INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
      copy_of, stage, lot_places, lot_closing_dates${columns})
    WHERE archived;`

const routesOf = (terms: string, others: string) => `
  CREATE OR REPLACE FUNCTION routes_of(asked uuid) RETURNS jsonb LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  BEGIN
    RETURN (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'isShown', c.copy_of IS NULL, 'source', c.source, 'url', c.source_url, 'status', c.status,
        'archived', c.archived, 'closingDate', c.closing_date, 'closingNote', c.closing_note, 'createdAt', c.created_at,
        'absences', c.absences${others})
        || coalesce(c.own_terms, jsonb_build_object('minHourlyRate', c.min_hourly_rate,
          'maxHourlyRate', c.max_hourly_rate, 'rateNote', c.rate_note${terms})))
      FROM copies_of(array[asked]) o JOIN tenders c ON c.id = o.copy_id);
  END $$;`

/**
 * Whether self-employed people may take an assignment, with the words that say so (docs/decisions/0085-self-employment.md). A job fills
 * both columns after this migration, because `fold_version` is lower. Lists are counted by both columns and by workplace.
 */
export class SelfEmployment1797600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      ALTER TABLE tenders ADD COLUMN self_employment text CHECK (self_employment IN ('allowed', 'not_allowed', 'differs')),
        ADD COLUMN self_employment_quote text;
      ${listIndexes(', self_employment, workplace')}
      ${routesOf(", 'selfEmployment', c.self_employment", ", 'selfEmploymentQuote', c.self_employment_quote")}
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      ${routesOf('', '')}
      ${listIndexes('')}
      UPDATE tenders SET own_terms = own_terms - 'selfEmployment' WHERE own_terms ? 'selfEmployment';
      ALTER TABLE tenders DROP COLUMN self_employment, DROP COLUMN self_employment_quote;
    `)
  }
}
