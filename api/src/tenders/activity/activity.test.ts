import { describe, expect, test } from '@jest/globals'
import { DateTime } from 'luxon'
import { ask } from '../../../test/ask.js'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { newByDaySql, recentActivity } from './activity.service.js'

const database = ownDatabase()
const db = () => database.manager

/** Noon in Amsterdam. */
const now = new Date('2026-11-22T11:00:00Z')
const shown = (days: readonly { readonly day: string }[]) => [days.length, days[0]!.day, days.at(-1)!.day]

describe('recent activity', () => {
  test('covers thirty days back and thirty ahead, including days without tenders', async () => {
    const activity = recentActivity(db(), now)
    const [newByDay, closingByDay] = await Promise.all([activity.newByDay(), activity.closingByDay()])
    expect([shown(newByDay), shown(closingByDay)]).toEqual([
      [30, '2026-10-24', '2026-11-22'],
      [31, '2026-11-22', '2026-12-22'],
    ])
    expect(newByDay.every(({ euProcurement, freelanceContract }) => euProcurement + freelanceContract === 0)).toBe(true)
  })

  test('counts new tenders by day and type, including archived ones', async () => {
    await aTender(db(), { newOn: '2026-11-22' })
    await aTender(db(), { newOn: '2026-11-22', archived: true, tenderType: 'freelance_contract' as never })
    await aTender(db(), { newOn: '2026-10-24' })
    await aTender(db(), { newOn: '2026-10-23' })
    const newByDay = await recentActivity(db(), now).newByDay()
    expect(newByDay.filter(({ euProcurement, freelanceContract }) => euProcurement + freelanceContract > 0)).toEqual([
      { day: '2026-10-24', euProcurement: 1, freelanceContract: 0 },
      { day: '2026-11-22', euProcurement: 1, freelanceContract: 1 },
    ])
  })

  test('counts new tenders by week, starting on Monday, with this week up to today', async () => {
    // Sunday and Monday, the first week and the Sunday before it.
    for (const newOn of ['2026-11-22', '2026-11-16', '2026-11-15', '2026-08-17', '2026-08-16'])
      await aTender(db(), { newOn })
    await aTender(db(), { newOn: '2026-11-17', tenderType: 'freelance_contract' as never })
    const newByWeek = await recentActivity(db(), now).newByWeek()
    expect([newByWeek.length, newByWeek[0]!.monday, newByWeek.at(-1)!.monday]).toEqual([14, '2026-08-17', '2026-11-16'])
    expect(newByWeek.filter(({ euProcurement, freelanceContract }) => euProcurement + freelanceContract > 0)).toEqual([
      { monday: '2026-08-17', euProcurement: 1, freelanceContract: 0 },
      { monday: '2026-11-09', euProcurement: 1, freelanceContract: 0 },
      { monday: '2026-11-16', euProcurement: 2, freelanceContract: 1 },
    ])
  })

  test('reads the new tenders from the index alone', async () => {
    const { text, values } = newByDaySql('2026-08-17')
    const plan = await db().transaction(async tx => {
      await tx.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off')
      return tx.query(`EXPLAIN ${text}`, [...values])
    })
    expect(JSON.stringify(plan)).toContain('Index Only Scan using tenders_new_on')
  })

  test('counts closing tenders by the day in Amsterdam, and only those that are still open', async () => {
    const closes = (closingDate: string, given = {}) => aTender(db(), { closingDate: new Date(closingDate), ...given })
    await closes('2026-11-22T10:59:00Z')
    await closes('2026-11-22T11:01:00Z')
    // 23:30 in Amsterdam, and half an hour past midnight.
    await closes('2026-11-23T22:30:00Z')
    await closes('2026-11-23T23:30:00Z')
    await closes('2026-12-22T12:00:00Z')
    await closes('2026-12-23T12:00:00Z')
    await closes('2026-11-25T12:00:00Z', { archived: true })
    await closes('2026-11-25T12:00:00Z', { status: 'Ingetrokken' })
    const closingByDay = await recentActivity(db(), now).closingByDay()
    expect(closingByDay.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-22', count: 1 },
      { day: '2026-11-23', count: 1 },
      { day: '2026-11-24', count: 1 },
      { day: '2026-12-22', count: 1 },
    ])
  })

  test('counts the tenders that close within a number of days as the linked list does', async () => {
    const today = DateTime.now().setZone('Europe/Amsterdam').startOf('day')
    for (const days of [1, 7, 8, 14, 15, 30, 31])
      await aTender(db(), { closingDate: today.plus({ days, hours: 23 }).toJSDate() })
    const byDay = await recentActivity(db()).closingByDay()
    for (const [within, expected] of [
      [7, 2],
      [14, 4],
      [30, 6],
    ] as const) {
      const { data } = await ask(db(), 'query ($n: Int!) { tenders(filter: { maxDaysLeft: $n }) { totalCount } }', {
        n: within,
      })
      const counted = byDay.slice(0, within + 1).reduce((sum, { count }) => sum + count, 0)
      expect([counted, data.tenders.totalCount]).toEqual([expected, expected])
    }
  })

  test('is public', async () => {
    const { data, errors } = await ask(
      db(),
      '{ activity { newByDay { day } newByWeek { monday } closingByDay { day count } } }',
    )
    expect(errors).toBeUndefined()
    expect(data.activity.newByDay).toHaveLength(30)
  })
})
