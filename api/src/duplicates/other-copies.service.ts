import type { EntityManager } from 'typeorm'
import { idsSql } from '../database/ids.js'
import { namedQuery } from '../database/named-query.js'
import { allSources } from '../reference/sources.js'
import type { ShownCopy } from '../tenders/shown-copy.js'

/** Batch function of a loader: where else each tender was found, in no order. */
export async function otherCopiesOf(db: EntityManager, ids: readonly string[]): Promise<ShownCopy[][]> {
  const { sql, value } = idsSql(ids)
  const text = `SELECT o.tender_id AS "tenderId", t.id, t.source, t.source_url AS url
    FROM copies_of(${sql}) o JOIN tenders t ON t.id = o.copy_id WHERE o.copy_id <> o.tender_id`
  const rows = await namedQuery<ShownCopy & { tenderId: string }>(db, { text, values: [value] })
  const copies = new Map(ids.map(id => [id, [] as ShownCopy[]]))
  for (const { tenderId, ...copy } of rows) copies.get(tenderId)!.push(copy)
  return ids.map(id => copies.get(id)!)
}

/** In the order of the sources, those that were added last. */
export function bySource(copies: readonly ShownCopy[]): readonly ShownCopy[] {
  if (copies.length < 2) return copies
  const order = new Map<string, number>(allSources().map(({ key }, index) => [key, index]))
  const placeOf = ({ source }: ShownCopy) => order.get(source) ?? order.size
  return copies.toSorted((one, other) => placeOf(one) - placeOf(other))
}
