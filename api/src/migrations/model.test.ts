import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { cloneTemplate, testDatabase } from '../../test/database.js'
import { aTender, aUser } from '../../test/factories.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { BookmarkComment } from '../comments/comment.entity.js'
import { migrate } from '../migrate.js'
import { Tender } from '../tenders/tender.entity.js'
import { publicStats } from '../tenders/tender.service.js'
import { categories } from '../reference/categories.js'
import { seedCategories } from '../catalogue/category.service.js'

const database = testDatabase()
const db = () => database.manager

describe('migrations', () => {
  test('every property of an entity is a column of its type, and the tables hold what was specified', async () => {
    const columns = await db().query<{ name: string; type: string; isNullable: boolean }[]>(
      `SELECT table_name || '.' || column_name AS name, is_nullable = 'YES' AS "isNullable",
         CASE data_type WHEN 'ARRAY' THEN substr(udt_name, 2) || '[]' ELSE data_type END AS type
       FROM information_schema.columns WHERE table_schema = 'public'`,
    )
    const known = new Map(columns.map(column => [column.name, column]))
    for (const entity of database.source.entityMetadatas)
      for (const column of entity.columns) {
        const name = `${entity.tableName}.${column.databaseName}`
        const type = `${database.source.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`
        expect(known.get(name)).toEqual({ name, type, isNullable: column.isNullable })
      }
    for (const [table, columnNames] of [
      ['users', 'id email first_name last_name profile_image_url created_at updated_at'], // R-ENT-15
      ['sessions', 'sid sess expire'], // R-ENT-16
      ['bookmarks', 'id user_id tender_id is_public metadata created_at'], // R-ENT-17
      // R-ENT-18
      ['bookmark_comments', 'id bookmark_id user_id commenter_name content parent_comment_id created_at'],
      ['scraper_runs', 'id source status items_found items_added error_message started_at completed_at'], // R-ENT-9
    ] as const)
      expect([...known.keys()]).toEqual(expect.arrayContaining(columnNames.split(' ').map(name => `${table}.${name}`)))
    const [run] = await db().query<object[]>(
      `INSERT INTO scraper_runs (id, source, status, started_at) VALUES (gen_random_uuid(), 'ted', 'running', now())
       RETURNING items_found AS found, items_added AS added`,
    )
    // R-ENT-9
    expect(run).toEqual({ found: 0, added: 0 })
    const twice = `INSERT INTO users (id, email) VALUES (gen_random_uuid(), 'a'), (gen_random_uuid(), 'a')`
    // R-ENT-15
    await expect(db().query(twice)).rejects.toThrow(/unique/)
  })

  test('no migration is pending, and the last one can be undone and run again', async () => {
    expect(await database.source.showMigrations()).toBe(false)
    await database.source.undoLastMigration()
    await database.source.runMigrations()
    await seedCategories(db())
    expect(await db().query('SELECT count(*)::int AS n FROM categories')).toEqual([{ n: 16 }])
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
      (await db().query<unknown[]>('SELECT FROM tender_search WHERE vector @@ search_query($1)', [word])).length
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
  test.each(['title', 'organization', 'publicationDate', 'status', 'source', 'tenderType'])(
    'a tender without its %s is refused',
    async property => {
      // R-ENT-3
      await expect(aTender(db(), { [property]: null })).rejects.toThrow(/null value/)
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
