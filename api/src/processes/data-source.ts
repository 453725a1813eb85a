import 'reflect-metadata'
import pg from 'pg'
import { DataSource } from 'typeorm'
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
import { retryTransactions } from '../platform/database/retry.js'
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
const connectionSettings = [
  'max_parallel_workers_per_gather=0',
  'jit=off',
  `statement_timeout=${timeLimits.statement.ms}`,
  `lock_timeout=${timeLimits.lock.ms}`,
  `idle_in_transaction_session_timeout=${timeLimits.idleTransaction.ms}`,
  'work_mem=32MB',
]

export function createDataSource(url: string, poolSize = 8): DataSource {
  const source = new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool },
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    extra: {
      max: poolSize,
      idleTimeoutMillis: 0, // Keeps idle connections, because a new backend would have to plan every prepared statement again.
      connectionTimeoutMillis: timeLimits.poolConnection.ms,
      options: connectionSettings.map(setting => `-c ${setting}`).join(' '),
    },
  })
  retryTransactions(source)
  return source
}
