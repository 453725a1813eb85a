import { expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { withoutTable } from '../../../test/outage.js'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const visitor = () => new Person(() => server.url)

const without = <Result>(table: string, work: () => Promise<Result>) => withoutTable(database.source, table, work)

const outage = {
  status: 503,
  json: {
    errors: [
      {
        message: 'De gegevens zijn even niet bereikbaar. Probeer het zo weer.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ],
  },
}

test('an outage before the caller is known is 503 with Retry-After', async () => {
  const { bearer } = await aSignIn(db(), await aStaffMember(db()))
  const reply = await without('access_tokens', () => visitor().graphql('{ publicStats { total } }', {}, bearer))
  expect(reply).toMatchObject(outage)
  expect(reply.headers.get('retry-after')).toBe('5')
})

test('an outage that leaves no data is 503 with Retry-After', async () => {
  const reply = await without('categories', () => visitor().graphql('{ rateLimit { limit } categories { name } }'))
  expect(reply).toMatchObject(outage)
  expect(reply.json.data).toBeNull()
  expect(reply.headers.get('retry-after')).toBe('5')
})

test('an answer with data and errors is 200', async () => {
  const { globalId } = await aTender(db())
  const query = 'query ($id: ID!) { rateLimit { limit } tender(id: $id) { title } }'
  const reply = await without('tenders', () => visitor().graphql(query, { id: globalId }))
  expect(reply.status).toBe(200)
  expect(reply.json).toMatchObject({
    data: { rateLimit: { limit: expect.any(Number) }, tender: null },
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  })
  expect(reply.headers.get('retry-after')).toBeNull()
})

test('an unauthenticated request is 200 without Retry-After', async () => {
  const reply = await visitor().graphql('{ accountExport }')
  expect(reply).toMatchObject({ status: 200, json: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } })
  expect(reply.headers.get('retry-after')).toBeNull()
})
