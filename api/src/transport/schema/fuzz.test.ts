import { beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  print,
  typeFromAST,
} from 'graphql'
import { aCrowd } from '../../../test/crowd.js'
import { testDatabase } from '../../../test/database.js'
import { hostileJson, hostileNumber, hostileText } from '../../../test/hostile.js'
import { aSignIn } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { webDocuments } from '../../../tools/web-documents.js'
import { createSchema } from './schema.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const schema = createSchema()
const RUNS = process.env.TEST_LONG === '1' ? 2000 : 3

/** These run jobs, or end the session that other requests need. */
const apart = new Set(
  'RefreshTenders Reclassify ReindexTenders CategorizeUncategorized CheckAwards ClearSamples EraseAccount SignOut'.split(
    ' ',
  ),
)
const operations = [...webDocuments('web/src')].flatMap(([name, document]) => {
  const [definition] = document.definitions
  if (
    definition?.kind !== Kind.OPERATION_DEFINITION ||
    definition.operation === OperationTypeNode.SUBSCRIPTION ||
    apart.has(name)
  )
    return []
  return [{ name, query: print(document), variables: definition.variableDefinitions ?? [] }]
})

/** Values for a type: valid, nearly valid, or arbitrary. */
function valuesOf(type: GraphQLInputType, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof({ weight: 30, arbitrary: valuesOf(type.ofType, ids) }, { weight: 1, arbitrary: fc.constant(null) })
  if (isListType(type)) return fc.array(valuesOf(type.ofType, ids), { maxLength: 4 })
  if (isEnumType(type))
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...type.getValues().map(({ name }) => name)) },
      { weight: 1, arbitrary: hostileText },
    )
  if (isInputObjectType(type)) {
    const fields = Object.fromEntries(
      Object.entries(type.getFields()).map(([name, field]) => [name, valuesOf(field.type, ids)]),
    )
    const required = Object.entries(type.getFields()).flatMap(([name, field]) =>
      isNonNullType(field.type) ? [name] : [],
    )
    return fc.record(fields, { requiredKeys: required })
  }
  const right: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ID: fc.constantFrom(...ids),
    Int: hostileNumber,
    Float: hostileNumber,
    Boolean: fc.boolean(),
  }
  return fc.oneof(
    { weight: 12, arbitrary: right[type.name] ?? hostileText },
    { weight: 2, arbitrary: hostileText },
    { weight: 1, arbitrary: hostileJson },
  )
}

let ids: readonly string[] = []
let headers: Record<string, string> = {}
beforeEach(async () => {
  const crowd = await aCrowd(db(), { rows: 3, replies: 1, users: 1 })
  ids = crowd.globalIds
  headers = (await aSignIn(db(), crowd.admin)).bearer
})

/** PostgreSQL refuses a NUL character, and chance alone seldom sends one. */
const withNul = (variables: (typeof operations)[number]['variables']) =>
  Object.fromEntries(
    variables.flatMap(({ variable, type }) =>
      typeFromAST(schema, type)?.toString().startsWith('String') ? [[variable.name.value, '\0']] : [],
    ),
  )

test.each(operations)(
  'the root field $name with arbitrary input succeeds or is refused, without a server error',
  async ({ query, variables }) => {
    const named = Object.fromEntries(
      variables.map(({ variable, type }) => [
        variable.name.value,
        valuesOf(typeFromAST(schema, type) as GraphQLInputType, ids),
      ]),
    )
    const visitor = new Person(() => server.url)
    await fc.assert(
      fc.asyncProperty(fc.record(named), fc.boolean(), async (given, isSignedIn) => {
        const { status, json, text } = await visitor.graphql(query, given, isSignedIn ? headers : {})
        expect(json).not.toBeNull()
        expect(text).not.toContain('INTERNAL_SERVER_ERROR')
        expect(status).toBeLessThan(500)
      }),
      { numRuns: variables.length === 0 ? 1 : RUNS, examples: [[withNul(variables), true]] },
    )
  },
  600_000,
)
