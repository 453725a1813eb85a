import path from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { aCrowd, type Crowd } from '../../../test/crowd.js'
import { ownDatabase } from '../../../test/database.js'
import { settled } from '../../../test/settled.js'
import { aSignIn } from '../../../test/sign-in.js'
import { recordStatements } from '../../../test/statements.js'
import { answerToTrusted, OTHER, trustedQueries } from '../../../test/trusted-queries.js'
import { until } from '../../../test/until.js'
import { testServer } from '../../../test/web-server.js'
import { createSchema } from '../schema.js'
import { prepareQueries } from './prepare.js'

const database = ownDatabase()
const db = () => database.manager
const webDirectory = path.resolve('web/public')
const server = testServer(database, { webDirectory })
const { texts, queries, byName } = trustedQueries(webDirectory)

let crowd: Crowd
beforeEach(async () => {
  crowd = await aCrowd(db(), { rows: 12, replies: 1, users: 2 })
  await settled(db())
})

const PAGE = { filter: { archived: false }, first: 20, page: 1 }
const ask = (name: string, variables: object, headers = {}) =>
  answerToTrusted(server.url, byName.get(name)!, variables, headers)
const page = (variables: object = PAGE, headers = {}) => ask('TendersPage', variables, headers)
const detail = () => ask('TenderDialog', { id: toGlobalId('Tender', crowd.tenderId) })
const counts = () => ask('FilterCounts', { filter: { archived: false } })

/** Reads what shows a page: its statement is long. */
const reads = (statements: readonly string[]) => statements.filter(text => /FROM p JOIN tenders/.test(text)).length

test('only queries about what visitors are shown of tenders are remembered', () => {
  const { byHash: find } = prepareQueries(createSchema(), texts)
  const names = queries.filter(({ hash }) => find(hash)?.isForVisitors).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['TendersPage', 'TenderOverview', 'TenderDialog', 'FilterCounts']))
  const others = ['Bookmarks', 'Session', 'Statistics', 'LastRefresh', 'Sources', 'TenderDiscussions', 'Suggestions']
  expect(others.filter(name => names.includes(name))).toEqual([])
})

describe('what is asked again within two seconds', () => {
  test('is not read again, and stays the same to the byte', async () => {
    const record = recordStatements(database.source)
    const [first, second] = [await page(), await page()]
    let third = first
    const statements = await record(async () => void (third = await page()))
    expect([second, third]).toEqual([first, first])
    expect(statements).toHaveLength(1)
    expect(reads(statements)).toBe(0)
    expect(JSON.parse(third.text).data.tenders.nodes).toHaveLength(13)
  })

  test('is read once for all who ask at the same time', async () => {
    const unasked = { ...PAGE, first: 19 }
    await page(unasked)
    const record = recordStatements(database.source)
    const statements = await record(() => Promise.all(Array.from({ length: 8 }, () => page(unasked))))
    expect(reads(statements)).toBe(1)
  })

  test('is compressed once, and given as it is accepted', async () => {
    const zipped = { 'accept-encoding': 'gzip' }
    const answers = []
    for (const headers of [zipped, zipped, { 'accept-encoding': 'identity' }, zipped])
      answers.push(await page(PAGE, headers))
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip', undefined, 'gzip'])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})

describe('what has changed is shown at once', () => {
  /** Each by hand, as another process would. */
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    title: () => db().query(`UPDATE tenders SET title = 'Anders' WHERE id = $1`, [crowd.tenderId]),
    'name of a category': () => db().query(`UPDATE categories SET name = name || '!'`),
    category: () => db().query('DELETE FROM tender_categories WHERE tender_id = $1', [crowd.tenderId]),
    archived: () => db().query('UPDATE tenders SET archived = true WHERE id = $1', [crowd.tenderId]),
    award: () => db().query(`UPDATE tenders SET award_winner = 'Bouw BV' WHERE id = $1`, [crowd.tenderId]),
    gone: () => db().query('DELETE FROM tenders WHERE id = $1', [crowd.tenderId]),
  }
  test.each(Object.entries(changes))('%s', async (_name, change) => {
    const all = () => Promise.all([page(), detail(), counts()])
    for (let times = 0; times < 3; times++) await all()
    const before = await all()
    await change()
    const after = await all()
    expect(after.map(({ text }) => text)).not.toEqual(before.map(({ text }) => text))
    const byApollo = await Promise.all([
      page(PAGE, { accept: OTHER }),
      ask('TenderDialog', { id: toGlobalId('Tender', crowd.tenderId) }, { accept: OTHER }),
      ask('FilterCounts', { filter: { archived: false } }, { accept: OTHER }),
    ])
    expect(after).toEqual(byApollo)
  })

  test('a tender that closes meanwhile', async () => {
    const status = async () => JSON.parse((await detail()).text).data.tender.status as string
    let closing = 0
    let seen: string[] = []
    // A busy machine may take longer to look than the tender is open.
    for (let ms = 1000; Date.now() >= closing; ms *= 2) {
      closing = Date.now() + ms
      await db().query('UPDATE tenders SET closing_date = $1 WHERE id = $2', [new Date(closing), crowd.tenderId])
      seen = [await status(), await status(), await status()]
    }
    expect(new Set(seen)).toEqual(new Set(['OPEN']))
    await until(async () => (await status()) !== 'OPEN')
  })
})

test('who is signed in gets their own answer, also of what visitors have just asked', async () => {
  for (let times = 0; times < 3; times++) await page()
  const { bearer } = await aSignIn(db(), crowd.admin)
  const [own, visitors] = [await page(PAGE, bearer), await page()]
  const bookmarks = ({ text }: { text: string }) =>
    (JSON.parse(text).data.tenders.nodes as { bookmarkCount: number | null }[]).map(one => one.bookmarkCount)
  expect(bookmarks(own).every(count => count !== null)).toBe(true)
  expect(bookmarks(visitors).every(count => count === null)).toBe(true)
})

test('a search is asked each time, since one that finds nothing is counted', async () => {
  const record = recordStatements(database.source)
  const search = { ...PAGE, filter: { archived: false, search: 'onderhoud' } }
  for (let times = 0; times < 2; times++) await page(search)
  expect(reads(await record(() => page(search)))).toBe(1)
})

test('what fails is not remembered', async () => {
  await page()
  await db().query(`UPDATE tenders SET title = 'Nog anders' WHERE id = $1`, [crowd.tenderId])
  await db().query('ALTER TABLE tender_categories RENAME TO away')
  const failed = await page().finally(() => db().query('ALTER TABLE away RENAME TO tender_categories'))
  expect(failed.text).toContain('errors')
  expect((await page()).text).not.toContain('errors')
})
