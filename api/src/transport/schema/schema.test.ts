import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLResolveInfo,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  specifiedScalarTypes,
} from 'graphql'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { createSchema } from './schema.js'

const database = testDatabase()
const checkedIn = readFileSync('schema.graphql', 'utf8')

describe('the file schema.graphql', () => {
  test('is the printed schema of the code (npm run codegen writes it)', () => {
    expect(`${printSchema(lexicographicSortSchema(createSchema()))}\n`).toBe(checkedIn)
  })

  test('has Relay connections only', () => {
    const connections = Object.values(createSchema().getTypeMap()).filter(type => type.name.endsWith('Connection'))
    expect(connections.map(({ name }) => name)).toContain('TenderConnection')
    for (const type of connections)
      expect(isObjectType(type) && Object.keys(type.getFields())).toEqual(
        expect.arrayContaining(['edges', 'nodes', 'pageInfo', 'totalCount']),
      )
  })
})

test('a subscription passes its event on as the value, without validation for each subscriber', () => {
  const event = {}
  const fields = Object.values(createSchema().getSubscriptionType()!.getFields())
  for (const { resolve } of fields) expect(resolve?.(event, {}, {}, {} as GraphQLResolveInfo)).toBe(event)
})

test('everything in the schema has a description', () => {
  const silent: string[] = []
  for (const type of Object.values(buildSchema(checkedIn).getTypeMap())) {
    if (type.name.startsWith('__') || specifiedScalarTypes.some(({ name }) => name === type.name)) continue
    if (!type.description) silent.push(type.name)
    if (isEnumType(type))
      for (const value of type.getValues()) if (!value.description) silent.push(`${type.name}.${value.name}`)
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`)
        for (const argument of 'args' in field ? field.args : [])
          if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`)
      }
  }
  expect(silent).toEqual([])
})

describe('an error', () => {
  test.each([
    ['{ tenders(first: "veel") { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ tenders(', 'GRAPHQL_PARSE_FAILED'],
    ['{ bestaatNiet }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query ($f: TenderFilter) { tenders(filter: $f) { totalCount } }', 'BAD_USER_INPUT'],
  ])('is BAD_USER_INPUT and names the mistake: %j', async (query, code) => {
    const { errors } = await ask(database.manager, query, { f: { openClosed: 'MISSCHIEN' } })
    expect(errors?.[0]?.extensions).toEqual({ code })
  })

  test('shows only a message and an id when it is a bug', async () => {
    await database.source.query('ALTER TABLE tenders RENAME TO tenders_away')
    try {
      const { errors } = await ask(database.manager, '{ tenders(first: 1) { nodes { title } } }')
      expect(errors?.[0]?.message).toMatch(/^Er is een fout opgetreden \([0-9a-f-]{36}\)$/)
      expect(JSON.stringify(errors)).not.toMatch(/tenders_away|SELECT|relation/)
    } finally {
      await database.source.query('ALTER TABLE tenders_away RENAME TO tenders')
    }
  })
})
