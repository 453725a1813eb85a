import { type EntityManager, In } from 'typeorm'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import type { OrderKey } from '../../platform/paging/keyset.js'
import { keysetPage } from '../../platform/paging/keyset-page.js'
import { type PageArgs, readPage } from '../../platform/paging/page-args.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import type { Caller } from '../../accounts/users/caller.js'
import { ScraperRun } from './run.entity.js'

export const RunConnection = connectionOf(ScraperRun, 'Run')

const newestFirst: readonly OrderKey[] = [
  { sql: 'item.started_at', type: 'timestamptz', descending: true },
  { sql: 'item.id', type: 'uuid', descending: true },
]

const runList: KeysetList = { order: 'started', keys: newestFirst, where: [], values: [] }

/** @throws UserError for invalid page arguments */
export const listRuns = (db: EntityManager, args: PageArgs): Promise<ConnectionOf<ScraperRun>> =>
  keysetPage(db, ScraperRun, runList, readPage(args, runList.order))

interface Context {
  readonly db: EntityManager
  readonly caller: Caller
}

/** Null for a run that does not exist, and for every run unless the viewer is an administrator. */
export const visibleRunLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) => {
  const isAdmin = caller.viewer?.user.isAdmin === true
  const runs = isAdmin ? await db.findBy(ScraperRun, { id: In([...ids]) }) : []
  const byId = new Map(runs.map(run => [run.id, run]))
  return ids.map(id => byId.get(id) ?? null)
})
