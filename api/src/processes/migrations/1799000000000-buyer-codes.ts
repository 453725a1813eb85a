import type { MigrationInterface, QueryRunner } from 'typeorm'
import { timeLimits } from '../../platform/time-limits.js'

/** Notices are found by the code that their buyer gave the procedure (docs/decisions/0091-stages-by-code.md). */
export class BuyerCodes1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = ${timeLimits.migrationStatement.ms};
      CREATE FUNCTION buyer_code(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN content->>'tenderType' <> 'freelance_contract' THEN
        regexp_replace(upper(content->>'reference'), '[^A-Z0-9]', '', 'g') END;
      CREATE INDEX notices_buyer_code ON notices (source, buyer_code(content)) WHERE buyer_code(content) IS NOT NULL;
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX notices_buyer_code;
      DROP FUNCTION buyer_code(jsonb);
    `)
  }
}
