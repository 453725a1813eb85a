import { LRUCache } from 'lru-cache'
import type { DataSource, EntityManager } from 'typeorm'
import { withoutRequestScope } from '../../platform/load-shedding/request-scope.js'
import type { Notifications } from '../../platform/notifications/notifications.js'

/** Every transaction that changes a tender or a category notifies on this channel; see `version_tenders` and `categories_changed` in the migrations. */
export const TENDERS_CHANGED = 'tenders_changed'

/** Many deadlines pass at a whole minute, and a day begins at one: no entry lives across it. */
const MINUTE_MS = 60_000
/** Load: during a harvest, at most a tenth of the time goes into reading the same again. What is read faster is read at once. */
const AT_ONCE_MS = 20
const REST_PER_READ = 9

/** When a tender last changed, by the clock of this process. */
interface Changes {
  at: number
}
const followed = new WeakMap<DataSource, Changes>()

/** From now on what is read of tenders is kept until one of them changes. A process that does not follow them keeps nothing. */
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
  /** Null while it is being read. */
  took: number | null
}

/** Reads a value, unless it is in memory and still right. Coalescing: whoever asks while it is read shares the reading. */
export type ReadCached<Value> = (db: EntityManager, key: string, read: () => Promise<Value>) => Promise<Value>

/**
 * A cache of what is the same for everybody until a tender changes, at most until the next whole minute.
 * @param max how many keys are kept, those that were used last
 */
export function changeCache<Value>(max: number): ReadCached<Value> {
  const caches = new WeakMap<DataSource, LRUCache<string, Entry<Value>>>()
  return (db, key, read) => {
    const changes = followed.get(db.connection)
    // Isolation: a transaction sees its own changes, and nobody else does.
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
