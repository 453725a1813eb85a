import { describe, expect, jest, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ownDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { currentCategories } from '../catalogue/category-memory.js'
import { migrate } from '../migrate.js'
import { TenderType } from '../reference/tender-values.js'
import { readSearch } from '../search/search.service.js'
import { countTenders, tenderFacets } from './counts.service.js'
import { currentGroups } from './group-memory.js'
import { allGroupsSql, groupChangesSql, groupNames } from './query/groups.js'
import { type Groups, KeptGroups } from './kept-groups.js'
import { Tender } from './tender.entity.js'
import { OpenClosed, type TenderFilter } from './tender.inputs.js'

const database = ownDatabase()
const db = () => database.manager

const listed = ({ live, archived }: Groups) =>
  [...live, ...archived].map(group => JSON.stringify({ ...group, mask: `${group.mask}` }, sortedKeys)).toSorted()
const sortedKeys = [...groupNames, 'archived', 'n'].toSorted()

const kept = async () => listed((await currentGroups(db())).groups)
/** A transaction reads them whole. */
const readWhole = () => db().transaction(async tx => listed((await currentGroups(tx)).groups))
/** Clock: what closes between the two readings would make them differ, so that they are repeated then. */
async function expectSame(): Promise<void> {
  for (;;) {
    const [before, whole, after] = [await kept(), await readWhole(), await kept()]
    if (JSON.stringify(before) !== JSON.stringify(after)) continue
    expect(before).toEqual(whole)
    return
  }
}
const total = async (now?: number) => liveIn((await currentGroups(db(), now)).groups)
const liveIn = ({ live }: Groups) => [...live].reduce((sum, { n }) => sum + n, 0)

const soon = (ms: number) => new Date(Date.now() + ms)

describe('the groups that are kept by adding differences', () => {
  test('are those of the rows after any write, and as time passes', async () => {
    const changes = [
      `UPDATE tenders SET category_mask = category_mask # 5 WHERE title LIKE '%2'`,
      `UPDATE tenders SET archived = NOT archived WHERE title LIKE '%3'`,
      `UPDATE tenders SET region = 'UTRECHT', province = 'Utrecht' WHERE title LIKE '%4'`,
      `UPDATE tenders SET closing_date = now() + interval '150 milliseconds' WHERE title LIKE '%1'`,
      `UPDATE tenders SET status = 'Gegund' WHERE title LIKE '%6'`,
      `UPDATE tenders SET closing_date = NULL WHERE title LIKE '%1'`,
      `UPDATE tenders SET copy_of = (SELECT id FROM tenders WHERE title = 'Brug 5') WHERE title LIKE '%9'`,
      `UPDATE tenders SET closing_date = now() + interval '150 milliseconds' WHERE copy_of IS NOT NULL`,
      `DELETE FROM tenders WHERE title LIKE '%7' OR title = 'Brug 5'`,
      `UPDATE tenders SET source = 'ted', tender_type = 'eu_procurement' WHERE title LIKE '%8'`,
    ]
    for (let index = 0; index < 30; index++)
      await aTender(db(), { title: `Brug ${index}`, closingDate: index % 3 ? soon((index - 10) * 20) : null })
    for (const change of changes) {
      await kept()
      await db().query(change)
      await expectSame()
      await aTender(db(), { title: 'Sluis', closingDate: soon(60) })
      await new Promise(resolve => setTimeout(resolve, 100))
      await expectSame()
    }
    expect((await kept()).length).toBeGreaterThan(3)
  })

  test('have what a transaction wrote once it has committed, however late', async () => {
    await aTender(db())
    expect(await total()).toBe(1)
    let commit = () => {}
    const committed = new Promise<void>(resolve => {
      commit = resolve
    })
    let wrote = () => {}
    const isWritten = new Promise<void>(resolve => {
      wrote = resolve
    })
    const late = db().transaction(async tx => {
      await aTender(tx, { source: 'ted' })
      expect(liveIn((await currentGroups(tx)).groups)).toBe(2)
      wrote()
      await committed
    })
    await isWritten
    expect(await total()).toBe(1)
    await aTender(db())
    expect(await total()).toBe(2)
    commit()
    await late
    expect(await total()).toBe(3)
  })

  test('have what was written before the question, whoever else is asking', async () => {
    const asked: Promise<void>[] = []
    for (let count = 1; count <= 20; count++) {
      await aTender(db())
      asked.push(total().then(seen => expect(seen).toBeGreaterThanOrEqual(count)))
    }
    await Promise.all(asked)
    expect(await total()).toBe(20)
  })

  test('are read whole after TRUNCATE', async () => {
    await aTender(db())
    expect(await total()).toBe(1)
    await db().query('TRUNCATE tenders CASCADE')
    expect(await total()).toBe(0)
  })

  test('are read whole once an hour, beside what is kept, however busy the process', async () => {
    const minutes = (count: number) => Date.now() + count * 60_000
    await aTender(db())
    expect(await total(minutes(0))).toBe(1)
    // Unlogged: a mistake, which differences cannot put right.
    await db().query('SET session_replication_role = replica; DELETE FROM tenders; RESET session_replication_role')
    for (const count of [20, 40, 59, 61]) expect(await total(minutes(count))).toBe(1)
    // Whoever asks meanwhile is not kept waiting, and sees what is written meanwhile.
    await aTender(db())
    while ((await total(minutes(61))) !== 1) await new Promise(resolve => setTimeout(resolve, 10))
  })

  test('are read whole from the covering indexes, without a look at the rows', async () => {
    const { text, values } = allGroupsSql([])
    // So few rows are read from any index, and only one that has all their columns is read without the rows.
    for (let index = 0; index < 50; index++) await aTender(db(), { archived: index % 2 === 0 })
    await db().query('VACUUM ANALYZE tenders')
    const plan = await db().transaction(async tx => {
      await tx.query('SET LOCAL enable_seqscan = off')
      return JSON.stringify(await tx.query(`EXPLAIN ${text}`, [...values]))
    })
    expect(plan).toMatch(/Index Only Scan using tenders_archive on tenders/)
    expect(plan).toMatch(/Index Only Scan using tenders_newest on tenders/)
  })

  describe('after a restore from a dump', () => {
    const anotherCluster = `INSERT INTO tender_changes (writer, archived, source, tender_type, category_mask, status_open, is_copy, n)
      VALUES ('900000000', false, 'ted', 'eu_procurement', 1, true, false, 1)`

    test('do not count again what a transaction of the former cluster wrote', async () => {
      await aTender(db())
      expect(await total()).toBe(1)
      await db().query(anotherCluster)
      for (let asked = 0; asked < 3; asked++) expect(await total()).toBe(1)
    })

    test('are read from a log that begins anew with the process', async () => {
      await aTender(db())
      await db().query(anotherCluster)
      await migrate(database.url)
      expect(await db().query('SELECT n FROM tender_changes')).toEqual([{ n: null }])
      expect(await total()).toBe(1)
      await aTender(db())
      expect(await total()).toBe(2)
    })

    test('of an older state than the snapshot, are read whole', async () => {
      const [{ since }] = await db().query(
        `SELECT json_build_object('at', now(), 'snapshot', '900000000:900000000:') AS since`,
      )
      const { text, values } = groupChangesSql([], since)
      expect(await db().query(text, [...values])).toMatchObject([{ isReset: true }])
    })
  })

  test('do not count what has closed again when the clock of the server was set back', async () => {
    await aTender(db(), { closingDate: soon(60_000) })
    const [{ snapshot }] = await db().query('SELECT pg_current_snapshot()::text AS snapshot')
    const since = { snapshot, at: soon(120_000).toISOString() }
    const { text, values } = groupChangesSql([], since)
    const [read] = await db().query(text, [...values])
    expect(read.rows).toEqual([])
    expect(new Date(read.at)).toEqual(new Date(since.at))
  })

  test('are left as they are by a statement that changes nothing that is counted', async () => {
    const { id } = await aTender(db(), { closingDate: null })
    const { groups } = await currentGroups(db())
    const { version } = groups
    await db().query(`UPDATE tenders SET title = 'Nergens' WHERE false`)
    await db().update(Tender, id, { description: 'Andere tekst' })
    expect((await currentGroups(db())).groups).toBe(groups)
    expect(groups.version).toBe(version)
    await db().update(Tender, id, { archived: true })
    expect((await currentGroups(db())).groups).toBe(groups)
    expect(groups.version).toBe(version + 2)
  })

  describe('and what is counted of them', () => {
    const filters: readonly TenderFilter[] = [
      {},
      { archived: true },
      { openClosed: OpenClosed.OPEN },
      { source: 'ted', openClosed: OpenClosed.GESLOTEN },
      { category: 'it-development', region: 'Utrecht' },
      { domain: 'other', tenderType: TenderType.EU_PROCUREMENT, region: 'Amsterdam' },
    ]
    const countedBy = async (tx: EntityManager) => {
      const counted = []
      for (const filter of filters) {
        const asked = {
          filter,
          categories: await currentCategories(tx),
          viewer: null,
          excluded: null,
          search: await readSearch(tx, filter.search, 'search'),
        }
        counted.push({ count: await countTenders(tx, asked), facets: await tenderFacets(tx, asked) })
      }
      return counted
    }

    test('follow any write, by counting its differences only', async () => {
      const changes = [
        `UPDATE tenders SET category_mask = 5, region = 'AMSTERDAM', province = 'Noord-Holland' WHERE title LIKE '%3'`,
        `UPDATE tenders SET archived = true WHERE title LIKE '%4'`,
        `UPDATE tenders SET source = 'ted', tender_type = 'eu_procurement', status = 'Gegund' WHERE title LIKE '%5'`,
        `UPDATE tenders SET copy_of = (SELECT id FROM tenders WHERE title = 'Brug 1') WHERE title LIKE '%6'`,
        `DELETE FROM tenders WHERE title LIKE '%2'`,
      ]
      for (let index = 0; index < 10; index++)
        await aTender(db(), { title: `Brug ${index}`, province: 'Utrecht', closingDate: null })
      const before = JSON.stringify(await countedBy(db()))
      const all = jest.spyOn(KeptGroups.prototype, 'live', 'get')
      for (const change of changes) {
        await db().query(change)
        const counted = await countedBy(db())
        expect(all).not.toHaveBeenCalled()
        expect(counted).toEqual(await db().transaction(countedBy))
        all.mockClear()
      }
      all.mockRestore()
      expect(JSON.stringify(await countedBy(db()))).not.toBe(before)
    })

    test('are counted anew when there are more differences than are remembered', async () => {
      await aTender(db())
      const [former] = await countedBy(db())
      const { groups } = await currentGroups(db())
      const [group] = groups.live
      for (let added = 0; added < 20_000; added++) groups.add(`${added}`, { ...group!, archived: false, n: 1 })
      const [anew] = await countedBy(db())
      expect(anew!.count).toBe(former!.count + 20_000)
    })
  })

  test('cost a statement that changes no row nothing: neither the log nor the cube is touched', async () => {
    await aTender(db())
    await db().query(
      `INSERT INTO tender_changes (at) VALUES (now() - interval '2 hours'); UPDATE tender_cube SET n = n WHERE false`,
    )
    const written = () =>
      db().query('SELECT ctid, xmin FROM tender_changes UNION ALL SELECT ctid, xmin FROM tender_cube')
    const before = await written()
    await db().query(`UPDATE tenders SET title = 'Nergens' WHERE false; DELETE FROM tenders WHERE false`)
    await db().query(`UPDATE tenders SET description = 'Andere tekst'`)
    expect(await written()).toEqual(before)
    await db().query('UPDATE tenders SET archived = true')
    expect(await db().query(`SELECT FROM tender_changes WHERE at < now() - interval '1 hour'`)).toEqual([])
  })
})
