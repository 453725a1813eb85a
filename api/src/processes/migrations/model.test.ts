import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import type { QueryRunner } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { cloneTemplate, testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { BookmarkComment } from '../../people/comments/comment.entity.js'
import { migrate } from '../migrate.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { AwardSource } from '../../reference/tender-values.js'
import { publicStats } from '../../tenders/tender/statistics.service.js'
import { Start1795219200000 } from './1795219200000-start.js'
import { categories } from '../../reference/categories.js'
import { seedCategories } from '../../tenders/catalogue/category.service.js'

const database = testDatabase()
const db = () => database.manager

describe('migrations', () => {
  test('every property of an entity is a column of its type', async () => {
    const columns = await db().query<{ name: string; type: string; isNullable: boolean }[]>(
      `SELECT c.relname || '.' || a.attname AS name, NOT a.attnotnull AS "isNullable", format_type(a.atttypid, NULL) AS type
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
    )
    const known = new Map(columns.map(column => [column.name, column]))
    for (const entity of database.source.entityMetadatas)
      for (const column of entity.columns) {
        const name = `${entity.tableName}.${column.databaseName}`
        const type = `${database.source.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`
        expect(known.get(name)).toEqual({ name, type, isNullable: column.isNullable })
      }
  })

  test('the database itself has the types and defaults of the specification', async () => {
    const columns = await db().query<{ name: string; type: string; otherwise: string | null }[]>(
      `SELECT table_name || '.' || column_name AS name, data_type AS type, column_default AS otherwise
       FROM information_schema.columns WHERE table_schema = 'public'`,
    )
    const stored = new Map(columns.map(({ name, type, otherwise }) => [name, [type, otherwise]]))
    const expected = {
      // R-ENT-9
      'scraper_runs.items_found': ['integer', '0'],
      'scraper_runs.items_added': ['integer', '0'],
      // R-ENT-11
      'app_users.id': ['uuid', null],
      'app_users.is_active': ['boolean', 'true'],
      'app_users.is_admin': ['boolean', 'false'],
      'app_users.created_at': ['timestamp with time zone', 'now()'],
      // R-ENT-15
      'users.id': ['uuid', null],
      'users.email': ['text', null],
      'users.profile_image_url': ['text', null],
      // As connect-pg-simple makes them. R-ENT-16
      'sessions.sid': ['character varying', null],
      'sessions.sess': ['json', null],
      'sessions.expire': ['timestamp without time zone', null],
      // R-ENT-17
      'bookmarks.is_public': ['boolean', 'true'],
      'bookmarks.metadata': ['jsonb', null],
      'bookmarks.created_at': ['timestamp with time zone', 'now()'],
      // R-ENT-18
      'bookmark_comments.user_id': ['uuid', null],
      'bookmark_comments.content': ['text', null],
      'bookmark_comments.parent_comment_id': ['uuid', null],
    }
    expect(Object.fromEntries(Object.keys(expected).map(name => [name, stored.get(name)]))).toEqual(expected)
  })

  test('no migration is pending, and the last one can be undone and run again', async () => {
    expect(await database.source.showMigrations()).toBe(false)
    await database.source.undoLastMigration()
    await database.source.runMigrations()
    await seedCategories(db())
    expect(await db().query('SELECT count(*)::int AS n FROM categories')).toEqual([{ n: 16 }])
  })
})

/** By table, as the specification has them: type, whether it may be null, default. */
const specified: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // R-ENT-9
  scraper_runs: {
    id: 'uuid not null',
    source: 'text not null',
    status: 'text not null',
    items_found: 'integer not null 0',
    items_added: 'integer not null 0',
    error_message: 'text',
    started_at: 'timestamp(3) with time zone not null now()',
    completed_at: 'timestamp(3) with time zone',
  },
  // R-ENT-11
  app_users: {
    id: 'uuid not null',
    username: 'character varying(50) not null',
    email: 'character varying(100) not null',
    first_name: 'character varying(50)',
    last_name: 'character varying(50)',
    is_active: 'boolean not null true',
    is_admin: 'boolean not null false',
    // R-ENT-14
    password_hash: 'text not null',
    bookmark_cache: 'jsonb',
    last_login_at: 'timestamp(3) with time zone',
    created_at: 'timestamp(3) with time zone not null now()',
    updated_at: 'timestamp(3) with time zone not null now()',
  },
  // R-ENT-15
  users: {
    id: 'uuid not null',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    profile_image_url: 'text',
    created_at: 'timestamp(3) with time zone not null now()',
    updated_at: 'timestamp(3) with time zone not null now()',
  },
  // R-ENT-16
  sessions: {
    sid: 'character varying not null',
    sess: 'json not null',
    expire: 'timestamp(6) without time zone not null',
  },
  // R-ENT-17
  bookmarks: {
    id: 'uuid not null',
    user_id: 'uuid not null',
    tender_id: 'uuid not null',
    is_public: 'boolean not null true',
    metadata: 'jsonb',
    created_at: 'timestamp(3) with time zone not null now()',
  },
  // R-ENT-18
  bookmark_comments: {
    id: 'uuid not null',
    bookmark_id: 'uuid not null',
    user_id: 'uuid',
    commenter_name: 'character varying(100) not null',
    content: 'text not null',
    parent_comment_id: 'uuid',
    created_at: 'timestamp(3) with time zone not null now()',
  },
  // R-ENT-19
  categories: {
    id: 'uuid not null',
    slug: 'text not null',
    name: 'text not null',
    domain: 'text not null',
    description: 'text',
    keywords: "text[] not null '{}'::text[]",
    icon: 'text',
    color: 'text',
    is_active: 'boolean not null true',
    sort_order: 'integer not null 0',
    created_at: 'timestamp(3) with time zone not null now()',
    updated_at: 'timestamp(3) with time zone not null now()',
  },
  // R-ENT-20
  tender_categories: {
    id: 'uuid not null',
    tender_id: 'uuid not null',
    category_id: 'uuid not null',
    confidence: 'double precision not null 0',
    source: "text not null 'auto'::text",
    created_at: 'timestamp(3) with time zone not null now()',
  },
}

describe('what the database itself says', () => {
  test.each(Object.keys(specified))('%s has the columns, types and defaults that were specified', async table => {
    const columns = await db().query<{ name: string; is: string }[]>(
      `SELECT attname AS name, concat_ws(' ', format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
         pg_get_expr(adbin, adrelid)) AS is
       FROM pg_attribute LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    )
    expect(Object.fromEntries(columns.map(({ name, is }) => [name, is]))).toMatchObject(specified[table]!)
  })

  test('rows that leave them out get the defaults, and an e-mail of the sign-in store is there once', async () => {
    const [run] = await db().query<object[]>(
      `INSERT INTO scraper_runs (id, source, status) VALUES (gen_random_uuid(), 'ted', 'running')
       RETURNING items_found AS found, items_added AS added, error_message AS error, completed_at AS completed`,
    )
    // R-ENT-9
    expect(run).toEqual({ found: 0, added: 0, error: null, completed: null })
    const [user] = await db().query<{ id: string }[]>(
      `INSERT INTO app_users (id, username, email, password_hash) VALUES (gen_random_uuid(), 'anna', 'anna@x.test', 'x')
       RETURNING id, is_active AS active, is_admin AS admin, last_login_at AS login, first_name AS first, last_name AS last`,
    )
    // R-ENT-11
    expect(user).toMatchObject({ active: true, admin: false, login: null, first: null, last: null })
    const { id: tenderId } = await aTender(db())
    const metadata = { notes: 'Bellen', category: 'Kans', priority: 'high', tags: ['brug', 'staal'] }
    const [bookmark] = await db().query<{ id: string }[]>(
      `INSERT INTO bookmarks (id, user_id, tender_id, metadata) VALUES (gen_random_uuid(), $1, $2, $3)
       RETURNING id, is_public AS public, metadata`,
      [user!.id, tenderId, JSON.stringify(metadata)],
    )
    // R-ENT-17
    expect(bookmark).toMatchObject({ public: true, metadata })
    const [comment] = await db().query<object[]>(
      `INSERT INTO bookmark_comments (id, bookmark_id, commenter_name, content)
       VALUES (gen_random_uuid(), $1, 'Anna', 'Interessant') RETURNING user_id AS "user", parent_comment_id AS parent`,
      [bookmark!.id],
    )
    // R-ENT-18
    expect(comment).toEqual({ user: null, parent: null })
    const session = `INSERT INTO sessions (sid, sess, expire) VALUES ('s', $1, now()) RETURNING sess->>'startedAt' AS at`
    // R-ENT-16
    expect(await db().query(session, [{ startedAt: 1 }])).toEqual([{ at: '1' }])
    const twice = `INSERT INTO users (id, email) VALUES (gen_random_uuid(), 'a'), (gen_random_uuid(), 'a')`
    // R-ENT-15
    await expect(db().query(twice)).rejects.toThrow(/unique/)
  })
})

test('a database of another version is refused with a sentence that says what to do', async () => {
  const url = await cloneTemplate(`older_${process.env.JEST_WORKER_ID}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("INSERT INTO migrations (timestamp, name) VALUES (1, 'SearchWords1')")
  await client.end()
  await expect(migrate(url)).rejects.toThrow('made by another version (SearchWords1). Start with an empty one')
})

test('a database of a former start, which ran the same migrations, is refused with a sentence that says what it lacks', async () => {
  const url = await cloneTemplate(`older_${process.env.JEST_WORKER_ID}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('ALTER TABLE scraper_runs DROP COLUMN is_unfinished')
  await client.end()
  await expect(migrate(url)).rejects.toThrow('lacks scraper_runs.is_unfinished. Start with an empty one')
})

test('the start is never edited: a change of the model is a migration of its own', async () => {
  const statements: unknown[] = []
  const runner = { query: async (...query: unknown[]) => void statements.push(query) } as unknown as QueryRunner
  await new Start1795219200000().up(runner)
  const [, ...model] = statements
  const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex')
  expect(hash.slice(0, 16)).toBe('babd0b3c03ecc7c4')
})

describe('the cube', () => {
  test('has the counts of the rows after any insert, update or delete', async () => {
    const day = 86_400_000
    const moment = (offset: number) => new Date(Date.now() + offset)
    for (let index = 0; index < 40; index++)
      await aTender(db(), {
        status: index % 3 ? 'Open' : 'Gegund',
        closingDate: index % 7 ? moment((index - 20) * day * 0.1) : null,
        archived: index % 5 === 0,
        tenderType: index % 2 ? 'eu_procurement' : 'freelance_contract',
      })
    await db().query(
      `UPDATE tenders SET closing_date = now() + interval '1 hour' WHERE archived = false AND estimated_value IS NULL AND title LIKE '%1'`,
    )
    await db().query('UPDATE tenders SET archived = NOT archived WHERE title LIKE $1', ['%3'])
    await db().query('DELETE FROM tenders WHERE title LIKE $1', ['%7'])

    const [counted] = await db().query<[object]>(`SELECT count(*)::int AS total,
      count(*) FILTER (WHERE archived)::int AS archived,
      count(*) FILTER (WHERE NOT archived AND lower(status) = 'open' AND (closing_date IS NULL OR closing_date > now()))::int AS open,
      count(*) FILTER (WHERE NOT archived AND NOT (lower(status) = 'open' AND (closing_date IS NULL OR closing_date > now())))::int AS closed,
      count(*) FILTER (WHERE tender_type = 'eu_procurement')::int AS "euProcurement" FROM tenders`)
    const stats = await publicStats(db())
    // R-INT-5 R-INT-22
    expect(stats).toMatchObject(counted)
    // R-INT-4
    expect(stats.total).toBe(stats.open + stats.closed + stats.archived)
    expect(stats.open).toBeGreaterThan(0)
  })
})

describe('derived columns', () => {
  test('category, mask and score follow tender_categories', async () => {
    const { id } = await aTender(db(), { categories: ['zorg-welzijn', 'it-development'] })
    const read = async () =>
      (
        await db().query(
          'SELECT category, green_rock_category AS green, category_mask::int AS mask, relevance_score AS score FROM tenders',
        )
      )[0]
    const bit = (slug: string) => 2 ** categories.find(category => category.slug === slug)!.bit
    expect(await read()).toEqual({
      category: 'Zorg & Welzijn',
      green: 'Zorg & Welzijn',
      mask: bit('zorg-welzijn') + bit('it-development'),
      score: 90,
    })
    await db().query('UPDATE tender_categories SET confidence = 0.1 WHERE confidence = 0.9')
    expect(await read()).toMatchObject({ category: 'IT Development', score: 80 })
    await db().query('DELETE FROM tender_categories WHERE tender_id = $1', [id])
    expect(await read()).toEqual({ category: null, green: null, mask: 0, score: 0 })
  })

  test('the search projection follows title, organisation, region and description', async () => {
    const { id } = await aTender(db(), { title: 'Oude titel' })
    const found = async (word: string) =>
      (await db().query<unknown[]>("SELECT FROM tender_search WHERE vector @@ plainto_tsquery('nl_plain', $1)", [word]))
        .length
    expect(await found('oude')).toBe(1)
    await db().update(Tender, id, { title: 'Nieuwe naam', description: 'bruggen' })
    expect([await found('oude'), await found('nieuwe'), await found('bruggen')]).toEqual([0, 1, 1])
  })
})

describe('bookmarks', () => {
  test('counters follow inserts, updates and deletes, one or many at a time', async () => {
    const tender = await aTender(db())
    const people = [await aUser(db()), await aUser(db()), await aUser(db())]
    const made = people.map(({ id }, index) => ({
      id: uuid(),
      userId: id,
      tenderId: tender.id,
      isPublic: index > 0,
      detachedAt: null,
      metadata: null,
    }))
    await db().insert(Bookmark, made)
    const count = async () =>
      (await db().query<[{ n: number }]>('SELECT public_bookmark_count AS n FROM tender_counters'))[0].n
    expect(await count()).toBe(2)
    await db().query('UPDATE bookmarks SET is_public = true')
    expect(await count()).toBe(3)
    await db().query('UPDATE bookmarks SET detached_at = now() WHERE id = $1', [made[0]!.id])
    expect(await count()).toBe(2)
    await db().query('DELETE FROM bookmarks')
    expect(await count()).toBe(0)
  })

  test('a user has one bookmark of a tender, by the database', async () => {
    const tender = await aTender(db())
    const user = await aUser(db())
    const make = () => db().insert(Bookmark, { id: uuid(), userId: user.id, tenderId: tender.id })
    await make()
    // R-INT-14
    await expect(make()).rejects.toThrow(/unique/)
  })

  test('comments and replies are counted together, placeholders are not', async () => {
    const tender = await aTender(db())
    const user = await aUser(db())
    const bookmarkId = uuid()
    await db().insert(Bookmark, { id: bookmarkId, userId: user.id, tenderId: tender.id })
    const parentId = uuid()
    const comment = { bookmarkId, userId: user.id, commenterName: 'Sanne', content: 'Interessant' }
    await db().insert(BookmarkComment, { ...comment, id: parentId })
    await db().insert(BookmarkComment, { ...comment, id: uuid(), parentCommentId: parentId })
    const count = async () => (await db().findOneByOrFail(Bookmark, { id: bookmarkId })).commentCount
    // R-INT-17
    expect(await count()).toBe(2)
    await db().update(BookmarkComment, parentId, { deletedAt: new Date() })
    expect(await count()).toBe(1)
  })
})

describe('what every tender has', () => {
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

  test.each(['title', 'organization', 'publicationDate', 'status', 'source', 'tenderType'])(
    'a tender without its %s is refused',
    async property => {
      // R-ENT-3
      await expect(aTender(db(), { [property]: null })).rejects.toThrow(
        `null value in column "${snakeCase(property)}" of relation "tenders"`,
      )
    },
  )

  test.each(['title', 'organization', 'status'])('a tender with an empty %s is refused', async property => {
    // R-ENT-3
    await expect(aTender(db(), { [property]: '' })).rejects.toThrow(/check constraint/)
  })

  test('an address is one of the web, and the type one of two', async () => {
    // R-ENT-3
    await expect(aTender(db(), { sourceUrl: 'javascript:alert(1)' })).rejects.toThrow(/check constraint/)
    // R-ENT-4
    await expect(aTender(db(), { tenderType: 'concession' as 'eu_procurement' })).rejects.toThrow(/check constraint/)
  })

  test('an award comes from one of four sources', async () => {
    await expect(aTender(db(), { awardSource: 'guessed' as 'manual' })).rejects.toThrow(/tenders_award_source_check/)
    const [{ rule }] = await db().query<[{ rule: string }]>(
      `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'tenders_award_source_check'`,
    )
    const allowed = [...rule.matchAll(/'(\w+)'/g)].map(([, source]) => source!)
    // R-ENUM-11
    for (const sources of [allowed, Object.values(AwardSource)])
      expect(sources.toSorted()).toEqual(['api', 'dataset', 'manual', 'scraped'])
  })

  test('type, relevance and archived have defaults', async () => {
    const [row] = await db().query<object[]>(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
       VALUES (gen_random_uuid(), 'striive', '1', '1', 'Projectleider', 'Gemeente', now(), 'Open', '', now())
       RETURNING tender_type AS type, relevance_score AS relevance, archived`,
    )
    // R-ENT-4 R-ENT-5 R-ENT-6
    expect(row).toEqual({ type: 'freelance_contract', relevance: 0, archived: false })
  })
})

test.each([
  ['email', 100],
  ['username', 50],
  ['firstName', 50],
  ['lastName', 50],
] as const)('the %s of a user has at most %d characters', async (property, most) => {
  await aUser(db(), { [property]: 'x'.repeat(most) })
  // R-ENT-13
  await expect(aUser(db(), { [property]: 'y'.repeat(most + 1) })).rejects.toThrow(/too long/)
})

test('user names and e-mails are unique ignoring case', async () => {
  await aUser(db(), { username: 'Sanne', email: 'sanne@greenrock.nl' })
  // R-ENT-12
  await expect(aUser(db(), { username: 'sanne' })).rejects.toThrow(/unique/)
  await expect(aUser(db(), { email: 'SANNE@greenrock.nl' })).rejects.toThrow(/unique/)
})
