import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { aNewcomer, aSignIn, aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { log } from '../../platform/log.js'
import type { User } from '../../accounts/users/user.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const aPerson = () => new Person(() => server.url)

let lines: { readonly event: string }[] = []
const keep = (values: unknown) => void (Object.hasOwn(values as object, 'event') && lines.push(values as never))
beforeEach(() => {
  lines = []
  jest.spyOn(log, 'info').mockImplementation(keep)
  jest.spyOn(log, 'warn').mockImplementation(keep)
})
afterEach(() => void jest.restoreAllMocks())

const as = async (user: User, query: string, input?: object) => {
  const { bearer } = await aSignIn(db(), user)
  return (await aPerson().graphql(query, { input }, bearer)).json
}
const signIn = (username: string, password = PASSWORD) =>
  aPerson().graphql('mutation ($input: SignInInput!) { signIn(input: $input) { session { authenticated } } }', {
    input: { username, password },
  })

test('the security log records who creates, deactivates and activates which account', async () => {
  const boss = await aUser(db(), { isAdmin: true })
  const { data } = await as(
    boss,
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { uuid } } }',
    {
      username: 'kanarie',
      email: 'kanarie@greenrock.nl',
      firstName: 'Kanarie',
      lastName: 'Geel',
      temporaryPassword: 'Zeepaard-77',
    },
  )
  const { uuid } = data.createUser.user
  for (const isActive of [false, true])
    await as(boss, 'mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) { user { uuid } } }', {
      userId: toGlobalId('User', uuid),
      isActive,
    })
  expect(lines).toEqual([
    { event: 'account made', userId: uuid, byUserId: boss.id },
    { event: 'account deactivated', userId: uuid, byUserId: boss.id },
    { event: 'account activated', userId: uuid, byUserId: boss.id },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/kanarie|zeepaard/i)
})

test('the security log records that a token is created and revoked, and not attempts without effect', async () => {
  const user = await aUser(db())
  const { data } = await as(
    user,
    'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret token { id } } }',
    { name: 'Kanarie', scope: 'READ', expiresInDays: 3 },
  )
  const { token, secret } = data.createPersonalToken
  const REVOKE = 'mutation ($input: RevokePersonalTokenInput!) { revokePersonalToken(input: $input) { tokens { id } } }'
  await as(await aUser(db()), REVOKE, { id: token.id })
  await as(user, REVOKE, { id: token.id })
  await as(user, REVOKE, { id: token.id })
  expect(lines).toEqual([
    { event: 'token made', userId: user.id, tokenId: token.id, scope: 'read' },
    { event: 'token revoked', userId: user.id, tokenId: token.id },
  ])
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`kanarie|${secret}`, 'i'))
})

test('the security log records ending a session, signing out, and erasing an account', async () => {
  const user = await aUser(db())
  await aSignIn(db(), user)
  const { data } = await as(user, '{ accountSessions { id isCurrent } }')
  const other = data.accountSessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  for (const query of [
    `mutation { endSession(id: "${other.id}") }`,
    'mutation { endSession(id: "0123456789abcdef") }',
    'mutation { signOut { session { authenticated } } }',
    'mutation { eraseAccount }',
  ])
    await as(user, query)
  expect(lines).toEqual(['session ended', 'signed out', 'account erased'].map(event => ({ event, userId: user.id })))
})

test('the security log records sign-ins and sign-outs at the provider, and refused ones', async () => {
  const person = aPerson()
  await person.signInAs('medewerker')
  const { uuid } = (await person.session()).user
  await person.ask('/api/logout')
  await db().query('UPDATE app_users SET is_active = false')
  expect((await aPerson().signInAs('medewerker')).path).toContain('fout=gedeactiveerd')
  await aPerson().ask('/api/callback?code=x&state=y')
  expect(lines).toEqual([
    { event: 'signed in', userId: uuid, by: 'provider' },
    { event: 'signed out', userId: uuid },
    { event: 'sign-in refused', by: 'provider', reason: 'gedeactiveerd' },
    { event: 'sign-in refused', by: 'provider', reason: 'verlopen' },
  ])
})

test('the security log records a throttled password attempt, for known and unknown names', async () => {
  const { id, username } = await aStaffMember(db())
  for (const name of [username, 'kanarie']) for (let tries = 0; tries < 6; tries++) await signIn(name, 'Fout-12345')
  expect(lines.filter(({ event }) => event === 'password tried too often')).toEqual([
    { event: 'password tried too often', userId: id },
    { event: 'password tried too often', userId: null },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/kanarie|fout-12345/i)
})

test('the security log records what GraphQL and REST refuse a user, but not visitors who must sign in', async () => {
  const user = await aUser(db())
  const newcomer = await aNewcomer(db())
  await as(user, '{ users { totalCount } }')
  await as(newcomer, '{ tenders { totalCount } }')
  const { cookie } = await aSignIn(db(), user, server.url)
  await aPerson().ask('/api/auth/users', { headers: cookie })
  await aPerson().ask('/api/auth/users')
  expect(lines).toEqual([
    { event: 'operation refused', userId: user.id, by: 'bearer', operation: 'users' },
    { event: 'operation refused', userId: newcomer.id, by: 'bearer', operation: 'tenders' },
    { event: 'operation refused', userId: user.id, by: 'cookie', operation: 'users' },
  ])
})

test('the security log records a CSRF attempt with its truncated origin', async () => {
  const { cookie } = await aSignIn(db(), await aUser(db()), `https://elders.test/${'x'.repeat(500)}`)
  const { status } = await aPerson().ask('/api/auth/logout', { method: 'POST', headers: cookie })
  expect(status).toBe(403)
  expect(lines).toEqual([
    { event: 'request of another site refused', origin: `https://elders.test/${'x'.repeat(180)}` },
  ])
})
