import { expect, test } from '@jest/globals'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { cloneTemplate, testDatabase } from '../../../../test/database.js'
import { aTender, aUser } from '../../../../test/factories.js'
import { bookmarkTender } from '../../../people/bookmarks/bookmark.service.js'
import { BookmarkTenderInput } from '../../../people/bookmarks/bookmark.inputs.js'
import { checked } from '../../validation/checked.js'
import { dump } from './dump.js'
import { restore } from './restore.js'
import { tablesInOrder } from './tables.js'

const database = testDatabase()
const db = () => database.manager
const emptyCopy = (name: string) => cloneTemplate(`${name}_${process.env.JEST_WORKER_ID}`)
let unused: Promise<string> | undefined

async function fillSome() {
  const user = await aUser(db(), { firstName: 'José', lastName: 'O\'Neil "\\.\t' })
  const tender = await aTender(db(), { title: 'Regel één\u2028\\.\nregel twee\\N' })
  await bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
}

/** A checksum of every row, by table. */
async function checksums(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sums: Record<string, string> = {}
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row, '' ORDER BY row)), '') AS sum
         FROM (SELECT t::text AS row FROM ${name} t) AS all_rows`,
      )
      sums[name] = rows[0]!.sum
    }
    return sums
  } finally {
    await client.end()
  }
}

test('a restored database holds the same rows in every table, including unusual texts, and its triggers and foreign keys work', async () => {
  await fillSome()
  const url = await emptyCopy('restored')
  await restore(url, dump(database.url))
  const before = await checksums(database.url)
  expect(before['public.bookmarks']).toMatch(/^1 /)
  expect(await checksums(url)).toEqual(before)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('DELETE FROM bookmarks')
    const { rows } = await client.query('SELECT public_bookmark_count AS n FROM tender_counters')
    expect(rows).toEqual([{ n: 0 }])
    await expect(client.query('UPDATE tender_categories SET category_id = gen_random_uuid()')).rejects.toThrow(
      /foreign key/,
    )
  } finally {
    await client.end()
  }
})

test('a restore never overwrites a database that is in use', async () => {
  const dumped = await text(dump(database.url))
  await fillSome()
  const before = await checksums(database.url)
  await expect(restore(database.url, Readable.from([dumped]))).rejects.toThrow('This database is in use.')
  expect(await checksums(database.url)).toEqual(before)
})

test.each([
  ['without its end', (whole: string) => whole.slice(0, whole.lastIndexOf('--')), 'not whole'],
  ['cut off within rows', (whole: string) => whole.slice(0, whole.length / 2), 'not whole'],
  ['of other migrations', (whole: string) => whole.replace(/migrations: /, 'migrations: Later1 '), 'another version'],
  ['that is something else', () => 'DROP TABLE tenders;\n', 'no dump of GreenRock Tenders'],
  [
    'with a statement of its own',
    (whole: string) => whole.replace('\n', '\nDROP TABLE tenders;\n'),
    'no line of a dump',
  ],
  [
    'with a row that does not fit',
    (whole: string) => whole.replace(/(COPY public\.categories .*\n)/, '$1x\n'),
    'invalid input',
  ],
  ['that is empty', () => '', 'not whole'],
])('a file %s is refused, and leaves nothing behind', async (_what, spoilt, why) => {
  await fillSome()
  // Every case leaves it as it was.
  const url = await (unused ??= emptyCopy('unused'))
  const before = await checksums(url)
  const whole = await text(dump(database.url))
  await expect(restore(url, Readable.from([spoilt(whole)]))).rejects.toThrow(why)
  expect(await checksums(url)).toEqual(before)
})
