/**
 * PostGraphile 5, configured as in its manual: the Amber preset on the tables, with SQL conditions where its own are insufficient. No settings per
 * request, because they would put each request into a transaction.
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
pool.on('error', () => {}) // Ignores that the database may stop first.
const limit = await reads.openLimit(connectionString)

/** @param sqlOf gets the SQL helper, the alias of `tenders` and, for a text, its value */
const condition = (field, type, sqlOf) =>
  addPgTableCondition({ schemaName: 'public', tableName: 'tenders' }, field, ({ sql, graphql, dataplanPg }) => ({
    type: graphql[type],
    apply: (found, value) =>
      found.where(sqlOf(sql, found.alias, dataplanPg.sqlValueWithCodec(value, dataplanPg.TYPES.text))),
  }))

const conditions = [
  // A literal instead of a parameter, because only then the planner uses the partial indexes.
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

/** The history shows the kind of a notice, without its whole content. */
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
  // This plugin does not count partial indexes, so ordering by date and copies would be missing.
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
// Silences long warnings about functions and types that it cannot expose.
console.warn = () => {}
const schema = await product.getSchema()
const app = await fastifyWithDuties(() => schema)
await product.createServ(grafserv).addTo(app)
await announce(app, 'postgraphile')
