import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When sources stopped listing a tender, and when they did again, is kept in `absences`.
 *
 * The tender that is shown for several copies has the terms of all of them; `own_terms` keeps its own. `routes_of` says what each copy
 * offers; like `other_copies`, which it replaces, it is planned once a connection (docs/decisions/0065-planned-once.md).
 */
export class Routes1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE tenders ADD COLUMN absences jsonb NOT NULL DEFAULT '[]', ALTER absences SET STORAGE MAIN,
        ADD COLUMN own_terms jsonb, ALTER own_terms SET STORAGE MAIN;
      CREATE INDEX tenders_own_terms ON tenders (id) WHERE own_terms IS NOT NULL;
      CREATE FUNCTION routes_of(asked uuid) RETURNS jsonb LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
      BEGIN
        RETURN (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'isShown', c.copy_of IS NULL, 'source', c.source, 'url', c.source_url, 'status', c.status,
            'archived', c.archived, 'closingDate', c.closing_date, 'closingNote', c.closing_note, 'createdAt', c.created_at,
            'absences', c.absences)
            || coalesce(c.own_terms, jsonb_build_object('minHourlyRate', c.min_hourly_rate,
              'maxHourlyRate', c.max_hourly_rate, 'rateNote', c.rate_note)))
          FROM copies_of(array[asked]) o JOIN tenders c ON c.id = o.copy_id);
      END $$;
      DROP FUNCTION other_copies(uuid);
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION routes_of(uuid);
      UPDATE tenders SET min_hourly_rate = (own_terms->>'minHourlyRate')::float8, max_hourly_rate = (own_terms->>'maxHourlyRate')::float8,
        rate_note = own_terms->>'rateNote', min_hours_per_week = (own_terms->>'minHoursPerWeek')::float8,
        max_hours_per_week = (own_terms->>'maxHoursPerWeek')::float8 WHERE own_terms IS NOT NULL;
      DROP INDEX tenders_own_terms;
      ALTER TABLE tenders DROP COLUMN own_terms, DROP COLUMN absences;
      CREATE FUNCTION other_copies(asked uuid) RETURNS json LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
      BEGIN
        RETURN (SELECT json_agg(json_build_object('id', c.id, 'source', c.source, 'url', c.source_url))
          FROM copies_of(array[asked]) o JOIN tenders c ON c.id = o.copy_id WHERE c.id <> asked);
      END $$;
    `)
  }
}
