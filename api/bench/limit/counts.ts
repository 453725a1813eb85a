import type pg from 'pg'
import { type Facets, facetsOf } from '../../src/tenders/facets.js'
import { type GroupRow, groupsSql } from '../../src/tenders/query/groups.js'
import { countSql } from '../../src/tenders/query/list.js'
import type { TenderFilter } from '../../src/tenders/tender.inputs.js'
import type { Dictionary } from './dictionary.js'
import { named } from './named.js'
import { wordsOf } from './words.js'

/** Totals by the product's rule: a statement each, whose result is kept until PostgreSQL notifies of a change. */
export class Counts {
  private readonly counts = new Map<string, Promise<number>>()
  private readonly facetCounts = new Map<string, Promise<Facets>>()

  constructor(
    private readonly pool: pg.Pool,
    private readonly dictionary: Dictionary,
  ) {
    void this.follow()
  }

  count(filter: TenderFilter): Promise<number> {
    return memoised(this.counts, filter, async () => {
      const { rows } = await this.pool.query<{ n: number }>(named(countSql(await this.asked(filter))))
      return rows[0]!.n
    })
  }

  facets(filter: TenderFilter): Promise<Facets> {
    return memoised(this.facetCounts, filter, async () => {
      const { rows } = await this.pool.query<GroupRow>(named(groupsSql(await this.asked(filter))))
      const groups = rows.map(row => ({ ...row, mask: BigInt(row.mask), n: row.n * row.weight }))
      return facetsOf(groups, filter, this.dictionary.categories)
    })
  }

  private async asked(filter: TenderFilter) {
    const search = await wordsOf(this.pool, filter.search)
    return { filter, categories: this.dictionary.categories, viewer: null, excluded: null, search }
  }

  private async follow(): Promise<void> {
    const client = await this.pool.connect()
    client.on('notification', () => {
      this.counts.clear()
      this.facetCounts.clear()
    })
    await client.query('LISTEN tenders_changed')
  }
}

function memoised<Value>(values: Map<string, Value>, filter: TenderFilter, make: () => Value): Value {
  const key = JSON.stringify(filter)
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}
