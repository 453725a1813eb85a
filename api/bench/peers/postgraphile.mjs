/**
 * PostGraphile 5, as its manual sets it up: the Amber preset on the tables as they are, conditions in SQL where its own do not
 * reach, one statement for a page with all that is shown of it and one for the total. No settings per request, which would put
 * each into a transaction. Its `offset` is dear far back, as categories and copies are read of the skipped rows too; the cursors
 * that its manual prefers cannot jump to a page.
 */
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { addPgTableCondition, extendSchema } from 'postgraphile/utils'

const { serveContender } = await import(pathToFileURL(path.resolve('api/tools/dist/bench/serve-contender.js')).href)
const [connectionString, name] = process.argv.slice(2)
const pool = new pg.Pool({
  connectionString,
  max: 8,
  idleTimeoutMillis: 0,
  application_name: name,
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
})
pool.on('error', () => {}) // the database may stop first

/** A condition on tenders; `sqlOf` gets the helper of SQL, the alias of tenders and, of a text, its value. */
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

const preset = {
  extends: [PostGraphileAmberPreset],
  plugins: [...conditions, noticeKind],
  // It takes a partial index for none, and would neither order by the date nor show copies.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  schema: { defaultBehavior: '-insert -update -delete +manyRelation:resource:list' },
  grafserv: { graphiql: false },
  pgServices: [makePgService({ pool, schemas: ['public'], pubsub: false })],
}

// It warns at length of functions and types that it cannot show, which nobody asks for.
console.warn = () => {}
const product = postgraphile(preset)
await product.getSchema()
const server = http.createServer()
await product.createServ(grafserv).addTo(server)
serveContender(server)
