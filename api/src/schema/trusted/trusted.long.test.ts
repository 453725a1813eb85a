import path from 'node:path'
import { ApolloServer } from '@apollo/server'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { aCrowd, type Crowd } from '../../../test/crowd.js'
import { testDatabase } from '../../../test/database.js'
import { withoutTable } from '../../../test/outage.js'
import { settled } from '../../../test/settled.js'
import { aSignIn } from '../../../test/sign-in.js'
import {
  answerToText,
  answerToTrusted,
  OTHER,
  type TrustedQuery,
  trustedQueries,
  WEB,
} from '../../../test/trusted-queries.js'
import { testServer } from '../../../test/web-server.js'
import { createSchema } from '../schema.js'
import { prepareQueries } from './prepare.js'

const isLong = process.env.TEST_LONG === '1'
const database = testDatabase()
const db = () => database.manager
const webDirectory = path.resolve('web/public')
const server = testServer(database, { webDirectory })
const scarce = testServer(database, { webDirectory, rateLimits: { visitor: 1, user: 1 } })
const throughApollo = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')

const { texts, queries, byName } = trustedQueries(webDirectory)
const answerTo = (query: TrustedQuery, variables: unknown, accept: string, headers = {}, url = server.url) =>
  answerToTrusted(url, query, variables, { accept, ...headers })

/** The answer, which is the same by both ways. */
async function sameAnswer(query: TrustedQuery, variables: unknown, headers = {}) {
  const [prepared, byApollo] = await Promise.all([WEB, OTHER].map(way => answerTo(query, variables, way, headers)))
  expect([query.name, prepared]).toEqual([query.name, byApollo])
  return prepared!
}

/** Of several fields that fail at once, it is a race by either way which of them are told. */
function withoutPlaces({ text, ...answer }: Awaited<ReturnType<typeof answerTo>>) {
  const { data, errors = [] } = JSON.parse(text) as { data: unknown; errors?: Record<string, unknown>[] }
  const told = errors.map(({ path: _path, locations: _locations, ...error }) => JSON.stringify(error))
  return { ...answer, data, errors: [...new Set(told)] }
}

let crowd: Crowd
let viewers: readonly Record<string, string>[] = []
beforeEach(async () => {
  crowd = await aCrowd(db(), { rows: 12, replies: 3, users: 5 })
  await settled(db())
  viewers = [{}, (await aSignIn(db(), crowd.admin)).bearer, (await aSignIn(db(), crowd.colleague, server.url)).cookie]
})

const valueOf: Readonly<Record<string, (query: TrustedQuery) => unknown>> = {
  id: () => toGlobalId('Tender', crowd.tenderId),
  tenderId: () => toGlobalId('Tender', crowd.tenderId),
  bookmarkId: () => toGlobalId('Bookmark', crowd.bookmarkId),
  commentId: () => toGlobalId('Comment', crowd.commentId),
  filter: () => ({ archived: false, openClosed: 'OPEN' }),
  orderBy: () => ({ field: 'CLOSING_DATE', direction: 'ASC' }),
  first: () => 5,
  page: () => 1,
  after: () => null,
  scope: () => 'PUBLIC',
  search: () => 'onderhoud',
  text: () => 'onder',
  within: () => '',
  profileId: () => toGlobalId('SearchProfile', crowd.profileId),
  kind: ({ name }) => (name === 'FilterValues' ? 'ORGANIZATION' : 'RECLASSIFY'),
  source: () => 'between',
  codes: () => ['72000000', '45000000'],
}
const namesIn = ({ operation: { variableDefinitions = [] } }: TrustedQuery) =>
  variableDefinitions.map(({ variable }) => variable.name.value)
const variablesOf = (query: TrustedQuery) =>
  Object.fromEntries(namesIn(query).map(name => [name, valueOf[name]!(query)]))

test('each query of the web client is compiled, except those that ask a union', () => {
  const { byHash: find } = prepareQueries(createSchema(), texts)
  expect(queries.length).toBeGreaterThan(30)
  const left = queries.filter(({ hash }) => !find(hash)).map(({ name }) => name)
  expect(left.toSorted()).toEqual(['Comments', 'MoreReplies'])
})

test('a query that is wrong, or asks an interface, is left to graphql-js', () => {
  const wrong = [
    'query A { nope }',
    'query B { node(id: "x") { id } }',
    'query C { publicStats { total }',
    '{ __typename }',
  ]
  const { byHash: find } = prepareQueries(createSchema(), new Map(wrong.map(text => [text, text])))
  expect(wrong.filter(text => find(text))).toEqual([])
})

test('nothing else is: no other hash, and no mutation or subscription', () => {
  const { byHash: find } = prepareQueries(createSchema(), texts)
  const others = [...texts.keys()].filter(hash => queries.every(query => query.hash !== hash))
  expect(others.length).toBeGreaterThan(10)
  expect(['of another build', ...others].filter(hash => find(hash))).toEqual([])
})

describe('a compiled query is answered as by graphql-js and Apollo, to the byte', () => {
  test('whoever asks', async () => {
    for (const query of queries) for (const viewer of viewers) await sameAnswer(query, variablesOf(query), viewer)
  })

  test('sent as text too, whatever media type is accepted', async () => {
    const accepted = [WEB, 'application/json', '*/*']
    for (const [index, query] of queries.entries()) {
      const [variables, accept] = [variablesOf(query), accepted[index % accepted.length]!]
      const prepared = await answerToText(server.url, query, variables, { accept })
      const byApollo = await answerToText(server.url, { ...query, text: `${query.text} ` }, variables, { accept })
      expect([query.name, prepared]).toEqual([query.name, byApollo])
    }
  })

  test('and without them', async () => {
    const query = byName.get('TendersPage')!
    throughApollo.mockClear()
    const { text } = await answerTo(query, { filter: {}, first: 5, page: 1 }, WEB)
    expect(JSON.parse(text).data.tenders.nodes).toHaveLength(5)
    await answerToText(server.url, query, { filter: {}, first: 5, page: 1 }, { accept: '*/*' })
    expect(throughApollo).not.toHaveBeenCalled()
    await answerTo(query, { filter: {}, first: 5, page: 1 }, OTHER)
    expect(throughApollo).toHaveBeenCalledTimes(1)
  })

  test('with filters, orders, pages and nothing found', async () => {
    const query = byName.get('TendersPage')!
    for (const filter of [
      {},
      { archived: true },
      { search: 'onderhoud software' },
      { search: 'xyzzyplugh' },
      { category: 'it-development', openClosed: 'CLOSED' },
      { category: 'no such category' },
      { domain: 'technology', region: 'utrecht', openClosed: null },
    ])
      for (const [first, page] of [
        [5, 1],
        [1, 3],
        [20, 50],
      ])
        await sameAnswer(query, { filter, first, page })
    await sameAnswer(byName.get('TenderDialog')!, { id: toGlobalId('Tender', crowd.otherTenderId) }, viewers[1])
    for (const id of ['', 'x', toGlobalId('User', crowd.tenderId), toGlobalId('Tender', crowd.admin.id)])
      expect((await sameAnswer(byName.get('TenderDialog')!, { id })).status).toBe(200)
  })
})

describe('what goes wrong is told in the same words', () => {
  const wrongs = [undefined, null, 'NOPE', 1.5, -1, [], { nope: 1 }, '\ud800']
  const asked = new Set<string>()
  /** All of them for the first query with a variable of this name, and some for the others. */
  const wrongFor = (name: string) => {
    const isFirst = !asked.has(name)
    asked.add(name)
    return isLong || isFirst ? wrongs : wrongs.slice(0, 3)
  }

  test('wrong variables', async () => {
    for (const query of queries)
      for (const name of namesIn(query)) {
        const right = variablesOf(query)
        for (const wrong of wrongFor(name)) await sameAnswer(query, { ...right, [name]: wrong })
      }
    const page = byName.get('TendersPage')!
    for (const filter of [{ openClosed: 'open' }, { search: 'x'.repeat(2000) }, { region: 7 }, { archived: 'true' }])
      await sameAnswer(page, { filter, first: 5, page: 1 })
    for (const first of [0, 101, 2 ** 31]) await sameAnswer(page, { filter: {}, first, page: 1 })
    for (const variables of [[], 'x', 7, null]) await sameAnswer(page, variables)
  })

  test('a query that costs too much', async () => {
    const reply = await sameAnswer(byName.get('TenderOverview')!, { filter: {}, first: 1e6 })
    expect(reply.text).toContain('errors')
  })

  test('a statement that fails', async () => {
    for (const table of ['tenders', 'notices', 'bookmarks']) {
      await db().query(`ALTER TABLE ${table} RENAME TO away`)
      try {
        for (const query of queries) {
          const ways = await Promise.all(
            [WEB, OTHER].map(accept => answerTo(query, variablesOf(query), accept, viewers[1])),
          )
          const [prepared, byApollo] = ways.map(withoutPlaces)
          expect([table, query.name, prepared]).toEqual([table, query.name, byApollo])
        }
      } finally {
        await db().query(`ALTER TABLE away RENAME TO ${table}`)
      }
    }
  })

  test('a database out of reach', async () => {
    const query = byName.get('Trends')!
    const reply = await withoutTable(database.source, 'tenders', () => sameAnswer(query, {}))
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5'])
  })

  test('a caller who asks too often', async () => {
    const query = byName.get('Categories')!
    const answers = [await answerTo(query, {}, WEB, {}, scarce.url)]
    for (const accept of [WEB, OTHER]) answers.push(await answerTo(query, {}, accept, {}, scarce.url))
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429])
    expect(answers[1]!.text).toBe(answers[2]!.text)
  })
})
