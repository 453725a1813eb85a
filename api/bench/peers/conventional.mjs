/**
 * Apollo Server, TypeORM and DataLoader in conventional, competent use: entities, one query for a page and one for its total with indexed
 * conditions, no row-multiplying joins, and a loader for each relation.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import DataLoader from 'dataloader'
import { DataSource, EntitySchema, In } from 'typeorm'

const built = file => import(pathToFileURL(path.resolve('api/tools/dist/bench', file)).href)
const { onderhoudSoftware } = await built('search.js')
const { sourceOf, viewerOf } = await built('reads.js')

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
          primary: ['id', 'publicationId', 'position'].includes(property),
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
  copyOf: 'uuid',
})
const Category = entity('Category', 'categories', { id: 'uuid', ...columnsOf('slug name color domain', 'text') })
const TenderCategory = entity(
  'TenderCategory',
  'tender_categories',
  { id: 'uuid', tenderId: 'uuid', confidence: 'double precision', source: 'text', matchedKeywords: 'text[]' },
  { category: { type: 'many-to-one', target: 'Category', joinColumn: { name: 'category_id' } } },
)
const Bookmark = entity('Bookmark', 'bookmarks', { id: 'uuid', userId: 'uuid', tenderId: 'uuid', isPublic: 'boolean' })
const Lot = entity('Lot', 'lots', {
  tenderId: 'uuid',
  position: 'integer',
  ...columnsOf('identifier decision reason winner awardCurrency', 'text'),
  awardValue: 'double precision',
  bidCount: 'integer',
})
const Notice = entity('Notice', 'notices', {
  ...columnsOf('source publicationId', 'text'),
  tenderId: 'uuid',
  content: 'jsonb',
  publishedAt: 'timestamptz',
})

const db = await new DataSource({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [Tender, Lot, Category, TenderCategory, Bookmark, Notice],
  extra: { max: 8, idleTimeoutMillis: 0, options: '-c max_parallel_workers_per_gather=0 -c jit=off' },
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
  lots: new DataLoader(async ids => {
    const rows = await db.getRepository(Lot).find({ where: { tenderId: In(ids) }, order: { position: 'ASC' } })
    return grouped(ids, rows, ({ tenderId }) => tenderId)
  }),
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
const enumerations = Object.fromEntries(
  'tenderType workplace closingParty contractNature procedureType awardSource'
    .split(' ')
    .map(field => [field, tender => upper(tender[field])]),
)
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
    // As for a visitor, because it does not store what users have seen.
    isUnseen: ({ newOn }) => newOn === today.format(),
    ...enumerations,
    status: tender => (tender.archived ? 'ARCHIVED' : tender.statusOpen && !hasClosed(tender) ? 'OPEN' : 'CLOSED'),
    statusText: tender => (tender.statusOpen && hasClosed(tender) ? 'Gesloten' : tender.status),
    source: ({ source }) => sourceOf(source),
    tenderCategories: ({ id }, _given, { load }) => load.categories.load(id),
    alsoAt: async ({ id }, _given, { load }) =>
      (await load.copies.load(id)).map(copy => ({
        tenderId: globalId('Tender', copy.id),
        source: sourceOf(copy.source),
      })),
    lots: async ({ id }, _given, { load }) =>
      (await load.lots.load(id)).map(lot => ({
        ...lot,
        lot: lot.identifier,
        status: upper(lot.decision),
        value: lot.awardValue,
        currency: lot.awardCurrency,
      })),
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
const apollo = new ApolloServer({ typeDefs: fs.readFileSync('schema.graphql', 'utf8'), resolvers })

const pool = db.driver.master
const { url } = await startStandaloneServer(apollo, {
  listen: { port: 0 },
  context: async ({ req }) => ({ load: loaders(), viewer: await viewerOf({ pool }, req.headers.authorization) }),
})
console.log(`conventional serves: ${url}`)
