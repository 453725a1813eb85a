import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { amsterdamDay } from '../../platform/calendar.js'
import { sourceDate } from '../../ingest/sources/source-date.js'
import { openSql, statusGroup, statusText, statusTextSql } from './status.js'

const NOW = Date.parse('2026-07-10T10:00:00Z')
const past = new Date(NOW - 1)
const future = new Date(NOW + 1)

const tender = (status: string, closingDate: Date | null, archived = false) => ({ status, closingDate, archived })

describe('the three status groups', () => {
  test.each([
    ['Open', null, 'open', 'Open'],
    ['Open', future, 'open', 'Open'],
    ['open', future, 'open', 'open'],
    ['OPEN', null, 'open', 'OPEN'],
    ['Open', past, 'closed', 'Gesloten'],
    ['Open', new Date(NOW), 'closed', 'Gesloten'],
    ['OPEN', past, 'closed', 'Gesloten'],
    ['Verwacht', null, 'closed', 'Verwacht'],
    ['Verwacht', future, 'closed', 'Verwacht'],
    ['Voorgenomen gunning', past, 'closed', 'Voorgenomen gunning'],
    ['Gegund', future, 'closed', 'Gegund'],
    ['Gegund', past, 'closed', 'Gegund'],
    ['Deels gegund', future, 'open', 'Deels gegund'],
    ['Deels gegund', past, 'closed', 'Deels gegund'],
    ['Deels gegund', null, 'closed', 'Deels gegund'],
    ['Marktconsultatie', future, 'closed', 'Marktconsultatie'],
    ['Ingetrokken', null, 'closed', 'Ingetrokken'],
    ['Gesloten', future, 'closed', 'Gesloten'],
    ['Opening', null, 'closed', 'Opening'],
    ['', null, 'closed', ''],
  ])('%j closing at %p is %s and displayed as %j', (status, closingDate, group, text) => {
    // R-INT-11 R-INT-22
    expect(statusGroup(tender(status, closingDate), NOW)).toBe(group)
    expect(statusText(tender(status, closingDate), NOW)).toBe(text)
  })

  test.each(['Open', 'Gegund', 'Gesloten'])('an archived tender that is %s is only archived', status => {
    // R-INT-5
    for (const closingDate of [null, past, future])
      expect(statusGroup(tender(status, closingDate, true), NOW)).toBe('archived')
  })

  test('the current time decides when no moment is given', () => {
    expect(statusGroup(tender('Open', new Date(Date.now() + 3_600_000)))).toBe('open')
    expect(statusGroup(tender('Open', new Date(Date.now() - 3_600_000)))).toBe('closed')
    expect(statusText(tender('Open', new Date(0)))).toBe('Gesloten')
  })
})

describe('a closing date without a time lasts the whole day in Amsterdam', () => {
  test.each([
    ['2026-07-10', '2026-07-10T21:59:59Z', '2026-07-10T22:00:00Z'],
    ['2026-01-10', '2026-01-10T22:59:59Z', '2026-01-10T23:00:00Z'],
    ['2026-03-29', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('for the date %s: open at %s, closed at %s', (day, open, closed) => {
    const closing = tender('Open', sourceDate(day, 'end'))
    // R-INT-22
    expect(statusGroup(closing, Date.parse(open))).toBe('open')
    // R-INT-44
    expect(amsterdamDay(new Date(open))).toBe(day)
    expect(statusGroup(closing, Date.parse(closed))).toBe('closed')
    expect(amsterdamDay(new Date(closed))).not.toBe(day)
  })

  test('a closing date with a time lasts until then', () => {
    const closing = tender('Open', sourceDate('2026-07-10T12:00:00', 'end'))
    expect(statusGroup(closing, NOW - 1000)).toBe('open')
    expect(statusGroup(closing, NOW)).toBe('closed')
  })
})

describe('the status in the database', () => {
  const database = testDatabase()

  test('follows the same rule', async () => {
    const statuses = ['Open', 'Gegund', 'Verwacht', 'Deels gegund']
    const offsets = [null, -86_400_000, -1000, 0, 1000, 86_400_000]
    const cases = statuses.flatMap(status => offsets.map(offset => ({ status, offset })))
    // The database's now() is constant within a transaction.
    const rows = await database.manager.query<
      { now: Date; status: string; closing: Date | null; open: boolean; text: string }[]
    >(
      `SELECT now() AS now, t.status, t.closing_date AS closing, (${openSql}) AS open, ${statusTextSql} AS text
       FROM (SELECT *, lower(status) = 'open' OR lower(status) = 'deels gegund' AND closing_date IS NOT NULL AS status_open
             FROM (SELECT status, now() + "offset" * interval '1 millisecond' AS closing_date
               FROM jsonb_to_recordset($1::jsonb) AS row (status text, "offset" float8)) row) t`,
      [JSON.stringify(cases)],
    )
    expect(rows).toHaveLength(cases.length)
    expect(new Set(rows.map(({ open }) => open))).toEqual(new Set([true, false]))
    for (const { now, status, closing, open, text } of rows) {
      // R-INT-22
      expect([status, closing, statusGroup(tender(status, closing), now.getTime())]).toEqual([
        status,
        closing,
        open ? 'open' : 'closed',
      ])
      expect(statusText(tender(status, closing), now.getTime())).toBe(text)
    }
  })
})
