import type { DataSource, EntityManager } from 'typeorm'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import type { TenderFilter } from './tender.inputs.js'
import { given } from '../query/asked.js'

/** @param search as it was typed */
type Listener = (search: string) => void

const listeners = new WeakMap<DataSource, Set<Listener>>()

/**
 * Observer: this room knows none above it, so whoever wants to hear of the searches that find nothing says so here. A listener
 * is called while somebody waits for the answer: it neither waits nor throws.
 * @returns the function that ends it
 */
export function onEmptySearch({ connection }: EntityManager, listener: Listener): () => void {
  const all = listeners.get(connection) ?? new Set()
  listeners.set(connection, all.add(listener))
  return () => void all.delete(listener)
}

/** Tells the listeners that nothing was found by this text; also when something else is shown in its place. */
function reportEmptySearch({ connection }: EntityManager, search: string): void {
  for (const listener of listeners.get(connection) ?? []) listener(search)
}

/**
 * The same of a list whose rows were read, when it has no page with a tender, and the search alone can be the reason.
 * @param isMended the list shows what another search found; its first page tells
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

/** Null when there is no search, or another condition as well. */
function searchAlone({ search, archived, ...others }: TenderFilter): string | null {
  const isAlone = !archived && !Object.values(others).some(given)
  return isAlone ? (search ?? null) : null
}
