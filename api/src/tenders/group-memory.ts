import type { DataSource, EntityManager } from 'typeorm'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { categoriesAt } from '../catalogue/category-memory.js'
import { namedQuery } from '../database/named-query.js'
import { cities, type Group } from './hot/dimensions.js'
import {
  type AllGroups,
  allGroupsSql,
  type CountedGroup,
  type GroupChanges,
  groupChangesSql,
  groupNames,
} from './hot/groups.js'

/** All tenders as groups, split by whether they are archived. */
export interface Groups {
  readonly live: readonly Group[]
  readonly archived: readonly Group[]
}

/** The groups of one moment; the same object as long as nothing changes, so that it can key what is made from it. */
export interface KnownGroups {
  readonly groups: Groups
  readonly categories: readonly KnownCategory[]
}

/** Retention: the change log keeps an hour, and a transaction may commit some time after it wrote. */
const MAX_AGE_MS = 30 * 60_000

/** Whatever the traffic, they are read whole once an hour, so that a mistake would not stay. */
const MAX_KEPT_MS = 60 * 60_000

type AsOf = Pick<AllGroups, 'snapshot' | 'at' | 'categories'>

const memories = new WeakMap<DataSource, GroupMemory>()

/** The groups of all tenders as they are now: what was committed before this call is in them, by whichever process. */
export function currentGroups(db: EntityManager, now = Date.now()): Promise<KnownGroups> {
  // Isolation: uncommitted changes are visible to their own transaction only, so they bypass the shared memory.
  if (db.queryRunner?.isTransactionActive) return new GroupMemory(db).current(now)
  const memory = memories.get(db.connection) ?? new GroupMemory(db.connection.manager)
  memories.set(db.connection, memory)
  return memory.current(now)
}

/** Incremental view: the groups are read whole once, then kept by adding what the change log says. */
class GroupMemory {
  private counted = new Map<string, CountedGroup>()
  /** Null when the groups have to be read whole. */
  private asOf: AsOf | null = null
  private readAt = 0
  private readWholeAt = 0
  private known: KnownGroups | null = null
  private reading: Promise<KnownGroups> | null = null
  private next: Promise<KnownGroups> | null = null

  constructor(private readonly db: EntityManager) {}

  /** Coalescing: one statement at a time; whoever asks while it runs, shares the one after it. */
  current(now: number): Promise<KnownGroups> {
    if (!this.reading) return this.read(now)
    this.next ??= this.reading.then(ignore, ignore).then(() => {
      this.next = null
      return this.reading ?? this.read(now)
    })
    return this.next
  }

  private read(now: number): Promise<KnownGroups> {
    this.reading = this.renew(now).finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private async renew(now: number): Promise<KnownGroups> {
    if (now - this.readAt > MAX_AGE_MS || now - this.readWholeAt > MAX_KEPT_MS) this.asOf = null
    if (this.asOf && !(await this.addChanges(this.asOf))) this.asOf = null
    if (!this.asOf) {
      await this.readAll()
      this.readWholeAt = now
    }
    this.readAt = now
    const categories = await categoriesAt(this.db, this.asOf!.categories)
    this.known ??= { groups: groupsOf(this.counted), categories }
    return this.known
  }

  private async readAll(): Promise<void> {
    const [{ rows, ...asOf }] = (await namedQuery<AllGroups>(this.db, allGroupsSql(cities))) as [AllGroups]
    this.counted = new Map(rows.map(row => [keyOf(row), { ...row, mask: BigInt(row.mask) }]))
    this.known = null
    this.asOf = asOf
  }

  /** @returns whether the groups are right again; false when they have to be read whole */
  private async addChanges(since: AsOf): Promise<boolean> {
    const [{ rows, isReset, ...asOf }] = (await namedQuery<GroupChanges>(this.db, groupChangesSql(cities, since))) as [
      GroupChanges,
    ]
    if (isReset) return false
    for (const row of rows) {
      const key = keyOf(row)
      const n = (this.counted.get(key)?.n ?? 0) + row.n
      if (n < 0) return false
      if (n === 0) this.counted.delete(key)
      else this.counted.set(key, { ...row, mask: BigInt(row.mask), n })
    }
    if (rows.length > 0 || asOf.categories !== since.categories) this.known = null
    this.asOf = asOf
    return true
  }
}

const ignore = () => {}

const keyOf = (row: AllGroups['rows'][number]) => JSON.stringify([row.archived, ...groupNames.map(name => row[name])])

function groupsOf(counted: ReadonlyMap<string, CountedGroup>): Groups {
  const all = [...counted.values()]
  return { live: all.filter(({ archived }) => !archived), archived: all.filter(({ archived }) => archived) }
}
