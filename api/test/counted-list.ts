import { expect } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ask } from './ask.js'

const LIST = `query ($filter: TenderFilter!) { tenders(filter: $filter, first: 100) { totalCount nodes { id }
  facets { region { key count } tenderType { key count } status { key count } source { key count } } } }`

/** A list of at most 100 tenders, whose total is checked, and how many each option of its dropdowns promises. */
export async function countedList(db: EntityManager, filter: object) {
  const { data, errors } = await ask(db, LIST, { filter })
  expect(errors).toBeUndefined()
  const { nodes, totalCount, facets } = data.tenders
  expect(totalCount).toBe(nodes.length)
  const count = (name: string, key: string): number =>
    facets[name].find((one: { key: string }) => one.key === key).count
  return { total: nodes.length as number, count }
}
