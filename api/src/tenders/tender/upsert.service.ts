import type { EntityManager } from 'typeorm'
import { tenderColumns } from './columns.js'
import { replaceDocuments } from '../documents/document.service.js'
import { replaceLots } from '../lots/lot.service.js'
import { type HarvestedTender, type Rule, ruleOf } from './content.js'

export interface UpsertedTender {
  readonly row: HarvestedTender
  readonly id: string
  readonly isNew: boolean
}

/**
 * Upserts the tenders of a harvest. Idempotent: a row whose content hash is unchanged is not written. An award that an administrator
 * entered by hand is never overwritten.
 * @returns the rows that were written
 */
export async function upsertTenders(
  tx: EntityManager,
  rows: readonly HarvestedTender[],
): Promise<readonly UpsertedTender[]> {
  const written = await tx.query<{ id: string; source: string; key: string; isNew: boolean }[]>(upsertSql, [
    JSON.stringify(
      rows.map(({ lots: _lots, documents: _documents, ...row }) => row),
      asPostgresReads,
    ),
  ])
  const byProcedure = new Map(rows.map(row => [`${row.source} ${row.procedureKey}`, row]))
  const upserted = written.map(({ id, source, key, isNew }) => ({
    id,
    isNew,
    row: byProcedure.get(`${source} ${key}`)!,
  }))
  await replaceLots(
    tx,
    upserted.map(({ id, isNew, row: { lots } }) => ({ tenderId: id, isNew, lots })),
  )
  await replaceDocuments(
    tx,
    'notice',
    upserted.map(({ id, row: { documents } }) => ({ tenderId: id, documents })),
  )
  return upserted
}

const columns = tenderColumns.filter(({ property }) => ruleOf(property) !== 'others')
const listed = (write: (column: (typeof columns)[number]) => string) => columns.map(write).join(', ')

/** The assignment for each rule in `ON CONFLICT DO UPDATE`; null when an existing row keeps its value. */
const updates: Readonly<Record<Rule, (name: string) => string | null>> = {
  newest: name => `${name} = excluded.${name}`,
  lastKnown: name => `${name} = excluded.${name}`,
  lastFilled: name => `${name} = excluded.${name}`,
  gathered: name => `${name} = excluded.${name}`,
  made: name => `${name} = excluded.${name}`,
  award: name => `${name} = CASE WHEN t.award_source = 'manual' THEN t.${name} ELSE excluded.${name} END`,
  earliest: name => `${name} = least(t.${name}, excluded.${name})`,
  once: () => null,
  others: () => null,
}

/** Writes an earlier value even when the content hash, which excludes it, is equal: an older notice may change nothing else. */
const isEarlier = columns
  .filter(({ property }) => ruleOf(property) === 'earliest')
  .map(({ name }) => ` OR t.${name} > excluded.${name}`)
  .join('')

/** A harvested tender is listed by its source, so its open absence ends now. */
const listedAgain = `CASE WHEN t.absences->-1 ? 'goneAt' AND NOT t.absences->-1 ? 'backAt'
      THEN jsonb_set(t.absences, '{-1,backAt}', to_jsonb(now())) ELSE t.absences END`

const upsertSql = `
  INSERT INTO tenders AS t (${listed(({ name }) => name)})
  SELECT ${listed(({ property }) => `"${property}"`)}
  FROM jsonb_to_recordset($1::jsonb) AS row (${listed(({ property, type }) => `"${property}" ${type}`)})
  ON CONFLICT (source, procedure_key) DO UPDATE SET
    ${columns.flatMap(({ property, name }) => updates[ruleOf(property)](name) ?? []).join(', ')}, own_terms = NULL,
    absences = ${listedAgain}, updated_at = now()
  WHERE t.content_hash <> excluded.content_hash OR t.is_sample <> excluded.is_sample
    OR t.fold_version < excluded.fold_version${isEarlier}
  RETURNING id, source, procedure_key AS key, (xmax = 0) AS "isNew"`

/** `Buffer.toJSON` runs before a replacer, so that the value is already an object here. */
function asPostgresReads(_key: string, value: unknown): unknown {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: number[] }
  return type === 'Buffer' && Array.isArray(data) ? `\\x${Buffer.from(data).toString('hex')}` : value
}
