/**
 * Mercurius with graphql-jit on our schema. Its resolvers read by the limit's own functions, that is by the same SQL, so that
 * what it adds to the limit is what serving GraphQL costs.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import mercurius from 'mercurius'

const built = file => import(pathToFileURL(path.resolve('api/tools/dist/bench', file)).href)
const { openLimit, withEnums } = await built('limit/open.js')
const { tendersPage, filterCounts, bookmarks, viewerOf } = await built('limit/reads.js')
const { tenderDialog } = await built('limit/detail.js')
const { serveContender } = await built('serve-contender.js')

const limit = await openLimit(process.argv[2], process.argv[3])

/** One field of the schema is asked for in two ways; what the client asks for says which. */
const isFacets = ({ fieldNodes }) => fieldNodes[0].selectionSet.selections.some(({ name }) => name?.value === 'facets')

const app = Fastify()
await app.register(mercurius, {
  schema: fs.readFileSync('schema.graphql', 'utf8'),
  jit: 1,
  subscription: false,
  context: async request => ({ viewer: await viewerOf(limit, request.headers.authorization) }),
  resolvers: {
    Query: {
      async tenders(_root, given, { viewer }, info) {
        const variables = { ...given, filter: withEnums(given.filter) }
        const read = isFacets(info) ? filterCounts(limit, variables) : tendersPage(limit, variables, viewer)
        return (await read).tenders
      },
      tender: async (_root, given, { viewer }) => (await tenderDialog(limit, given, viewer)).tender,
      bookmarks: async (_root, given, { viewer }) => (await bookmarks(limit, given, viewer)).bookmarks,
    },
  },
})
await app.ready()
serveContender(app.server)
