import { beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Crowd, aCrowd } from '../../../test/crowd.js'
import { testDatabase } from '../../../test/database.js'
import { hostileJson, hostileText } from '../../../test/hostile.js'
import { aSignIn } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { bodyFields } from './route.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const RUNS = process.env.TEST_LONG === '1' ? 2000 : 10

/** These run jobs, or end the session that other requests need. */
const apart = /refresh|reclassify|categorize-tenders|seed-categories|check-awards|logout/
const tried = routes.filter(({ path }) => !apart.test(path))

let crowd: Crowd
let headers: Record<string, string> = {}
beforeEach(async () => {
  crowd = await aCrowd(db(), { rows: 3, replies: 1, users: 1 })
  headers = (await aSignIn(db(), crowd.admin)).bearer
})

/** A lone surrogate has no percent encoding. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** PostgreSQL refuses a NUL character: in the path, and in each parameter and field while the others are absent. */
function withNul(route: (typeof tried)[number]) {
  const inPath = { path: ['\0', '\0', '\0'], query: {}, body: {}, isSignedIn: true }
  const path = [crowd.tenderId, crowd.bookmarkId, crowd.commentId]
  return [
    [inPath] as [typeof inPath],
    ...Object.keys(route.query ?? {}).map((name): [typeof inPath] => [{ ...inPath, path, query: { [name]: '\0' } }]),
    ...bodyFields(route).map((name): [typeof inPath] => [{ ...inPath, path, body: { [name]: '\0' } }]),
  ]
}

test.each(tried.map(route => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  'a request to %s with arbitrary input succeeds or is refused, without a server error',
  async (_name, route) => {
    const ids = [crowd.tenderId, crowd.bookmarkId, crowd.commentId, crowd.linkSecret]
    const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: hostileText })
    const named = <Value>(names: readonly string[], value: fc.Arbitrary<Value>) =>
      fc.record(Object.fromEntries(names.map(name => [name, value])), { requiredKeys: [] })
    const asked = fc.record({
      path: fc.array(id, { minLength: 3, maxLength: 3 }),
      query: named(Object.keys(route.query ?? {}), hostileText),
      body: fc.oneof(
        { weight: 6, arbitrary: named([...bodyFields(route), 'userId'], fc.oneof(hostileJson, id)) },
        { weight: 1, arbitrary: hostileJson },
      ),
      isSignedIn: fc.boolean(),
    })
    const visitor = new Person(() => server.url)
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, query, body, isSignedIn }) => {
        let place = 0
        const filled = route.path.replaceAll(/[:*]\w+/g, () => encoded(path[place++ % path.length] ?? ''))
        const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value ?? '')}`)
        const isWriting = route.method === 'post' || route.method === 'put'
        const { status, text } = await visitor.ask(`/api${filled}?${search.join('&')}`, {
          method: route.method.toUpperCase(),
          headers: { ...(isWriting ? { 'content-type': 'application/json' } : {}), ...(isSignedIn ? headers : {}) },
          ...(isWriting ? { body: JSON.stringify(body) } : {}),
        })
        // R-INT-27 R-INT-49
        expect(text).not.toContain('INTERNAL_SERVER_ERROR')
        expect(status).toBeLessThan(500)
      }),
      { numRuns: RUNS, examples: withNul(route) },
    )
  },
  600_000,
)
