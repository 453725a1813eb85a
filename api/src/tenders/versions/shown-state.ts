import type { DataSource, EntityManager } from 'typeorm'
import { Coalesced } from '../../database/coalesced.js'
import { namedQuery } from '../../database/named-query.js'
import { hasUnseen, type Moment, type Seen, seenSql } from '../query/moment.js'
import { Parameters } from '../query/parameters.js'

/**
 * Revalidation: a number that is the same as before only when all that a visitor is shown of tenders is: their rows, notices, awards,
 * categories and copies, and whether they are open. The statement that says so began after it was asked for, and is shared by all
 * who ask at once. What the clock does else (`isNew`) and bookmarks are not in it.
 */
export function shownState(source: DataSource): () => Promise<number> {
  const known = states.get(source) ?? readingState(source.manager)
  states.set(source, known)
  return () => known.current()
}

const states = new WeakMap<DataSource, Coalesced<number>>()

function readingState(db: EntityManager): Coalesced<number> {
  let state = 0
  let moment: Moment | null = null
  return new Coalesced(async () => {
    const { hasChanged, hasOtherVersion, otherCategories, snapshot, at } = await readSeen(db, moment)
    if (hasChanged || hasOtherVersion || otherCategories !== null) {
      state++
      moment = { snapshot, at, categories: otherCategories ?? moment?.categories ?? '' }
    }
    return state
  })
}

interface Shown extends Seen {
  /** Whether a tender has another version than the earlier snapshot saw. */
  readonly hasOtherVersion: boolean
}

async function readSeen(db: EntityManager, moment: Moment | null): Promise<Shown> {
  const parameters = new Parameters()
  const seen = seenSql(moment, parameters)
  const snapshot = `${parameters.add(moment?.snapshot ?? null)}::pg_snapshot`
  const text = `SELECT ${seen}, ${hasUnseen('tender_versions', snapshot)} AS "hasOtherVersion"`
  const [row] = await namedQuery<Shown & Record<string, unknown>>(db, { text, values: parameters.values })
  return row!
}
