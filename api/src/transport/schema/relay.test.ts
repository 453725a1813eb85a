import { beforeEach, describe, expect, test } from '@jest/globals'
import { type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aChange, aTender, aUser } from '../../../test/factories.js'
import { Person, testServer } from '../../../test/web-server.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { tellChanges } from '../../people/alerts/changes/tell.service.js'
import { TenderChangeKind } from '../../tenders/changes/change.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { storeEmptySearches } from '../../tenders/empty-searches/empty-search.service.js'
import { ScraperRun } from '../../ingest/harvest/run.entity.js'
import { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { createSchema } from './schema.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const schema = createSchema()
const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const nodeTypes = objects.filter(type => type.getInterfaces().some(({ name }) => name === 'Node')).map(one => one.name)

/** Connections whose name differs from that of their items. */
const listedAs: Readonly<Record<string, string>> = { RelatedTender: 'Tender' }

/** The update feed is paged forwards only, and lists changes instead of nodes; versions.test.ts covers it. */
const feed = { list: 'Query.changes', item: 'ChangedTender' }

const typeOf = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type)
const argumentsOf = ({ args }: GraphQLField<unknown, unknown>) =>
  Object.fromEntries(args.map(({ name, type }) => [name, String(type)]))

describe('the schema has the types of the connection specification', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'))
  const lists = objects.flatMap(type =>
    Object.values(type.getFields())
      .filter(field => /Connection!?$/.test(String(field.type)))
      .map(field => [`${type.name}.${field.name}`, field] as const),
  )

  test.each(connections.map(type => [type.name, type] as const))('for %s', (name, type) => {
    const list = name.replace(/Connection$/, '')
    const node = listedAs[list] ?? list
    const edge = schema.getType(`${list}Edge`) as GraphQLObjectType
    expect(typeOf(type, 'edges')).toBe(`[${list}Edge!]!`)
    expect(typeOf(type, 'pageInfo')).toBe('PageInfo!')
    expect([typeOf(edge, 'node'), typeOf(edge, 'cursor')]).toEqual([`${node}!`, 'String!'])
    if (node !== feed.item) expect(nodeTypes).toContain(node)
  })

  test('for PageInfo', () => {
    const type = schema.getType('PageInfo') as GraphQLObjectType
    expect(Object.keys(type.getFields()).map(field => [field, typeOf(type, field)])).toEqual([
      ['hasNextPage', 'Boolean!'],
      ['hasPreviousPage', 'Boolean!'],
      ['startCursor', 'String'],
      ['endCursor', 'String'],
    ])
  })

  test.each(lists)('for the arguments of %s', (name, field) => {
    const backwards = name === feed.list ? {} : { last: 'Int', before: 'String' }
    expect(argumentsOf(field)).toMatchObject({ first: 'Int', after: 'String', ...backwards })
  })

  test('for each connection, which a test below pages through', () => {
    expect(lists.map(([name]) => name).sort()).toEqual([...Object.keys(walks), feed.list].sort())
  })
})

const ROWS = 5
/** How a query asks for each list, given its arguments and selection, and where the list is in the answer. */
type Ask = (args: string, selection: string) => string
const at = { bookmark: '', comment: '', tender: '' }
const walks: Record<string, Ask> = {
  'Query.tenders': (args, selection) => `{ list: tenders(${args}) ${selection} }`,
  'Query.users': (args, selection) => `{ list: users(${args}) ${selection} }`,
  'Query.refreshRuns': (args, selection) => `{ list: refreshRuns(${args}) ${selection} }`,
  'Query.inbox': (args, selection) => `{ list: inbox(${args}) ${selection} }`,
  'Query.emptySearches': (args, selection) => `{ list: emptySearches(${args}) ${selection} }`,
  'Query.bookmarks': (args, selection) => `{ list: bookmarks(scope: MINE, ${args}) ${selection} }`,
  'Tender.publicBookmarks': (args, selection) =>
    `{ at: tender(id: "${at.tender}") { list: publicBookmarks(${args}) ${selection} } }`,
  'Tender.similar': (args, selection) => `{ at: tender(id: "${at.tender}") { list: similar(${args}) ${selection} } }`,
  'Tender.earlierByClient': (args, selection) =>
    `{ at: tender(id: "${at.tender}") { list: earlierByClient(${args}) ${selection} } }`,
  'Bookmark.comments': (args, selection) =>
    `{ at: node(id: "${at.bookmark}") { ... on Bookmark { list: comments(${args}) ${selection} } } }`,
  'Comment.replies': (args, selection) =>
    `{ at: node(id: "${at.comment}") { ... on Comment { list: replies(${args}) ${selection} } } }`,
}

let person: Person
async function fill(): Promise<void> {
  person = new Person(() => server.url)
  await person.signInAs('beheerder')
  const self = await db().findOneByOrFail(User, { id: (await person.session()).user.uuid })
  const mark = (tenderId: string, user: User) =>
    bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId, isPublic: true }))
  const say = async (bookmarkId: string, parentCommentId?: string) => {
    const input = { bookmarkId, parentCommentId, commenterName: 'Anna', content: 'Interessant' }
    const add = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'
    return (await person.graphql(add, { input })).json.data.addComment.comment.id as string
  }
  for (let row = 0; row < ROWS; row++) {
    const tender = await aTender(db())
    const bookmark = await mark(tender.id, self)
    if (row > 0) {
      await mark((await tenderOf(at.tender)).uuid, await aUser(db()))
    } else {
      at.tender = tender.globalId
      at.bookmark = bookmark.globalId
      at.comment = await say(at.bookmark)
    }
    await say(at.bookmark)
    await say(at.bookmark, at.comment)
    for (const day of ['2026-03-01', '2026-03-02']) await storeEmptySearches(db(), [`zoekopdracht ${row}`], day)
    await aChange(db(), tender.id, TenderChangeKind.STATUS, { oldText: 'Open', newText: 'Gegund' })
    const startedAt = new Date(Date.now() - row * 1000)
    await db().save(db().create(ScraperRun, { id: uuid(), source: 'ted', status: 'success', startedAt }))
  }
  await tellChanges(db())
  // The tender itself, which is not in its list of related tenders.
  await aTender(db())
}

const tenderOf = async (id: string) =>
  (await person.graphql('query ($id: ID!) { tender(id: $id) { uuid } }', { id })).json.data.tender as { uuid: string }

interface Connection {
  readonly edges: { readonly cursor: string; readonly node: { readonly id: string; readonly __typename: string } }[]
  readonly pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string>
}

async function read(ask: Ask, args: string): Promise<Connection> {
  const { json } = await person.graphql(
    ask(
      args,
      '{ edges { cursor node { __typename id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }',
    ),
  )
  expect(json.errors).toBeUndefined()
  return (json.data.list ?? json.data.at.list) as Connection
}

describe.each(Object.entries(walks))('the connection %s', (_name, ask) => {
  beforeEach(fill)

  test('has the same rows in the same order, paged forwards and backwards', async () => {
    const { edges, pageInfo } = await read(ask, 'first: 100')
    expect(edges.length).toBeGreaterThanOrEqual(ROWS)
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })

    const forwards: Connection['edges'] = []
    for (let after = ''; ; ) {
      const page = await read(ask, `first: 2${after && `, after: "${after}"`}`)
      expect(page.pageInfo.startCursor).toBe(page.edges[0]!.cursor)
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)!.cursor)
      forwards.push(...page.edges)
      if (!page.pageInfo.hasNextPage) break
      expect(page.edges).toHaveLength(2)
      after = page.pageInfo.endCursor
    }
    const backwards: Connection['edges'] = []
    for (let before = ''; ; ) {
      const page = await read(ask, `last: 2${before && `, before: "${before}"`}`)
      backwards.unshift(...page.edges)
      if (!page.pageInfo.hasPreviousPage) break
      expect(page.edges).toHaveLength(2)
      before = page.pageInfo.startCursor
    }
    const ids = (rows: Connection['edges']) => rows.map(({ node }) => node.id)
    expect(ids(forwards)).toEqual(ids(edges))
    expect(ids(backwards)).toEqual(ids(edges))
  })
})

describe('global object identification', () => {
  beforeEach(fill)

  const node = async (id: string) => {
    const { json } = await person.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { id })
    expect(json.errors).toBeUndefined()
    return json.data.node as { __typename: string; id: string } | null
  }

  test('finds an object of every type by its id', async () => {
    const { json } = await person.graphql('{ categories { __typename id } }')
    const found = new Map<string, string>([['Category', json.data.categories[0].id as string]])
    for (const ask of Object.values(walks))
      for (const { node: one } of (await read(ask, 'first: 100')).edges) found.set(one.__typename, one.id)
    expect([...found.keys()].sort()).toEqual([...nodeTypes].sort())
    for (const [type, id] of found) expect(await node(id)).toEqual({ __typename: type, id })
  })

  test('gives null for an unknown id of any type, and for a malformed one', async () => {
    for (const id of [...nodeTypes.map(type => toGlobalId(type, uuid())), toGlobalId('Query', uuid()), 'x', '', '=='])
      expect(await node(id)).toBeNull()
  })
})
