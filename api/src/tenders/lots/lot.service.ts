import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { statusTexts } from '../../reference/tender-values.js'
import type { HarvestedLot } from '../tender/content.js'
import { columnsOf } from '../tender/columns.js'
import { Lot } from './lot.entity.js'

const columns = columnsOf(Lot)
const listed = (write: (column: (typeof columns)[number]) => string) => columns.map(write).join(', ')

/** SQL of the state of `lots l` of `tenders t`. */
const statusSql = `CASE WHEN l.decision IS NOT NULL THEN l.decision
  WHEN t.status IN ('${statusTexts.announced}', '${statusTexts.consultation}') THEN 'announced'
  WHEN t.status_open AND NOT t.archived AND coalesce(l.closing_date, t.closing_date, 'infinity') > now() THEN 'open'
  ELSE 'closed' END`

/** Cast to text, because the driver would parse a date as midnight in the time zone of this process. */
const lotsSql = `SELECT ${listed(({ property, name, type }) => `l.${name}${type === 'date' ? '::text' : ''} AS "${property}"`)},
    ${statusSql} AS status
  FROM lots l JOIN tenders t ON t.id = l.tender_id WHERE l.tender_id = ANY ($1) ORDER BY l.tender_id, l.position`

/** Batch function of a loader: the lots of each tender, in the order of the notice. */
export async function lotsOf(db: EntityManager, ids: readonly string[]): Promise<Lot[][]> {
  const rows = await namedQuery<Omit<Lot, 'lot' | 'date' | 'value' | 'currency'>>(db, { text: lotsSql, values: [ids] })
  const byTender = new Map(ids.map(id => [id, [] as Lot[]]))
  for (const row of rows)
    byTender.get(row.tenderId)!.push({
      ...row,
      lot: row.identifier,
      date: row.awardDate,
      value: row.awardValue,
      currency: row.awardCurrency,
    })
  return ids.map(id => byTender.get(id)!)
}

interface TenderLots {
  readonly tenderId: string
  readonly isNew: boolean
  readonly lots: readonly HarvestedLot[]
}

const insertSql = `INSERT INTO lots (${listed(({ name }) => name)})
  SELECT ${listed(({ property }) => `"${property}"`)}
  FROM jsonb_to_recordset($1::jsonb) AS row (${listed(({ property, type }) => `"${property}" ${type}`)})`

/** Replaces all lots of these tenders, in the transaction that writes the tenders. */
export async function replaceLots(tx: EntityManager, tenders: readonly TenderLots[]): Promise<void> {
  const former = tenders.filter(({ isNew }) => !isNew).map(({ tenderId }) => tenderId)
  if (former.length > 0) await tx.query('DELETE FROM lots WHERE tender_id = ANY ($1)', [former])
  const rows = tenders.flatMap(({ tenderId, lots }) =>
    lots.map((lot, index) => ({ ...lot, tenderId, position: index + 1 })),
  )
  if (rows.length > 0) await tx.query(insertSql, [JSON.stringify(rows)])
}
