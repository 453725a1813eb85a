import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { globalId } from '../limit/global-id.js'
import { postgraphile } from './postgraphile.js'
import { type Scenario, scenariosFor } from './scenarios.js'

const id = '01a21606-9088-73d8-98c7-e7566ab97d0a'
const scenarios = new Map(scenariosFor(20_000, globalId('Tender', id)).map(scenario => [scenario.name, scenario]))
const variablesOf = (name: string) => postgraphile.variablesOf(scenarios.get(name) as Scenario)

test('a filter and a page become a condition and an offset', () => {
  expect(variablesOf('first page')).toEqual({ condition: { isShown: true }, first: 20, offset: 0 })
  expect(variablesOf('domain, region, open')).toEqual({
    condition: { isShown: true, hasDomain: 'technology', province: 'Utrecht', isOpen: true },
    first: 20,
    offset: 0,
  })
  expect(variablesOf('page 5')).toMatchObject({ first: 20, offset: 80 })
})

test('a tender is asked for by its own id, and known by its global one', () => {
  expect(variablesOf('detail')).toEqual({ id })
  expect(postgraphile.answerOf({ tender: { rowId: id } })).toMatchObject({ tender: { id: globalId('Tender', id) } })
  expect(postgraphile.answerOf({ tenders: { totalCount: 1, nodes: [{ rowId: id }] } })).toMatchObject({
    tenders: { totalCount: 1, nodes: [{ id: globalId('Tender', id) }] },
  })
})

test.each(['TendersPage', 'TenderDialog'] as const)('%s has a document', operation => {
  expect(parse(postgraphile.documentOf(operation)).definitions).toMatchObject([{ name: { value: operation } }])
})
