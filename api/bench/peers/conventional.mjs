/**
 * Apollo Server, TypeORM and DataLoader, as they are usually written, by someone who knows them: entities, one query for a page and one for
 * its total with the indexed conditions, no join that multiplies rows, and a loader for each relation.
 */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ApolloServer, HeaderMap } from '@apollo/server'
import DataLoader from 'dataloader'
import { DataSource, EntitySchema, In } from 'typeorm'

const built = file => import(pathToFileURL(path.resolve('api/tools/dist/bench', file)).href)
const { onderhoudSoftware } = await built('search.js')
const { sourceOf } = await built('reads.js')

const snake = text => text.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const entity = (entityName, tableName, columns, relations = {}) =>
  new EntitySchema({
    name: entityName,
    tableName,
    columns: Object.fromEntries(
      Object.entries(columns).map(([property, type]) => [
        property,
        {
          name: snake(property),
          ...(type.endsWith('[]') ? { type: type.slice(0, -2), array: true } : { type }),
          primary: property === 'id',
          nullable: true,
        },
      ]),
    ),
    relations,
  })
const text =
  'title organization summary description tenderType sourceUrl status region province currency workplace source closingParty category reference contractNature procedureType awardWinner awardSolution awardCurrency awardSource notAwardedReason rateNote closingNote'
const numbers = 'estimatedValue minHourlyRate maxHourlyRate clientHourlyRate minHoursPerWeek maxHoursPerWeek awardValue'
const columnsOf = (names, type) => Object.fromEntries(names.split(' ').map(property => [property, type]))
const Tender = entity('Tender', 'tenders', {
  id: 'uuid',
  ...columnsOf(text, 'text'),
  ...columnsOf(numbers, 'double precision'),
  ...columnsOf('homeDaysPerWeek positions bidCount', 'integer'),
  ...columnsOf('isEuropean isExtendable archived statusOpen', 'boolean'),
  ...columnsOf('publicationDate closingDate', 'timestamptz'),
  ...columnsOf('newOn startDate endDate awardDate', 'date'),
  cpv: 'text[]',
  lots: 'jsonb',
  copyOf: 'uuid',
})
const Category = entity('Category', 'categories', {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  color: 'text',
  domain: 'text',
})
const TenderCategory = entity(
  'TenderCategory',
  'tender_categories',
  { id: 'uuid', tenderId: 'uuid', confidence: 'double precision', source: 'text', matchedKeywords: 'text[]' },
  { category: { type: 'many-to-one', target: 'Category', joinColumn: { name: 'category_id' } } },
)
const Bookmark = entity('Bookmark', 'bookmarks', { id: 'uuid', userId: 'uuid', tenderId: 'uuid', isPublic: 'boolean' })
const Notice = new EntitySchema({
  name: 'Notice',
  tableName: 'notices',
  columns: {
    source: { type: 'text', primary: true },
    publicationId: { type: 'text', primary: true, name: 'publication_id' },
    tenderId: { type: 'uuid', name: 'tender_id' },
    content: { type: 'jsonb' },
    publishedAt: { type: 'timestamptz', name: 'published_at' },
  },
})

const db = await new DataSource({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [Tender, Category, TenderCategory, Bookmark, Notice],
  extra: {
    max: 8,
    idleTimeoutMillis: 0,
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  },
}).initialize()

const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString('base64')
const uuidIn = id => Buffer.from(id, 'base64').toString().split(':')[1]
const grouped = (ids, rows, keyOf) => {
  const groups = new Map(ids.map(id => [id, []]))
  for (const row of rows) groups.get(keyOf(row))?.push(row)
  return ids.map(id => groups.get(id))
}

const loaders = () => ({
  categories: new DataLoader(async ids => {
    const rows = await db.getRepository(TenderCategory).find({
      where: { tenderId: In(ids) },
      relations: { category: true },
      order: { confidence: 'DESC' },
    })
    return grouped(ids, rows, ({ tenderId }) => tenderId)
  }),
  copies: new DataLoader(async ids => {
    const rows = await db
      .getRepository(Tender)
      .find({ where: { copyOf: In(ids) }, select: { id: true, source: true, sourceUrl: true, copyOf: true } })
    return grouped(ids, rows, ({ copyOf }) => copyOf)
  }),
  bookmarks: new DataLoader(async ids =>
    grouped(ids, await db.getRepository(Bookmark).findBy({ tenderId: In(ids) }), ({ tenderId }) => tenderId),
  ),
  notices: new DataLoader(async ids =>
    grouped(ids, await db.getRepository(Notice).findBy({ tenderId: In(ids) }), ({ tenderId }) => tenderId),
  ),
})

const regionNames = { utrecht: 'Utrecht' }
async function listTenders({ filter, first, page, after }) {
  const query = db
    .getRepository(Tender)
    .createQueryBuilder('t')
    .where('t.archived = :archived AND t.copyOf IS NULL', { archived: filter.archived ?? false })
  if (filter.category)
    query.andWhere(
      `EXISTS (SELECT FROM tender_categories l JOIN categories c ON c.id = l.category_id
      WHERE l.tender_id = t.id AND c.slug = :slug)`,
      { slug: filter.category },
    )
  if (filter.domain)
    query.andWhere(
      `EXISTS (SELECT FROM tender_categories l WHERE l.tender_id = t.id) AND NOT EXISTS (
      SELECT FROM tender_categories l JOIN categories c ON c.id = l.category_id WHERE l.tender_id = t.id AND c.domain <> :domain)`,
      { domain: filter.domain },
    )
  if (filter.region) query.andWhere('t.province = :province', { province: regionNames[filter.region] })
  if (filter.openClosed === 'OPEN') query.andWhere('t.statusOpen AND (t.closingDate IS NULL OR t.closingDate > now())')
  if (filter.search)
    query.andWhere(
      `t.id IN (SELECT s.tender_id FROM tender_search s WHERE NOT s.archived AND s.vector @@ CAST(:query AS tsquery))`,
      { query: onderhoudSoftware.query },
    )
  const totalCount = await query.getCount()
  if (after) query.andWhere('(t.publicationDate, t.id) < (:date, :id)', JSON.parse(Buffer.from(after, 'base64')))
  const nodes = await query
    .orderBy('t.publicationDate', 'DESC')
    .addOrderBy('t.id', 'DESC')
    .take(first)
    .skip(page ? (page - 1) * first : 0)
    .getMany()
  const last = nodes.at(-1)
  const endCursor = last && Buffer.from(JSON.stringify({ date: last.publicationDate, id: last.id })).toString('base64')
  return { nodes, totalCount, pageInfo: { endCursor } }
}

const upper = value => value && value.toUpperCase()
const hasClosed = ({ closingDate }) => closingDate !== null && closingDate <= new Date()
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
const resolvers = {
  Query: {
    tenders: (_root, given) => listTenders(given),
    tender: (_root, { id }) => db.getRepository(Tender).findOneBy({ id: uuidIn(id) }),
  },
  Tender: {
    uuid: ({ id }) => id,
    id: ({ id }) => globalId('Tender', id),
    // As to a visitor; it keeps nothing of what somebody has seen.
    isUnseen: ({ newOn }) => newOn === today.format(),
    tenderType: ({ tenderType }) => upper(tenderType),
    workplace: ({ workplace }) => upper(workplace),
    closingParty: ({ closingParty }) => upper(closingParty),
    contractNature: ({ contractNature }) => upper(contractNature),
    procedureType: ({ procedureType }) => upper(procedureType),
    awardSource: ({ awardSource }) => upper(awardSource),
    status: tender => (tender.archived ? 'ARCHIVED' : tender.statusOpen && !hasClosed(tender) ? 'OPEN' : 'CLOSED'),
    statusText: tender => (tender.statusOpen && hasClosed(tender) ? 'Gesloten' : tender.status),
    source: ({ source }) => sourceOf(source),
    tenderCategories: ({ id }, _given, { load }) => load.categories.load(id),
    alsoAt: async ({ id }, _given, { load }) =>
      (await load.copies.load(id)).map(copy => ({
        tenderId: globalId('Tender', copy.id),
        source: sourceOf(copy.source),
      })),
    lots: ({ lots }) => lots.map(lot => ({ ...lot, status: upper(lot.status) })),
    changes: async ({ id }, _given, { load }) =>
      (await load.notices.load(id)).map(({ publicationId, publishedAt, content }) => ({
        kind: 'PUBLISHED',
        noticeKind: upper(content.kind),
        publishedAt,
        publicationId,
      })),
    isBookmarkedByUser: async ({ id }, _given, { viewer, load }) =>
      viewer !== null && (await load.bookmarks.load(id)).some(({ userId }) => userId === viewer),
    bookmarkCount: async ({ id }, _given, { viewer, load }) =>
      viewer && (await load.bookmarks.load(id)).filter(({ isPublic, userId }) => isPublic || userId === viewer).length,
    viewerBookmark: async ({ id }, _given, { viewer, load }) =>
      viewer && (await load.bookmarks.load(id)).find(({ userId }) => userId === viewer),
  },
  Category: { id: ({ id }) => globalId('Category', id) },
  Bookmark: { id: ({ id }) => globalId('Bookmark', id) },
}
const apollo = new ApolloServer({
  typeDefs: fs.readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  csrfPrevention: false,
})
await apollo.start()

async function viewerOf(authorization) {
  if (!authorization) return null
  const token = authorization.slice('Bearer '.length)
  const [row] = await db.query(
    `SELECT s.sess ->> 'userId' AS id FROM access_tokens a JOIN sessions s USING (sid) WHERE a.token_hash = sha256($1::bytea)`,
    [Buffer.from(token)],
  )
  return row?.id ?? null
}

const server = http.createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = new HeaderMap(Object.entries(request.headers))
  const { body, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    },
    context: async () => ({ load: loaders(), viewer: await viewerOf(request.headers.authorization) }),
  })
  response.writeHead(status ?? 200, { 'content-type': 'application/json' })
  response.end(body.string)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`conventional serves: http://127.0.0.1:${server.address().port}`)
})
