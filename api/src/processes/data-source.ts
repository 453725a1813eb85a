import 'reflect-metadata'
import pg from 'pg'
import { AccessToken } from '../accounts/users/sign-in/access-token.entity.js'
import { Identity } from '../accounts/users/sign-in/identity.entity.js'
import { Bookmark } from '../people/bookmarks/bookmark.entity.js'
import { BookmarkLink } from '../people/bookmarks/link/bookmark-link.entity.js'
import { BookmarkComment } from '../people/comments/comment.entity.js'
import { EmptySearch } from '../tenders/empty-searches/empty-search.entity.js'
import { ScraperRun } from '../ingest/harvest/run.entity.js'
import { SourceAnswer } from '../ingest/harvest/answers/source-answer.entity.js'
import { StoredSource } from '../ingest/harvest/added/stored-source.entity.js'
import { HeldRun } from '../ingest/harvest/held/held-run.entity.js'
import { SourceSwitch } from '../ingest/harvest/switches/source-switch.entity.js'
import { SourceCheckpoint } from '../ingest/harvest/checkpoint.entity.js'
import { Job } from '../platform/jobs/job.entity.js'
import { loadMigrations } from './migrations/load-migrations.js'
import { SearchProfile } from '../people/profiles/search-profile.entity.js'
import { Notice } from '../ingest/notices/notice.entity.js'
import { Category } from '../tenders/catalogue/category.entity.js'
import { StoredChange } from '../tenders/changes/tender-change.entity.js'
import { InboxItem } from '../people/inbox/inbox-item.entity.js'
import { TenderDocument } from '../tenders/documents/document.entity.js'
import { Lot } from '../tenders/lots/lot.entity.js'
import { Tender } from '../tenders/tender/tender.entity.js'
import { TenderCategory } from '../tenders/tender/tender-category.entity.js'
import { PersonalToken } from '../accounts/users/tokens/personal-token.entity.js'
import { User } from '../accounts/users/user.entity.js'
import { Session } from '../accounts/users/sign-in/session.entity.js'
import { ProviderProfile } from '../accounts/users/sign-in/provider-profile.entity.js'
import { SnakeNaming } from '../platform/database/naming.js'
import { Pool } from '../platform/database/pool.js'
import { type ReplicaOptions, ReplicatedSource } from '../platform/database/replicated.js'
import { retryTransactions } from '../platform/database/retry.js'
import { log } from '../platform/log.js'
import type { Settings } from '../platform/settings/settings.js'
import { timeLimits } from '../platform/time-limits.js'

export const entities = [
  Tender,
  Lot,
  StoredChange,
  TenderDocument,
  TenderCategory,
  Category,
  Notice,
  SourceCheckpoint,
  ScraperRun,
  HeldRun,
  SourceAnswer,
  SourceSwitch,
  StoredSource,
  Job,
  SearchProfile,
  User,
  ProviderProfile,
  Session,
  AccessToken,
  PersonalToken,
  Identity,
  Bookmark,
  InboxItem,
  BookmarkLink,
  BookmarkComment,
  EmptySearch,
]

const migrations = await loadMigrations()

/**
 * Session settings of every connection. Parallel workers and JIT compilation cost more than they gain on queries of a millisecond; the timeouts
 * end hanging statements and transactions.
 */
export const connectionSettings = [
  'max_parallel_workers_per_gather=0',
  'jit=off',
  `statement_timeout=${timeLimits.statement.ms}`,
  `lock_timeout=${timeLimits.lock.ms}`,
  `idle_in_transaction_session_timeout=${timeLimits.idleTransaction.ms}`,
  'work_mem=32MB',
]

const noReplicas: ReplicaOptions = { urls: [], maxLagMs: 0 }

interface Options {
  readonly poolSize?: number
  /** Whether a pooler such as pgbouncer gives each transaction another connection: it sets the session settings itself. */
  readonly isPooled?: boolean
  readonly namesStatements?: boolean
  readonly replicas?: ReplicaOptions
}

/** The data source of a process, connected. Only web processes have replicas. */
export async function connect(url: string, settings: Settings, replicas = noReplicas): Promise<ReplicatedSource> {
  const isPooled = settings.databaseDirectUrl !== undefined
  const { databasePoolSize: poolSize, namesStatements } = settings
  const source = await createDataSource(url, { poolSize, isPooled, namesStatements, replicas }).initialize()
  if (isPooled) {
    const [{ limit }] = await source.query<[{ limit: string }]>(`SELECT current_setting('statement_timeout') AS limit`)
    if (limit === '0') log.warn('the pooler does not set statement_timeout and the other settings: see docs/scaling.md')
  }
  return source
}

export function createDataSource(
  url: string,
  { poolSize = 8, isPooled = false, namesStatements = true, replicas = noReplicas }: Options = {},
): ReplicatedSource {
  const pool = {
    max: poolSize,
    idleTimeoutMillis: 0, // Keeps idle connections, because a new backend would have to plan every prepared statement again.
    connectionTimeoutMillis: timeLimits.poolConnection.ms,
    ...(isPooled ? { isPooled } : { options: connectionSettings.map(setting => `-c ${setting}`).join(' ') }),
  }
  const source = new ReplicatedSource(
    {
      type: 'postgres',
      driver: { ...pg, Pool },
      replication: { master: { url }, slaves: [] },
      entities,
      migrations,
      migrationsTableName: 'migrations',
      migrationsTransactionMode: 'each',
      namingStrategy: new SnakeNaming(),
      synchronize: false,
      installExtensions: false,
      extra: pool,
    },
    { ...replicas, namesStatements, pool },
  )
  retryTransactions(source)
  return source
}
