import { setImmediate } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { TenderType } from '../../reference/tender-values.js'
import type { TenderField } from '../../tenders/query/columns.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { listTenders } from '../../tenders/tender/list.service.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { OrderDirection, type TenderFilter, TenderOrderField } from '../../tenders/tender/tender.inputs.js'
import { fitOf } from './fit.js'
import { comparedFields } from './self-description.js'
import { selfDescriptionOf } from './self-description.service.js'

export const MAX_COMPARED = 500
export const MAX_BEST = 40
const PAGE_SIZE = 100

const newestFirst = { field: TenderOrderField.PUBLICATION_DATE, direction: OrderDirection.DESC }

/**
 * The assignments that fit best what the viewer tells about themselves, best first: those among the newest 500 tenders of a filter in
 * which more fits than is lacking. None while the viewer has not told anything.
 * @param shown the columns to read besides those that are compared
 * @throws UserError for an invalid filter
 */
export async function bestFits(
  db: EntityManager,
  filter: TenderFilter,
  viewer: ListViewer,
  shown: ReadonlySet<TenderField>,
): Promise<readonly Tender[]> {
  const mine = await selfDescriptionOf(db, viewer.id)
  if (!mine) return []
  const fit = fitOf(mine)
  const fields = new Set<TenderField>([...shown, 'tenderType', 'description', ...comparedFields])
  const reads = { fields, readsRows: true, readsTotal: false }
  const ranked: { readonly tender: Tender; readonly rank: number }[] = []
  for (let page = 1; page <= MAX_COMPARED / PAGE_SIZE; page++) {
    const { nodes } = await listTenders(db, filter, newestFirst, { first: PAGE_SIZE, page }, viewer, reads)
    for (const tender of nodes.filter(({ tenderType }) => tenderType === TenderType.FREELANCE_CONTRACT)) {
      // Fair scheduling: between the texts, others get their turn.
      await setImmediate()
      const { rank } = fit(tender, tender.description ?? null)
      if (rank > 0) ranked.push({ tender, rank })
    }
    if (nodes.length < PAGE_SIZE) break
  }
  // Two pages share a tender when a newer one arrives in between.
  const byId = new Map(ranked.map(one => [one.tender.id, one]))
  return [...byId.values()]
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_BEST)
    .map(({ tender }) => tender)
}
