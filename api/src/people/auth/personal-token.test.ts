import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aSignIn } from '../../../test/sign-in.js'
import { until } from '../../../test/until.js'
import { Person, testServer } from '../../../test/web-server.js'
import { MAX_PERSONAL_TOKENS, MAX_TOKEN_DAYS } from '../../reference/limits.js'
import { CreatePersonalTokenInput } from '../../accounts/users/tokens/personal-token.inputs.js'
import { PersonalToken } from '../../accounts/users/tokens/personal-token.entity.js'
import { createPersonalToken } from '../../accounts/users/tokens/personal-token.service.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const person = new Person(() => server.url)

const users: { user?: User; administrator?: User } = {}
let signedIn = ''
beforeEach(async () => {
  users.user = await aUser(db())
  users.administrator = await aUser(db(), { isAdmin: true })
  signedIn = (await aSignIn(db(), users.user)).bearer.authorization!
})

const made = async (user: User, scope: TokenScope = TokenScope.READ, expiresInDays = 30, now = new Date()) => {
  const input = checked(CreatePersonalTokenInput, { name: 'Nachtelijk script', scope, expiresInDays })
  return createPersonalToken(db(), user.id, input, now)
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

async function ask(authorization: string | null, query: string, variables: object = {}): Promise<Answer> {
  const { json } = await person.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  return json as Answer
}
const whoAmI = async (secret: string) => (await ask(`Bearer ${secret}`, '{ viewer { username } }')).data?.viewer

describe('a new personal token', () => {
  const create = `mutation ($input: CreatePersonalTokenInput!) {
    createPersonalToken(input: $input) { secret token { id name prefix scope lastUsedAt } } }`

  test('shows its secret once, and only the hash is stored', async () => {
    const input = { name: ' Koppeling ', scope: 'READ_WRITE', expiresInDays: 90 }
    const { data } = await ask(signedIn, create, { input })
    const { secret, token } = data!.createPersonalToken as { secret: string; token: Record<string, unknown> }
    expect(secret).toMatch(/^grt_[\w-]{43}$/)
    expect(token).toMatchObject({
      name: 'Koppeling',
      scope: 'READ_WRITE',
      prefix: secret.slice(0, 8),
      lastUsedAt: null,
    })
    const stored = await db().query<object[]>('SELECT * FROM personal_tokens')
    expect(JSON.stringify(stored)).not.toContain(secret.slice(8))
    const listed = await ask(signedIn, '{ personalTokens { id prefix } }')
    expect(listed.data!.personalTokens).toEqual([{ id: token.id, prefix: secret.slice(0, 8) }])
    expect(await whoAmI(secret)).toEqual({ username: users.user!.username })
  })

  test.each([
    [{ name: ' ' }, 'Naam is verplicht'],
    [{ name: 'x'.repeat(61) }, 'Naam mag maximaal 60 karakters zijn'],
    [{ name: 'a\u202eb' }, 'Naam bevat een ongeldig teken'],
    [{ expiresInDays: 0 }, `Een token geldt 1 tot ${MAX_TOKEN_DAYS} dagen`],
    [{ expiresInDays: MAX_TOKEN_DAYS + 1 }, `Een token geldt 1 tot ${MAX_TOKEN_DAYS} dagen`],
  ])('is refused with %j', async (wrong, message) => {
    const input = { name: 'Koppeling', scope: 'READ', expiresInDays: 90, ...wrong }
    expect((await ask(signedIn, create, { input })).errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(await db().count(PersonalToken)).toBe(0)
  })

  test('is refused beyond the maximum, also when many are created at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: MAX_PERSONAL_TOKENS + 4 }, () => made(users.user!)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_PERSONAL_TOKENS)
    expect(await db().count(PersonalToken)).toBe(MAX_PERSONAL_TOKENS)
  })
})

describe('a personal token ends', () => {
  test('when its owner revokes it, which is idempotent and nobody else can do', async () => {
    const { secret, token } = await made(users.user!)
    const revoke =
      'mutation ($input: RevokePersonalTokenInput!) { revokePersonalToken(input: $input) { tokens { id } } }'
    const other = (await aSignIn(db(), users.administrator!)).bearer.authorization!
    await ask(other, revoke, { input: { id: token.id } })
    expect(await whoAmI(secret)).not.toBeNull()
    const revoked = { revokePersonalToken: { tokens: [] } }
    expect((await ask(signedIn, revoke, { input: { id: token.id } })).data).toEqual(revoked)
    expect((await ask(signedIn, revoke, { input: { id: token.id } })).data).toEqual(revoked)
    expect(await whoAmI(secret)).toBeNull()
  })

  test('on its expiry date, and when its user is deactivated', async () => {
    const DAY = 24 * 3_600_000
    const expired = await made(users.user!, TokenScope.READ, 1, new Date(Date.now() - DAY - 1000))
    expect(await whoAmI(expired.secret)).toBeNull()
    const { secret } = await made(users.user!, TokenScope.READ, 1, new Date(Date.now() - DAY + 60_000))
    expect(await whoAmI(secret)).not.toBeNull()
    await db().update(User, users.user!.id, { isActive: false })
    expect(await whoAmI(secret)).toBeNull()
  })

  test('on its open sockets as well', async () => {
    const { secret, token } = await made(users.user!)
    const closed: number[] = []
    const client = createClient({
      url: server.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${secret}` },
      onNonLazyError: () => {},
      on: { closed: event => void closed.push((event as { code: number }).code) },
    })
    await new Promise<void>(resolve => client.on('connected', () => resolve()))
    await db().delete(PersonalToken, token.id)
    await until(() => closed.length > 0)
    expect(closed).toEqual([4401])
  })

  test.each(['grt_', `grt_${'A'.repeat(43)}`, `GRT_${'A'.repeat(43)}`, `grt_${'A'.repeat(44)}`, "grt_' OR 1=1 --"])(
    'and an invalid one leaves a visitor: %s',
    async secret => {
      expect(await whoAmI(secret)).toBeNull()
    },
  )
})

test('the last use of a token is recorded at most once a minute', async () => {
  const { secret } = await made(users.user!)
  const lastUsed = async () => (await db().findOneByOrFail(PersonalToken, {})).lastUsedAt
  expect(await lastUsed()).toBeNull()
  await whoAmI(secret)
  const first = await lastUsed()
  expect(first).not.toBeNull()
  await whoAmI(secret)
  expect(await lastUsed()).toEqual(first)
  await db().query(`UPDATE personal_tokens SET last_used_at = now() - interval '2 minutes'`)
  await whoAmI(secret)
  expect((await lastUsed())!.getTime()).toBeGreaterThanOrEqual(first!.getTime())
})

describe('the permissions of a personal token', () => {
  test('over GraphQL allow reading with either scope, writing with one, and account management with none', async () => {
    const tender = await aTender(db())
    const bookmark = `mutation { bookmarkTender(input: { tenderId: "${toGlobalId('Tender', tender.id)}" }) { bookmark { uuid } } }`
    const reader = `Bearer ${(await made(users.user!)).secret}`
    const writer = `Bearer ${(await made(users.user!, TokenScope.READ_WRITE)).secret}`
    expect((await ask(reader, '{ tenderStats { total } }')).errors).toBeUndefined()
    expect((await ask(reader, bookmark)).errors).toMatchObject([
      { message: 'Unauthorized: dit token mag alleen lezen', extensions: { code: 'FORBIDDEN' } },
    ])
    expect((await ask(writer, bookmark)).errors).toBeUndefined()
    for (const query of [
      '{ accountExport }',
      '{ personalTokens { id } }',
      'mutation { signOut { session { authenticated } } }',
    ])
      expect((await ask(writer, query)).errors).toMatchObject([
        {
          message: 'Unauthorized: dit kan niet met een token, log in in de browser',
          extensions: { code: 'FORBIDDEN' },
        },
      ])
    expect((await ask(reader, '{ session { authenticated token } }')).data).toEqual({
      session: { authenticated: true, token: null },
    })
  })

  test('of an administrator exclude account management and sources', async () => {
    const all = `Bearer ${(await made(users.administrator!, TokenScope.READ_WRITE)).secret}`
    expect((await ask(all, '{ troubledSourceCount }')).errors).toBeUndefined()
    for (const query of ['{ users(first: 1) { totalCount } }', 'mutation { clearSamples }'])
      expect((await ask(all, query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    const own = `Bearer ${(await made(users.user!, TokenScope.READ_WRITE)).secret}`
    expect((await ask(own, '{ troubledSourceCount }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })
})
