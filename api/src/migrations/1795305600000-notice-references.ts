import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Notices keep the procedure that they themselves name and the earlier notices that they refer to, so that those of one
 * procedure find each other in whatever order they arrive. Awards are kept one by one, lot by lot.
 */
export class NoticeReferences1795305600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE notices ADD procedure_key text, ADD refers_to text[] NOT NULL DEFAULT '{}';
      UPDATE notices n SET
        procedure_key = t.procedure_key,
        content = n.content - 'awardWinner' - 'awardDate' || jsonb_build_object('refersTo', '[]'::jsonb, 'awards',
          CASE WHEN coalesce(n.content ->> 'awardWinner', n.content ->> 'awardDate') IS NULL THEN '[]'::jsonb
          ELSE jsonb_build_array(jsonb_build_object('lot', NULL, 'winner', n.content -> 'awardWinner',
            'date', n.content -> 'awardDate', 'value', NULL, 'currency', NULL)) END)
        FROM tenders t WHERE t.id = n.tender_id;
      ALTER TABLE notices ALTER procedure_key SET NOT NULL;
      CREATE INDEX notices_procedure ON notices (source, procedure_key);
      CREATE INDEX notices_refers_to ON notices USING gin (refers_to) WITH (fastupdate = off) WHERE refers_to <> '{}';
    `)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notices DROP procedure_key, DROP refers_to')
  }
}
