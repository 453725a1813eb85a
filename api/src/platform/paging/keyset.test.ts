import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { afterSql, orderBySql, type OrderKey } from './keyset.js'

const id: OrderKey = { sql: 't.id', type: 'uuid', descending: true }
const day: OrderKey = { sql: 't.day', type: 'timestamptz', descending: true }
const rate: OrderKey = { sql: 't.rate', type: 'float8', descending: true }
const rising = (key: OrderKey): OrderKey => ({ ...key, descending: false })
const numbered = (index: number) => `$${index + 1}`

describe('keyset SQL', () => {
  test.each([
    [[id], false, 't.id DESC', '(t.id) < ($1::uuid)'],
    [[id], true, 't.id ASC', '(t.id) > ($1::uuid)'],
    [[day, id], false, 't.day DESC, t.id DESC', '(t.day, t.id) < ($1::timestamptz, $2::uuid)'],
    [[day, id], true, 't.day ASC, t.id ASC', '(t.day, t.id) > ($1::timestamptz, $2::uuid)'],
    [[rising(day), rising(id)], false, 't.day ASC, t.id ASC', '(t.day, t.id) > ($1::timestamptz, $2::uuid)'],
    [
      [rising(day), id],
      false,
      't.day ASC, t.id DESC',
      '(t.day > $1::timestamptz OR (t.day = $1::timestamptz AND t.id < $2::uuid))',
    ],
    [
      [rising(day), id],
      true,
      't.day DESC, t.id ASC',
      '(t.day < $1::timestamptz OR (t.day = $1::timestamptz AND t.id > $2::uuid))',
    ],
    [
      [rate, rising(day), id],
      false,
      't.rate DESC, t.day ASC, t.id DESC',
      '(t.rate < $1::float8 OR (t.rate = $1::float8 AND (t.day > $2::timestamptz OR (t.day = $2::timestamptz AND t.id < $3::uuid))))',
    ],
  ])('for the keys %j, backward %s, is one comparison where an index supports it', (keys, backward, order, after) => {
    expect(orderBySql(keys, backward)).toBe(order)
    expect(afterSql(keys, backward, numbered)).toBe(after)
  })
})

describe('keyset pagination in the database', () => {
  const database = testDatabase()

  /** Rows with equal moments or rates, moments a microsecond apart, and nulls. */
  const rows = Array.from({ length: 41 }, (_, index) => ({
    id: `0199f3a0-0000-7000-8000-${String((index * 17) % 41).padStart(12, '0')}`,
    day: `2026-07-10T10:00:00.00000${index % 4}Z`,
    rate: index % 5 === 0 ? '-Infinity' : index % 7 === 0 ? 'Infinity' : String((index % 3) + 0.1),
  }))
  const TABLE = `(SELECT id, day, rate FROM jsonb_to_recordset($1::jsonb)
    AS row (id uuid, day timestamptz, rate float8)) t`

  type Row = { id: string; keys: string[] }

  const pageOf = (keys: readonly OrderKey[], backward: boolean, size: number | null, from: readonly string[] | null) =>
    database.manager.query<Row[]>(
      `SELECT t.id, array[${keys.map(({ sql }) => `${sql}::text`).join(', ')}] AS keys FROM ${TABLE}
       WHERE ${from ? afterSql(keys, backward, index => `$${index + 2}`) : 'true'}
       ORDER BY ${orderBySql(keys, backward)} LIMIT ${size ?? 'ALL'}`,
      [JSON.stringify(rows), ...(from ?? [])],
    )

  async function walk(keys: readonly OrderKey[], backward: boolean, size: number): Promise<string[]> {
    const seen: string[] = []
    for (let from: readonly string[] | null = null; ; ) {
      const page: Row[] = await pageOf(keys, backward, size, from)
      seen.push(...page.map(row => row.id))
      if (page.length < size || seen.length > rows.length) return seen
      from = page.at(-1)!.keys
    }
  }

  const directions = [false, true]
  const orders: OrderKey[][] = directions.flatMap(one =>
    directions.flatMap(other => [
      [
        { ...day, descending: one },
        { ...id, descending: other },
      ],
      [
        { ...rate, descending: one },
        { ...id, descending: other },
      ],
      ...directions.map(third => [
        { ...rate, descending: one },
        { ...day, descending: other },
        { ...id, descending: third },
      ]),
    ]),
  )

  test.each(orders.map(keys => [orderBySql(keys, false), keys] as const))(
    'pages ordered by %s join up without gaps or doubles, forward and backward',
    async (_order, keys) => {
      const all = (await pageOf(keys, false, null, null)).map(row => row.id)
      expect(new Set(all).size).toBe(rows.length)
      for (const size of [1, 3, 41]) {
        // R-INT-37
        expect(await walk(keys, false, size)).toEqual(all)
        expect(await walk(keys, true, size)).toEqual(all.toReversed())
      }
    },
  )

  test('passes the value of a cursor as a parameter', async () => {
    await expect(pageOf([day, id], false, 1, ["2026'; DROP TABLE tenders; --", rows[0]!.id])).rejects.toMatchObject({
      code: expect.stringMatching(/^22/),
    })
  })
})
