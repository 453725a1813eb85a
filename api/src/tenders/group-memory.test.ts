import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { currentGroups, type Groups } from './group-memory.js'
import { Tender } from './tender.entity.js'

const database = testDatabase()
const db = () => database.manager

const listed = ({ live, archived }: Groups) =>
  [...live, ...archived].map(group => JSON.stringify({ ...group, mask: `${group.mask}` }, sortedKeys)).toSorted()
const sortedKeys = 'archived isCopy isOpen mask n place province source tenderType'.split(' ')

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
const total = async () => (await currentGroups(db())).groups.live.reduce((sum, { n }) => sum + n, 0)

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

  test('stay the same object when a write changes nothing that is counted', async () => {
    const { id } = await aTender(db(), { closingDate: null })
    const before = await currentGroups(db())
    await db().update(Tender, id, { description: 'Andere tekst' })
    expect(await currentGroups(db())).toBe(before)
    await db().update(Tender, id, { archived: true })
    expect(await currentGroups(db())).not.toBe(before)
  })
})
