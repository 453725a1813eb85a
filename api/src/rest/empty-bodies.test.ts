import { beforeEach, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { aSignIn, aStaffMember } from '../../test/sign-in.js'
import { Person, testServer } from '../../test/web-server.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)

const asJson = { 'content-type': 'application/json' }
const ways: readonly { what: string; body?: string; headers: Readonly<Record<string, string>> }[] = [
  { what: 'no body and no type', headers: {} },
  { what: 'an empty body of JSON', body: '', headers: asJson },
  { what: 'JSON announced, and no body', headers: asJson },
  { what: 'an empty object', body: '{}', headers: asJson },
]

/** Reading all sources is slow, and its body is looked at before it; rest.test.ts asks it with and without a JSON type. */
const withoutFields = routes.filter(({ method, body, path }) => method === 'post' && !body && !path.includes('refresh'))

describe('POST without fields', () => {
  let user = { id: '', bearer: {} }
  beforeEach(async () => {
    await aTender(db())
    const { bearer } = await aSignIn(db(), await aStaffMember(db(), { isAdmin: true }))
    user = { id: (await aStaffMember(db())).id, bearer }
  })

  test.each(withoutFields.flatMap(({ path }) => ways.map(way => [path, way.what, way] as const)))(
    '%s takes %s',
    async (path, _what, { body, headers }) => {
      const { status, text } = await client.ask(`/api${path.replace(':id', user.id)}`, {
        method: 'POST',
        headers: { origin: server.url, ...user.bearer, ...headers },
        ...(body === undefined ? {} : { body }),
      })
      // R-INT-48 R-API-11
      expect([status, text]).toEqual([200, text])
    },
  )
})
