import { LRUCache } from 'lru-cache'
import type { DataSource, EntityManager } from 'typeorm'
import { withoutRequestScope } from '../../platform/load-shedding/request-scope.js'
import type { Notifications } from '../../platform/notifications/notifications.js'

/** Every transaction that changes a tender or a category notifies on this channel; see `version_tenders` and `categories_changed` in the migrations. */
export const TENDERS_CHANGED = 'tenders_changed'

/** Entries expire at each whole minute, when deadlines usually pass and days begin. */
const MINUTE_MS = 60_000
/** Load: during a harvest, repeated reads take at most a tenth of the time. A faster read is repeated at once. */
const AT_ONCE_MS = 20
const REST_PER_READ = 9

/** When a tender last changed, by the clock of this process. */
interface Changes {
  at: number
}
const followed = new WeakMap<DataSource, Changes>()

/** Enables caching in this process, until a tender changes. A process that does not follow changes caches nothing. */
export function followChanges(source: DataSource, notifications: Notifications): void {
  const changes: Changes = { at: performance.now() }
  followed.set(source, changes)
  const changed = () => void (changes.at = performance.now())
  notifications.subscribe(TENDERS_CHANGED, changed)
  notifications.onGap(changed)
}

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly minute: number
  readonly began: number
  /** Null during the read. */
  took: number | null
}

/** Returns the cached value if it is current, else reads it. Coalescing: callers during a read share it. */
export type ReadCached<Value> = (db: EntityManager, key: string, read: () => Promise<Value>) => Promise<Value>

/**
 * A cache of values that are equal for every user, valid until a tender changes or the next whole minute begins.
 * @param max number of keys; the least recently used are dropped
 */
export function changeCache<Value>(max: number): ReadCached<Value> {
  const caches = new WeakMap<DataSource, LRUCache<string, Entry<Value>>>()
  return (db, key, read) => {
    const changes = followed.get(db.connection)
    // Isolation: only a transaction itself sees its uncommitted changes.
    if (!changes || db.queryRunner?.isTransactionActive) return read()
    const entries = caches.get(db.connection) ?? new LRUCache<string, Entry<Value>>({ max })
    caches.set(db.connection, entries)
    const known = entries.get(key)
    if (known && isRight(known, changes)) return known.value
    const entry = begin(read)
    entries.set(key, entry)
    entry.value.catch(() => entries.peek(key) === entry && entries.delete(key))
    return entry.value
  }
}

function begin<Value>(read: () => Promise<Value>): Entry<Value> {
  const began = performance.now()
  const entry: Entry<Value> = { value: withoutRequestScope(read), minute: minuteNow(), began, took: null }
  const ended = () => void (entry.took = performance.now() - began)
  entry.value.then(ended, ended)
  return entry
}

function isRight({ minute, began, took }: Entry<unknown>, changes: Changes): boolean {
  if (took === null) return true
  if (minute !== minuteNow()) return false
  const rest = took > AT_ONCE_MS ? REST_PER_READ * took : 0
  return began > changes.at || performance.now() < began + took + rest
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS)
