import type { DataSource, EntityManager } from 'typeorm'
import { Coalesced } from '../database/coalesced.js'
import { namedQuery } from '../database/named-query.js'
import { currentGroups, type KnownGroups } from './group-memory.js'
import { type Moment, type Seen, seenSql } from './query/moment.js'
import { Parameters } from './query/parameters.js'

/** Retention: the log of changes keeps an hour. */
const MAX_AGE_MS = 10 * 60_000

interface Fresh {
  readonly moment: Moment
  readonly until: number
  readonly groups: Promise<KnownGroups>
}

const memories = new WeakMap<DataSource, Fresh>()

/** When the groups in memory were asked for; null when they have to be asked for anyway. */
export function momentOfGroups(db: EntityManager): Moment | null {
  // Isolation: a transaction sees its own changes, and nobody else does.
  if (db.queryRunner?.isTransactionActive) return null
  const known = memories.get(db.connection)
  return known && Date.now() < known.until ? known.moment : null
}

/**
 * Revalidation: the groups as they are now. They are asked for again only when they have changed.
 * @param seen what a statement of the caller says of them since `momentOfGroups`; without it, one more statement asks that
 */
export async function freshGroups(db: EntityManager, seen?: Seen): Promise<KnownGroups> {
  if (db.queryRunner?.isTransactionActive) return currentGroups(db)
  if (!seen) return askedTogether(db.connection).current()
  const { hasChanged, otherCategories, snapshot, at } = seen
  const known = memories.get(db.connection)
  if (!hasChanged && otherCategories === null && known) return known.groups
  const groups = currentGroups(db)
  const categories = otherCategories ?? known?.moment.categories ?? ''
  memories.set(db.connection, { moment: { snapshot, at, categories }, until: Date.now() + MAX_AGE_MS, groups })
  groups.catch(() => memories.delete(db.connection))
  return groups
}

const together = new WeakMap<DataSource, Coalesced<KnownGroups>>()

/** Counts without a list need nothing of their caller's own, so that all who ask at once share one statement. */
function askedTogether(source: DataSource): Coalesced<KnownGroups> {
  const { manager } = source
  const known = together.get(source) ?? new Coalesced(async () => freshGroups(manager, await readSeen(manager)))
  together.set(source, known)
  return known
}

async function readSeen(db: EntityManager): Promise<Seen> {
  const parameters = new Parameters()
  const text = `SELECT ${seenSql(momentOfGroups(db), parameters)}`
  const [row] = await namedQuery<Seen & { hasChanged: boolean }>(db, { text, values: parameters.values })
  return row!
}
