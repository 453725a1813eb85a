import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import { allSources } from '../reference/sources.js'

export interface OtherCopy {
  readonly id: string
  readonly source: string
  readonly url: string | null
}

/** Batch function of a loader: where else each tender was found, in the order of the sources. */
export async function otherCopiesOf(db: EntityManager, ids: readonly string[]): Promise<OtherCopy[][]> {
  const text = `SELECT o.tender_id AS "tenderId", t.id, t.source, t.source_url AS url
    FROM copies_of($1) o JOIN tenders t ON t.id = o.copy_id WHERE o.copy_id <> o.tender_id`
  const rows = await namedQuery<OtherCopy & { tenderId: string }>(db, { text, values: [ids] })
  const copies = new Map(ids.map(id => [id, [] as OtherCopy[]]))
  for (const { tenderId, ...copy } of rows) copies.get(tenderId)!.push(copy)
  const order = new Map<string, number>(allSources().map(({ key }, index) => [key, index]))
  const placeOf = ({ source }: OtherCopy) => order.get(source) ?? order.size
  return ids.map(id => copies.get(id)!.toSorted((one, other) => placeOf(one) - placeOf(other)))
}
