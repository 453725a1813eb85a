import type { DataSource, EntityManager } from 'typeorm'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import type { TenderFilter } from './tender.inputs.js'
import { given } from '../query/asked.js'

/** @param search as it was typed */
type Listener = (search: string) => void

const listeners = new WeakMap<DataSource, Set<Listener>>()

/**
 * Observer: modules of higher layers subscribe here to searches without results. A listener must neither wait nor throw, because a user
 * waits for the answer.
 * @returns unsubscribes the listener
 */
export function onEmptySearch({ connection }: EntityManager, listener: Listener): () => void {
  const all = listeners.get(connection) ?? new Set()
  listeners.set(connection, all.add(listener))
  return () => void all.delete(listener)
}

/** Notifies the listeners of a typed search without results, even when a changed search is shown instead. */
function reportEmptySearch({ connection }: EntityManager, search: string): void {
  for (const listener of listeners.get(connection) ?? []) listener(search)
}

/**
 * Reports the search of a list without tenders on any page, if no other filter can be the reason.
 * @param isMended whether the list shows the results of a changed search
 */
export function reportIfEmpty(
  db: EntityManager,
  filter: TenderFilter,
  { edges, pageInfo }: ConnectionOf<unknown>,
  isMended: boolean,
) {
  if (pageInfo.hasPreviousPage || (!isMended && (edges.length > 0 || pageInfo.hasNextPage))) return
  const search = searchAlone(filter)
  if (search) reportEmptySearch(db, search)
}

/** The search text; null without one, or when there are other conditions. */
function searchAlone({ search, archived, ...others }: TenderFilter): string | null {
  const isAlone = !archived && !Object.values(others).some(given)
  return isAlone ? (search ?? null) : null
}
