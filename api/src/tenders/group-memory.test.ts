import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { migrate } from '../migrate.js'
import { currentGroups, type Groups } from './group-memory.js'
import { groupChangesSql, groupNames } from './hot/groups.js'
import { Tender } from './tender.entity.js'

const database = testDatabase()
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
const total = async (now?: number) => (await currentGroups(db(), now)).groups.live.reduce((sum, { n }) => sum + n, 0)

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
      expect((await currentGroups(tx)).groups.live.reduce((sum, { n }) => sum + n, 0)).toBe(2)
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

  test('are read whole once an hour, however busy the process', async () => {
    const minutes = (count: number) => Date.now() + count * 60_000
    await aTender(db())
    expect(await total(minutes(0))).toBe(1)
    // Unlogged: a mistake, which differences cannot put right.
    await db().query('SET session_replication_role = replica; DELETE FROM tenders; RESET session_replication_role')
    for (const count of [20, 40, 59]) expect(await total(minutes(count))).toBe(1)
    expect(await total(minutes(61))).toBe(0)
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

  test('stay the same object when a write changes nothing that is counted', async () => {
    const { id } = await aTender(db(), { closingDate: null })
    const before = await currentGroups(db())
    await db().update(Tender, id, { description: 'Andere tekst' })
    expect(await currentGroups(db())).toBe(before)
    await db().update(Tender, id, { archived: true })
    expect(await currentGroups(db())).not.toBe(before)
  })
})
