import fs from 'node:fs'
import { ApolloLink } from '@apollo/client'
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { concatMap, filter, from, Subject } from 'rxjs'
import { HttpError } from '../src/platform/requests/http-error'

/**
 * Answers of the server, by field of Query and Mutation: a value, or a function of the field's arguments. A field that is
 * not named is null where the schema allows it, else empty, zero or false.
 */
export type Answers = object

const schema = buildSchema(fs.readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
})
const roots = [schema.getQueryType(), schema.getMutationType()]

interface Sent {
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

/** A server that executes operations against the real schema with these answers. */
export function serverWith(answers: Answers) {
  const unknown = Object.keys(answers).filter(name => !roots.some(root => root?.getFields()[name]))
  if (unknown.length > 0) throw new Error(`The schema has no ${unknown.join(', ')}`)
  const sent: Sent[] = []
  const events = new Subject<{ readonly operationName: string; readonly event: Answers }>()
  const request = new ApolloLink(operation => {
    sent.push(operation)
    return from(execution(operation, answers))
  })
  const live = new ApolloLink(operation =>
    events.pipe(
      filter(({ operationName }) => operationName === operation.operationName),
      concatMap(({ event }) => execution(operation, event)),
    ),
  )
  /** Sends an event to the subscriptions of this operation. */
  const publish = (operationName: string, event: Answers) => events.next({ operationName, event })
  return { request, live, sent, publish }
}

async function execution({ query, variables }: ApolloLink.Operation, rootValue: Answers): Promise<ApolloLink.Result> {
  const result = await execute({ schema, document: query, variableValues: variables, rootValue, fieldResolver })
  // The answer threw an error of the network, not one of the server.
  const failure = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof GraphQLError))
  if (failure?.originalError) throw failure.originalError
  return JSON.parse(JSON.stringify(result)) as ApolloLink.Result
}

const fieldResolver: GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown> = (
  source,
  args,
  _context,
  info,
) => {
  const given = source[info.fieldName]
  const value: unknown = typeof given === 'function' ? given(args) : given
  return value === undefined ? defaultOf(info.returnType, info.parentType.name) : value
}

function defaultOf(type: GraphQLOutputType, parentName: string): unknown {
  if (!isNonNullType(type)) return null
  const { ofType } = type
  if (isListType(ofType)) return []
  if (isObjectType(ofType)) return {}
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name
  // An id.
  return scalars[ofType.name] ?? parentName
}

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Int: 0,
  Float: 0,
  String: '',
  Date: '2026-01-05',
  DateTime: '2026-01-05T09:00:00.000Z',
  JSONObject: {},
}

/** An answer that is an error of the server. */
export const refused =
  (message: string, code = 'INTERNAL_SERVER_ERROR', fields: readonly string[] = []) =>
  () => {
    throw new GraphQLError(message, { extensions: { code, fields: fields.map(name => ({ name, message })) } })
  }

/** An answer with an error status. */
export const serverError = (status: number) => () => {
  throw new HttpError(status, '', '')
}

/** An answer that is lost, as `fetch` reports it in Chromium. */
export const lost = () => {
  throw new TypeError('Failed to fetch')
}

/** An answer that never comes. */
export const never = () => new Promise(() => {})

/** An answer that comes when `letGo` is called. */
export function held(answer: unknown) {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  const late = async (args: unknown): Promise<unknown> => {
    await gone
    return typeof answer === 'function' ? answer(args) : answer
  }
  return { late, letGo }
}
