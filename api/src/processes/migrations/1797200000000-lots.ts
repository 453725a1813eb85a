import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

const listIndexes = (columns: string) => `
  CREATE INDEX tenders_newest ON tenders (publication_date DESC, id DESC)
    INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
      copy_of${columns})
    WHERE NOT archived;
  CREATE INDEX tenders_archive ON tenders (publication_date DESC, id DESC)
    INCLUDE (source, tender_type, status_open, closing_date, category_mask, region, province, min_hourly_rate, max_hourly_rate,
      copy_of${columns})
    WHERE archived;`

/**
 * Lots in a table of their own, kinds of value, and stages of a procedure (docs/decisions/0080-lots.md). A job computes all tenders
 * again after this migration, because `fold_version` is 0.
 */
export class Lots1797200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      CREATE TABLE lots (
        tender_id       uuid NOT NULL REFERENCES tenders ON DELETE CASCADE,
        position        smallint NOT NULL,
        identifier      text NOT NULL,
        number          text NOT NULL,
        title           text,
        description     text,
        cpv             text[] NOT NULL DEFAULT '{}',
        nuts            text[] NOT NULL DEFAULT '{}',
        region          text,
        province        text,
        closing_date    timestamptz(3),
        closing_note    text,
        estimated_value double precision CHECK (estimated_value >= 0),
        maximum_value   double precision CHECK (maximum_value >= 0),
        value_currency  text,
        start_date      date,
        end_date        date,
        duration        text,
        options         text,
        decision        text CHECK (decision IN ('pending', 'awarded', 'not_awarded', 'withdrawn')),
        decided_at      timestamptz(3),
        reason          text,
        winner          text,
        award_date      date,
        award_value     double precision CHECK (award_value >= 0),
        award_currency  text,
        bid_count       integer CHECK (bid_count >= 0),
        PRIMARY KEY (tender_id, position)
      );
      INSERT INTO lots (tender_id, position, identifier, number, decision, reason, winner, award_date, award_value,
        award_currency, bid_count)
      SELECT t.id, lot.position, lot.outcome->>'lot', lot.outcome->>'lot', lot.outcome->>'status', lot.outcome->>'reason',
        lot.outcome->>'winner', (lot.outcome->>'date')::date, (lot.outcome->>'value')::float8, lot.outcome->>'currency',
        (lot.outcome->>'bidCount')::int
      FROM tenders t CROSS JOIN LATERAL jsonb_array_elements(t.lots) WITH ORDINALITY AS lot (outcome, position);
      ALTER TABLE tenders DROP COLUMN lots, DROP COLUMN status_open,
        ADD COLUMN value_kind text CHECK (value_kind IN ('estimate', 'framework_maximum', 'lot_estimate', 'lot_maximum')),
        ADD COLUMN maximum_value double precision CHECK (maximum_value >= 0),
        ADD COLUMN stage text CHECK (stage IN ('consultation', 'prior_announcement', 'call', 'award', 'modification', 'withdrawn')),
        ADD COLUMN stays_open boolean NOT NULL DEFAULT false,
        ADD COLUMN lot_closing_dates timestamptz(3)[] NOT NULL DEFAULT '{}',
        ADD COLUMN lot_places text[] NOT NULL DEFAULT '{}',
        ADD COLUMN fold_version smallint NOT NULL DEFAULT 0;
      ALTER TABLE tenders ADD COLUMN status_open boolean NOT NULL GENERATED ALWAYS AS
        (lower(status) = 'open' OR lower(status) = 'deels gegund' AND closing_date IS NOT NULL) STORED;
      ${listIndexes(', stage, lot_places, lot_closing_dates')}
      ALTER TABLE bookmarks ADD COLUMN lot_closings_when_bookmarked timestamptz(3)[];
      CREATE OR REPLACE FUNCTION bookmark_closing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A restored one has it already.
        SELECT coalesce(NEW.closing_when_bookmarked, shown.closing_date),
          coalesce(NEW.lot_closings_when_bookmarked, shown.lot_closing_dates)
        INTO NEW.closing_when_bookmarked, NEW.lot_closings_when_bookmarked
        FROM tenders own JOIN tenders shown ON shown.id = coalesce(own.copy_of, own.id) WHERE own.id = NEW.tender_id;
        RETURN NEW;
      END $$;
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      ALTER TABLE tenders DROP COLUMN status_open, DROP COLUMN value_kind, DROP COLUMN maximum_value, DROP COLUMN stage,
        DROP COLUMN stays_open, DROP COLUMN lot_closing_dates, DROP COLUMN lot_places, DROP COLUMN fold_version,
        ADD COLUMN lots jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE tenders ADD COLUMN status_open boolean NOT NULL GENERATED ALWAYS AS (lower(status) = 'open') STORED;
      UPDATE tenders t SET lots = (
        SELECT coalesce(jsonb_agg(jsonb_build_object('lot', identifier, 'status', decision, 'reason', reason, 'winner', winner,
          'date', award_date, 'value', award_value, 'currency', award_currency, 'bidCount', bid_count) ORDER BY position), '[]')
        FROM lots l WHERE l.tender_id = t.id AND l.decision IS NOT NULL)
      WHERE EXISTS (SELECT FROM lots l WHERE l.tender_id = t.id AND l.decision IS NOT NULL);
      DROP TABLE lots;
      ALTER TABLE bookmarks DROP COLUMN lot_closings_when_bookmarked;
      CREATE OR REPLACE FUNCTION bookmark_closing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A restored one has it already.
        NEW.closing_when_bookmarked := coalesce(NEW.closing_when_bookmarked, (SELECT shown.closing_date
          FROM tenders own JOIN tenders shown ON shown.id = coalesce(own.copy_of, own.id) WHERE own.id = NEW.tender_id));
        RETURN NEW;
      END $$;
      ${listIndexes('')}
    `)
  }
}
