import { beforeEach, describe, expect, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aNewcomer, aStaffMember } from '../../../test/sign-in.js'
import { aUser } from '../../../test/factories.js'
import { User } from './user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { CreateUserInput } from './user.inputs.js'
import { createUser, setUserActive } from './user.service.js'

const database = testDatabase()
const db = () => database.manager

const people: { boss: User; user: User } = { boss: null!, user: null! }
beforeEach(async () => {
  people.boss = await aUser(db(), { username: 'de.baas', isAdmin: true })
  people.user = await aUser(db(), { username: 'de.rest', firstName: 'Rik', lastName: 'Rest' })
})

const as = (user: User | null, query: string, variables = {}) => ask(db(), query, variables, testSettings(), user)
const globalId = (id: string, type = 'User') => Buffer.from(`${type}:${id}`).toString('base64')

const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { message user
  { uuid username email firstName lastName isActive isAdmin createdAt lastLoginAt } } }`
const right = {
  username: 'Nieuwe.Collega-1_a',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'tijdelijk',
}
const create = (given: object = {}, by: User | null = people.boss) => as(by, CREATE, { input: { ...right, ...given } })

describe('creating a staff account', () => {
  test('returns a message, and creates an account whose temporary password works for 72 hours', async () => {
    const before = Date.now()
    const { data, errors } = await create()
    expect(errors).toBeUndefined()
    // R-USER-18 R-ROLE-15
    expect(data.createUser).toEqual({
      message: 'Gebruiker succesvol aangemaakt',
      user: {
        uuid: expect.any(String),
        username: 'Nieuwe.Collega-1_a',
        email: 'nieuw@greenrock.nl',
        firstName: 'Nieuwe',
        lastName: 'Collega',
        isActive: true,
        isAdmin: false,
        createdAt: expect.any(String),
        lastLoginAt: null,
      },
    })
    const made = await db().findOneByOrFail(User, { id: data.createUser.user.uuid })
    expect(made.mustChangePassword).toBe(true)
    const hours = (made.temporaryUntil!.getTime() - before) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThan(72.1)
    const [{ hash }] = await db().query('SELECT password_hash AS hash FROM app_users WHERE id = $1', [made.id])
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each(['a@elders.nl', 'a@notgreenrock.nl', 'a@sub.greenrock.nl', 'a@greenrock.nl.elders.nl'])(
    'refuses %s, which is in another domain',
    async email => {
      const { data, errors } = await create({ email })
      expect(data).toBeNull()
      const message = 'Ongeldige invoer: Email moet eindigen met @greenrock.nl'
      // R-USER-29 R-INT-25
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', fields: [{ name: 'email' }] } }])
      expect(await db().count(User)).toBe(2)
    },
  )

  test('accepts the company’s domain in capitals', async () => {
    // R-USER-29
    expect((await create({ email: 'A.B+c@GreenRock.NL' })).errors).toBeUndefined()
  })

  test.each([
    ['the same user name', { email: 'ander@greenrock.nl' }, 'username'],
    ['the same user name in capitals', { username: 'NIEUWE.COLLEGA-1_A', email: 'ander@greenrock.nl' }, 'username'],
    ['the same e-mail', { username: 'ander' }, 'email'],
    ['the same e-mail in capitals', { username: 'ander', email: 'NIEUW@greenrock.nl' }, 'email'],
  ])('refuses %s', async (_what, given, field) => {
    await create()
    const { data, errors } = await create(given)
    expect(data).toBeNull()
    // R-USER-32
    expect(errors).toMatchObject([
      { message: expect.stringContaining('bestaat al'), extensions: { fields: [{ name: field }] } },
    ])
    expect(errors![0]!.message).not.toContain('Ongeldige')
    expect(await db().count(User)).toBe(3)
  })

  test('succeeds once for ten concurrent requests', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()))
    // R-USER-32
    expect(made.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await db().count(User)).toBe(3)
  })

  test('is for administrators, as is the list', async () => {
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [people.user, 'FORBIDDEN'],
    ] as const)
      for (const { data, errors } of [
        // Authorisation comes before validation: a forbidden caller does not learn what is wrong with the input.
        await create({}, who),
        await create({ username: '' }, who),
        await as(who, '{ users { totalCount } }'),
      ]) {
        // R-USER-33 R-USER-52
        expect(data).toBeNull()
        expect(errors).toMatchObject([{ message: expect.stringContaining('Unauthorized'), extensions: { code } }])
      }
    expect(await db().count(User)).toBe(2)
  })

  test.each(['id', 'uuid', 'isAdmin', 'isActive', 'mustChangePassword', 'passwordHash', 'createdAt', '__proto__'])(
    'never sets %s',
    async field => {
      const input = JSON.parse(JSON.stringify(right).replace('{', `{"${field}":"true",`)) as object
      const { data, errors } = await as(people.boss, CREATE, { input })
      expect(data).toBeNull()
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
      expect(() => checked(CreateUserInput, input)).toThrow('Ongeldige invoer')
      expect(await db().count(User)).toBe(2)
    },
  )

  test('refuses values that are not text, in Dutch', () => {
    for (const input of [null, undefined, 1, 'x', [], {}])
      expect(() => checked(CreateUserInput, input)).toThrow(/^Ongeldige invoer(: [^:]*)?$/)
    for (const field of Object.keys(right))
      for (const value of [null, 1, {}, []])
        expect(() => checked(CreateUserInput, { ...right, [field]: value })).toThrow(
          /^Ongeldige invoer: .*(verplicht|minimaal|Ongeldig|invoer)/,
        )
  })
})

describe('the list of accounts', () => {
  const LIST = `query ($first: Int, $after: String, $last: Int, $before: String) {
    users(first: $first, after: $after, last: $last, before: $before)
    { totalCount nodes { username } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
  const page = async (variables: object) => (await as(people.boss, LIST, variables)).data.users
  const names = ({ nodes }: { nodes: { username: string }[] }) => nodes.map(({ username }) => username)

  beforeEach(async () => {
    // All within one millisecond: only the id distinguishes them.
    for (let count = 0; count < 5; count++) await aStaffMember(db(), { username: `naam.${count}` })
    await db().query(`UPDATE app_users SET created_at = '2026-03-01' WHERE username LIKE 'naam%'`)
  })

  test('starts with the oldest, and its forward pages join up', async () => {
    const whole = names(await page({ first: 100 }))
    expect(whole).toHaveLength(7)
    const seen: string[] = []
    for (let after: string | null = null; ; ) {
      const one: Awaited<ReturnType<typeof page>> = await page({ first: 2, after })
      expect(one.totalCount).toBe(7)
      seen.push(...names(one))
      expect(one.pageInfo.hasNextPage).toBe(seen.length < 7)
      if (!one.pageInfo.hasNextPage) break
      after = one.pageInfo.endCursor
    }
    expect(seen).toEqual(whole)
  })

  test('is the same when read backward', async () => {
    const whole = names(await page({ first: 100 }))
    const seen: string[] = []
    for (let before: string | null = null; ; ) {
      const one: Awaited<ReturnType<typeof page>> = await page({ last: 3, before })
      seen.unshift(...names(one))
      if (!one.pageInfo.hasPreviousPage) break
      before = one.pageInfo.startCursor
    }
    expect(seen).toEqual(whole)
  })

  test.each([{ first: 0 }, { first: 101 }, { first: -1 }, { after: 'nonsense' }, { first: 1, last: 1 }])(
    'refuses %j',
    async variables => {
      const { errors } = await as(people.boss, LIST, variables)
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    },
  )

  test('contains the name, status, creation and last sign-in of each account', async () => {
    await db().query(
      `UPDATE app_users SET first_name = 'Noor', last_name = 'Nieuw', is_active = false, last_login_at = '2026-03-02'
       WHERE username = 'naam.3'`,
    )
    const { id, email } = await db().findOneByOrFail(User, { username: 'naam.3' })
    const fields = 'id uuid username email firstName lastName isActive createdAt lastLoginAt'
    const { data } = await as(people.boss, `{ users(first: 100) { nodes { ${fields} } } }`)
    // R-USER-50 R-ROLE-15
    expect(data.users.nodes.filter((node: { uuid: string }) => node.uuid === id)).toEqual([
      {
        id: globalId(id),
        uuid: id,
        username: 'naam.3',
        email,
        firstName: 'Noor',
        lastName: 'Nieuw',
        isActive: false,
        createdAt: new Date('2026-03-01').toISOString(),
        lastLoginAt: new Date('2026-03-02').toISOString(),
      },
    ])
  })

  test('no type of the schema has a field for a password’s hash', async () => {
    const [{ hash }] = await db().query(`SELECT password_hash AS hash FROM app_users WHERE username = 'naam.0'`)
    const { data: types } = await as(null, '{ __schema { types { name fields { name } inputFields { name } } } }')
    // R-ENT-14 R-USER-51
    expect(JSON.stringify(types)).not.toMatch(/hash|bookmarkCache|temporaryUntil/i)
    const ofUser = '{ type: __type(name: "User") { fields { name args { name } type { kind ofType { kind } } } } }'
    const { fields } = (await as(null, ofUser)).data.type
    const names = (fields as ReturnType<typeof JSON.parse>[])
      .filter(({ args, type }) => args.length === 0 && ['SCALAR', 'ENUM'].includes((type.ofType ?? type).kind))
      .map(({ name }) => name as string)
    expect(names).toContain('lastLoginAt')
    const { data, errors } = await as(people.boss, `{ users(first: 100) { nodes { ${names.join(' ')} } } }`)
    expect(errors).toBeUndefined()
    expect(data.users.nodes).toHaveLength(7)
    // R-USER-51
    expect(JSON.stringify(data)).not.toContain(hash)
    const found = await db().findOneByOrFail(User, { username: 'naam.0' })
    expect(JSON.stringify(found)).not.toContain('argon2')
  })
})

describe('activating and deactivating an account', () => {
  const SET = 'mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) { user { username isActive } } }'
  const set = (userId: string, isActive: boolean, by: User | null = people.boss) =>
    as(by, SET, { input: { userId, isActive } })

  test('is idempotent and reversible', async () => {
    for (const isActive of [false, false, true, true])
      expect((await set(globalId(people.user.id), isActive)).data.setUserActive.user).toEqual({
        username: 'de.rest',
        isActive,
      })
  })

  test.each([
    ['nobody', globalId(uuid())],
    ['no id', 'nonsense'],
    ['nothing', ''],
    ['an id of something else', globalId(uuid(), 'Tender')],
    ['an id that is no uuid', globalId(`'; DROP TABLE app_users; --`)],
    ['character zero', globalId('\0')],
  ])('is refused for %s', async (_what, userId) => {
    for (const isActive of [true, false])
      expect((await set(userId, isActive)).errors).toMatchObject([
        { message: 'Deze gebruiker bestaat niet', extensions: { code: 'NOT_FOUND' } },
      ])
  })

  test('is for administrators, even for their own account', async () => {
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [people.user, 'FORBIDDEN'],
    ] as const)
      for (const id of [people.boss.id, people.user.id, uuid()])
        expect((await set(globalId(id), false, who)).errors).toMatchObject([{ extensions: { code } }])
    expect(await db().countBy(User, { isActive: true })).toBe(2)
  })

  test('ends the sessions of that user only', async () => {
    for (const [sid, userId] of [
      ['a', people.user.id],
      ['b', people.user.id],
      ['c', people.boss.id],
    ])
      await db().query(`INSERT INTO sessions VALUES ($1, $2, now() + interval '1 hour')`, [
        sid,
        JSON.stringify({ userId }),
      ])
    await setUserActive(db(), people.boss.id, people.user.id, false)
    expect(await db().query('SELECT sid FROM sessions')).toEqual([{ sid: 'c' }])
  })
})

describe('node(id:) of a user', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id ... on User { username email profileImageUrl } } }'

  test('is visible to the user and to administrators; for others it is null', async () => {
    const id = globalId(people.user.id)
    const seen = { __typename: 'User', id, username: 'de.rest', email: people.user.email, profileImageUrl: null }
    const colleague = await aUser(db())
    expect((await as(people.user, NODE, { id })).data.node).toEqual(seen)
    expect((await as(people.boss, NODE, { id })).data.node).toEqual(seen)
    for (const stranger of [null, colleague])
      expect(await as(stranger, NODE, { id })).toEqual({ data: { node: null }, errors: undefined })
    expect((await as(colleague, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id] })).data.nodes).toEqual(
      [null],
    )
    expect((await as(people.boss, NODE, { id: globalId(uuid()) })).data.node).toBeNull()
  })

  test('is visible to a newcomer only after changing the password', async () => {
    const newcomer = await aNewcomer(db())
    const { errors } = await as(newcomer, NODE, { id: globalId(newcomer.id) })
    expect(errors).toMatchObject([{ message: 'Unauthorized: wijzig eerst je tijdelijke wachtwoord' }])
  })
})

describe('a concurrent erasure (race condition)', () => {
  /** A database in which every account is erased directly after a write. */
  function erasing(): EntityManager {
    const manager = Object.create(db()) as EntityManager
    const erase = () => db().query('DELETE FROM app_users WHERE id <> $1', [people.boss.id])
    manager.transaction = (async (work: (tx: EntityManager) => Promise<unknown>) => {
      const result = await db().transaction(work)
      await erase()
      return result
    }) as EntityManager['transaction']
    manager.query = (async (text: string, values: unknown[]) => {
      const rows: unknown = await db().query(text, values)
      await erase()
      return rows
    }) as EntityManager['query']
    return manager
  }

  test('right after an account was created still returns the created account', async () => {
    const input = checked(CreateUserInput, {
      username: 'kortstondig',
      email: 'kortstondig@greenrock.nl',
      firstName: 'Kort',
      lastName: 'Stondig',
      temporaryPassword: 'Tijdelijk-1',
    })
    expect(await createUser(erasing(), uuid(), 'greenrock.nl', input)).toMatchObject({ username: 'kortstondig' })
  })

  test('right after an account was deactivated still returns the deactivated account', async () => {
    const { id } = people.user
    expect(await setUserActive(erasing(), people.boss.id, id, false)).toMatchObject({ id, isActive: false })
    await expect(setUserActive(db(), people.boss.id, id, false)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
