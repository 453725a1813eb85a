import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { v7 as uuid } from 'uuid'
import { empty, testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { onlyRead } from '../../../test/harvesting.js'
import { aSignIn, aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { Person, type Reply, testServer } from '../../../test/web-server.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { aProfile } from '../../../test/alerts.js'
import { renewProfileLink } from '../../people/alerts/links/profile-link.service.js'
import { renewBookmarkLink } from '../../people/bookmarks/link/bookmark-link.service.js'
import { AddCommentInput } from '../../people/comments/comment.inputs.js'
import { addComment } from '../../people/comments/comment.service.js'
import type { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { filterParameters, pageParameters, tenderParameters } from './parameters.js'
import { pageQuery, tenderQuery } from './query.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database, { refreshLimit: 1e6 })
const client = new Person(() => server.url)

/** The parts of the document that the checker reads. */
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: {
    readonly type?: string
    readonly examples?: readonly string[]
    readonly enum?: readonly string[]
    readonly minimum?: number
    readonly maximum?: number
  }
}
interface Described {
  readonly $ref?: string
  readonly headers: Readonly<Record<string, { $ref?: string }>>
  readonly content?: Readonly<Record<string, { schema?: object }>>
}
interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { required: boolean; content: { 'application/json': { schema: object } } }
  readonly responses: Readonly<Record<string, Described>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, Described>>
  }
}

let document: Document
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const validators = new Map<string, ValidateFunction>()

beforeAll(async () => {
  document = (await client.ask('/api/openapi.json')).json
  ajv.addSchema({ $id: 'document', ...document })
})

/** The validator of the schema at this path of the document. */
function validator(...keys: readonly string[]): ValidateFunction {
  const pointer = keys.map(key => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` })
  validators.set(pointer, known)
  return known
}

type Role = 'visitor' | 'staff' | 'administrator'
const roles: readonly Role[] = ['visitor', 'staff', 'administrator']

interface World {
  readonly staff: User
  readonly administrator: User
  readonly tender: string
  readonly bookmark: string
  readonly comment: string
  readonly secret: string
  readonly profileSecret: string
}

/** A tender with every field filled: bookmarks of two users, notes, a comment with a reply, an award. */
async function aWorld(): Promise<World> {
  const staff = await aStaffMember(db(), { legacyUserId: await aPicture() })
  const administrator = await aStaffMember(db(), { isAdmin: true, legacyUserId: await aPicture() })
  const tender = await aTender(db(), { awardWinner: 'Bouwbedrijf', awardDate: '2026-03-02', awardSource: 'manual' })
  const metadata = { notes: 'Bellen', category: 'Bouw', priority: 'high', tags: ['brug'] }
  const input = checked(BookmarkTenderInput, { tenderId: tender.id, metadata })
  const bookmark = await bookmarkTender(db(), staff.id, input)
  await bookmarkTender(db(), administrator.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
  const say = (parentCommentId: string | null) =>
    addComment(
      db(),
      { user: staff, sid: 'none', by: 'cookie' },
      checked(AddCommentInput, { bookmarkId: bookmark.id, commenterName: 'Anna', content: 'Hallo', parentCommentId }),
    )
  const comment = await say(null)
  await say(comment.id)
  const secret = await renewBookmarkLink(db(), staff.id)
  const profileSecret = await renewProfileLink(db(), staff.id, await aProfile(db(), { userId: staff.id }))
  return { staff, administrator, tender: tender.id, bookmark: bookmark.id, comment: comment.id, secret, profileSecret }
}

async function aPicture(): Promise<string> {
  const id = uuid()
  await db().query(
    `INSERT INTO users (id, email, picture, picture_type) VALUES ($1, $2, '\\x89504e470d0a1a0a', 'image/png')`,
    [id, `${id}@greenrock.nl`],
  )
  return id
}

let world: World
beforeEach(async () => {
  world = await aWorld()
})

/** The item that the path names. */
function itemOf(path: string): string {
  if (path.startsWith('/auth/users')) return world.staff.id
  if (path.startsWith('/comments')) return world.comment
  return path.startsWith('/bookmarks/{id}') ? world.bookmark : world.tender
}

const account = {
  username: 'nieuw',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'Tijdelijk#1',
}
const words = { commenterName: 'Anna', content: 'Interessant' }

/** Valid bodies; the checker fails for a route with fields that is absent here. */
const bodies: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  'post /auth/login': () => ({ username: world.staff.username, password: PASSWORD }),
  'post /auth/change-password': () => ({
    currentPassword: PASSWORD,
    newPassword: 'Boomhut#42',
    confirmPassword: 'Boomhut#42',
  }),
  'post /auth/create-user': () => account,
  'post /tenders/{id}/categorize': () => ({ categorySlug: 'it-development' }),
  'put /tenders/{id}/award': () => ({ winner: 'Bouwbedrijf', solution: null, date: '2026-03-02' }),
  'post /bookmarks': () => ({ tenderId: world.tender, isPublic: true }),
  'post /bookmarks/{id}/comments': () => ({ bookmarkId: world.bookmark, ...words }),
  'put /comments/{id}': () => words,
}

interface Request {
  readonly what: string
  readonly isRight: boolean
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const asJson = { 'content-type': 'application/json' }
const valuesOf = ({ type, enum: listed, examples = [], minimum, maximum }: Parameter['schema']) => {
  if (listed) return { right: listed, wrong: ['onbekend'] }
  if (type === 'boolean') return { right: ['true', 'false'], wrong: ['misschien'] }
  if (type === 'integer')
    return { right: [String(minimum), String(maximum)], wrong: [minimum! - 1, maximum! + 1, 1.5, 'x'].map(String) }
  return type === 'number' ? { right: ['10', '99.5'], wrong: ['x'] } : { right: examples, wrong: ['%00', 'onbekend'] }
}

/** Valid and invalid requests to a route, derived from the document. */
function requestsTo(place: string, path: string, { parameters, requestBody }: Operation): Request[] {
  const at = (values: Readonly<Record<string, string>> = {}) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? rightInPath(name, path))
  const right: Request = {
    what: 'right',
    isRight: true,
    path: at(),
    ...(bodies[place] ? { body: JSON.stringify(bodies[place]()), headers: asJson } : {}),
  }
  const inPath = parameters.filter(one => one.in === 'path')
  const inQuery = parameters.filter(one => one.in === 'query')
  return [
    right,
    ...inPath.flatMap(({ name, schema }) =>
      (schema.enum ?? []).map(value => ({
        ...right,
        what: `${name}=${value}`,
        isRight: false,
        path: at({ [name]: value }),
      })),
    ),
    ...inPath.flatMap(({ name }) =>
      ['x', uuid(), '%00'].map(value => ({
        ...right,
        what: `${name}=${value}`,
        isRight: false,
        path: at({ [name]: value }),
      })),
    ),
    ...inQuery.flatMap(({ name, schema }) => {
      const { right: rightValues, wrong } = valuesOf(schema)
      const ask = (value: string, isRight: boolean) => ({
        ...right,
        what: `${name}=${value}`,
        isRight,
        path: `${right.path}?${name}=${value}`,
      })
      return [
        ...rightValues.map(value => ask(value, true)),
        ...wrong.map(value => ask(value, false)),
        { ...right, what: `${name} twice`, isRight: false, path: `${right.path}?${name}=1&${name}=2` },
      ]
    }),
    ...(requestBody ? bodiesTo(right, requestBody) : []),
  ]
}

function bodiesTo(right: Request, { required, content }: NonNullable<Operation['requestBody']>): Request[] {
  const { properties = {} } = content['application/json'].schema as { properties?: Record<string, object> }
  const sent = (what: string, body: string, isRight = false, headers: Request['headers'] = asJson) => ({
    ...right,
    what,
    body,
    isRight,
    headers,
  })
  const given = right.body ? (JSON.parse(right.body) as object) : {}
  return [
    sent('an empty object', '{}', !required),
    sent('no body', '', !required),
    sent('no JSON', '{'),
    sent('another type', 'a=b', false, { 'content-type': 'text/plain' }),
    sent('compressed', 'x', false, { ...asJson, 'content-encoding': 'gzip' }),
    sent('too large', `"${'x'.repeat(200_000)}"`),
    sent('a field too many', JSON.stringify({ ...given, tooMany: 1 })),
    ...Object.keys(properties).flatMap(name =>
      [5, '', 'x'.repeat(6000), [], {}].map(value =>
        sent(`${name}: ${JSON.stringify(value).slice(0, 10)}`, JSON.stringify({ ...given, [name]: value })),
      ),
    ),
  ]
}

const rightInPath = (name: string, path: string) =>
  ({
    format: path.includes('{id}') ? 'ics' : 'atom',
    secret: path.includes('/profiles/') ? world.profileSecret : world.secret,
    tenderId: world.tender,
  })[name] ?? itemOf(path)

async function ask(role: Role, method: string, { path, body, headers }: Request): Promise<Reply> {
  const bearer = role === 'visitor' ? {} : (await aSignIn(db(), world[role])).bearer
  return client.ask(`/api${path}`, {
    method: method.toUpperCase(),
    headers: { origin: server.url, ...bearer, ...headers },
    ...(body ? { body } : {}),
  })
}

/** The differences between an answer and the document; empty when there are none. */
function differencesOf(place: { path: string; method: string }, operation: Operation, reply: Reply): string[] {
  const keys = ['paths', place.path, place.method, 'responses', String(reply.status)]
  const listed = operation.responses[reply.status]
  if (!listed) return [`status ${reply.status} is not in the document: ${reply.text.slice(0, 200)}`]
  const name = listed.$ref?.split('/').at(-1)
  const { content = {}, headers } = name ? document.components.responses[name]! : listed
  const type = reply.headers.get('content-type')?.split(';')[0] ?? 'none'
  const key = Object.keys(content).find(one => one === type || (one === 'image/*' && type.startsWith('image/')))
  if (!key) return [`content type ${type} is not in the document`]
  // Refusals by earlier middleware, such as a foreign origin, have no rate limit headers.
  const lacking = Object.keys(headers).filter(header => !reply.headers.has(header))
  const validate = content[key]!.schema
    ? validator(...(name ? ['components', 'responses', name] : keys), 'content', key, 'schema')
    : undefined
  const isRight = !validate || validate(reply.json)
  return [
    ...lacking.map(header => `the header ${header} is absent`),
    ...(isRight
      ? []
      : [`${reply.status}: ${ajv.errorsText(validate.errors, { dataVar: '' })} in ${reply.text.slice(0, 300)}`]),
  ]
}

/** These read their parameters with the code of `/public-tenders`. */
const alike = new Set(['/tenders', '/tenders-with-bookmarks', '/export/tenders.{format}'])
/** Administrators send every request; other roles send the plain one and one in twenty others, or all with `npm run test:long`. */
const isAskedBy = (role: Role, { what }: Request, index: number, path: string) =>
  process.env.TEST_LONG === '1' ||
  what === 'right' ||
  index % 20 === 0 ||
  (role === 'administrator' && !alike.has(path))

const found: string[] = []
afterAll(() => {
  process.stdout.write(`OpenAPI: ${found.length} differences over ${routes.length} routes\n`)
})

const documented = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1, by the schema of the specification', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }))
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  })

  test('has exactly the routes of the table', () => {
    const inDocument = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${path}`),
    )
    expect(inDocument.sort()).toEqual(routes.map(({ method, path }) => `${method} ${documented(path)}`).sort())
  })

  test('describes every parameter and every field of bodies and answers', () => {
    const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
    const parameters = operations.flatMap(one => one.parameters as readonly (Parameter & { description?: string })[])
    expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
    const sent = operations.flatMap(({ requestBody }) => {
      const schema = requestBody?.content['application/json'].schema as { properties?: Record<string, Described> }
      return Object.entries(schema?.properties ?? {})
    }) as [string, { description?: string }][]
    expect(sent.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
  })

  test.each([
    ['of tenders', tenderQuery, Object.keys(tenderParameters)],
    ['of a page', pageQuery, Object.keys(pageParameters)],
  ] as const)('documents exactly the parameters %s that the code reads', (_what, read, names) => {
    const asked = new Set<string>()
    read(new Proxy({}, { get: (_query, name) => void asked.add(String(name)) }))
    expect([...asked].sort()).toEqual([...names].sort())
    expect(Object.keys(filterParameters)).not.toContain('page')
  })
})

describe('the answer of the server matches the OpenAPI document', () => {
  test.each(routes.map(({ method, path }) => [method, documented(path)] as const))(
    'for %s %s',
    async (method, path) => {
      const place = `${method} ${path}`
      const operation = document.paths[path]![method]!
      const differences: string[] = []
      const rights = new Set<Role>()
      await onlyRead(db(), 'freep')
      const { length } = requestsTo(place, path, operation)
      for (const role of roles)
        for (let index = 0; index < length; index++) {
          // Fresh data, because an earlier request may have changed it.
          const request = requestsTo(place, path, operation)[index]!
          if (!isAskedBy(role, request, index, path)) continue
          const reply = await ask(role, method, request)
          const isAllowed = ![401, 403].includes(reply.status)
          if (request.what === 'right' && reply.status === 200) rights.add(role)
          if (request.isRight && isAllowed && reply.status !== 200)
            differences.push(
              `${role} ${place}, ${request.what}: right, yet ${reply.status} ${reply.text.slice(0, 200)}`,
            )
          for (const difference of differencesOf({ path, method }, operation, reply))
            differences.push(`${role} ${place}, ${request.what}: ${difference}`)
          // Only the first refresh takes long; later ones find no new tenders.
          if (method !== 'get' && reply.status === 200 && !path.includes('refresh')) {
            await empty(database.source)
            world = await aWorld()
          }
        }
      found.push(...differences)
      expect(differences).toEqual([])
      // At least one role gets a successful answer.
      expect(rights.size).toBeGreaterThan(0)
    },
    120_000,
  )
})
