import type { EntityManager } from 'typeorm'
import { idsSql } from '../../platform/database/ids.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { allSources } from '../../reference/sources.js'
import { TenderStatus } from '../../reference/tender-values.js'
import type { ShownCopy } from '../tender/shown-copy.js'
import { statusGroup } from '../tender/status.js'

/** Batch function of a loader: all copies of each tender, including itself, unordered. */
export async function copiesOf(db: EntityManager, ids: readonly string[]): Promise<ShownCopy[][]> {
  const { sql, value } = idsSql(ids)
  const text = `SELECT asked.id, routes_of(asked.id) AS copies FROM unnest(${sql}) asked (id)`
  const rows = await namedQuery<{ id: string; copies: ShownCopy[] | null }>(db, { text, values: [value] })
  const copies = new Map(rows.map(row => [row.id, row.copies]))
  return ids.map(id => copies.get(id) ?? [])
}

/** Sorts by source; added sources go last. */
export function bySource<Copy extends { readonly source: string }>(copies: readonly Copy[]): readonly Copy[] {
  if (copies.length < 2) return copies
  const order = new Map<string, number>(allSources().map(({ key }, index) => [key, index]))
  const placeOf = ({ source }: Copy) => order.get(source) ?? order.size
  return copies.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Sorts open copies trueFirst, then the shown copy, then by deadline; copies without a deadline go last. */
export const byDeadline = (copies: readonly ShownCopy[]): readonly ShownCopy[] =>
  bySource(copies).toSorted(
    (one, other) =>
      trueFirst(isOpen, one, other) || trueFirst(({ isShown }) => isShown, one, other) || timeOf(one) - timeOf(other),
  )

export const statusOf = ({ status, archived, closingDate }: ShownCopy): TenderStatus =>
  statusGroup({ status, archived, closingDate: closingDate === null ? null : new Date(closingDate) })

const trueFirst = (is: (copy: ShownCopy) => boolean, one: ShownCopy, other: ShownCopy) =>
  Number(is(other)) - Number(is(one))

const isOpen = (copy: ShownCopy) => statusOf(copy) === TenderStatus.OPEN
const timeOf = ({ closingDate }: ShownCopy) => (closingDate === null ? Number.MAX_VALUE : Date.parse(closingDate))
