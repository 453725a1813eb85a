/**
 * PostGraphile 5, as its manual sets it up: the Amber preset on the tables as they are, with conditions in SQL where its own do not
 * reach. No settings per request, which would put each into a transaction.
 */
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/fastify/v5'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { addPgTableCondition, extendSchema } from 'postgraphile/utils'
import { announce, fastifyWithDuties, reads } from './duties.mjs'

const connectionString = process.env.DATABASE_URL
const options = '-c max_parallel_workers_per_gather=0 -c jit=off'
const pool = new pg.Pool({ connectionString, max: 8, idleTimeoutMillis: 0, options })
pool.on('error', () => {}) // the database may stop first
const limit = await reads.openLimit(connectionString)

/** `sqlOf` gets the helper of SQL, the alias of tenders and, of a text, its value. */
const condition = (field, type, sqlOf) =>
  addPgTableCondition({ schemaName: 'public', tableName: 'tenders' }, field, ({ sql, graphql, dataplanPg }) => ({
    type: graphql[type],
    apply: (found, value) =>
      found.where(sqlOf(sql, found.alias, dataplanPg.sqlValueWithCodec(value, dataplanPg.TYPES.text))),
  }))

const conditions = [
  // As text in the statement, because the partial indexes are found by it.
  condition('isShown', 'GraphQLBoolean', (sql, t) => sql`(NOT ${t}.archived AND ${t}.copy_of IS NULL)`),
  condition(
    'isOpen',
    'GraphQLBoolean',
    (sql, t) => sql`(${t}.status_open AND (${t}.closing_date IS NULL OR ${t}.closing_date > now()))`,
  ),
  condition(
    'hasCategory',
    'GraphQLString',
    (sql, t, slug) => sql`EXISTS (SELECT FROM tender_categories l JOIN categories c ON c.id = l.category_id
      WHERE l.tender_id = ${t}.id AND c.slug = ${slug})`,
  ),
  condition(
    'hasDomain',
    'GraphQLString',
    (sql, t, domain) => sql`(EXISTS (SELECT FROM tender_categories l WHERE l.tender_id = ${t}.id) AND NOT EXISTS (
      SELECT FROM tender_categories l JOIN categories c ON c.id = l.category_id
      WHERE l.tender_id = ${t}.id AND c.domain <> ${domain}))`,
  ),
]

/** Of a notice the history shows its kind, and not all that it contains. */
const noticeKind = extendSchema(({ sql, dataplanPg }) => ({
  typeDefs: 'extend type Notice { kind: String }',
  objects: {
    Notice: {
      plans: {
        kind: $notice => $notice.select(sql`${$notice.getClassStep().alias}.content ->> 'kind'`, dataplanPg.TYPES.text),
      },
    },
  },
}))

const product = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [...conditions, noticeKind],
  // It takes a partial index for none, and would neither order by the date nor show copies.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  schema: { defaultBehavior: '-insert -update -delete +manyRelation:resource:list' },
  grafserv: { graphiql: false },
  grafast: {
    context: async ({ fastifyv5 }) => ({
      viewer: await reads.viewerOf(limit, fastifyv5?.request.headers.authorization),
    }),
  },
  pgServices: [makePgService({ pool, schemas: ['public'], pubsub: false })],
})
// It warns at length of functions and types that it cannot show, which nobody asks for.
console.warn = () => {}
const schema = await product.getSchema()
const app = await fastifyWithDuties(() => schema)
await product.createServ(grafserv).addTo(app)
await announce(app, 'postgraphile')
