import type { MigrationInterface, QueryRunner } from 'typeorm'
import { whereabouts, type Located } from '../reference/whereabouts.js'

interface Stored extends Located {
  readonly id: string
  readonly region: string | null
  readonly province: string | null
}

const BATCH = 2000

/**
 * Derives again where stored tenders are, now that sites, institutions and towns abroad are found: their sources would
 * list them again, but not those that closed. Idempotent.
 */
export class Places1795370400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("SET LOCAL statement_timeout = '5min'")
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = (await queryRunner.query(batchSql, [after, BATCH])) as Stored[]
      const last = rows.at(-1)
      if (!last) return
      after = last.id
      await write(queryRunner, rows.map(located).filter(isPresent))
    }
  }

  async down(): Promise<void> {
    // Regions are derived: the next harvest with the former tables derives the former ones.
  }
}

/** As fold.ts: the newest place that a describing notice names. */
const batchSql = `
  SELECT t.id, t.region, t.province, t.nuts, t.organization, coalesce(said.place, t.region) AS place
  FROM tenders t LEFT JOIN LATERAL (
    SELECT n.content ->> 'place' AS place FROM notices n
    WHERE n.tender_id = t.id AND n.content ->> 'place' <> ''
      AND n.content ->> 'kind' IN ('planning', 'consultation', 'competition', 'correction')
    ORDER BY n.published_at DESC, n.publication_id DESC LIMIT 1
  ) said ON true
  WHERE t.id > $1 ORDER BY t.id LIMIT $2`

function located(stored: Stored) {
  const { region, province } = whereabouts(stored)
  return region === stored.region && province === stored.province ? undefined : { id: stored.id, region, province }
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined

async function write(queryRunner: QueryRunner, rows: readonly NonNullable<ReturnType<typeof located>>[]) {
  if (rows.length === 0) return
  await queryRunner.query(
    `UPDATE tenders t SET region = given.region, province = given.province
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS given (id, region, province) WHERE t.id = given.id`,
    [rows.map(({ id }) => id), rows.map(({ region }) => region), rows.map(({ province }) => province)],
  )
}
