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

/** SQL of the lots of `tenders t`, in the order of the notice, as JSON for `lotsOfJson`. */
export const lotsJsonSql = `(SELECT coalesce(json_agg(json_build_object(
    ${listed(({ property, name }) => `'${property}', l.${name}`)}, 'status', ${statusSql}) ORDER BY l.position), '[]')
  FROM lots l WHERE l.tender_id = t.id)`

type Former = 'lot' | 'date' | 'value' | 'currency'
type Moment = 'closingDate' | 'decidedAt'
/** A lot in JSON, in which moments are texts. */
export type LotJson = Omit<Lot, Former | Moment> & Readonly<Record<Moment, string | null>>

export const lotsOfJson = (lots: readonly LotJson[]): Lot[] =>
  lots.map(lot => ({
    ...lot,
    closingDate: momentOf(lot.closingDate),
    decidedAt: momentOf(lot.decidedAt),
    lot: lot.identifier,
    date: lot.awardDate,
    value: lot.awardValue,
    currency: lot.awardCurrency,
  }))

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Batch function of a loader: the lots of each tender, in the order of the notice. */
export async function lotsOf(db: EntityManager, ids: readonly string[]): Promise<Lot[][]> {
  const text = `SELECT t.id, ${lotsJsonSql} AS lots FROM tenders t WHERE t.id = ANY ($1)`
  const rows = await namedQuery<{ id: string; lots: LotJson[] }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(({ id, lots }) => [id, lotsOfJson(lots)]))
  return ids.map(id => byId.get(id) ?? [])
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
