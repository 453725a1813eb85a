import type pg from 'pg'
import { countGroups, type Facets, facetsOf } from '../../src/tenders/facets.js'
import { cities, type Group } from '../../src/tenders/query/dimensions.js'
import { areGroupsEnough } from '../../src/tenders/query/filter-reach.js'
import { allGroupsSql, type CountedRow } from '../../src/tenders/query/groups.js'
import { countSql } from '../../src/tenders/query/list.js'
import type { TenderFilter } from '../../src/tenders/tender.inputs.js'
import type { Dictionary } from './dictionary.js'
import { named } from './named.js'
import { wordsOf } from './words.js'

interface Known {
  readonly groups: readonly (Group & { readonly archived: boolean })[]
  /** What was counted before, by filter. */
  readonly counts: Map<string, number>
  readonly facets: Map<string, Facets>
}

/**
 * Totals by the product's rule: what groups can answer comes from groups in memory, memoised by filter, and one small statement
 * says whether they are those of now; the rest is counted by a statement of its own each time.
 */
export class Counts {
  private known: Known | null = null
  private asOf = { snapshot: '', at: '' }
  private checking: Promise<Known> | null = null
  private next: Promise<Known> | null = null

  constructor(
    private readonly pool: pg.Pool,
    private readonly dictionary: Dictionary,
  ) {}

  async count(filter: TenderFilter): Promise<number> {
    const { categories } = this.dictionary
    if (!areGroupsEnough(filter)) {
      const search = await wordsOf(this.pool, filter.search)
      const { rows } = await this.pool.query<{ n: number }>(
        named(countSql({ filter, categories, viewer: null, excluded: null, search })),
      )
      return rows[0]!.n
    }
    const known = await this.current()
    return memoised(known.counts, filter, () => countGroups(shown(known, filter), filter, categories))
  }

  async facets(filter: TenderFilter): Promise<Facets> {
    const known = await this.current()
    return memoised(known.facets, filter, () => facetsOf(shown(known, filter), filter, this.dictionary.categories))
  }

  /** Coalescing, as the product does: whoever asks while the statement runs, shares the one after it. */
  private current(): Promise<Known> {
    if (!this.checking) return this.check()
    this.next ??= this.checking.then(() => {
      this.next = null
      return this.checking ?? this.check()
    })
    return this.next
  }

  private check(): Promise<Known> {
    this.checking = this.renewed().finally(() => {
      this.checking = null
    })
    return this.checking
  }

  private async renewed(): Promise<Known> {
    if (!this.known) return this.read()
    const sql = named({ text: CHANGED, values: [this.asOf.snapshot, this.asOf.at] })
    const { rows } = await this.pool.query<{ changed: boolean }>(sql)
    return rows[0]!.changed ? this.read() : this.known
  }

  private async read(): Promise<Known> {
    const { text, values } = allGroupsSql(cities)
    const [read] = (await this.pool.query(text, [...values])).rows as [
      { snapshot: string; at: string; rows: CountedRow[] },
    ]
    const groups = read.rows.map(row => ({ ...row, mask: BigInt(row.mask) }))
    this.asOf = { snapshot: read.snapshot, at: read.at }
    return (this.known = { groups, counts: new Map(), facets: new Map() })
  }
}

/** Whether a tender was written since that snapshot, or has closed since that moment. */
const CHANGED = `SELECT EXISTS (SELECT FROM tender_changes
    WHERE writer >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(writer, $1::pg_snapshot))
  OR EXISTS (SELECT FROM tenders
    WHERE NOT archived AND status_open AND closing_date > $2::timestamptz AND closing_date <= now()) AS changed`

const shown = ({ groups }: Known, filter: TenderFilter) =>
  groups.filter(({ archived }) => archived === (filter.archived ?? false))

function memoised<Value>(values: Map<string, Value>, filter: TenderFilter, make: () => Value): Value {
  const key = JSON.stringify(filter)
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}
