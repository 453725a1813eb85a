import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { askedOf } from './asked.service.js'
import type { ListViewer } from '../query/asked.js'
import { idsAmongSql } from '../query/matching.js'
import type { TenderFilter } from './tender.inputs.js'

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
