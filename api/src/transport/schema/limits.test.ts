import { describe, expect, test } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { Person, testServer } from '../../../test/web-server.js'

const database = testDatabase()
const server = testServer(database, { rateLimits: { visitor: 100_000, user: 100_000 } })
const visitor = () => new Person(() => server.url)

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const nested = (levels: number) => `{ node(id: "x") ${'{ ... on Node '.repeat(levels)} { id } ${'}'.repeat(levels)} }`

describe('an operation that is too large or too deep is refused without execution', () => {
  test.each([
    ['a text of 15 001 characters', `{ publicStats { total } } #${'x'.repeat(15_000)}`],
    ['201 brackets', '{a'.repeat(201) + '}'.repeat(201)],
    ['14 000 brackets', '['.repeat(14_000)],
    ['2001 tokens', `{ ${many(700, index => `a${index}: x`)} }`],
    ['16 levels', `{ categories ${'{ domain '.repeat(15)} { key } ${'}'.repeat(15)} }`],
    ['31 aliases', `{ publicStats { ${many(31, index => `a${index}: total`)} } }`],
    [
      '501 fields',
      `{ ${many(20, index => `a${index}: publicStats { total open closed archived newToday ${many(21, () => 'total')} }`)} }`,
    ],
    ['21 root fields', `{ ${many(21, index => `a${index}: publicStats { total }`)} }`],
    ['6 mutations', `mutation { ${many(6, index => `a${index}: refreshTenders { totalAdded }`)} }`],
    ['21 directives', `{ publicStats { total ${many(21, () => '@skip(if: false)')} } }`],
    [
      'a bomb of fragments',
      `{ ...f0 } ${many(19, index => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)} fragment f19 on Query { publicStats { total } }`,
    ],
    ['a cycle of fragments', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    [
      'a bomb of fields in fragments',
      `{ publicStats { ...f0 } } ${many(9, index => `fragment f${index} on PublicStats { ${many(4, () => `...f${index + 1}`)} }`)} fragment f9 on PublicStats { total }`,
    ],
    [
      'lists in lists',
      '{ nodes(ids: ["x"]) { ... on Tender { tenderCategories { category { id } } } } tenders(first: 100) { nodes { a: tenderCategories { category { id name domain { key name description } } } } edges { node { tenderCategories { category { id name slug description icon color sortOrder domain { key name description } } } description title summary organization region id uuid } } facets { source { key label count } } } b: tenders(first: 100) { nodes { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name } } } } c: tenders(first: 100) { nodes { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name } } } } d: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name } } } } } e: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name } } } } } f: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name slug } } } } } g: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name slug } } } } } h: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name slug } } } } } i: tenders(first: 100) { edges { node { id title description organization region summary statusText status sourceUrl currency estimatedValue minHourlyRate maxHourlyRate awardWinner tenderCategories { confidence source matchedKeywords category { id name slug } } } } } }',
    ],
    ['an enormous page', '{ tenders(first: 1000000000) { nodes { id } } }'],
    ['an unknown field', '{ passwords { hash } }'],
  ])('%s is refused', async (_what, query) => {
    const { status, json, text } = await visitor().graphql(query)
    expect([200, 400]).toContain(status)
    expect(json.errors.length).toBeGreaterThan(0)
    expect(json.errors.length).toBeLessThanOrEqual(6)
    expect(json.data ?? null).toBeNull()
    expect(text).not.toMatch(/Did you mean|node_modules|SELECT|stack/)
  })

  test('nested inline fragments succeed or are refused, without a crash', async () => {
    for (const levels of [10, 60, 150, 1000])
      expect([200, 400]).toContain((await visitor().graphql(nested(levels))).status)
  })

  test.each([
    ['a list of operations', '[{"query":"{ publicStats { total } }"}]'],
    ['malformed JSON', '{"query": "{ publicStats'],
    ['103 kB', JSON.stringify({ query: '{ publicStats { total } }', variables: { x: 'x'.repeat(103_000) } })],
    ['a number', '7'],
  ])('the body %s is refused', async (_what, body) => {
    const reply = await visitor().ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s has no effect',
    async type => {
      const body = JSON.stringify({ query: 'mutation { refreshTenders { totalAdded } }' })
      const { status } = await visitor().ask('/graphql', { method: 'POST', headers: { 'content-type': type }, body })
      expect(status).toBe(400)
    },
  )

  test('a mutation cannot be sent by GET', async () => {
    const query = encodeURIComponent('mutation { refreshTenders { totalAdded } }')
    const reply = await visitor().ask(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'yes' } })
    expect(reply.status).toBe(405)
  })
})

describe('the limits allow the usual query of an integrator', () => {
  test('for the whole schema', async () => {
    const { json } = await visitor().graphql(getIntrospectionQuery())
    expect(json.data['__schema'].types.length).toBeGreaterThan(20)
  })

  test('for a hundred tenders with all fields of a card', async () => {
    const { json } = await visitor().graphql(
      '{ tenders(first: 100) { totalCount nodes { id title summary organization region status source { name } tenderCategories { category { name } } } } rateLimit { limit remaining cost resetAt } }',
    )
    expect(json.errors).toBeUndefined()
    const { limit, remaining, cost } = json.data.rateLimit
    expect(cost).toBeGreaterThan(1000)
    expect(remaining).toBeLessThan(limit)
  })
})

describe('a list without `first` or `last`', () => {
  const costOfQuery = async (query: string) => {
    const { json } = await visitor().graphql(`{ ${query} rateLimit { cost } }`)
    return (json.data?.rateLimit.cost as number | undefined) ?? json.errors[0].message
  }

  test('costs the counts of its filters once, whatever its length, and those of a nested list per item', async () => {
    const counted = (inside: string, size: number) =>
      costOfQuery(`tenders(first: ${size}) { nodes { id } ${inside} }`) as Promise<number>
    const facets = 'facets { category { key } }'
    const [short, long] = [await counted(facets, 1), await counted(facets, 20)]
    expect(short).toBeGreaterThan(1000)
    expect(long - (await counted('', 20))).toBeGreaterThan(1000)
    expect(long).toBeLessThan(1200)
    const each = await costOfQuery('tenders(first: 3) { nodes { similar { totalCount } } }')
    expect(each).toBeGreaterThan(3000)
    const lists = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: tenders(first: 1) { ${facets} nearest { count } }`)
    expect(await costOfQuery(lists(16).join(' '))).toBeGreaterThan(18_000)
    expect(await costOfQuery(lists(17).join(' '))).toMatch(/costs \d+, at most 20000/)
  })

  test('costs as much as a page of the default size', async () => {
    const list = (args: string) => `tenders${args} { nodes { id publicBookmarks${args} { nodes { id } } } }`
    expect(await costOfQuery(list(''))).toBe(await costOfQuery(list('(first: 20)')))
    expect(await costOfQuery(list(''))).toBeGreaterThan(400)
  })

  test('is refused when nested in too many others', async () => {
    const nested =
      'publicBookmarks { nodes { tender { publicBookmarks { nodes { tender { publicBookmarks { nodes { id } } } } } } } }'
    expect(await costOfQuery(`tenders { nodes { ${nested} } }`)).toMatch(/costs \d+, at most 20000/)
  })
})

describe('the rate limit', () => {
  const slow = testServer(database, { rateLimits: { visitor: 14, user: 20 }, trustProxyHops: 1 })

  test('refuses one caller with a message, and not the others', async () => {
    const [one, other] = [new Person(() => slow.url), new Person(() => slow.url)]
    await other.signInAs('medewerker')
    const replies = await Promise.all(Array.from({ length: 15 }, () => one.graphql('{ publicStats { total } }')))
    const refused = replies.filter(({ json }) => json.errors)
    expect(refused).toHaveLength(3)
    expect(refused[0]!.json.errors[0]).toMatchObject({
      message: expect.stringMatching(/^Te veel verzoeken\. Probeer het over \d+ seconden opnieuw\.$/),
      extensions: { code: 'RATE_LIMITED' },
    })
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await other.graphql('{ publicStats { total } }')).json.errors).toBeUndefined()
  })

  let addresses = 0
  const anAddress = () => `10.9.0.${++addresses}`
  const asked = (path: string, from: string) =>
    new Person(() => slow.url).ask(path, { headers: { 'x-forwarded-for': from } })
  const graphql = (body: string, from: string) =>
    new Person(() => slow.url).ask('/graphql', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      body,
    })

  test.each([
    ['an unknown field', JSON.stringify({ query: '{ passwords { hash } }' })],
    ['half a document', JSON.stringify({ query: '{ publicStats {' })],
    ['too long a text', JSON.stringify({ query: `{ publicStats { total } } #${'x'.repeat(15_000)}` })],
    ['no document', '{}'],
    ['malformed JSON', '{'],
  ])('charges a point for %s', async (_what, body) => {
    const from = anAddress()
    for (let count = 0; count < 14; count++) expect((await graphql(body, from)).status).toBe(400)
    const { status, json, headers } = await graphql(body, from)
    expect([status, json.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test.each([
    ['/api/login', 302],
    ['/api/callback', 302],
    ['/api/auth/picture', 401],
    ['/api/tenders/stats', 401],
    ['/api/public-stats', 200],
  ])('charges a point for %s, also without permission', async (path, status) => {
    const from = anAddress()
    for (let count = 0; count < 14; count++) expect((await asked(path, from)).status).toBe(status)
    const refused = await asked(path, from)
    expect([refused.status, refused.json.code]).toEqual([429, 'RATE_LIMITED'])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('is shared by all addresses of a network', async () => {
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, index) => asked('/api/public-stats', `2001:db8:1:2::${index + 1}`)),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await asked('/api/public-stats', '2001:db8:1:3::1')).status).toBe(200)
  })

  test('charges the cost of an operation, including its first point', async () => {
    const costly =
      '{ tenders(first: 100) { nodes { id title summary organization region status source { name } tenderCategories { category { name } } } } rateLimit { remaining cost } }'
    const cheap = '{ rateLimit { remaining cost } }'
    const from = anAddress()
    const remaining = async (query: string) =>
      (await graphql(JSON.stringify({ query }), from)).json.data.rateLimit as { remaining: number; cost: number }
    expect((await remaining(cheap)).remaining).toBe(13)
    const { cost, remaining: left } = await remaining(costly)
    expect(left).toBe(13 - 1 - Math.floor(cost / 1000))
  })
})

test('the rate limit in tests is that of production', () => {
  expect(testSettings().rateLimits).toEqual({ visitor: 300, user: 1200 })
})
