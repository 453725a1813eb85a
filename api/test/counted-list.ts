import { expect } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ask } from './ask.js'

const LIST = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 100) { totalCount nodes { id }
  facets { region { key count } tenderType { key count } status { key count } source { key count } } } }`

/** Lists at most 100 tenders, checks the total, and returns the facet counts as well. */
export async function countedList(db: EntityManager, filter: object) {
  const { data, errors } = await ask(db, LIST, { filter })
  expect(errors).toBeUndefined()
  const { nodes, totalCount, facets } = data.tenders
  expect(totalCount).toBe(nodes.length)
  const count = (name: string, key: string): number =>
    facets[name].find((one: { key: string }) => one.key === key).count
  return { total: nodes.length as number, count }
}
