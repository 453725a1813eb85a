import type { EntityManager } from 'typeorm'
import { knownVersion } from '../catalogue/category-memory.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { askedOf } from './asked.service.js'
import type { ListViewer } from '../query/asked.js'
import type { TenderField } from '../query/columns.js'
import { listSql } from '../query/list.js'
import { idsAmongSql } from '../query/matching.js'
import type { Tender } from './tender.entity.js'
import { OrderDirection, type TenderFilter, TenderOrderField } from './tender.inputs.js'
import { type ListRow, tendersOf } from './tender.service.js'

/** Which of these tenders are currently in the viewer's list for this filter. @throws UserError for an invalid filter */
export async function amongThese(
  db: EntityManager,
  filter: TenderFilter,
  ids: readonly string[],
  viewer: ListViewer | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await namedQuery<{ id: string }>(db, idsAmongSql(await askedOf(db, filter, viewer), ids))
  return new Set(rows.map(({ id }) => id))
}

const newestFirst = { field: TenderOrderField.PUBLICATION_DATE, direction: OrderDirection.DESC }

/** The newest tenders of the filter, whose search is used as typed. @throws UserError for an invalid filter */
export async function newestOf(
  db: EntityManager,
  filter: TenderFilter,
  viewer: ListViewer | null,
  most: number,
  fields: ReadonlySet<TenderField>,
): Promise<Tender[]> {
  const asked = await askedOf(db, filter, viewer)
  const categoryVersion = knownVersion(db)
  const page = { size: most, backward: false, from: null }
  const sql = listSql({ ...asked, order: newestFirst, fields, categoryVersion }, page)
  const rows = await namedQuery<ListRow>(db, sql)
  return tendersOf(db, rows.slice(0, most), categoryVersion)
}
