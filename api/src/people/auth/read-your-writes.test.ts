import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { Person, testServer } from '../../../test/web-server.js'
import { signedInBy } from '../../accounts/users/sign-in/session.service.js'
import { createPersonalToken } from '../../accounts/users/tokens/personal-token.service.js'
import { CreatePersonalTokenInput } from '../../accounts/users/tokens/personal-token.inputs.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const server = testServer(database)
const db = () => database.manager
const person = new Person(() => server.url)

/** The positions that requests asked the replicas for; none has them, so that the primary answers. */
const asked: number[] = []
beforeEach(() => {
  asked.length = 0
  const { replicas } = database.source
  jest.spyOn(replicas, 'isEmpty', 'get').mockReturnValue(false)
  jest.spyOn(replicas, 'forCaller').mockImplementation((_caller, position) => {
    asked.push(position)
    return null
  })
})
afterEach(() => void jest.restoreAllMocks())

const READ = '{ tenders(first: 1) { totalCount } }'
const BOOKMARK = 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }'

test('the reads of a visitor ask for no position', async () => {
  await person.graphql(READ)
  await person.ask('/api/tenders')
  expect(asked).toEqual([0, 0])
})

test.each(['cookie', 'bearer'] as const)(
  'reads ask for the last write of their session, signed in by %s, through GraphQL and REST',
  async by => {
    const signIn = await aSignIn(db(), await aStaffMember(db()), server.url)
    const headers = signIn[by]
    await person.graphql(READ, {}, headers)
    expect(asked).toEqual([0])
    const globalId = toGlobalId('Tender', (await aTender(db())).id)
    const reply = await person.graphql(BOOKMARK, { input: { tenderId: globalId } }, headers)
    expect(reply.json.errors).toBeUndefined()
    const { lastWrite } = (await signedInBy(db(), signIn.sid))!
    expect(lastWrite).toBeGreaterThan(0)
    await person.graphql(READ, {}, headers)
    await person.ask('/api/bookmarks/me', { headers })
    expect(asked).toEqual([0, lastWrite, lastWrite])

    const written = await person.ask(`/api/bookmarks/${globalId}`, { method: 'DELETE', headers })
    expect(written.status).toBeLessThan(500)
    expect((await signedInBy(db(), signIn.sid))!.lastWrite).toBeGreaterThan(lastWrite!)
  },
)

test.each([
  [TokenScope.READ, [0]],
  // It has no session that could remember its writes.
  [TokenScope.READ_WRITE, []],
])('a personal token that may %s asks the replicas for %j', async (scope, positions) => {
  const { id } = await aStaffMember(db())
  const { secret } = await createPersonalToken(
    db(),
    id,
    checked(CreatePersonalTokenInput, { name: 'Koppeling', scope, expiresInDays: 30 }),
  )
  const reply = await person.graphql(READ, {}, { authorization: `Bearer ${secret}` })
  expect(reply.json.errors).toBeUndefined()
  expect(asked).toEqual(positions)
})
