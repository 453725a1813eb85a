/** Mercurius with graphql-jit on the product's schema. It shares the reads of the hand-written server, so the difference is the cost of GraphQL. */
import fs from 'node:fs'
import mercurius from 'mercurius'
import { announce, fastifyWithDuties, reads } from './duties.mjs'

const { openLimit, tendersPage, counts, bookmarks, detail, viewerOf } = reads
const limit = await openLimit(process.env.DATABASE_URL)

/** Documents select this field in two ways, which the selection tells apart. */
const isCounts = ({ fieldNodes }) => fieldNodes[0].selectionSet.selections.some(({ name }) => name?.value === 'facets')

const app = await fastifyWithDuties(one => one.graphql.schema)
await app.register(mercurius, {
  schema: fs.readFileSync('schema.graphql', 'utf8'),
  jit: 1,
  subscription: false,
  queryDepth: 15,
  context: async request => ({ viewer: await viewerOf(limit, request.headers.authorization) }),
  resolvers: {
    Query: {
      tenders: async (_root, given, { viewer }, info) =>
        (await (isCounts(info) ? counts(limit) : tendersPage(limit, given, viewer))).tenders,
      tender: async (_root, given, { viewer }) => (await detail(limit, given, viewer)).tender,
      bookmarks: async (_root, given, { viewer }) => (await bookmarks(limit, given, viewer)).bookmarks,
    },
  },
})
await announce(app, 'mercurius')
