import { beforeEach, expect, test } from '@jest/globals'
import { getNamedType, type GraphQLObjectType, isLeafType } from 'graphql'
import { toGlobalId } from 'graphql-relay'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { createSchema } from '../../transport/schema/schema.js'

const database = testDatabase()
const db = () => database.manager

/** Every field of a tender, with its possible subfields. */
const fields = Object.values((createSchema().getType('Tender') as GraphQLObjectType).getFields()).map(field => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return field.name
  const leaves = Object.values((type as GraphQLObjectType).getFields()).filter(one =>
    isLeafType(getNamedType(one.type)),
  )
  return `${field.name} { __typename ${leaves.map(({ name }) => name).join(' ')} }`
})
const everything = `{ ${fields.join(' ')} }`

let id: string
beforeEach(async () => {
  const description = 'Een lange tekst'
  const shown = await aTender(db(), { description, region: 'Utrecht', cpv: ['72000000'], archived: true })
  await aTender(db(), { source: 'ted', copyOf: shown.id })
  id = toGlobalId('Tender', shown.id)
})

test.each(fields)('a field is the same whether it is asked alone or with all others: %s', async field => {
  const name = field.split(' ')[0]!
  const whole = await ask(db(), `query ($id: ID!) { tender(id: $id) ${everything} }`, { id })
  const alone = `{ ${field} }`
  const query = `query ($id: ID!) { tender(id: $id) ${alone} node(id: $id) { ... on Tender ${alone} }
    tenders(filter: { archived: true }, first: 5) { nodes ${alone} edges { node { ...Part } } } } fragment Part on Tender ${alone}`
  const { errors, data } = await ask(db(), query, { id })
  expect(errors ?? whole.errors).toBeUndefined()
  const expected = { [name]: whole.data.tender[name] }
  expect(data.tender).toEqual(expected)
  expect(data.node).toEqual(expected)
  expect(data.tenders).toEqual({ nodes: [expected], edges: [{ node: expected }] })
})

test('a field under a condition is read when the condition holds', async () => {
  const query = `query ($is: Boolean!) { tenders(filter: { archived: true }) { nodes { title } }
    tenders(filter: { archived: true }) { nodes @include(if: $is) { region } } }`
  const listed = async (is: boolean) => (await ask(db(), query, { is })).data.tenders.nodes
  expect(await listed(false)).toEqual([{ title: expect.any(String) }])
  expect(await listed(true)).toEqual([{ title: expect.any(String), region: 'Utrecht' }])
})

test('a list selects only the requested columns, and no rows when only counts are requested', async () => {
  const record = recordStatements(database.source)
  const [bare] = await record(() => ask(db(), '{ tenders { nodes { title } } }'))
  expect(bare).toContain('t.title')
  expect(bare).not.toContain('t.organization')
  const counts = await record(() => ask(db(), '{ tenders { totalCount } }'))
  expect(counts.filter(text => text.includes('t.title'))).toEqual([])
})
