import { expect, test } from '@jest/globals'
import { DateTime } from 'luxon'
import { testDatabase } from '../../../test/database.js'
import { aConnector, aRun, drafts, harvested } from '../../../test/harvesting.js'
import { AMSTERDAM } from '../../platform/calendar.js'
import { ScraperRun } from './run.entity.js'
import { usualCounts } from './usual.service.js'

const database = testDatabase()
const db = () => database.manager

const monday = DateTime.fromISO('2026-11-16T08:07', { zone: AMSTERDAM })
const run = (at: DateTime, itemsFound: number, isUsual = true) =>
  aRun(db(), { source: 'tenderned', startedAt: at.toJSDate(), itemsFound, isUsual })
const usualOn = async (at: DateTime, isResuming: boolean) =>
  (await usualCounts(db(), [{ source: 'tenderned', startedAt: at.toJSDate(), isResuming }]))[0]

test('a run is compared with the last fourteen usual runs, newest first', async () => {
  for (let hours = 1; hours <= 16; hours++) await run(monday.minus({ hours }), hours)
  await run(monday.minus({ minutes: 30 }), 999, false)
  await run(monday.plus({ minutes: 30 }), 999)
  expect(await usualOn(monday, false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

test('a resumed run is compared with runs of the same weekday and hour, also across daylight saving time', async () => {
  const inSummer = monday.minus({ weeks: 5 })
  expect(inSummer.offset).not.toBe(monday.offset)
  await run(inSummer, 1)
  await run(monday.minus({ weeks: 1 }).minus({ minutes: 80 }), 2)
  // Runs of another day, of another hour, and of too long ago.
  await run(monday.minus({ days: 1 }), 99)
  await run(monday.minus({ weeks: 1 }).plus({ hours: 4 }), 99)
  await run(monday.minus({ weeks: 20 }), 99)
  expect(await usualOn(monday, true)).toEqual([2, 1])
})

test('several runs each get their comparable runs, in the order given', async () => {
  await run(monday.minus({ hours: 1 }), 7)
  const asked = (['ted', 'tenderned', 'between'] as const).map(source => ({
    source,
    startedAt: monday.toJSDate(),
    isResuming: false,
  }))
  expect(await usualCounts(db(), asked)).toEqual([[], [7], []])
})

test('samples and a first import are not part of the baseline', async () => {
  const isUsual = async () =>
    (await db().findOneByOrFail(ScraperRun, { source: 'between', id: (await newest()).id })).isUsual
  const newest = () => db().findOneOrFail(ScraperRun, { where: { source: 'between' }, order: { startedAt: 'DESC' } })
  const resuming = { listsAllOpen: false, resumes: true as const }
  await harvested(db(), aConnector([drafts(1, 4)], resuming), { isSample: true })
  expect(await isUsual()).toBe(false)
  await harvested(db(), aConnector([drafts(1, 4)], resuming))
  expect(await isUsual()).toBe(false)
  await harvested(db(), aConnector([drafts(1, 4)], resuming))
  expect(await isUsual()).toBe(true)
  await harvested(db(), aConnector([drafts(1, 4)]))
  expect(await isUsual()).toBe(true)
})
