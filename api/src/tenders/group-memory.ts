import type { DataSource, EntityManager } from 'typeorm'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { categoriesAt } from '../catalogue/category-memory.js'
import { Coalesced } from '../database/coalesced.js'
import { namedQuery } from '../database/named-query.js'
import { log } from '../log.js'
import { cities } from './query/dimensions.js'
import {
  type AllGroups,
  allGroupsSql,
  type CountedGroup,
  type CountedRow,
  type GroupChanges,
  groupChangesSql,
  groupNames,
} from './query/groups.js'
import { KeptGroups } from './kept-groups.js'

/** The groups of now, and the categories that their masks are about. */
export interface KnownGroups {
  /** The same object, kept up to date, until they are read whole. */
  readonly groups: KeptGroups
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

/** The groups as they were read, and when that was. */
interface Reading {
  readonly groups: KeptGroups
  readonly at: number
  /** Moves on as differences are added. */
  asOf: AsOf
}

/** Incremental view: the groups are read whole once, then kept by adding what the change log says. */
class GroupMemory {
  /** Null when the groups have to be read whole. */
  private kept: Reading | null = null
  /** Takes the place of what is kept when next somebody asks. */
  private anew: Reading | null = null
  private readAt = 0
  private isReadingBeside = false
  private now = 0
  private readonly renewed = new Coalesced(() => this.renew(this.now))

  constructor(private readonly db: EntityManager) {}

  current(now: number): Promise<KnownGroups> {
    this.now = now
    return this.renewed.current()
  }

  private async renew(now: number): Promise<KnownGroups> {
    this.kept = this.anew ?? this.kept
    this.anew = null
    if (now - this.readAt > MAX_AGE_MS) this.kept = null
    if (this.kept && !(await this.addChanges(this.kept))) this.kept = null
    this.kept ??= await this.readAll(now)
    this.readAt = now
    if (now - this.kept.at > MAX_KEPT_MS) void this.readBeside(now)
    const { groups, asOf } = this.kept
    return { groups, categories: await categoriesAt(this.db, asOf.categories) }
  }

  /**
   * Stale-while-revalidate: reading everything takes seconds when there are a million, so that whoever asks meanwhile gets
   * what is kept. To what was read, the differences since are added like to any other.
   */
  private async readBeside(now: number): Promise<void> {
    if (this.isReadingBeside) return
    this.isReadingBeside = true
    try {
      this.anew = await this.readAll(now)
    } catch (error) {
      log.warn({ error }, 'the groups could not be read again')
    } finally {
      this.isReadingBeside = false
    }
  }

  private async readAll(now: number): Promise<Reading> {
    const [{ rows, ...asOf }] = (await namedQuery<AllGroups>(this.db, allGroupsSql(cities))) as [AllGroups]
    return { groups: new KeptGroups(rows.map(row => [keyOf(row), countedOf(row)])), at: now, asOf }
  }

  /** @returns whether the groups are right again; false when they have to be read whole */
  private async addChanges(kept: Reading): Promise<boolean> {
    const changes = groupChangesSql(cities, kept.asOf)
    const [{ rows, isReset, ...asOf }] = (await namedQuery<GroupChanges>(this.db, changes)) as [GroupChanges]
    if (isReset) return false
    if (!rows.every(row => kept.groups.add(keyOf(row), countedOf(row)))) return false
    kept.asOf = asOf
    return true
  }
}

const keyOf = (row: CountedRow) => JSON.stringify(groupNames.map(name => row[name]))

const countedOf = (row: CountedRow): CountedGroup => ({ ...row, mask: BigInt(row.mask) })
