import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { readSearch } from '../search/search.service.js'
import { type GroupRow, groupsSql } from '../query/groups.js'

const database = ownDatabase()
const db = () => database.manager

const COPIES = 8000
const LIVE = 7489

/** Replaces a tender by copies of its row, one of sixteen of them archived; all last digits of their ids are equally frequent. */
async function multiply(id: string): Promise<void> {
  const columns = await db().query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'tenders' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'procedure_key', 'archived')`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await db().transaction(async tx => {
    await tx.query('SET LOCAL session_replication_role = replica')
    await tx.query(
      `INSERT INTO tenders (id, procedure_key, archived, ${names})
       SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(at), 12, '0'))::uuid, 'copy ' || at, (at >> 8) % 16 = 0, ${names}
       FROM tenders, generate_series(1, ${COPIES}) at WHERE id = $1`,
      [id],
    )
    await tx.query(
      `INSERT INTO tender_search SELECT t.id, t.archived, t.publication_date, s.title_vector, s.vector
       FROM tender_search s, tenders t WHERE s.tender_id = $1 AND t.procedure_key LIKE 'copy %'`,
      [id],
    )
    await tx.query('DELETE FROM tender_search WHERE tender_id = $1', [id])
    await tx.query('DELETE FROM tenders WHERE id = $1', [id])
  })
  await db().query('ANALYZE tenders, tender_search')
}

const FACETS = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 1) { facets {
  isApproximate source { key count } status { key count } } } }`

async function facetsOf(filter: object) {
  const { data, errors } = await ask(db(), FACETS, { filter })
  expect(errors).toBeUndefined()
  const { isApproximate, source, status } = data.tenders.facets
  const some = [...source, ...status].filter(({ count }: { count: number }) => count > 0)
  return { isApproximate, ...Object.fromEntries(some.map(({ key, count }) => [key, count])) }
}

const asked = async (search: string) => ({
  filter: { search },
  categories: [],
  viewer: null,
  excluded: null,
  search: await readSearch(db(), search, 'search'),
})

describe('the facet counts of a search', () => {
  beforeEach(async () => {
    const { id } = await aTender(db(), { title: 'Renovatie brug', source: 'tenderned', closingDate: null })
    await multiply(id)
    await aTender(db(), { title: 'Bouw sluis', source: 'ted', closingDate: null })
  })

  test('come from a sample, rounded and marked as such, when it finds more than can be counted in time', async () => {
    expect(await facetsOf({ search: 'renovatie' })).toEqual({
      isApproximate: true,
      tenderned: 7500,
      open: LIVE,
      archived: COPIES - LIVE,
    })
  })

  test('are exact when it finds less', async () => {
    expect(await facetsOf({ search: 'sluis' })).toEqual({ isApproximate: false, ted: 1, open: 1 })
    expect(await facetsOf({ search: 'nergens' })).toEqual({ isApproximate: false })
    expect(await facetsOf({ source: 'ted' })).toMatchObject({ isApproximate: false, open: 1 })
  })

  test('come from the smallest sample that is large enough', async () => {
    const counted = async (minSample: number) => {
      const { text, values } = groupsSql(await asked('renovatie'), minSample)
      const rows = await db().query<GroupRow[]>(text, [...values])
      const [row] = rows
      return { weight: row!.weight, n: rows.reduce((sum, { n }) => sum + n, 0) }
    }
    expect(await counted(COPIES)).toEqual({ weight: 1, n: LIVE })
    expect((await counted(200)).weight).toBe(16)
    expect(await counted(20)).toMatchObject({ weight: 256 })
    expect((await counted(20)).n).toBeLessThan(40)
  })

  test('read only the index of the sample', async () => {
    const { text, values } = groupsSql(await asked('renovatie'))
    const [{ 'QUERY PLAN': plan }] = await db().query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values])
    const nodes = nodesOf(plan[0].Plan).filter(node => node['Relation Name'] === 'tenders')
    const read = nodes.map(node => node['Actual Rows'] * node['Actual Loops']).filter(Boolean)
    expect(read).toEqual([469])
  })
})

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
