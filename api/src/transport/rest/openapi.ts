import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import { z } from 'zod'
import { policy } from '../../people/auth/policy.js'
import { formats } from '../exports/formats.js'
import { bodySchema } from './body-schema.js'
import { type Parameters, pathParameters } from './parameters.js'
import type { Route } from './route.js'
import { errorSchema, names } from './schemas.js'

type Json = Readonly<Record<string, unknown>>

/** OpenAPI 3.1 of these routes; missing descriptions come from the GraphQL schema. */
export function openApiDocument(routes: readonly Route[], graphql: GraphQLSchema, serverUrl: string): Json {
  const shapes = createShapes(graphql)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const address = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [route.method]: operationOf(route, shapes, graphql) }
  }
  const error = shapes.of(errorSchema)
  return {
    openapi: '3.1.0',
    info: {
      title: 'GreenRock Tenders',
      version: '1',
      description:
        'The REST API. Requests that change something by the session cookie must come from our own origin; a bearer token ' +
        'needs no origin. Parameters that are empty or `all` count as absent.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: shapes.components(),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `Error${status}`,
          { description, headers: headersOf(Number(status)), ...jsonOf(error) },
        ]),
      ),
      headers,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: '`token` of the session, or a personal access token.' },
        session: { type: 'apiKey', in: 'cookie', name: 'greenrock' },
      },
    },
  }
}

/** The description of each refusal status. */
const refusals: Readonly<Record<number, string>> = {
  400: 'A parameter or field is wrong; `fields` names it.',
  401: 'Nobody is signed in, or the sign-in is wrong.',
  403: 'Who asks may not do this: another role, a token that may only read, a temporary password, or a foreign origin.',
  404: 'There is no such item.',
  413: 'The body is larger than 100 kB.',
  415: 'The body is compressed, or in a character set that is not known.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'A defect of ours; `requestId` finds it in the log.',
  503: 'The data cannot be reached now.',
}

const headers = {
  RateLimit: {
    description: 'Points that are left, and the seconds until all return: `"user";r=119;t=60`.',
    schema: { type: 'string', pattern: '^"(user|visitor)";r=\\d+;t=\\d+$' },
  },
  RateLimitPolicy: {
    description: 'Points in a window of seconds, by user or by network of a visitor: `"user";q=120;w=60`.',
    schema: { type: 'string', pattern: '^"(user|visitor)";q=\\d+;w=60$' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

const rateLimitHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
}
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
const headersOf = (status: number) => ({
  ...rateLimitHeaders,
  ...(status === 429 || status === 503 ? retryAfter : {}),
})

function operationOf(route: Route, shapes: Shapes, graphql: GraphQLSchema): Json {
  const { method, path, operation, summary, query = {}, body, others = {} } = route
  const hasBody = method === 'post' || method === 'put'
  const level = policy[operation]
  const statuses = [
    ...(hasBody || Object.keys(query).length > 0 ? [400] : []),
    ...(level === 'always' || level === 'anyone' ? [] : [401]),
    ...(level === 'always' && !hasBody ? [] : [403]),
    ...(hasBody ? [413, 415] : []),
    429,
    500,
    503,
  ]
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const isOpen = level === 'always' || level === 'anyone'
  return {
    operationId: `${method}${path.replaceAll(/\W+(\w)/g, (_all, first: string) => first.toUpperCase())}`,
    summary,
    tags: [path.split('/')[1]!.split('.')[0]],
    // An empty requirement means that visitors may call it as well.
    security: [{ bearer: [] }, { session: [] }, ...(isOpen ? [{}] : [])],
    parameters: [
      ...inPath.map(name => ({ name, in: 'path', required: true, ...pathParameters[name] })),
      ...queryParameters(query, graphql),
    ],
    ...(hasBody ? { requestBody: requestBodyOf(body, graphql) } : {}),
    responses: {
      200: answerOf(route, shapes),
      ...Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/Error${status}` }])),
      ...Object.fromEntries(
        Object.entries(others).map(([status, schema]) => [
          status,
          schema === 'error'
            ? { $ref: `#/components/responses/Error${status}` }
            : { description: refusals[Number(status)], headers: headersOf(200), ...jsonOf(shapes.of(schema)) },
        ]),
      ),
    },
  }
}

const jsonOf = (schema: Json) => ({ content: { 'application/json': { schema } } })

const emptyObject = { type: 'object', additionalProperties: false }

/** A body without fields is optional, and may be an empty object. */
const requestBodyOf = (body: Route['body'], graphql: GraphQLSchema): Json =>
  body
    ? { required: true, ...jsonOf(bodySchema(body.input, inputDescriptions(graphql), body.idInPath)) }
    : { required: false, ...jsonOf(emptyObject) }

function answerOf({ answer }: Route, shapes: Shapes): Json {
  if (answer === 'picture')
    return { description: 'The picture.', headers: rateLimitHeaders, content: { 'image/*': {} } }
  if (answer === 'lines')
    return {
      description: 'One object on each line.',
      headers: rateLimitHeaders,
      content: { 'application/x-ndjson': {} },
    }
  if (answer !== 'download')
    return { description: 'It was done.', headers: rateLimitHeaders, ...jsonOf(shapes.of(answer)) }
  const types = Object.values(formats).map(({ mediaType }) => mediaType.split(';')[0]!)
  return {
    description: 'The file or feed.',
    headers: { ...rateLimitHeaders, 'X-Total-Count': { description: 'Number of rows.', schema: { type: 'integer' } } },
    content: Object.fromEntries(types.map(type => [type, {}])),
  }
}

const queryParameters = (query: Parameters, graphql: GraphQLSchema): Json[] =>
  Object.entries(query).map(([name, { description, schema }]) => ({
    name,
    in: 'query',
    description: description ?? inputDescriptions(graphql)('TenderFilter', name),
    schema,
  }))

/** GraphQL takes global ids where REST takes UUIDs. */
const withoutGlobalId = (description: string | null | undefined) => description?.replace(/^Global id/, 'Id (UUID)')

const inputDescriptions = (graphql: GraphQLSchema) => (className: string, field: string) => {
  const type = graphql.getType(className)
  return isInputObjectType(type) ? withoutGlobalId(type.getFields()[field]?.description) : undefined
}

type Shapes = ReturnType<typeof createShapes>

/** JSON Schema of the answers; named shapes go into `components/schemas`. */
function createShapes(graphql: GraphQLSchema) {
  const components: Record<string, Json> = {}
  return {
    of(schema: z.ZodType): Json {
      // Wrapped in another schema, so that a named shape becomes a reference.
      const { $defs = {}, properties } = JSON.parse(
        JSON.stringify(z.toJSONSchema(z.object({ answer: schema }), options)).replaceAll(
          '"#/$defs/',
          '"#/components/schemas/',
        ),
      ) as { $defs?: Record<string, Json>; properties: { answer: Json } }
      for (const [name, one] of Object.entries($defs)) components[name] = described(name, one, graphql)
      return properties.answer
    },
    components: () => components,
  }
}

const options: z.core.ToJSONSchemaParams = {
  metadata: names,
  unrepresentable: 'any',
  // JSON has no dates, so they are sent as text.
  override({ zodSchema, jsonSchema }) {
    if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    delete jsonSchema.id
    delete jsonSchema.readOnly
  },
}

function described(name: string, shape: Json, graphql: GraphQLSchema): Json {
  const type = graphql.getType(name)
  if (!isObjectType(type)) return shape
  const fields = type.getFields()
  const properties = Object.entries(shape.properties as Readonly<Record<string, Json>>).map(([field, property]) => {
    const description = property.description ?? withoutGlobalId(fields[field]?.description)
    return [field, description ? { ...property, description } : property] as const
  })
  return {
    ...shape,
    ...(type.description ? { description: type.description } : {}),
    properties: Object.fromEntries(properties),
  }
}
